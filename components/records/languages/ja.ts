import { str } from '../../i18n/catalog.ts';

/** Japanese, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'このページにはまだセッションがありません。', // This page has no session yet.
  scb5d46b821c5336e: '<trellis-session>の中でのみ動作します。', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'その間に、ほかのユーザーが変更しました。', // Someone else changed this meanwhile.
  s5179edb88566d0bb: '最新の内容を確認してから、もう一度変更してください。', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'その間に削除された可能性があります。', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'このアカウントは承認されなかったか、閉鎖されています。', // This account was declined or closed.
  sde122c035af55362: 'このページの運営者にお問い合わせください。', // Ask the owner of this page.
  sfeba66e8638d764e: 'アカウントの状態により実行できないか、登録数が上限に達しています。', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407: '銀行口座が変更されたため、即時入金は24時間停止されています。', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: '現在、銀行口座を登録できません。', // A bank account can’t be given right now.
  s02370e36e7cc8652: '現在、書類を提出できません。', // A document can’t be given right now.
  sf8b926a04900f953: '必須項目が入力されていません。', // A required field is missing.
  s86cb1a21f7a2ca77: '選択数が、最低選択数または最大選択数の条件を満たしていません。', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: '残りを超えています。', // This is more than is left.
  s7937aec05fae78c5: 'この画像は使用できません。2,500万画素以下のJPEG、PNG、WebPの静止画を使用してください。', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: '表示内容が古い可能性があります。ページを再読み込みしてください。', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'ファイルが大きすぎます。', // This file is too large.
  safb13f193733865d: 'この形式のファイルは受け付けていません。', // Files of this type aren’t taken.
  se8e5c01fc510a8af: '受け付けられませんでした。入力内容を確認してください。', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'ヴィーガン', // Vegan
  sa55f03b76cdd13e9: 'ベジタリアン', // Vegetarian
  s339d8f0e8a13f675: 'グルテンフリー', // Gluten-free
  s191cb4c3f5d4f0c9: '乳製品不使用', // Dairy-free
  s5bab69ae19f58c9d: 'ナッツ不使用', // Nut-free
  s53b1becfacfb60a7: 'ハラール', // Halal
  se499fbfc2838fd73: 'コーシャ', // Kosher
  sfcd2c836e51ee420: 'グルテン', // Gluten
  s4820f6346697e1ad: '甲殻類', // Crustaceans
  s7e1f966c3bdc60ef: '卵', // Eggs
  sd1a31784ee6f7d83: '魚', // Fish
  s19c6be9a0bed5819: 'ピーナッツ', // Peanuts
  s9858b619faabdd0a: '大豆', // Soy
  s04e320aea9058222: '乳', // Milk
  s53f36c1f28c98c73: '木の実', // Tree nuts
  sde77d36c97c098d3: 'セロリ', // Celery
  s73d68a6f5b31332d: 'マスタード', // Mustard
  s8ab3ba8acd6003bb: 'ごま', // Sesame
  sd5e41b959070453e: '亜硫酸塩', // Sulphites
  s5947749e59725101: 'ルピナス', // Lupin
  s85aa73f71459b117: '軟体動物', // Molluscs
  saffccfec4a1c6d7a: '期限を過ぎた対応項目があります。対応が完了すると、入金が再開されます。', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: '対応する', // Settle it
  s4b5f1f5ebc8d8df4: '銀行に口座を拒否されました。', // The bank refused your account.
  sce3e6a92161df1f0: '別の口座を登録するまで入金できません。', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`${0}の入金に失敗しました。`, // A payout of {0} failed.
  s4b7abf8edfd705a8: '金額は残高に戻されました。', // The amount is in your balance again.
  s781f8c0287bf3f9a: '理由を見る', // See why
  s6ac51ba0ea5b90b7: 'このアカウントは使用できません。', // This account can’t be used.
  s3a7a71aa92278b95: '利用停止中または閉鎖済みです。このページの運営者にお問い合わせください。', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: '登録手続きが完了していません。', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: '完了すると、決済を受け付けられるようになります。', // You can take payments once it is.
  sb20f2031b9f005fc: '続ける', // Go on
  sa34103066d5652d1: '内容を見る', // See what it is
  s358ae9de147d9a6a: '料金と次回の請求', // Rates and next charge
  sb5170a999513e29a: '今後の月額請求はありません。', // No more months are charged.
  s3f0da07f3809f714: '次回の請求', // Next charge
  sf72695e8cd91f93c: str`${1}に${0}`, // … on …
  s0b01a13a3596425b: '今月これまでの売上に基づく金額です。残高から差し引かれます。', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: '今月はまだ売上がありません。売上のない月は料金がかかりません。', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: '現在、料金はかかりません。', // Nothing is charged at present.
  s055718e64eaa99fb: str`${0}から`, // Since …
  sae51c14aaddfda7f: str`${0}（最低${1}）`, // …, at least …
  se0a35e20d60d449f: '基本料（売上のある月）', // Subscription, per month with sales
  sdabbe265895e3337: '支払い済みの注文', // Paid order
  s932170d33e68b84f: '支払い済みの支払いリンク', // Paid pay link
  s936784268299192a: '有効なロイヤルティ会員（1か月）', // Active loyalty member, per month
  seaf670a9769b8e73: '異議のある支払い', // Disputed payment
  s244f5d2a2e7501b5: '即時入金', // Payout at once
  sb3b3f8006d471aa8: '注文ページ', // Ordering page
  s5b9700677e376da8: '店頭の注文', // Counter orders
  s274b244c6791ea58: '他のシステムの注文', // Orders from other systems
  s31b4fdbe96db1394: '支払いリンク', // Pay links
};
