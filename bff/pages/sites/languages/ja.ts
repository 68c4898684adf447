import type { Catalogue } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalogue = {
  'Order from ${0}.': '${0}で注文できます。',
  'Choose where to order.': 'ご注文の店舗をお選びください。',
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
