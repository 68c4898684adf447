import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, shopOf } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';
import type { RunningStack } from '../stack/running-stack.ts';

const link = (page: Page, name: string): Locator => page.getByRole('link', { name });

/** Opens the menu, and an item of it in a sheet. */
async function openItem(page: Page, stack: RunningStack, name: string): Promise<Locator> {
  const { url } = await shopOf(stack);
  await page.goto(url);
  await page.locator('trellis-ordering[state=ready]').waitFor();
  await link(page, name).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('an item opens in a sheet, and its button says what the choices cost', async ({ page, stack }) => {
  const said = watchConsole(page);
  const sheet = await openItem(page, stack, 'Flat white');
  const add = sheet.getByRole('button', { name: ADD });
  await expect(add).toHaveText('Add · £3.40');
  await sheet.getByRole('radio', { name: 'Large' }).check();
  await expect(add).toHaveText('Add · £3.90');
  await sheet.getByLabel('Extra shot, how many').fill('2');
  await expect(add).toHaveText('Add · £5.10');
  await sheet.getByRole('button', { name: 'One more' }).click();
  await expect(sheet.getByLabel('Quantity', { exact: true })).toHaveValue('2');
  await expect(add).toHaveText('Add · £10.20');
  await sheet.getByRole('button', { name: 'One fewer' }).click();
  await expect(add).toHaveText('Add · £5.10');

  await add.click();
  await expect(sheet).toBeHidden();
  const card = page.getByRole('listitem').filter({ has: link(page, 'Flat white') });
  await expect(card).toBeFocused();
  await expect(card.locator('.add')).toHaveText('1');
  await expect(page.locator('trellis-ordering > [aria-live]')).toHaveText('Flat white is in your cart.');
  expect(said).toEqual([]);
});

test('Escape, the close button and a click on the backdrop close the sheet, and the focus returns to the item', async ({
  page,
  stack,
}) => {
  const sheet = await openItem(page, stack, 'Flat white');
  const closings: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
  ];
  for (const close of closings) {
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(link(page, 'Flat white')).toBeFocused();
    await link(page, 'Flat white').press('Enter');
  }
});

test('what is wrong with the choices is said in the sheet, and what was chosen stays', async ({
  page,
  stack,
}) => {
  const sheet = await openItem(page, stack, 'Flat white');
  await sheet.getByRole('radio', { name: 'Large' }).check();
  await sheet.getByLabel('Extra shot, how many').fill('2');
  await sheet.getByLabel('Vanilla syrup, how many').fill('2');
  await sheet.getByRole('button', { name: ADD }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Choose at most 3: you chose 4.');
  await expect(sheet.getByRole('alert')).toBeInViewport();
  await expect(sheet.getByRole('radio', { name: 'Large' })).toBeChecked();
  await sheet.getByLabel('Vanilla syrup, how many').fill('1');
  await sheet.getByRole('button', { name: ADD }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Your cart' })).toContainText('Flat white');
});

test('a line of the cart is changed in a sheet above the cart', async ({ page, stack }) => {
  const sheet = await openItem(page, stack, 'Carrot cake');
  await sheet.getByRole('button', { name: ADD }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: 'View cart' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Edit Carrot cake' }).click();
  await sheet.getByRole('button', { name: 'One more' }).click();
  await sheet.getByRole('button', { name: /^Save ·/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^2$/ })).toBeVisible();
});
