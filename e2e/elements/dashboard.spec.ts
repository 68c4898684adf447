import type { Locator, Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole } from '../support/page-observers.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { orderTaker, placeOne } from '../support/sell-one.ts';

interface Order {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly fulfillment: { readonly state: string };
  readonly refunded: { readonly amount: number };
}

const orderOf = (stack: RunningStack, id: string): Promise<Order> => stack.call('GET', `/v1/orders/${id}`);
const stateOf = async (stack: RunningStack, id: string): Promise<string> =>
  (await orderOf(stack, id)).fulfillment.state;

const dashboard = (page: Page): Locator => page.locator('trellis-dashboard');
const ticket = (page: Page, id: string): Locator => dashboard(page).locator(`li#${id}`);
const press = (place: Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click();

declare global {
  interface Window {
    /** How often a sound began that is repeated, and how often one ended. */
    sounds: { begun: number; ended: number };
  }
}

/** Runs in the page, before anything else. */
function countSounds(): void {
  window.sounds = { begun: 0, ended: 0 };
  const { prototype } = AudioBufferSourceNode;
  const { start, stop } = prototype;
  prototype.start = function (...when) {
    window.sounds.begun += 1;
    start.apply(this, when);
  };
  prototype.stop = function (...when) {
    window.sounds.ended += 1;
    stop.apply(this, when);
  };
}

/** Opens the orders page of the demo, whose queue is live then. */
async function openLive(page: Page, stack: RunningStack): Promise<void> {
  await page.goto(`${stack.demo}/orders`);
  await expect(dashboard(page).getByText('Live', { exact: true })).toBeVisible();
}

test('an order is accepted with its minutes, ready and picked up; what is taken back is never sent', async ({
  page,
  stack,
}) => {
  const messages = watchConsole(page);
  await openLive(page, stack);
  const { order } = await placeOne(stack);
  const card = ticket(page, order);
  await expect(card).toContainText('Ada Byron');
  await expect(card).toContainText('2\u00a0×');
  await press(card, '5 minutes more');
  await press(card, 'Accept');
  await press(card, 'Undo');
  await press(card, 'Accept');
  await expect.poll(() => stateOf(stack, order)).toBe('accepted');
  await press(card, 'Ready');
  await expect.poll(() => stateOf(stack, order)).toBe('ready');
  expect(await violations(checks(page))).toEqual([]);
  await press(card, 'Picked up');
  await expect(card).toBeHidden();
  expect(await orderOf(stack, order)).toMatchObject({ status: 'completed' });
  expect(messages).toEqual([]);
});

test('what was pressed is sent when the page is left before the time to take it back is over', async ({
  page,
  stack,
}) => {
  await openLive(page, stack);
  const { order } = await placeOne(stack);
  await press(ticket(page, order), 'Accept');
  await page.goto('about:blank');
  await expect.poll(() => stateOf(stack, order)).toBe('accepted');
});

test('an order is rejected with a reason, and its customer isn’t charged', async ({ page, stack }) => {
  await openLive(page, stack);
  const { order } = await placeOne(stack);
  const card = ticket(page, order);
  await press(card, 'Reject');
  await expect(card).toContainText('The customer isn’t charged');
  await card.getByLabel('We’re about to close.').check();
  await press(card, 'Reject order');
  await expect.poll(() => stateOf(stack, order)).toBe('rejected');
  await expect(card).toBeHidden();
  expect(await orderOf(stack, order)).toMatchObject({
    payment_state: 'unpaid',
    fulfillment: { reason: 'We’re about to close.' },
  });
});

test('50 orders in a minute, with the connection lost half-way and back: each is shown once, and it sounds until then', async ({
  page,
  ownStack: stack,
}) => {
  test.slow();
  await page.addInitScript(countSounds);
  await openLive(page, stack);
  await press(dashboard(page), 'Turn sound on');
  const { place } = await orderTaker(stack);

  // The first half comes by the stream, until that breaks in the midst of it.
  const first = await Promise.all(Array.from({ length: 20 }, place));
  await expect(ticket(page, first[0]?.id ?? '')).toBeVisible();
  await page.context().setOffline(true);
  const lost = await Promise.all(Array.from({ length: 20 }, place));
  await expect(dashboard(page).getByText('This device is offline.')).toBeVisible();
  // The network is back before the stream is: it looks by itself.
  await page.route('**/v1/stream?*', (route) => route.abort());
  await page.context().setOffline(false);
  await expect(dashboard(page).getByText('Live updates are interrupted.')).toBeVisible();
  const last = await Promise.all(Array.from({ length: 10 }, place));
  const placed = [...first, ...lost, ...last];
  const times = placed.map(({ placed_at: at }) => Date.parse(at));
  expect([placed.length, Math.max(...times) - Math.min(...times) < 60_000]).toEqual([50, true]);
  await expect(dashboard(page).getByRole('heading', { name: 'New 50' })).toBeVisible();

  await page.unroute('**/v1/stream?*');
  await expect(dashboard(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(dashboard(page).getByRole('heading', { name: 'New 50' })).toBeVisible();
  const shown = await dashboard(page)
    .locator('li[id^=ord_]')
    .evaluateAll((cards) => cards.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
  expect(await page.evaluate(() => window.sounds)).toEqual({ begun: 1, ended: 0 });
});

test('a second window shows what the first has done, and says who was quicker', async ({
  page,
  stack,
  context,
}) => {
  const other = await context.newPage();
  await openLive(page, stack);
  await openLive(other, stack);
  const { order, number } = await placeOne(stack);
  await press(ticket(page, order), 'Accept');
  await stack.call('POST', `/v1/orders/${order}/ready`, {});
  await expect(ticket(other, order).getByRole('button', { name: 'Picked up' })).toBeVisible();
  await expect(dashboard(page).getByText(`Order ${number} is already marked as ready.`)).toBeVisible();
  await expect(ticket(page, order).getByRole('button', { name: 'Picked up' })).toBeVisible();
});

test('units of a line are refunded for the amount that was shown before', async ({ page, stack }) => {
  const { order } = await placeOne(stack);
  await stack.call('POST', `/v1/orders/${order}/accept`, {});
  await openLive(page, stack);
  await ticket(page, order)
    .getByRole('button', { name: /^Order \d+$/ })
    .click();
  await press(dashboard(page), 'Refund');
  const form = dashboard(page).getByRole('form', { name: 'Refund' });
  await form.getByRole('combobox').first().selectOption('1 of 2');
  await expect(form).toContainText('Refund to the customer');
  await expect(form).toContainText('Payment fees aren’t returned');
  const amount = (await form.getByRole('status').locator('bdi').textContent()) ?? '';
  await press(form, `Refund ${amount}`);
  await expect(dashboard(page).getByText(`${amount} is refunded.`)).toBeVisible();
  const { refunded } = await orderOf(stack, order);
  expect(amount).toContain((refunded.amount / 100).toFixed(2));
});

test('an item is sold out for today, and ordering is paused and resumed', async ({
  page,
  ownStack: stack,
}) => {
  await openLive(page, stack);
  const { item } = await placeOne(stack);
  await press(dashboard(page), 'Sold out');
  await dashboard(page).getByLabel('Find an item').fill(item.name);
  const sells = dashboard(page).getByRole('switch', { name: item.name });
  await sells.click();
  await expect(sells).not.toBeChecked();
  await expect(placeOne(stack)).rejects.toThrow('40905');
  await sells.click();
  await expect(sells).toBeChecked();
  await press(dashboard(page), 'Close');

  await dashboard(page)
    .getByRole('button', { name: /^Takes orders/ })
    .click();
  await dashboard(page).getByRole('button', { name: '15 min', exact: true }).first().click();
  await expect(dashboard(page).getByText(/Ordering is paused at/)).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  // The notice is beneath the drawer.
  await press(dashboard(page), 'Close');
  await press(dashboard(page), 'Resume');
  await expect(dashboard(page).getByText(/Ordering is paused at/)).toBeHidden();
});

test('the whole way by keyboard: to an order, its answer, and back', async ({ page, stack }) => {
  const { order } = await placeOne(stack);
  await openLive(page, stack);
  const number = ticket(page, order).getByRole('button', { name: /^Order \d+$/ });
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard(page).getByRole('heading', { level: 2, name: /^Order \d+$/ })).toBeFocused();
  await dashboard(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await ticket(page, order).getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(stack, order)).toBe('accepted');
});

test('the kitchen ticket has no prices, the receipt has them, and what is printed again is a copy', async ({
  page,
  stack,
}) => {
  const messages = watchConsole(page);
  const { item, order } = await placeOne(stack);
  await openLive(page, stack);
  await ticket(page, order)
    .getByRole('button', { name: /^Order \d+$/ })
    .click();
  /** What is on the paper; the frame is the element's own, and no script may run in it. */
  const paper = (): Promise<string> =>
    dashboard(page).evaluate(
      ({ shadowRoot }) => shadowRoot?.querySelector('iframe')?.contentDocument?.body.textContent ?? '',
    );
  await press(dashboard(page), 'Print kitchen ticket');
  await expect.poll(paper).toContain(item.name);
  expect(await paper()).not.toMatch(/£|COPY/);
  await press(dashboard(page), 'Print kitchen ticket');
  await expect.poll(paper).toContain('COPY');
  await press(dashboard(page), 'Print receipt');
  await expect.poll(paper).toContain('£');
  // No script may run in the frame, those of Playwright included.
  expect(messages.filter((text) => !text.includes('frame is sandboxed'))).toEqual([]);
});

test('a scope that is taken away is explained, and the order stays', async ({ page, ownStack: stack }) => {
  await openLive(page, stack);
  const { order } = await placeOne(stack);
  const card = ticket(page, order);
  await expect(card).toBeVisible();
  // The key that minted the session may no longer change orders: its live sessions may not either.
  const { data: keys } = await stack.call<{ data: { id: string; capability: string[] }[] }>(
    'GET',
    '/v1/keys',
  );
  const key = keys[0];
  const capability = key?.capability.filter((scope) => scope !== 'orders:write');
  await stack.call('PATCH', `/v1/keys/${key?.id}`, { capability });
  await press(card, 'Accept');
  await expect(card).toContainText('This session isn’t allowed to do that.');
  await expect(card).toBeVisible();
});
