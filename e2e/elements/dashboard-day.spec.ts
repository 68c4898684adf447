import type { Locator, Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { collectShifts, whatMoved } from '../support/layout-shift.ts';
import { orderTaker } from '../support/sell-one.ts';
import { expect, test } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';

// A tablet on a counter, signed in by a one-time link.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1024, height: 768 } });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of all that moves from the first paint on, by itself: the measure of browsers, in which 0.1 is good. */
const MOST_SHIFT = 0.01;

const dashboard = (page: Page): Locator => page.locator('trellis-dashboard');
const press = (page: Page, name: string | RegExp): Promise<void> =>
  dashboard(page).getByRole('button', { name, exact: true }).click();
const waiting = (page: Page, count: number): Locator =>
  dashboard(page).getByRole('heading', { name: `New ${count}`, exact: true });

async function advance(stack: RunningStack, byMs: number): Promise<void> {
  const { now } = await stack.call<{ now: string }>('GET', '/v1/sandbox/clock');
  const to = new Date(Date.parse(now) + byMs).toISOString();
  await stack.call('POST', '/v1/sandbox/clock/advance', { to });
}

async function enter(page: Page, stack: RunningStack): Promise<void> {
  await page.goto(await stack.hostedLink('dashboard'));
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(dashboard(page).getByText('Live', { exact: true })).toBeVisible();
}

/** The sum of what has moved until now. */
async function shifted(page: Page): Promise<number> {
  const moved = await whatMoved(page);
  return moved.reduce((sum, text) => sum + Number.parseFloat(text), 0);
}

test('the dashboard’s day: a rush, one missed, the connection lost, a refund of yesterday, sold out and a pause', async ({
  page,
  ownStack: stack,
}) => {
  test.slow();
  const { item, place } = await orderTaker(stack);

  const old = await place('Grace Hopper');
  await stack.call('POST', `/v1/orders/${old.id}/accept`, {});
  await stack.call('POST', `/v1/orders/${old.id}/complete`, {});
  await advance(stack, DAY_MS);
  const first = await place();
  await advance(stack, 8 * MINUTE_MS);

  await collectShifts(page);
  await enter(page, stack);
  await expect(waiting(page, 1)).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(MOST_SHIFT);

  await test.step('25 new orders at once stay on one screen', async () => {
    await Promise.all(Array.from({ length: 24 }, place));
    await expect(waiting(page, 25)).toBeVisible();
    const { height, scrolls } = await page.evaluate(() => {
      const list = document
        .querySelector('trellis-dashboard')
        ?.shadowRoot?.querySelector('.orders[data-group=new]');
      return {
        height: document.documentElement.scrollHeight,
        scrolls: list ? list.scrollHeight > list.clientHeight : false,
      };
    });
    expect(scrolls).toBe(true);
    expect(height).toBeLessThan(900);
    expect(await violations(checks(page))).toEqual([]);
  });

  await test.step('one that nobody answers is missed, and stays in a list with its reason', async () => {
    await advance(stack, 3 * MINUTE_MS);
    await expect(waiting(page, 24)).toBeVisible();
    await press(page, 'Missed · 1');
    await dashboard(page).locator(`.past [data-id=${first.id}]`).click();
    await expect(dashboard(page).getByText('Not answered in time.')).toBeVisible();
    await press(page, 'Close');
  });

  await test.step('a lost connection says since when, and misses nothing', async () => {
    await page.context().setOffline(true);
    await expect(dashboard(page).getByText('This device is offline.')).toBeVisible();
    await expect(dashboard(page).getByText(/^Not live since \d\d:\d\d$/)).toBeVisible();
    await place();
    await page.context().setOffline(false);
    await expect(dashboard(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 });
    await expect(waiting(page, 25)).toBeVisible();
  });

  await test.step('yesterday’s order is found and refunded in part', async () => {
    await press(page, 'History');
    await dashboard(page).getByLabel('Name, phone, number or item').fill('hopper');
    await dashboard(page).locator(`.past [data-id=${old.id}]`).click();
    await press(page, 'Refund');
    await dashboard(page).getByRole('combobox').first().selectOption('1 of 2');
    await press(page, /^Refund £/);
    await expect(dashboard(page).getByText(/is refunded\.$/)).toBeVisible();
    await press(page, 'All orders');
    await press(page, 'Close');
    const { refunded } = await stack.call<{ refunded: { amount: number } }>('GET', `/v1/orders/${old.id}`);
    expect(refunded.amount).toBeGreaterThan(0);
  });

  await test.step('an item is sold out, and back', async () => {
    await press(page, 'Sold out');
    const sells = dashboard(page).getByRole('switch', { name: item.name });
    await sells.click();
    await expect(sells).not.toBeChecked();
    await expect(place()).rejects.toThrow('40905');
    await sells.click();
    await expect(sells).toBeChecked();
    await press(page, 'Close');
  });

  await test.step('everything takes longer, ordering is paused and resumed', async () => {
    await press(page, /^Takes orders/);
    await press(page, '15 min more for all');
    await expect(dashboard(page).getByText('The times are changed.')).toBeVisible();
    await dashboard(page).getByRole('button', { name: '15 min', exact: true }).first().click();
    await expect(dashboard(page).getByText(/Ordering is paused at/)).toBeVisible();
    expect(await violations(checks(page))).toEqual([]);
    await press(page, 'Close');
    await press(page, 'Resume');
    await expect(dashboard(page).getByText(/Ordering is paused at/)).toBeHidden();
  });
});
