import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, enterCard, PLACED, shopOf } from '../support/guest-shop.ts';
import { inTurn } from '../support/in-turn.ts';
import { smallFields, smallTargetsOfPage } from '../support/small-targets.ts';

const WIDTHS = [320, 390, 768, 834, 1024, 1280, 1920];
const HEIGHT = 844;
const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** The pages, in the order in which they are looked at. */
const PAGES = [
  ...(['menu', 'sheet', 'menu with a cart', 'item', 'cart'] as const),
  ...(['checkout', 'checkout with faults', 'card', 'order'] as const),
];
type PageName = (typeof PAGES)[number];

/** What is wrong with how a page looks: widths that it bursts, what axe finds, and small targets. */
async function faultsOf(page: Page, name: PageName): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const sheet = document.querySelector('dialog[open]');
      return Math.max(scrollWidth - clientWidth, sheet ? sheet.scrollWidth - sheet.clientWidth : 0);
    });
    if (wider > 0) found.push(`${name}, ${width} wide: ${wider} px too wide`);
    if (width > 768) continue;
    found.push(...(await smallTargetsOfPage(page)).map((target) => `${name}, ${width} wide: ${target}`));
    found.push(...(await smallFields(page)).map((field) => `${name}, ${width} wide: ${field}`));
  }
  // At every width axe sees each look of three of the pages, and in the long run of all.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const look of inTurn(LOOKS, PAGES.indexOf(name))) {
      await page.emulateMedia(look);
      const said = `${name}, ${width} wide, ${look.colorScheme}, forced colors ${look.forcedColors}`;
      found.push(...(await violations(checks(page))).map((fault) => `${said}: ${fault}`));
    }
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await page.setViewportSize({ width: 390, height: HEIGHT });
  return found;
}

test.use({
  viewport: { width: 390, height: HEIGHT },
  hasTouch: true,
});

test('menu, sheet, item and cart fit each window, and can be read and tapped', async ({ page, stack }) => {
  test.slow();
  const { url } = await shopOf(stack);
  const found: string[] = [];
  await page.goto(url);
  await page.locator('trellis-ordering[state=ready]').waitFor();
  found.push(...(await faultsOf(page, 'menu')));
  await page.getByRole('link', { name: 'Flat white' }).tap();
  await expect(page.getByRole('dialog', { name: 'Flat white' })).toBeVisible();
  found.push(...(await faultsOf(page, 'sheet')));
  const item = await page.getByRole('dialog').locator('form.choices').getAttribute('action');
  await page.getByRole('button', { name: ADD }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  found.push(...(await faultsOf(page, 'menu with a cart')));
  await page.goto(new URL(item ?? '', url).href);
  found.push(...(await faultsOf(page, 'item')));
  await page.goto(`${url}/cart`);
  found.push(...(await faultsOf(page, 'cart')));
  expect(found).toEqual([]);
});

test('checkout, card and order fit each window, and can be read and tapped', async ({ page, stack }) => {
  test.slow();
  const { url } = await shopOf(stack);
  const found: string[] = [];
  await page.goto(url);
  await page.getByRole('button', { name: 'Add Pot of tea' }).tap();
  await expect(page.getByText('Pot of tea is in your cart.').first()).toBeVisible();
  await page.goto(`${url}/checkout`);
  await page.getByText('Choose a time').tap();
  found.push(...(await faultsOf(page, 'checkout')));
  const starts = await page
    .locator('.main-column .card')
    .locator('h2, legend')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(starts).size, 'where the headings of cards start').toBe(1);
  await page.getByRole('button', { name: /^Continue/ }).tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
  found.push(...(await faultsOf(page, 'checkout with faults')));
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await page.getByRole('button', { name: /^Continue/ }).tap();
  await expect(page.getByLabel('Card number')).toBeVisible();
  found.push(...(await faultsOf(page, 'card')));
  await enterCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).tap();
  await expect(page.getByRole('heading', PLACED)).toBeVisible();
  found.push(...(await faultsOf(page, 'order')));
  expect(found).toEqual([]);
});
