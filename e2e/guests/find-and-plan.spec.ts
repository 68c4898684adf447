import type { Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { addItem, shopOf } from '../support/guest-shop.ts';

const items = (page: Page) => page.locator('.items .item h3').filter({ visible: true });

test('the menu shows what a search finds while it is typed, and all of it again', async ({ page, stack }) => {
  const { url } = await shopOf(stack);
  await page.goto(url);
  await page.locator('trellis-ordering[state=ready]').waitFor();
  const all = await items(page).count();
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.pressSequentially('CARROT');
  await expect(items(page)).toHaveText(['Carrot cake']);
  await expect(page.getByRole('heading', { name: 'Coffee and tea' })).toBeHidden();
  await search.fill('');
  await expect(items(page)).toHaveCount(all);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is sent by Enter, and one that finds nothing leads back to the menu', async ({
    page,
    stack,
  }) => {
    const { url } = await shopOf(stack);
    await page.goto(url);
    const all = await items(page).count();
    const search = page.getByRole('searchbox', { name: 'Search the menu' });
    await search.fill('carrot');
    await search.press('Enter');
    await expect(page).toHaveURL(/\?q=carrot$/);
    await expect(items(page)).toHaveText(['Carrot cake']);
    await search.fill('unicorn');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing matches “unicorn”' })).toBeVisible();
    await page.getByRole('link', { name: 'See the menu' }).click();
    await expect(items(page)).toHaveCount(all);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on another day, with script' : 'on another day, without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('what was typed stays, and so does the time that was chosen', async ({ page, stack }) => {
      const { url } = await shopOf(stack);
      await page.goto(url);
      await addItem(page, 'Flat white');
      await expect(page.getByText('Flat white is in your cart.').first()).toBeVisible();
      await page.goto(`${url}/checkout`);
      await page.getByLabel('Name').fill('Ada Byron');
      await page.getByLabel('Note').fill('No straw');
      await page.getByText('Choose a time').click();
      const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
      await days.nth(1).click();
      await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
      const times = page.getByRole('group', { name: 'When' }).locator('.times input[type=radio]');
      const time = await times.first().inputValue();
      await times.first().check();

      await days.nth(2).click();
      await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
      await expect(page.getByLabel('Note')).toHaveValue('No straw');
      await expect(page.locator('input[name=when]:checked')).toHaveValue(time);
      await page.getByLabel('Phone').fill('020 7946 0018');
      await page.getByRole('button', { name: /^Continue/ }).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
      await page.goto(`${url}/checkout`);
      await expect(page.locator('input[name=when]:checked')).toHaveValue(time);
    });
  });
