import type { Locator } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { isLong } from '../support/in-turn.ts';
import { addItem, shopOf } from '../support/guest-shop.ts';
import { openGallery } from '../support/open-gallery.ts';
import { DONATION, newSeller } from '../support/seller.ts';
import { unmarkedChoices } from '../support/unmarked-choices.ts';

const colorOf = (element: Locator): Promise<string> => element.evaluate((one) => getComputedStyle(one).color);

test.use({ contextOptions: { forcedColors: 'active' } });

/** Galleries with something to choose in them. In every run gallery-languages.spec looks at most of them. */
const ELSEWHERE = ['onboarding', 'locations', 'team', 'menus', 'dashboard', 'reports', 'payments', 'payouts'];

for (const name of [...(isLong ? ELSEWHERE : []), 'webhooks'])
  test(`in forced colors, each sample of the ${name} shows what is chosen`, async ({ page }) => {
    await openGallery(page, name);
    expect(await unmarkedChoices(page)).toEqual([]);
  });

test('in forced colors, a guest sees what is chosen, and how far the order is', async ({ page, stack }) => {
  const { url } = await shopOf(stack);
  const expectMarked = async (path: string): Promise<void> => {
    await page.goto(url + path);
    await page.locator('trellis-ordering[state=ready]').waitFor();
    expect(await unmarkedChoices(page), path).toEqual([]);
  };
  await expectMarked('');
  await addItem(page, 'Carrot cake');
  await page.getByText('Carrot cake is in your cart.').first().waitFor();
  await expectMarked('/cart');
  const [drawn, written] = [page.locator('.way svg'), page.locator('.way')];
  expect(await colorOf(drawn)).toBe(await colorOf(written));
  await expectMarked('/checkout');
});

test('in forced colors, a pay link shows what is chosen', async ({ page, stack }) => {
  await page.goto((await (await newSeller(stack)).link(DONATION)).url);
  await expect(page.getByRole('radio', { name: 'No tip' })).toBeChecked();
  const edgeOf = (name: string): Promise<string> =>
    page.getByText(name, { exact: true }).evaluate((one) => getComputedStyle(one).borderTopWidth);
  expect(await edgeOf('No tip')).not.toBe(await edgeOf('10%'));
});
