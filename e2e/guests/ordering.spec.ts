import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, PLACED, shopOf } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';
import type { RunningStack } from '../stack/running-stack.ts';

/** By the keyboard: what has the focus is pressed. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').focus();
  for (const text of [number, '12 / 40', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Sells out an item of the merchant's menu, or has it again. */
async function setAvailable(
  stack: RunningStack,
  key: string,
  name: string,
  available: boolean,
): Promise<void> {
  const { data } = await stack.call<{ data: { id: string }[] }>(
    'GET',
    '/v1/menus?status=published',
    undefined,
    key,
  );
  for (const { id } of data) {
    const menu = await stack.call<{ sections: { items: { id: string; name: string }[] }[] }>(
      'GET',
      `/v1/menus/${id}`,
      undefined,
      key,
    );
    const items = menu.sections.flatMap((section) => section.items).filter((item) => item.name === name);
    const entries = items.map((item) => ({ target: item.id, available }));
    await stack.call('PUT', `/v1/menus/${id}/availability`, { items: entries }, key);
  }
}

test.describe('without script, on a phone, by the keyboard', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a guest orders, meets a sold-out item and a declined card, and confirms the payment at the bank', async ({
    page,
    stack,
  }) => {
    const { url, partner } = await shopOf(stack);
    await page.goto(url);
    await press(page, 'link', 'Carrot cake');
    await press(page, 'button', ADD);
    await expect(page.getByRole('status')).toContainText('Carrot cake is in your cart.');
    await press(page, 'link', 'Flat white');
    await press(page, 'button', ADD);
    await press(page, 'link', /^View cart\s*, 2 items/);
    await page.waitForURL('**/cart');

    await setAvailable(stack, partner.key, 'Carrot cake', false);
    await page.reload();
    await expect(page.getByText('Carrot cake has sold out.')).toBeVisible();
    await press(page, 'button', 'Remove Carrot cake');
    await press(page, 'link', /^Check out/);

    await page.getByLabel('Name').focus();
    await page.keyboard.type('Ada Byron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('020 7946 0018');
    await press(page, 'button', /^Continue/);
    await payWith(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('Your bank declined this card. You were not charged');
    await payWith(page, '4000 0000 0000 3220');
    await press(page, 'button', 'Confirm payment');

    await expect(page.getByRole('heading', PLACED)).toBeVisible();
    await expect(page.getByText('Ada Byron')).toBeVisible();
    const orders = await stack.call<{ data: { status: string }[] }>(
      'GET',
      '/v1/orders?limit=5',
      undefined,
      partner.key,
    );
    expect(orders.data.filter(({ status }) => status === 'open')).toHaveLength(1);
  });
});

for (const [width, colorScheme, languages] of [
  [390, 'light', { ar: 'العربية', ja: '日本語' }],
  [1280, 'dark', { de: 'Deutsch', ar: 'العربية' }],
] as const) {
  test.describe(`${width} wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('every page is accessible, fits the window and says nothing in the console', async ({
      page,
      stack,
    }) => {
      const said = watchConsole(page);
      const { url } = await shopOf(stack);
      const faults: string[] = [];
      const look = async (heading: string | RegExp): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const { pathname } = new URL(page.url());
        faults.push(...(await violations(checks(page))).map((fault) => `${pathname} ${fault}`));
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWide) faults.push(`${pathname} is wider than the window`);
      };
      await page.goto(new URL('/', url).href);
      await look('Riverside POS');
      await page.getByRole('link', { name: /Riverside Nursery/ }).click();
      await look('Riverside Nursery');
      expect(page.url()).toBe(url);
      await page.getByRole('link', { name: 'Flat white' }).click();
      await look('Flat white');
      await page.getByRole('button', { name: ADD }).click();
      await look('Riverside Nursery');
      await page.goto(`${url}/cart`);
      await look('Your cart');
      await page.getByRole('link', { name: /^Check out/ }).click();
      await look('Checkout');
      const speak = async (name: string): Promise<void> => {
        await page.locator('.languages summary').click();
        await page.getByRole('button', { name }).click();
      };
      for (const [language, name] of Object.entries(languages)) {
        await speak(name);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await look(/./);
        for (const path of [url, `${url}/cart`, `${url}/checkout`]) {
          await page.goto(path);
          await look(/./);
        }
      }
      await speak('English');
      await look('Checkout');
      await page.getByLabel('Name').fill('Ada Byron');
      await page.getByLabel('Phone').fill('020 7946 0018');
      await page.getByRole('button', { name: /^Continue/ }).click();
      await look('Pay by card');
      await payWith(page, '4242 4242 4242 4242');
      await look(PLACED.name);
      expect(faults).toEqual([]);
      expect(said).toEqual([]);
    });
  });
}
