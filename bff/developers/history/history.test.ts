import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import type { Page } from '../../core/contract/fields.ts';
import { localDateOf, PAYOUT_DUE, startOfDate } from '../../accounts/merchants/merchants.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import type { Payment } from '../../money/payments/contract/payment.ts';
import type { Refund } from '../../money/payments/contract/refund.ts';
import type { Balance } from '../../money/payouts/contract/balance.ts';
import type { Payout } from '../../money/payouts/contract/payout.ts';
import { payoutFaults } from '../../money/payouts/testing/payout-books.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import type { Event } from '../webhooks/contract/events.ts';

const DAYS = rounds({ short: 5, long: 21 });
/** The time zone of every test merchant. Their days begin at midnight. */
const ZONE = 'Europe/London';

let service: Service;
let partner: SignedUp;
let signedUpAt: number;
let endpoint: Server;
const delivered: string[] = [];

beforeAll(async () => {
  service = await startService({ historyDays: DAYS });
  endpoint = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => delivered.push(chunk.toString()));
    req.on('end', () => res.end());
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  partner = await signUp(service);
  signedUpAt = service.clock.now();
  const { port } = endpoint.address() as AddressInfo;
  const body = { url: `http://127.0.0.1:${port}/` };
  const { status, text } = await call(service, 'POST /v1/webhook_endpoints', {
    credential: partner.key,
    body,
  });
  if (status !== 201) throw new Error(text);
  await vi.waitUntil(async () => (await left()) === 0, { timeout: 100_000, interval: 200 });
}, 120_000);
afterAll(async () => {
  await service.stop();
  endpoint.close();
});

const left = async (): Promise<number> =>
  (await service.db.selectFrom('histories').select('merchant_id').where('ended_at', 'is', null).execute())
    .length;

async function read<Body>(path: string): Promise<Body> {
  return (await call<Body>(service, `GET ${path}`, { credential: partner.key })).body;
}

async function all<Item>(path: string, cursor?: string): Promise<Item[]> {
  const query = cursor === undefined ? '' : `&cursor=${cursor}`;
  const first = path.includes('?') ? '&' : '?';
  const { data, next_cursor: next } = await read<Page<Item>>(`${path}${first}limit=100${query}`);
  return next === null ? data : [...data, ...(await all<Item>(path, next))];
}

test('a new sandbox has orders in all states, of the days before its sign-up', async () => {
  const orders = await all<Order>('/v1/orders');
  expect(new Set(orders.map(({ merchant }) => merchant)).size).toBe(3);
  const active = orders.filter(({ merchant }) => merchant === partner.active);
  expect(new Set(active.map(({ status }) => status))).toContain('completed');
  const open = active.filter(({ status }) => status === 'open').map(({ fulfillment }) => fulfillment.state);
  expect(open.toSorted()).toEqual(['accepted', 'accepted', 'preparing', 'ready']);
  expect(active.some(({ fulfillment }) => fulfillment.scheduled_at !== null)).toBe(true);
  for (const { created_at, updated_at, business_date } of orders) {
    const at = Date.parse(created_at);
    expect(at).toBeLessThan(signedUpAt);
    expect(at).toBeGreaterThan(signedUpAt - (DAYS + 1) * 24 * 60 * 60 * 1000);
    expect(Date.parse(updated_at)).toBeLessThan(signedUpAt);
    expect(business_date).toBe(localDateOf(new Date(created_at), ZONE));
  }
  const newest = active.map(({ created_at }) => created_at);
  expect(newest).toEqual(newest.toSorted().toReversed());
});

test('its payments and refunds are those of its orders, and the ledger has all of them', async () => {
  const [orders, payments, refunds] = await Promise.all([
    all<Order>('/v1/orders'),
    all<Payment>('/v1/payments'),
    all<Refund>('/v1/refunds'),
  ]);
  expect(payments.length).toBeGreaterThan(5);
  for (const payment of payments) expect(Date.parse(payment.created_at)).toBeLessThan(signedUpAt);
  expect(new Set(refunds.map(({ status }) => status))).toEqual(
    new Set(refunds.length > 0 ? ['succeeded'] : []),
  );
  const captured = payments.filter(({ captured_at }) => captured_at !== null);
  const taken = captured.reduce((sum, { amount }) => sum + amount.amount, 0);
  const back = refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
  const rows = await service.db.selectFrom('ledger_entries').selectAll().execute();
  const byCard = rows.filter(({ tender }) => tender === 'card');
  expect(byCard.reduce((sum, { gross }) => sum + Number(gross), 0)).toBe(taken - back);
  const completed = orders.filter(({ status }) => status === 'completed');
  expect(completed.length).toBeGreaterThan(5);
  for (const { payment, payment_state, due } of completed) {
    expect([payment_state, due.amount]).not.toContain('unpaid');
    const own = payments.find(({ id }) => id === payment);
    expect([payment === null, own?.status ?? null]).toEqual([
      payment === null,
      payment === null ? null : payment_state,
    ]);
  }
});

test('nobody is told of it', async () => {
  expect(await service.db.selectFrom('notices').select('name').execute()).toEqual([]);
  expect(await all('/v1/sandbox/messages')).toEqual([]);
});

test('what it sold can be refunded: the processor has it', async () => {
  const payments = await all<Payment>('/v1/payments');
  const { order = '', amount } = payments.find(({ status }) => status === 'captured') ?? {};
  const { status, text } = await call(service, `POST /v1/orders/${order}/refund`, {
    credential: partner.key,
    body: { amount: { amount: 1, currency: amount?.currency }, reason: 'requested' },
    headers: { 'idempotency-key': 'once' },
  });
  expect([status, JSON.parse(text)]).toMatchObject([201, { status: 'succeeded' }]);
});

test('it was paid out by its schedule: on a day once, and to the penny', async () => {
  const { data: merchants } = await read<Page<{ id: string; timezone: string }>>('/v1/merchants');
  const payouts = await all<Payout>('/v1/payouts');
  const zones = new Map(merchants.map(({ id, timezone }) => [id, timezone]));
  const days = await Promise.all(
    payouts.map(async ({ merchant, created_at }) => {
      const timezone = zones.get(merchant) ?? '';
      const date = localDateOf(new Date(created_at), timezone);
      expect(created_at).toBe((await startOfDate(date, timezone)).toISOString());
      return `${merchant} ${date}`;
    }),
  );
  expect(days.length).toBeGreaterThanOrEqual(DAYS - 3);
  expect(days.length).toBe(new Set(days).size);
  expect(payouts.every(({ automatic, merchant }) => automatic && merchant === partner.active)).toBe(true);
  expect(await payoutFaults(service.db)).toEqual([]);
  // Payouts whose day has come have arrived: after a weekend, on which banks are closed, that may be none.
  // The next is due.
  const today = localDateOf(new Date(service.clock.now()), ZONE);
  const missing = async (): Promise<Payout[]> =>
    (await all<Payout>('/v1/payouts')).filter((one) => one.arrival_date <= today && one.status !== 'paid');
  await expect.poll(missing).toEqual([]);
  const { next_payout } = await read<Balance>(`/v1/balance?merchant=${partner.active}`);
  expect(next_payout?.date).toMatch(/^\d{4}-/);
  const due = await service.db.selectFrom('timers').select('due_at').where('kind', '=', PAYOUT_DUE).execute();
  for (const { due_at: at } of due) expect(at.getTime()).toBeGreaterThan(signedUpAt);
});

test('its events are there at the times at which they happened, and none was sent', async () => {
  const events = await all<Event>('/v1/events');
  const past = events.filter(
    ({ type, created_at }) => type === 'order.created' && Date.parse(created_at) < signedUpAt,
  );
  expect(past.length).toBe((await all<Order>('/v1/orders')).length);
  const sent = delivered.map((text) => JSON.parse(text) as { timestamp: string });
  for (const { timestamp } of sent) expect(Date.parse(timestamp)).toBeGreaterThan(signedUpAt - 60_000);
});
