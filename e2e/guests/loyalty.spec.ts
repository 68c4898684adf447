import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { codeOf, fulfil, openClub, type Club } from '../support/club.ts';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, addItem, PLACED } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';

/** By the keyboard: what has the focus is pressed. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, club: Club): Promise<void> {
  await page.getByLabel('Phone number').focus();
  await page.keyboard.type('020 7946 0018');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).focus();
  await page.keyboard.type(await codeOf(club, '+442079460018'));
  await page.keyboard.press('Enter');
}

async function orderAtPickup(page: Page): Promise<void> {
  await press(page, 'link', /^Check out/);
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Ada Byron');
  await page.keyboard.press('Tab');
  await page.keyboard.type('020 7946 0018');
  const atPickup = page.getByLabel('When I get my order');
  if (await atPickup.isVisible()) {
    await atPickup.focus();
    await page.keyboard.press('Space');
  }
  await press(page, 'button', /^(?:Continue|Place order)/);
}

test.describe('without script, on a phone, by the keyboard', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a guest joins, earns by an order, redeems in another one, and leaves', async ({ page, stack }) => {
    const club = await openClub(stack);
    await page.goto(club.shop);
    await press(page, 'link', 'Peace lily');
    await press(page, 'button', ADD);
    await press(page, 'link', /View cart/);
    await press(page, 'link', 'Sign in to collect rewards');
    await signIn(page, club);
    await expect(page.getByText('You have 0 stars.')).toBeVisible();
    await orderAtPickup(page);
    await expect(page.getByText(/You earn \d+ stars once the order is done\./)).toBeVisible();
    await fulfil(club);
    await page.reload();
    await expect(page.getByText(/You earned \d+ stars\./)).toBeVisible();

    await page.goto(club.url);
    await expect(page.getByRole('heading', { name: /You have \d+ stars/ })).toBeVisible();
    await press(page, 'button', 'Redeem £2 off for 5 stars');
    await expect(page.getByRole('status')).toContainText('The reward is yours.');
    await press(page, 'link', 'Order and collect');
    await press(page, 'link', 'Flat white');
    await press(page, 'button', ADD);
    await press(page, 'link', /View cart/);
    await page.getByLabel('£2 off ready to use').focus();
    await page.keyboard.press('Space');
    await press(page, 'button', 'Use reward');
    await expect(page.getByText('−£2.00')).toBeVisible();
    await orderAtPickup(page);
    await expect(page.getByRole('heading', PLACED)).toBeVisible();
    await fulfil(club);
    await page.goto(`${club.url}/history`);
    await expect(page.getByText('Reward used')).toBeVisible();

    await page.goto(club.url);
    await press(page, 'link', 'Leave the program');
    await press(page, 'button', 'Leave the program');
    await expect(page.getByRole('status')).toContainText('Your phone number is erased.');
    await page.reload();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    const members = await stack.call<{ data: { status: string; phone: string | null }[] }>(
      'GET',
      '/v1/loyalty/accounts',
      undefined,
      club.key,
    );
    expect(members.data).toMatchObject([{ status: 'left', phone: null }]);
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
      const club = await openClub(stack);
      const faults: string[] = [];
      const look = async (): Promise<void> => {
        const { pathname } = new URL(page.url());
        faults.push(...(await violations(checks(page))).map((fault) => `${pathname} ${fault}`));
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWide) faults.push(`${pathname} is wider than the window`);
      };
      await page.goto(club.url);
      await look();
      await page.getByLabel('Phone number').fill('020 7946 0018');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await look();
      await page.getByLabel('Code', { exact: true }).fill(await codeOf(club, '+442079460018'));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('5 stars to go until £2 off')).toBeVisible();
      await look();
      const path = '/v1/loyalty/accounts';
      const { data } = await stack.call<{ data: { id: string }[] }>('GET', path, undefined, club.key);
      const gift = { points: 12, reason: 'A welcome' };
      await stack.call('POST', `${path}/${data[0]?.id}/adjust`, gift, club.key);
      await page.reload();
      await page.getByRole('button', { name: 'Redeem £2 off for 5 stars' }).click();
      await expect(page.getByText('Ready to use')).toBeVisible();
      await look();
      await page.getByRole('link', { name: 'All of your history' }).click();
      await expect(page.getByText('A welcome')).toBeVisible();
      await look();
      await page.goto(`${club.url}/leave`);
      await look();
      await page.goto(`${club.shop}`);
      await addItem(page, 'Flat white');
      await expect(page.getByText('Flat white is in your cart.').first()).toBeVisible();
      await page.goto(`${club.shop}/cart`);
      await expect(page.getByText('£2 off ready to use')).toBeVisible();
      await look();
      expect(faults).toEqual([]);
      expect(said).toEqual([]);
    });
  });
}
