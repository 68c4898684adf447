import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: '建物名・階・部屋番号', // Flat, floor or building
  sb0048c13134533f9: '銀行の所在国', // Country of the bank
  s94d7a13322dfd7da: 'ソートコード', // Sort code
  s7cedb8b1cce5fbb0: '6桁の数字で入力してください。', // Use six digits.
  s934726e2a5886d85: '口座番号', // Account number
  s75a234962478804b: '8桁の数字で入力してください。', // Use eight digits.
  s90b45b7d08768b8a: 'ルーティング番号', // Routing number
  sf65f0173cf51ab70: 'ルーティング番号が正しくありません。9桁の数字を確認してください。', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: '4〜17桁の数字で入力してください。', // Use 4 to 17 digits.
  sb1901770313ae269: 'この国のIBANではありません。英字と数字を確認してください。', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: '4〜20文字の英数字で入力してください。', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: '確認中', // Being checked
  sca4fb8fafd9b52e5: '確認済み', // Verified
  sdad54e9ae804c9d5: '入金返却あり', // Returned a payout
  sb96c68e94d6e6070: '入金先の口座です。事業者名義の口座を指定してください。', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: '登録済みの口座を使う', // Keep the saved account
  sd91d54499dee71e3: '登録済みの口座', // Saved account
  s2f64461723d3df5d: '変更', // Change
  s341d45f2f4e7f4ac: '銀行口座', // Bank account
  sb3d3bba9eeff7514: 'レストラン・カフェ', // Restaurant or café
  se318c0317e96b1a3: 'ファストフード・テイクアウト', // Fast food or takeaway
  sef94e3fd7bdb6998: 'バー・パブ', // Bar or pub
  se4513d9410f97abd: 'ベーカリー', // Bakery
  sb23461c7a5c6fb9c: 'ケータリング', // Catering
  s9614cc0f0d6be077: '食料品店', // Food shop
  s5a041fbd7104cec4: 'スーパーマーケット', // Supermarket
  sed63d665d828597b: '植物・園芸', // Plants and garden
  s2813479acf0b672f: '生花', // Flowers
  s44bf9709aad2a3e3: 'その他の店舗', // Other shop
  sb084f451fd671490: '個人事業主', // Sole trader
  s7cb4e55c59663b1c: '会社', // Company
  sa5e744c89de66cdc: '非営利団体', // Non-profit organization
  sa63aad1c94e4b0f7: '登記どおりに入力してください。', // As it is in the register.
  sad5a85e1bfb73284: '末尾の4文字のみを保存します。', // We keep only its last four characters.
  s56d0b450d85876a1: 'お客様用メールアドレス', // Email for customers
  sa88f7a84f5018719: 'お客様用電話番号', // Phone for customers
  sc5564721201bb714: 'その他', // Something else
  s535c6487e679c05a: '業種コード', // Category code
  s95bc7649d8d967b7: '4桁の数字（MCC）。カード端末の契約書に記載されています。銀行でも確認できます。', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: '現在の保存内容', // Saved now
  s6014ea1191a59c48: '入力内容', // You typed
  sdc94c4d0660a0ff9: '入力内容を保存', // Save what I typed
  sde2fae57c8a9184b: '保存内容を使う', // Take what is saved
  s97576df40354154c: 'このファイルはPDF、JPEG、PNGとして読み込めません。', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'PDF、JPEG、PNGのファイルを選択してください。', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'ファイルが5 MBを超えています。小さいファイルを選択してください。', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'このファイルは空です。', // This file is empty.
  s8c8b3a06e1b4db0a: '5 MB以下のPDF、JPEG、PNGファイル。選択するとすぐに送信されます。', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: '事業者の書類の提出が必要です。', // A document about the business is due.
  s3ec8222f69c465f6: '書類をアップロードしています…', // Uploading the document…
  s4d0679ff95a20fa9: '長すぎます。', // This is too long.
  sf0b66c923f4605dc: 'メールアドレスを入力してください（例：alex@riverside.example）。', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: '国番号から電話番号を入力してください（例：+81 3 0000 0000）。', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'https://で始まるアドレスを入力してください。', // Enter an address that begins with https://.
  s49263fa81aac8eb0: '4〜30文字の英数字で入力してください。', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: '4桁の数字で入力してください（例：5812）。', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: '25〜100の整数を入力してください。', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: '年、月、日を入力してください（例：1984年5月17日）。', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: '18歳以上である必要があります。', // Must be at least 18 years ago.
  s324e61cbbfa50260: '年、月、日を入力してください（例：1998年3月14日）。', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: '過去の日付を入力してください。', // Must be in the past.
  sbf4808a055e7aa00: '選択してください', // Choose
  s5c76cc4ada53f648: str`末尾は${0}`, // Ends in {0}
  sa06387bae208ec63: '事業者の登録', // Set up your business
  s750f05cb7737e1f6: '登録内容を読み込んでいます…', // Loading your details…
  s70731ebf99d787d2: 'このページには登録内容を表示する権限がありません。', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: '後で続ける', // Finish later
  s3e01ed8d6e8e6769: '提出しています…', // Submitting…
  sc3733545a8dcd030: '削除しています…', // Removing…
  sb060188bb28bfa9f: '保存しています…', // Saving…
  s54c55bb54a33ff62: '代表者がまだ登録されていません。', // Nobody represents the business yet.
  s81ecf2d4386b8e84: '続ける', // Continue
  s01cf97824ae9fbc0: '関係者を追加', // Add a person
  s1c0a0ba9ca354f45: '未完了', // Incomplete
  sdcda09c20b09b522: '入力完了', // Complete
  sea4f08110bb8f15d: '削除', // Remove
  sf882039f1f7c3806: str`事業者の関係者から${0}を削除しますか？`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'この関係者を削除', // Remove this person
  s5286cefee595f9db: '公的書類に記載のとおりに入力してください。', // As on an official document.
  s16a02885902cc131: 'この関係者を保存', // Save this person
  sbef0d1d7c802e033: '事業者の住所を使う', // Use the address of the business
  s0016f981c5e84c5a: '関係者を削除しました。', // The person was removed.
  s86c6e018f3ef7a87: '法律により、事業者の代表者と、25%以上を所有する方の確認が義務付けられています。', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: '代表者', // Represents the business
  s75781ca3abea4fca: '25%以上の所有者', // Owns 25% or more
  s95d7ec72b3229ba1: '取締役', // Director
  s20356f57fa4f1c97: '事業者における役割', // Role in the business
  sbd903d64a039586f: '氏名', // Full name
  s36e074f349adfc34: '身分証明書、パスポート、社会保障などの番号。末尾の4文字のみを保存します。', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: '入力内容', // Your details
  s4dc3071e4e55cab6: '審査に提出', // Submit for review
  s2b35959bcf70e5dd: '次の項目が未入力です。入力が完了すると提出できます。', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: '入力内容を確認して提出してください。', // Check your details, then submit them.
  s94993577c418bc66: '追加の情報が必要です。', // We need something more.
  s9aa3d34e093d90c2: '審査中', // In review
  s1bafe7db377f4043: '入力内容を審査しています。ここで待つ必要はありません。いつでもこのページに戻れます。', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: '接続が中断されています。このページは自動的に再確認します。', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: '入金は保留中です。', // Your payouts are on hold.
  sad1d0b8e75b11061: '決済は受け付けられます。次の項目の対応が完了すると、入金が再開されます。', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: '送信された内容を確認しています。', // We’re reviewing what you sent.
  s62373e3631b26b4a: '確認が終わるまで、入金は保留されます。', // Your payouts are on hold until then.
  s13079e0504918159: 'お申し込みは承認されませんでした。', // Your application was declined.
  s3878ddb7a8f1356b:
    'このアカウントでは決済を受け付けられません。理由については、このページの運営者にお問い合わせください。', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'アカウントは利用停止中です。', // Your account is suspended.
  s2e8fa8edefce3c7c: 'ここでは変更できません。このページの運営者にお問い合わせください。', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'このアカウントは閉鎖されています。', // This account is closed.
  sb0288028ed08387f: '登録が完了しました。', // You’re set up.
  s766c69467c07e1dc: '決済を受け付けられます。新しい銀行口座は確認中です。', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: '決済を受け付けられます。売上は銀行口座に入金されます。', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`${0}までに対応が必要な項目があります。`, // Something is due by {0}.
  s0969b1797c10958e: '期限を過ぎると、入金が保留されます。', // After that day, your payouts are held back.
  sfa8641eece79b0bd: '対応する', // Go to it
  s8fd45bc6136209e3: '受け付けられませんでした。内容を確認するか、元のままにしてください。', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: '1つ選択してください。', // Choose one.
  s5cd69aab9f7c8f98: '続けるにはチェックを入れてください。', // Check this box to continue.
  sd2023813cc70bf74: '手順', // Steps
  scea8fe83eb12f43c: str`${1}件中${0}件完了`, // {0} of {1} done
  sc8e99647d23486da: '保存して続ける', // Save and continue
  sc16e00a7a8b2fde2: '戻る', // Back
  sffddb248c1500c19: '登記上の事業者名などを入力します。お客様には、指定した名称が表示されます。', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: '事業者の登記上の所在地。私書箱は使用できません。', // Where the business is registered. No post office box.
  s233ae776268cd44b: '事業者', // Business
  sfcdd8e672c75b713: '住所', // Address
  s4854cd48f30ff8ee: '関係者', // People
  sd4647caeb94889ec: '規約', // Terms
  sfc53e352afbca881: '確認と提出', // Review
  s9c13a2548d254014: '準備完了', // Ready
  s5c06b6e2521a4bf5: '未対応', // To do
  s0379fc73608ab971: '完了', // Done
  sb718fbf789a9f5c9: '後で', // Later
  s9b6901ac422f46a7: '却下', // Declined
  sb5f7a0b4a5c7ec98: '登記上の名称', // Registered name
  sd7251b8b2dda0ea9: 'お客様に表示される名称', // Name that customers see
  s5b538176b047d2fc: '事業形態', // Type of business
  s787946a62fb4863b: '納税者番号', // Tax number
  s9cf439c567040270: '販売するもの', // What you sell
  s82665b2ffabc9c0a: 'ウェブサイト', // Website
  s1175575c2ced4d53: '設立日', // Founded on
  sa311a24c1471a974: '書類', // Document
  scbe9592201fb2a0c: '町名・番地', // Street and number
  s9b94d49f820e8865: '市区町村', // Town or city
  s483169c26b28d9b3: '郵便番号', // Postal code
  s9cf7402fe920f7d1: '国', // Country
  s5456f991b726a491: '代表者', // A person who represents the business
  s93c046d8c5bb2047: '生年月日', // Date of birth
  sd1f44f1a8bc20e67: 'メールアドレス', // Email
  sf1bc83d2509bafcf: '電話番号', // Phone
  s298581b0d4e1aecc: '身分証明書番号', // Identity number
  s4e1c3a0856300ab2: '持分比率（%）', // Share of the business in percent
  s60a994e3b40a3fd7: '規約への同意', // Acceptance of the terms
  s43ff6b7fa4eb450e: '事業者の登記上の名称と納税者番号が記載された書類を送信してください。', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: '銀行から入金が返却されました。口座を確認するか、別の口座を入力してください。', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: '未入力の項目：', // Still due:
  se0d1d6bd81fc1980: '承諾済み', // Accepted
  sa5c28fae67d92cb5: '規約を読み、事業者を代表して同意します。', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: '規約を読む', // Read the terms
  s81fa26ccde47d6b4: '（新しいタブで開きます）', // (opens in a new tab)
  sa291678f99882d3e: '決済を受け付けるには同意が必要です。', // Accept them to take payments.
  s29bcf823714f8ad3: str`${0}に同意しました。`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'この関係者の公的書類（パスポートなど）の提出が必要です。', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: '例：適格請求書発行事業者の登録番号。レシートにすべて表示されます。', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'レシートに載せる税務登録番号', // Tax registration on receipts
  se2942f9d26a3839c: 'サバーブ（地区）', // Suburb
  s49c062b3b27c5a65: '州・省', // Province
  sae239213b7c70376: '州', // State
  s039f55207f48a0c8: '首長国', // Emirate
  s86a3745e20fb48a6: '都道府県', // Prefecture
  sabaad7d234e9c1f7: '郡・県', // County
  s1e45a4d7635fbda7: '県', // Department
  sb51270e19988f9bd: '地方', // Region
  s06fd2f8b555158a4: '区域', // Area
  s88d4b07d95a0d6af: '地区', // District
  se5a206eb8faa4118: '教区', // Parish
  s427b795d28c19eec: '島', // Island
  sbb03167c49773774: '州（オブラスチ）', // Oblast
  s908b17a113776765: '道・特別市・広域市', // Province or city
  s442fb1c19566bdb9: '郵便番号（ZIP）', // ZIP code
  s3d0bb0448ae28706: '郵便番号（ポストコード）', // Postcode
  s8d4e6a64faaefa22: 'エアコード', // Eircode
  sd8735ef67143b0d9: 'PINコード（郵便番号）', // PIN code
  s16124c19b0c92120: 'BSB番号', // BSB
  s38f8f411c5cb0dfe: '金融機関番号', // Institution number
  s17580c3589f5d56d: 'トランジット番号', // Transit number
  s5ad765f0f48aace4: '銀行コード', // Bank code
  sebc9c8586332252e: '支店コード', // Branch code
  s15f05519b0ac4a05: 'BIC（SWIFTコード）', // BIC
  s3eb6a7a778733bdc: '口座種別', // Account type
  s99460706adc3cc02: '口座名義', // Account holder
  s595a73288e274ec6: '当座預金（チェッキング）', // Checking account
  scd99ed71799e932f: '貯蓄預金', // Savings account
  sa272124d4f77e038: '普通預金', // Ordinary account
  sde56a2e01b083d91: '当座預金', // Current account
  sa54b48c28c58e14d: 'カタカナで入力してください。', // Write the name in katakana.
  se807ec01980593e6: '口座名義を入力してください。', // Enter the name of the account holder.
  sfcfb573988a72631: '8文字または11文字の英数字で入力してください。', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`郵便番号を確認してください。例：${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: '桁数を確認してください。', // Check the number of digits.
  s684b6bfe5d516e5c: str`ステップ${0}/${1}`, // Step … of …
  s58abba84928c40f6: '次：', // Next:
  s5d3fd7ce45b5b077: 'この後の流れ', // What happens next
  sa4f7bbb1435a84dd: '内容を審査します。その間、このページを離れてもかまいません。', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: '不足があれば、このページに表示されます。', // If something is missing, this page says what.
  s8277c21f96cdc159: '承認後は支払いを受け付けることができ、売上は銀行口座に振り込まれます。', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: '決済代行会社のページで続ける', // Continue at the payment processor
  s4f7fab11e7459a46: '決済代行会社のフォームを開いています…', // Opening the payment processor’s form…
  s2d00cddec274c248: '決済代行会社のフォーム', // The payment processor’s own form
  s93fcc122adecca56:
    '決済代行会社が、このフォームにない情報を求めています。決済代行会社のフォームで回答してください。', // The payment processor asks for more than this form does. Answer it on its own form.
};
