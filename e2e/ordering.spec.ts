import type { Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { merchantOf, signUp, type NewPartner } from './new-partner.ts';
import { watchConsole } from './page-observers.ts';
import type { RunningStack } from './running-stack.ts';

/** The ordering page of a new partner's active merchant, as it is right after sign-up. */
async function shopOf(stack: RunningStack): Promise<{ url: string; partner: NewPartner; merchant: string }> {
  const partner = await signUp(stack);
  const merchant = merchantOf(partner, 'active').id;
  const { slug } = await stack.call<{ slug: string }>('GET', '/v1/partners/me', undefined, partner.key);
  const path = `/v1/merchants/${merchant}`;
  const shown = await stack.call<{ slug: string }>('GET', path, undefined, partner.key);
  const { port } = new URL(stack.api);
  return { url: `http://${slug}.sandbox.localhost:${port}/${shown.slug}/mill-lane`, partner, merchant };
}

/** By the keyboard: what has the focus is pressed. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').focus();
  for (const text of [number, '12', '2040', '123']) {
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
    await press(page, 'link', 'Garden salad');
    await page.getByRole('button', { name: 'Add to cart' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Garden salad is in your cart.');
    await press(page, 'link', 'Flat white');
    await press(page, 'button', 'Add to cart');
    await press(page, 'link', /View cart, 2 items/);

    await setAvailable(stack, partner.key, 'Garden salad', false);
    await page.reload();
    await expect(page.getByText('Garden salad is sold out meanwhile.')).toBeVisible();
    await press(page, 'button', 'Remove Garden salad');
    await press(page, 'link', 'Go to checkout');

    await page.getByLabel('Name').focus();
    await page.keyboard.type('Ada Byron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('020 7946 0018');
    await press(page, 'button', 'Continue');
    await payWith(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('The card was declined. Nothing was charged');
    await payWith(page, '4000 0000 0000 3220');
    await press(page, 'button', 'Confirm payment');

    await expect(page.getByRole('heading', { name: 'Order sent' })).toBeVisible();
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

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
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
      const look = async (): Promise<void> => {
        const { pathname } = new URL(page.url());
        faults.push(...(await violations(checks(page))).map((fault) => `${pathname} ${fault}`));
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWide) faults.push(`${pathname} is wider than the window`);
      };
      await page.goto(url);
      await look();
      await page.getByRole('link', { name: 'Flat white' }).click();
      await look();
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await look();
      await page.goto(`${url}/cart`);
      await look();
      await page.getByRole('link', { name: 'Go to checkout' }).click();
      await look();
      await page.getByLabel('Name').fill('Ada Byron');
      await page.getByLabel('Phone').fill('020 7946 0018');
      await page.getByRole('button', { name: 'Continue' }).click();
      await look();
      await payWith(page, '4242 4242 4242 4242');
      await expect(page.getByRole('heading', { name: 'Order sent' })).toBeVisible();
      await look();
      expect(faults).toEqual([]);
      expect(said).toEqual([]);
    });
  });
}
