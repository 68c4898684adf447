import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'Go to the start page': 'トップページへ',
  'Nothing was sent.': '何も送信されていません。',
  'Open the link you were sent again.': '届いたリンクをもう一度開いてください。',
  'Go back, reload the page and send the form again.':
    '前のページに戻って再読み込みし、フォームを送信し直してください。',
  'This can’t be done': 'この操作はできません',
  'Go back, load the page again and try once more.':
    '前のページに戻って再読み込みし、もう一度お試しください。',
  'There’s no site at this address': 'このアドレスにサイトはありません',
  'Skip to content': '本文へ移動',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'サンドボックス：ここでの注文と支払いはテスト用です。実際のお金は動きません。',
  'Order from ${0}.': '${0}で注文できます。',
  'Where would you like to order?': 'ご注文の店舗をお選びください。',
  'Rewards for your orders': 'ご注文で特典',
  'No location takes orders now': '現在、ご注文を受け付けている店舗はありません',
  'Come back soon, or contact the place directly.':
    'また後ほどご覧いただくか、お店に直接お問い合わせください。',
  Open: '営業中',
  'Takes no orders for now': '現在、ご注文を受け付けていません',
  'Takes orders again: ${0}': '${0}にご注文の受付を再開',
  'Closed for now': 'ただいま営業時間外',
  'Opens ${0}': '${0}開店',
  'Order from places that work with ${0}.': '${0}を利用しているお店で注文できます。',
  'There’s nothing here yet': 'まだ何もありません',
  'No place is open to the public so far. Come back soon.':
    '公開中のお店はまだありません。また後ほどご覧ください。',
  'More places': 'ほかのお店',
};
