import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import { createMerchant } from '../../../accounts/merchants/merchants.ts';
import { gbp, move, openShop, paid, placed, read, type Shop } from '../../../orders/orders/testing/shop.ts';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

test('the list says where orders come from, then has them, by the filters of the API', async () => {
  expect((await visit.open('/console/orders')).text).toContain('No orders yet');
  const order = await placed(shop, { customer: { name: 'Grace <b>Hopper</b>', phone: '+442079460099' } });
  const list = await visit.open('/console/orders?q=grace');
  expect(list.text).toContain(`/console/orders/${order.id}`);
  expect(list.text).toContain('Grace &lt;b&gt;Hopper');
  expect(list.text).toContain('£34.79');
  expect((await visit.open('/console/orders?status=canceled')).text).toContain('No orders match');
  const refused = await visit.open('/console/orders?status=lost');
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('must be one of')]);
});

test('each row has its merchant, and the list can be narrowed to one', async () => {
  const order = await placed(shop);
  const { active, restricted = '' } = shop.partner.merchants;
  const all = await visit.open('/console/orders');
  expect(all.text).toContain(`<a href="/console/merchants/${active}"><bdi>Riverside Nursery</bdi></a>`);
  const chosen = await visit.open(`/console/orders?merchant=${active}`);
  expect(chosen.text).toContain(`/console/orders/${order.id}`);
  expect(chosen.text).toMatch(new RegExp(`<option value="${active}" +selected>Riverside Nursery`));
  const other = await visit.open(`/console/orders?merchant=${restricted}`);
  expect(other.text).not.toContain(`/console/orders/${order.id}`);
  expect(other.text).toContain('No orders match');
});

test('a row is its order’s link, named by merchant too, and a set filter is a chip that takes it off', async () => {
  const order = await placed(shop);
  const { text } = await visit.open('/console/orders?status=open&q=grace');
  const { number } = order as unknown as { number: number };
  const all = await visit.open('/console/orders');
  expect(all.text).toMatch(
    new RegExp(
      `<td class="name">\\s*<span\\s*><a href="/console/orders/${order.id}"\\s*>Order ${number}<span class="unseen">, [^<]*Riverside Nursery`,
    ),
  );
  expect(text).toMatch(
    /<a class="set-filter" href="\/console\/orders\?q=grace"\s*><span class="unseen">Remove the filter <\/span>Status: <b>Open<\/b>/,
  );
  expect(all.text).not.toContain('set-filter');
});

test('an order’s page is named by number, merchant and time, with its ID below', async () => {
  const order = await placed(shop);
  const { number } = order as unknown as { number: number };
  const { text } = await visit.open(`/console/orders/${order.id}`);
  expect(text).toMatch(
    new RegExp(
      `<h1>Order ${number} · <bdi>Riverside Nursery</bdi> · <time[^>]*>\\w{3} \\d+(, \\d{4})?, \\d+:\\d\\d\\s[AP]M UTC</time>`,
    ),
  );
  expect(text).toMatch(new RegExp(`<h1>[\\s\\S]*?</h1>\\s*<p class="muted small">[\\s\\S]*?>${order.id}<`));
  expect(text).toContain(`<title>Order ${number} · Riverside Nursery ·`);
  const refund = await visit.open(`/console/orders/${order.id}/reject`);
  expect(refund.text).toContain(`Reject order ${number} · Riverside Nursery`);
});

test('of more merchants than can be listed, one is named by its ID', async () => {
  const many = await signUp(service);
  const owner = { partnerId: many.partnerId, environment: 'sandbox' } as const;
  const fields = { country: 'GB', currency: 'GBP', timezone: 'Europe/London' };
  for (let number = 1; number <= 98; number += 1) {
    const names = { display_name: `Stall ${number}`, legal_name: `Stall ${number} Ltd` };
    await createMerchant(service.db, owner, { ...fields, ...names }, new Date(service.clock.now()));
  }
  const { text } = await (await signIn(service, many)).open(`/console/orders?merchant=${many.active}`);
  expect(text).toContain('Merchant ID');
  expect(text).toContain(`value="${many.active}"`);
});

test('says of a canceled order that it was not paid, not that it will be', async () => {
  const order = await placed(shop, {}, { source: { at_pickup: true } });
  const path = `/console/orders/${order.id}`;
  expect((await visit.open(path)).text).toContain('Pays at pickup');
  await move(shop, order, 'reject', { reason: 'Sold out' });
  const { text } = await visit.open(path);
  expect(text).toContain('Not paid');
  expect(text).not.toContain('aid at pickup');
});

test('an order is accepted, prepared and completed by its buttons', async () => {
  const order = await placed(shop);
  const path = `/console/orders/${order.id}`;
  for (const [action, state] of [
    ['accept', 'accepted'],
    ['prepare', 'preparing'],
    ['ready', 'ready'],
    ['complete', 'completed'],
  ] as const) {
    const page = await visit.open(path);
    expect(page.text).toContain(`value="${action}"`);
    expect((await visit.send(path, page, { action })).status).toBe(303);
    expect((await read(shop, order)).fulfillment.state).toBe(state);
  }
  const done = await visit.open(path);
  expect(done.text).toContain('order.completed');
  expect(done.text).toContain('payment.captured');
  expect(done.text).not.toContain('name="action"');
});

test('an order is accepted without what isn’t available', async () => {
  const order = await placed(shop);
  const path = `/console/orders/${order.id}`;
  const page = await visit.open(path);
  expect(page.text).toContain('Something isn’t available');
  const all = Object.fromEntries(
    order.lines.map(({ uid, quantity }) => [`unavailable-${uid}`, `${quantity}`]),
  );
  const refused = await visit.send(path, page, { action: 'accept', ...all });
  expect([Math.trunc(refused.status / 100), (await read(shop, order)).fulfillment.state]).toEqual([
    4,
    'proposed',
  ]);
  expect(refused.text).toMatch(/<details[^>]* open/);
  const [line] = order.lines;
  const sent = await visit.send(path, refused, { action: 'accept', [`unavailable-${line?.uid}`]: '1' });
  expect(sent.status).toBe(303);
  const accepted = await read(shop, order);
  expect(accepted.fulfillment.state).toBe('accepted');
  expect(accepted.lines.map(({ unavailable_quantity: out }) => out)).toEqual(
    order.lines.map((_, at) => (at === 0 ? 1 : 0)),
  );
  expect((await visit.open(path)).text).not.toContain('Something isn’t available');
});

test('rejecting needs a reason, and says what becomes of the money', async () => {
  const order = await placed(shop);
  const path = `/console/orders/${order.id}/reject`;
  const page = await visit.open(path);
  expect(page.text).toContain('£34.79 are not charged');
  const refused = await visit.send(path, page, { reason: '' });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('reason must be 1–140')]);
  expect((await visit.send(path, page, { reason: 'Sold out' })).status).toBe(303);
  expect(await read(shop, order)).toMatchObject({ status: 'canceled', fulfillment: { reason: 'Sold out' } });
  const again = await visit.send(path, page, { reason: 'Twice' });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('The order is rejected')]);
});

test('a refund is chosen by lines and tip', async () => {
  const order = await paid(shop, { tip: gbp(500) });
  const path = `/console/orders/${order.id}/refund`;
  const page = await visit.open(path);
  const nothing = await visit.send(path, page, {
    quantity_0: '0',
    quantity_1: '0',
    tip: '',
    reason: 'other',
  });
  expect([nothing.status, nothing.text]).toEqual([400, expect.stringContaining('Choose what to refund')]);
  const tip = await visit.send(path, page, { tip: 'all', reason: 'other' });
  expect(tip.text).toContain('Tip: Enter an amount in');
  const sent = await visit.send(path, page, { quantity_0: '1', tip: '2.50', reason: 'item_problem' });
  expect(sent.status).toBe(303);
  expect(await read(shop, order)).toMatchObject({
    payment_state: 'partially_refunded',
    lines: [{ refunded_quantity: 1 }, { refunded_quantity: 0 }],
  });
  expect((await visit.open(`/console/orders/${order.id}`)).text).toContain('1 refunded');
});

test("another partner's order is not found", async () => {
  const order = await placed(shop);
  const other = await signIn(service, await signUp(service));
  for (const path of ['', '/refund', '/reject', '/cancel']) {
    expect((await other.open(`/console/orders/${order.id}${path}`)).status).toBe(404);
  }
});
