import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  'Ticket ${0}': '伝票 ${0}',
  '${0} lines': '${0} 行',
  '${0} pieces': '${0} 点',
  'end of ticket': '伝票の終わり',
  'For ${0}': '${0} 希望',
  'Now, by ${0}': '今すぐ、${0} まで',
  'not placed': '未確定',
  'placed ${0}': '受付 ${0}',
  'Allergens not known': 'アレルゲン不明',
  COPY: '控え',
  TEST: 'テスト',
  'NOT PLACED': '未確定',
  CANCELED: 'キャンセル済み',
  'Receipt ${0}': 'レシート ${0}',
  '※ is taxed by the reduced rate.': '※は軽減税率対象です。',
  '${0} each': '単価 ${0}',
  '${0} refunded: ${1}': '${0} 点返金：${1}',
  'To pay': 'お支払い額',
  'To be paid when it is collected.': '受け取り時にお支払いください。',
  'Not paid yet.': '未払いです。',
  'Card reserved, not charged yet.': 'カードの与信枠を確保済み、未請求です。',
  'Paid at the counter.': '店頭でお支払い済みです。',
  'Paid by card.': 'カードでお支払い済みです。',
};
