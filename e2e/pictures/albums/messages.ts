import type { Album } from '../album.ts';

/** In the order of an order, and then those about accounts. */
const NAMES = [
  'order_received',
  'order_accepted',
  'order_delayed',
  'order_ready',
  'order_on_its_way',
  'order_rejected',
  'order_refunded',
  'receipt',
  'reward_earned',
  'staff_sign_in',
  'staff_invitation',
];
const LANGUAGES = ['en', 'de', 'ja'];

/** The emails of an order in a merchant's look, as its guest reads them. */
export const messages: Album = async ({ camera, page, shop }) => {
  for (const language of LANGUAGES) {
    for (const name of NAMES) {
      const path = `/v1/merchants/${shop.merchant}/notifications/${name}?language=${language}`;
      const { html } = await shop.call<{ html: string }>('GET', path);
      await page.setContent(html);
      await camera.take(`${name}, ${language}`, page);
    }
  }
};
