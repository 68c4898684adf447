import { expect, test } from '../stack/fixtures.ts';
import { addItem, shopOf } from '../support/guest-shop.ts';
import { placeOne } from '../support/sell-one.ts';

test('an order’s page prints as a receipt: what was ordered and its total, and nothing to press', async ({
  page,
  stack,
}) => {
  const { item, order, number } = await placeOne(stack);
  const { status_url: url } = await stack.call<{ status_url: string }>('GET', `/v1/orders/${order}`);
  await page.emulateMedia({ media: 'print' });
  await page.goto(url);
  const main = page.getByRole('main');
  await expect(main.getByText(`Order ${number}, Ada`)).toBeVisible();
  await expect(main.getByText(item.name)).toBeVisible();
  await expect(main.locator('.totals .total')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'link', 'button', 'form'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText('Sandbox: orders and payments')).toBeHidden();
});

test('a menu prints as a list of what there is, with prices and no way to choose', async ({
  page,
  stack,
}) => {
  const { url } = await shopOf(stack);
  await page.goto(url);
  await addItem(page, 'Flat white');
  await expect(page.getByText('Flat white is in your cart.').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('£3.40').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button', 'form'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText('View cart')).toHaveCount(2);
  for (const link of await page.getByText('View cart').all()) await expect(link).toBeHidden();
});
