import type { Page } from '@playwright/test';
import { openClub } from '../support/club.ts';
import { signIn } from '../support/console-pages.ts';
import { addItem, shopOf } from '../support/guest-shop.ts';
import { collectShifts, paintsFirst, whatMoved } from '../support/layout-shift.ts';
import { sellOne } from '../support/sell-one.ts';
import { DONATION, newSeller } from '../support/seller.ts';
import { expect, test } from '../stack/fixtures.ts';

/** The largest sum of a page's layout shifts, from its first paint on. */
const MOST_SHIFT = 0.01;
/** What comes after the first paint on a slow network. */
const LATE_FILES = /\.(?:js|webp|png|svg)(?:\?|$)/;
const GUEST_ELEMENTS = ':is(trellis-ordering, trellis-pay-link, trellis-loyalty)';

const CONSOLE_PAGES = [
  '/console',
  '/console/orders',
  '/console/merchants',
  '/console/payments',
  '/console/disputes',
  '/console/payouts',
  '/console/pay-links',
  '/console/loyalty',
  '/console/reports',
  '/console/events',
  '/console/webhooks',
  '/console/keys',
];

/** What moves on a page as it loads, if all of it together is more than the limit. */
async function shiftsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await expect(page.locator(`${GUEST_ELEMENTS}:not([state=ready])`)).toHaveCount(0);
  const moved = await whatMoved(page);
  const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  return sum > MOST_SHIFT ? moved.map((shift) => `${url}: ${shift}`) : [];
}

for (const width of [390, 1280])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test.beforeEach(async ({ page }) => {
      await collectShifts(page);
      await paintsFirst(page, LATE_FILES);
    });

    test('nothing moves while the pages of an order load', async ({ page, stack }) => {
      const { url } = await shopOf(stack);
      const moved = await shiftsOf(page, url);
      const item = await page.getByRole('link', { name: 'Flat white' }).first().getAttribute('href');
      moved.push(...(await shiftsOf(page, new URL(item ?? '', url).href)));
      await page.goto(url);
      await addItem(page, 'Carrot cake');
      await expect(page.getByText('Carrot cake is in your cart.').first()).toBeVisible();
      for (const path of ['', '/cart', '/checkout']) moved.push(...(await shiftsOf(page, url + path)));
      const { order } = await sellOne(stack);
      const { status_url } = await stack.call<{ status_url: string }>('GET', `/v1/orders/${order}`);
      moved.push(...(await shiftsOf(page, status_url)));
      expect(moved).toEqual([]);
    });

    test('nothing moves while pay links and rewards load', async ({ page, stack }) => {
      const seller = await newSeller(stack);
      const moved = await shiftsOf(page, (await seller.link()).url);
      moved.push(...(await shiftsOf(page, (await seller.link(DONATION)).url)));
      moved.push(...(await shiftsOf(page, (await openClub(stack)).url)));
      expect(moved).toEqual([]);
    });

    test('nothing moves while the console’s home and lists load', async ({ page, stack }) => {
      await sellOne(stack);
      await signIn(page, stack);
      const moved: string[] = [];
      for (const path of CONSOLE_PAGES) moved.push(...(await shiftsOf(page, stack.api + path)));
      expect(moved).toEqual([]);
    });
  });
