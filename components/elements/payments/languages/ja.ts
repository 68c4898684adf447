import { str } from '../../../i18n/catalog.ts';

/** Japanese, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: '銀行が示した理由：', // The reason that the bank gives:
  s09326cc5706c9b5d: '損失を受け入れる', // Accept the loss
  s42afcb139814577d: str`${0} の損失を受け入れますか？`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`カード所有者に ${0} が渡り、手数料 ${1} は戻りません。証拠は送信されず、異議申し立ては再開できません。`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`カード所有者に ${0} が渡ります。証拠は送信されず、異議申し立ては再開できません。`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: '損失の受け入れを処理しています。', // The loss is being accepted.
  s580fc5bd85edd1e0: '証拠を送信しています。', // The evidence is being sent.
  s51d5f1fbd77e1ef2: '銀行からの確認がまだありません。確認されるまで再送信されます。', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`回答期限：${0}`, // Answer by …
  s46f5ec4a751519d6: str`回答期限は ${0} に終了しました`, // The time to answer ended …
  s946f43c1afc5d604: str`回答がない場合、カード所有者に ${0} が渡り、手数料 ${1} は戻りません。`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`回答がない場合、カード所有者に ${0} が渡ります。`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: '異議申し立ての結果、主張が認められました。', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} が残高に戻りました。`, // … is back in your balance.
  s3c31a16162e1d350: '銀行が証拠を受け取り、判断しています。', // The bank has your evidence, and decides.
  s7db0927c74fa9312: '数週間かかることがあります。それまで対応は不要です。', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'この異議申し立てでは、銀行は証拠を受け付けません。', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: '損失を受け入れました。', // You accepted the loss.
  sf3dbf82bfeb40dd9: '異議申し立ての結果、主張は認められませんでした。', // You lost the dispute.
  se364464c3b30e90e: str`カード所有者に ${0} が渡ります。`, // The cardholder keeps ….
  s75efc1a7440263f0: '損失を受け入れました。', // The loss is accepted.
  s7d8750d5061a82e4: str`判断が出るまで ${0} と手数料 ${1} が差し引かれます。主張が認められた場合は両方戻ります。`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`判断が出るまで ${0} が差し引かれます。主張が認められた場合は戻ります。`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: '証拠', // Evidence
  sddcaebaa31ed7ea0: 'カード所有者はこの支払いをしていない', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: '注文を受け取っていない', // Order not received
  s976fd96ec16b9191: '説明と異なる、または破損', // Not as described, or broken
  s11d8835d2d5e5fea: '返金が届いていない', // A refund didn’t come
  se576ceeb2774078b: '定期購入を解約済み', // A subscription was canceled
  sf018ef14d094fed1: 'カード所有者が支払いに覚えがない', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'lee@example.com のようなメールアドレスを入力してください。', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: '提出する証拠', // Your evidence
  sde58fa4655235aff: str`銀行が読みます。${0} 文字まで。`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: '注文の内容は入力済みです。', // What the order says is filled in.
  sced7c4b63b5e1704: '証拠はファイルとともに一度だけ送信されます。それまで下書きを変更できます。', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: '下書きを保存', // Save draft
  s70e0df1433e794fc: '証拠を送信', // Send evidence
  sc3f76ba4473b2a91: '添付ファイル', // Your files
  s92c870d2e4fbca03: 'ファイルを追加', // Add a file
  s2cb254a4c40face2: str`2 MB までの JPEG、PNG、PDF を ${0} 個まで。選ぶとすぐに銀行に保管され、ここでは再び開けません。`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: '何があったかを書くか、ファイルを追加してください。', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: '証拠を送信しました。', // The evidence is sent.
  s947e07015337a3ac: '下書きを保存しました。', // The draft is saved.
  sfab8cba315a4b2ac: 'このファイルは 2 MB を超えています。小さいものを選んでください。', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: '何があったか（ご自身の言葉で）', // What happened, in your words
  s47fc1bb2652c1510: 'お客様の名前', // Name of the customer
  s4ee4d4bf56f35cd5: 'お客様のメールアドレス', // Email of the customer
  s464b70da5c6a76d5: 'お客様が受け取った日', // When the customer got it
  sa4ceb116111b8ec8: '販売したもの', // What was sold
  s2699b31b333e68fe: '返金ポリシー', // Your refund policy
  s848604e2a3ce0f38: '返金しなかった理由', // Why you refunded nothing
  s8e1b81981b4fe4d0: '経過', // What happened
  scdbe56709c64d284: str`カードで ${0} を仮押さえ`, // … held on the card
  s10f571d298973de5: str`${0} を請求`, // … charged
  s2e91c20168a26212: '仮押さえを解除しました。お客様への請求はありません。', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: '開始済み。お客様の支払いは完了していません。', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: '銀行に証拠を送信', // Evidence sent to the bank
  s04d626f55695b1af: '認められず', // Dispute lost
  sb5e66a044fcd8e9f: '損失を受け入れ', // Loss accepted
  seb21e9ebace3d5ec: str`${0} の入金は差し戻されました`, // The payout of … came back
  sa9b415a18420d030: str`${0} の入金に含まれます`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} を返金中`, // … is being refunded
  s3fd41472c11d5c12: str`${0} の返金に失敗`, // The refund of … failed
  sbf849bec241ea148: str`${0} を返金`, // … refunded
  s5f754953e3ee9149: 'カード所有者が支払いを承認しませんでした。', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'お客様の手続きが時間内に終わりませんでした。', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: '銀行は理由を示していません。', // The bank gave no reason.
  sc4adcccbe7d1b675: '残高が不足していました。', // There wasn’t enough money.
  sed81ea1d63d178ee: '紛失届の出ているカードです。', // The card was reported lost.
  sbb9bf3eb8cd82155: '盗難届の出ているカードです。', // The card was reported stolen.
  sf0227143c763babf: 'カードの有効期限が切れています。', // The card has expired.
  sf393344aa584bbfb: 'セキュリティコードが違います。', // The security code was wrong.
  s45603481654c059b: 'カード番号が違います。', // The card number was wrong.
  sa793c793ad028d5a: '銀行側で障害がありました。', // The bank had a fault.
  s09da0a0df9d6bf1f: '異議申し立て手数料', // Dispute fee
  s4721aafadca286fd: '受取額', // What you keep
  s150d62340ed6344f: '請求額', // Charged
  s57d5b4e86f11ef37: '名前、注文番号、下4桁、金額', // Name, order, last 4 digits or amount
  s6cb544a077b23852: '下4桁、金額', // Last 4 digits or amount
  s850c158f8f48b9b6: '支払いを絞り込む', // Filter payments
  s016db33541a125c4: '支払いを検索', // Search payments
  s155085305728da46: 'すべての期間', // Any time
  sc05cff7ca7ffaa41: 'すべての状態', // Any status
  s35f726bf7bcd4ef1: 'すべてのカード', // Any card
  sf4d9d9a29ac3a5ee: 'その他のカード', // Other cards
  s56cbab26c3c06745: '過去90日間', // Last 90 days
  se01dd67c8b9173c5: str`${0}の支払い（${1}件）`, // Paid in … (…)
  s426dae8fb499d137: str`仮押さえ中（${0}件）`, // Held now (…)
  sce7b0d8e5153313a: str`${0}の返金（${1}件）`, // Refunded in … (…)
  s53272ce67183ce96: str`異議申し立て（${0}件）、${1}までに回答`, // Disputes (…), answer by …
  s4669ac19548896f8: str`要回答の異議申し立て（${0}件）`, // Disputes to answer (…)
  s1afec223a5a383ad: str`${0}から${1}までに請求された支払い`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'CSVをダウンロード', // Download CSV
  se18c9f83ecd43653: 'お客様', // Guest
  sc683c10250a1b719: '日時', // When
  sf723d8bec0dac360: '該当する支払いはありません', // No payments match
  s293a37211dc19a94: '検索語を減らすか、絞り込みを外してください。', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'すべての支払いを表示', // Show all payments
  s58c6fef014b241fb: '支払いはまだありません', // No payments yet
  sb420921839bebea0: 'お客様が注文するか、リンクで支払うと、カード払いがここに表示されます。', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`${0} 返金済み`, // Refunded …
  sa9c1de10fba3b3c0: '未完了', // Not finished
  s352705d86112bc9e: '仮押さえ', // Held
  s014e9c83eb0a9252: '一部返金', // Refunded in part
  s6c8e5cfd95fb51ae: '未請求', // Not charged
  s3f3373b4d7f81d16: 'このページでは支払いを表示できません。', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`あと ${0} まで返金できます。`, // Up to … is left to refund.
  sc1f2136854a2ca53: '控え用のメモ', // Note for your records
  s9b839a41dc8a7cb7: '数日後にお客様の銀行に反映されます。決済手数料は戻りません。', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: '全額返金', // Refund all
  s6158205347d60434: '商品を選ぶか、金額を入力してください。', // Choose items, or enter an amount.
  s4580c05a4f819ffd: '0 より大きい金額を入力してください。', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`${0} の返金を処理しています。`, // The refund of … is on its way.
  s1232254544b5613d: '返金できる残額が減っています。', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: '注文', // Order
};
