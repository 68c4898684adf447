import type { Catalogue } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalogue = {
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
};
