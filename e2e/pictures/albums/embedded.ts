import { ADD } from '../../support/guest-shop.ts';
import { PartnerSite } from '../../support/partner-site.ts';
import type { Album } from '../album.ts';

const gbp = (amount: number): object => ({ amount, currency: 'GBP' });
const PAGE =
  'body{margin:0;padding:16px;font-family:sans-serif;background:Canvas}:root{color-scheme:light dark}';

/** The elements of guests on a partner's own page, which has a style sheet of a brand. */
export const embedded: Album = async ({ camera, page, shop, css = '' }) => {
  const show = async (element: string, href: string, look: () => Promise<void>): Promise<void> => {
    const site = await PartnerSite.open(shop.stack, {
      head: `<meta name="viewport" content="width=device-width"><style>${css}${PAGE}</style>
        <script type="module" src="/trellis/${element}.js"></script>`,
      body: `<main><h1>A café</h1><trellis-${element} href="${href}"></trellis-${element}></main>`,
    });
    try {
      await shop.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] });
      await page.goto(site.origin);
      await page.locator(`trellis-${element}[state=ready]`).waitFor();
      await look();
    } finally {
      await site.close();
    }
  };
  await show('ordering', shop.url, async () => {
    await camera.take('Menu', page);
    await page.getByRole('link', { name: 'Flat white' }).click();
    await page.getByRole('button', { name: ADD }).waitFor();
    await camera.take('Item', page);
    await page.getByRole('button', { name: ADD }).click();
    await page
      .getByRole('link', { name: /^View cart/ })
      .last()
      .click();
    await page.getByRole('link', { name: /^Check out/ }).waitFor();
    await camera.take('Cart', page);
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByLabel('Name').fill('4242 4242 4242 4242');
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('alert').first().waitFor();
    await camera.take('Checkout, refused', page);
  });

  const link = await shop.call<{ url: string }>('POST', '/v1/pay_links', {
    merchant: shop.merchant,
    amount: gbp(12_000),
    description: 'Deposit for your table of twelve',
    expires_at: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
  });
  await show('pay-link', link.url, async () => {
    await page.getByLabel('Card number').waitFor();
    await camera.take('Pay link', page);
  });

  await shop.call('POST', '/v1/loyalty/programs', {
    merchant: shop.merchant,
    terminology: { one: 'star', other: 'stars' },
    accrual: { type: 'spend', points: 1, amount: gbp(100) },
    reward_tiers: [{ name: '£2 off', points: 5, discount: { type: 'fixed', amount: gbp(200) } }],
    expiry_months: 12,
    terms_url: 'https://riverside.example/rewards',
  });
  await show('loyalty', `${shop.site}/${shop.slug}/rewards`, () => camera.take('Rewards', page));
};
