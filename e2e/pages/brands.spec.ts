import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { BRANDS, sheetOf, wear } from '../support/brand.ts';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, shopOf } from '../support/guest-shop.ts';
import { sellOne } from '../support/sell-one.ts';

/** Elements of merchants on the demo's pages, and every part that elements are made of. */
const PLACES: readonly (readonly [path: string, part: string])[] = [
  ['/', 'trellis-create-plant'],
  ['/set-up', 'trellis-onboarding'],
  ['/endpoints', 'trellis-webhooks'],
  ['/reports', 'trellis-reporting'],
  ['/menu', 'trellis-menu-editor'],
  ['/payouts', 'trellis-payouts'],
  ['/orders', 'trellis-dashboard'],
  ['/gallery/notifications#everything', '#everything trellis-notification-banner'],
  ['/gallery/kit', '.stage'],
];
/** What an element can be once it shows what it has. */
const SHOWN = ':is([state=ready], [state=done], [state=empty])';

const SCHEMES = ['light', 'dark'] as const;

/** What can't be read of this part of the page, in light and in dark. */
async function unreadable(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const contrast = checks(page).include(part).withRules(['color-contrast']);
    found.push(...(await violations(contrast)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

for (const [path, part] of PLACES)
  test(`${part} at ${path} can be read in the colors of each brand, light and dark`, async ({
    page,
    stack,
  }) => {
    if (path === '/reports' || path === '/orders') await sellOne(stack);
    await page.goto(path);
    const chart = page.getByRole('figure', { name: 'Chart: line' }).getByText('Revenue').first();
    await (path === '/gallery/kit' ? chart : page.locator(part + SHOWN)).waitFor();
    for (const brand of BRANDS) {
      await wear(page, sheetOf(brand));
      expect(await unreadable(page, part), brand).toEqual([]);
    }
  });

test('ordering in a page of each brand can be read, light and dark', async ({ page, openSite, stack }) => {
  const { url, partner } = await shopOf(stack);
  for (const brand of BRANDS) {
    const site = await openSite({
      head: `<style>${sheetOf(brand)} :root { color-scheme: light dark }</style>
        <script type="module" src="/trellis/ordering.js"></script>`,
      body: `<main><h1>A café</h1><trellis-ordering href="${url}"></trellis-ordering></main>`,
    });
    await stack.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] }, partner.key);
    await page.goto(site.origin);
    await page.locator('trellis-ordering[state=ready]').waitFor();
    expect(await unreadable(page, 'trellis-ordering'), `${brand}, menu`).toEqual([]);
    await page.getByRole('link', { name: 'Flat white' }).click();
    await expect(page.getByRole('button', { name: ADD })).toBeVisible();
    expect(await unreadable(page, 'trellis-ordering'), `${brand}, item`).toEqual([]);
  }
});
