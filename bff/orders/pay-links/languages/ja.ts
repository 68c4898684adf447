import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'To ${0}': 'お支払い先：${0}',
  'To be paid by ${0}': 'お支払い期限：${0}',
  'Tax and charges': '税金・追加料金',
  'Total when it was ordered': 'ご注文時の合計',
  'Includes tax': 'うち税金',
  'Total now, without a tip': '現在の合計（チップを除く）',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    '決済代行会社からの応答がまだありません。もう一度確認しても問題ありません。請求は1回のみです。',
  'Pay for ${0}': '${0}のお支払い',
  'Change the details': '内容を変更',
  'Cards can’t be taken at the moment. Nothing was charged.':
    '現在、カードをご利用いただけません。請求は発生していません。',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'ご注文の商品の一部が売り切れました。請求は発生していません。リンクの送信元にお問い合わせください。',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'ご注文の受け取り時間は選べなくなりました。請求は発生していません。リンクの送信元にお問い合わせください。',
  'Enter an amount from ${0} to ${1}.': '${0}〜${1}の金額を入力してください。',
  'Enter an amount up to ${0}, or choose no tip.':
    '${0}以下の金額を入力するか、「チップなし」をお選びください。',
  'Enter an email address such as ada@example.com.':
    'メールアドレスを入力してください（例：ada@example.com）。',
  'Nothing was paid.': '支払いは行われていません。',
  'About you': 'お客様の情報',
  'Continue to the card': 'カード情報の入力へ',
  'From ${0} to ${1}.': '${0}〜${1}。',
  'How much': '金額',
  'How much in ${0}': '金額（${0}）',
  'Add a tip': 'チップを追加',
  'As ordered, ${0}': '注文時のまま（${0}）',
  'Other tip in ${0}': 'その他のチップ（${0}）',
  'Pay on your phone': 'スマートフォンで支払う',
  'QR code of this page': 'このページのQRコード',
  'Scan the code with its camera, or send yourself ${0}.':
    'スマートフォンのカメラでコードを読み取るか、${0}をご自身に送信してください。',
  'the address of this page': 'このページのアドレス',
  'Error: Pay for ${0}': 'エラー：${0}のお支払い',
  'Confirm the payment at your bank': '銀行でお支払いを確認してください',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    '確認が取れ次第、ここにレシートが表示されます。まだ請求は発生していません。',
  'It is being paid in another window': '別のウィンドウでお支払い手続き中です',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'お支払いが15分以内に完了しない場合は、もう一度お支払いいただけます。二重に請求されることはありません。',
  'The receipt is here in a moment.': 'まもなくここにレシートが表示されます。',
  'Paid. The order was sent.': 'お支払い済みです。注文を送信しました。',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    '${0}が注文を承諾した時点で、カードに請求されます。その後、ここにレシートが表示されます。',
  'Paid. Thank you.': 'お支払いが完了しました。ありがとうございます。',
  'This is paid': 'お支払い済みです',
  'There’s nothing left to pay here.': 'こちらでのお支払いはもう必要ありません。',
  'Continue to ${0}': '${0}へ進む',
  Date: '日付',
  Card: 'カード',
  Reference: '参照番号',
  'Paid by': 'お支払い者名',
  'Pay once more': 'もう一度支払う',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'お支払い回数の上限に達しました。こちらでのお支払いはもう必要ありません。',
  'This link is canceled': 'このリンクは取り消されました',
  'This link has expired': 'このリンクは有効期限が切れています',
  'Payments aren’t possible here now': '現在、こちらではお支払いいただけません',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0}は現在お支払いを受け付けていません。請求は発生していません。',
  'Nothing is due anymore': 'お支払いの必要はありません',
  'The order was paid, placed or canceled.': 'この注文は、支払い済み、確定済み、または取り消し済みです。',
  'Someone else is paying': '別の方がお支払い手続き中です',
  'If that payment is not completed, you can pay here.':
    'その方のお支払いが完了しなかった場合は、こちらでお支払いいただけます。',
  'Write to ${0}': '${0}にメールする',
  'Confirm at your bank': '銀行で確認する',
  'Card •••• ${0}': 'カード •••• ${0}',
  'Nothing was charged.': '請求は発生していません。',
  Other: 'その他',
};
