import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { addItem, CART_OF_ONE, enterCard, ordersOf, PLACED, shopOf } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';

/** The push service of this browser: headless Chromium has none. */
const SUBSCRIBED = {
  endpoint: 'https://push.example.com/send/1',
  keys: {
    p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};

async function order(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await addItem(page, 'Flat white');
  await page.getByRole('link', { name: CART_OF_ONE }).first().click();
  await page
    .getByRole('link', { name: /^Check out/ })
    .first()
    .click();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await enterCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('heading', PLACED)).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 } });

test('a guest lets the browser say when the order is ready, once it is asked, and stops it again', async ({
  page,
  context,
  stack,
}) => {
  const { url, partner } = await shopOf(stack);
  const said = watchConsole(page);
  await page.addInitScript((subscribed) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Notification.requestPermission = () => {
      asked.push('permission');
      return Promise.resolve('granted');
    };
    PushManager.prototype.subscribe = (options) => {
      const key = String(options?.applicationServerKey);
      asked.push(`${String(options?.userVisibleOnly)} ${key.length}`);
      return Promise.resolve({ toJSON: () => subscribed } as unknown as PushSubscription);
    };
  }, SUBSCRIBED);
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  await order(page, url);
  const button = page.getByRole('button', { name: 'Tell me when it is ready' });
  await expect(button).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  expect(await asked()).toEqual([]);
  await button.click();
  await expect(page.getByText('This browser tells you when it is ready.')).toBeVisible();
  expect(await asked()).toEqual(['permission', 'true 87']);
  expect(await ordersOf(stack, partner)).toHaveLength(1);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.state]),
  );
  expect(scopes).toEqual([[`${page.url()}/`, 'activated']]);

  expect(context.serviceWorkers()[0]?.url()).toBe(`${page.url()}/worker.js`);

  await page.reload();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(button).toBeVisible();
  expect(said).toEqual([]);
});

test('a browser that blocks notifications says so, and nothing is stored', async ({ page, stack }) => {
  const { url } = await shopOf(stack);
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await order(page, url);
  await page.getByRole('button', { name: 'Tell me when it is ready' }).click();
  await expect(page.getByText('This browser blocks notifications of this page.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tell me when it is ready' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is offered that couldn’t work', async ({ page, stack }) => {
    const { url } = await shopOf(stack);
    await order(page, url);
    await expect(page.getByRole('button', { name: 'Tell me when it is ready' })).toBeHidden();
  });
});
