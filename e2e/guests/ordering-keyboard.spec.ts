import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, ordersOf, PLACED, shopOf } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';

const MOST_STEPS = 40;

/** Goes on with Tab until a control has the focus, and shows it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element.matches(':focus'))) return expectRing(control);
  }
  throw new Error(`not reached within ${MOST_STEPS} steps: ${String(control)}`);
}

/** A link may be a whole card: the ring is then around that. */
async function expectRing(control: Locator): Promise<void> {
  const rings = await control.evaluate((element) =>
    [getComputedStyle(element), getComputedStyle(element, '::after')].map(
      ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
    ),
  );
  expect(rings).toContain(true);
}

async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

/** What is new has the focus, so that the next Tab goes on from there. */
const arrived = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { name, exact: true })).toBeFocused();

test('a guest orders, pays and cancels with the keys alone, and the focus is always where something is new', async ({
  page,
  stack,
}) => {
  const { url, partner } = await shopOf(stack);
  const said = watchConsole(page);
  await page.goto(url);
  await page.locator('trellis-ordering[state=ready]').waitFor();
  await press(page, 'link', 'Skip to content');
  await press(page, 'link', 'Flat white');
  await expect(page.getByRole('dialog', { name: 'Flat white' })).toBeVisible();
  await press(page, 'button', ADD);
  await expect(page.getByRole('listitem').filter({ hasText: 'Flat white' }).first()).toBeFocused();
  await press(page, 'link', /^View cart$/);
  await arrived(page, 'Your cart');

  await press(page, 'button', 'One more Flat white');
  await expect(page.locator('.totals .total')).toContainText('£6.80');
  await press(page, 'link', /^Check out/);
  await arrived(page, 'Checkout');

  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Ada Byron');
  await tabTo(page, page.getByLabel('Phone'));
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await press(page, 'link', /^Enter a phone number/);
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('020 7946 0018');
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Card number'));
  for (const [digits, next] of [
    ['4242424242424242', page.getByLabel('Expiry date')],
    ['1240', page.getByLabel('CVC')],
    ['123', page.getByRole('button', { name: /^Pay £/ })],
  ] as const) {
    await page.keyboard.type(digits);
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Expiry date')).toHaveValue('12 / 40');
  await page.keyboard.press('Enter');
  await arrived(page, PLACED.name);
  expect(await ordersOf(stack, partner)).toEqual([expect.objectContaining({ status: 'open' })]);

  await press(page, 'link', 'Cancel the order');
  await press(page, 'button', /^Cancel/);
  await expect(page.getByRole('heading', { level: 1, name: 'Canceled' })).toBeFocused();
  expect(await ordersOf(stack, partner)).toEqual([]);
  expect(said).toEqual([]);
});
