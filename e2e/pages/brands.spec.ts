import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { BRANDS, sheetOf, wear } from '../support/brand.ts';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, shopOf } from '../support/guest-shop.ts';
import { inTurn } from '../support/in-turn.ts';
import { sellOne } from '../support/sell-one.ts';

/** Elements of merchants on the demo's pages, and every part that elements are made of. */
const PLACES: readonly (readonly [path: string, part: string])[] = [
  ['/', 'trellis-create-plant'],
  ['/set-up', 'trellis-onboarding'],
  ['/endpoints', 'trellis-webhooks'],
  ['/reports', 'trellis-reporting'],
  ['/menu', 'trellis-menu-editor'],
  ['/locations', 'trellis-locations'],
  ['/team', 'trellis-team'],
  ['/payments', 'trellis-payments'],
  ['/payouts', 'trellis-payouts'],
  ['/orders', 'trellis-dashboard'],
  ['/gallery/notifications#everything', '#everything trellis-notification-banner'],
  ['/gallery/kit', '.stage'],
];
/** What an element can be once it shows what it has. */
const SHOWN = ':is([state=ready], [state=done], [state=empty])';

const SCHEMES = ['light', 'dark'] as const;
type Schemes = readonly (typeof SCHEMES)[number][];

/** What can't be read of this part of the page in these schemes. */
async function unreadable(page: Page, part: string, schemes: Schemes): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const contrast = checks(page).include(part).withRules(['color-contrast']);
    found.push(...(await violations(contrast)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Every part is at this place: it is looked at in both schemes in every run, and the others by turns. */
const WITH_EVERY_PART = '/gallery/kit';

for (const [at, [path, part]] of PLACES.entries())
  test(`${part} at ${path} can be read in the colors of each brand, light and dark`, async ({
    page,
    stack,
  }) => {
    if (path === '/reports' || path === '/orders') await sellOne(stack);
    await page.goto(path);
    const chart = page.getByRole('figure', { name: 'Chart: line' }).getByText('Revenue').first();
    await (path === WITH_EVERY_PART ? chart : page.locator(part + SHOWN)).waitFor();
    for (const [turn, brand] of BRANDS.entries()) {
      await wear(page, sheetOf(brand));
      const schemes = path === WITH_EVERY_PART ? SCHEMES : inTurn(SCHEMES, at + turn);
      expect(await unreadable(page, part, schemes), brand).toEqual([]);
    }
  });

test('ordering in a page of each brand can be read, light and dark', async ({ page, openSite, stack }) => {
  const { url, partner } = await shopOf(stack);
  for (const [turn, brand] of BRANDS.entries()) {
    const site = await openSite({
      head: `<style>${sheetOf(brand)} :root { color-scheme: light dark }</style>
        <script type="module" src="/trellis/ordering.js"></script>`,
      body: `<main><h1>A café</h1><trellis-ordering href="${url}"></trellis-ordering></main>`,
    });
    await stack.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] }, partner.key);
    await page.goto(site.origin);
    await page.locator('trellis-ordering[state=ready]').waitFor();
    expect(await unreadable(page, 'trellis-ordering', inTurn(SCHEMES, turn)), `${brand}, menu`).toEqual([]);
    await page.getByRole('link', { name: 'Flat white' }).click();
    await expect(page.getByRole('button', { name: ADD })).toBeVisible();
    expect(await unreadable(page, 'trellis-ordering', inTurn(SCHEMES, turn + 1)), `${brand}, item`).toEqual(
      [],
    );
  }
});
