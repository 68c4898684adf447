import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { move, ok, openShop, paid, read, type Shop } from '../../orders/orders/testing/shop.ts';
import { CHORES } from '../joined-features.ts';

const DAY_MS = 24 * 60 * 60_000;

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService({
    retention: { customers: 30, payLinkContacts: 31, evidence: 32, events: 7, carts: 1 },
    webhooks: { timing: { pruneMs: 20, lookMs: 20 } },
  });
  shop = await openShop(service);
});
afterAll(() => service.stop());

async function advance(days: number): Promise<void> {
  const { now } = await ok<{ now: string }>(service, 'GET /v1/sandbox/clock', shop.key);
  const to = new Date(Date.parse(now) + days * DAY_MS).toISOString();
  await ok(service, 'POST /v1/sandbox/clock/advance', shop.key, { to });
}

/** Days from now until a record is erased. */
async function daysUntil(kind: string, record: string): Promise<number> {
  const { now } = await ok<{ now: string }>(service, 'GET /v1/sandbox/clock', shop.key);
  const timer = await service.db
    .selectFrom('timers')
    .select('due_at')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .executeTakeFirstOrThrow();
  return Math.round((timer.due_at.getTime() - Date.parse(now)) / DAY_MS);
}

async function runChore(name: string): Promise<void> {
  const chore = CHORES.find((one) => one.name === name);
  if (!chore) throw new Error(`no chore ${name}`);
  while (await chore.run(service.deps));
}

test('the customer of an order is erased after the period that is set', async () => {
  const order = await paid(shop);
  for (const step of ['accept', 'ready', 'complete'] as const) await move(shop, order, step, {});
  await advance(29);
  expect((await read(shop, order)).customer).toMatchObject({ name: 'Ada Byron' });
  await advance(2);
  expect((await read(shop, order)).customer).toBeNull();
});

test('so are what was entered at a pay link, and the evidence of a dispute', async () => {
  const link = await ok<{ id: string }>(service, 'POST /v1/pay_links', shop.key, {
    merchant: shop.merchant,
    amount: { amount: 500, currency: 'GBP' },
    description: 'Deposit',
    reusable: true,
  });
  const { body } = await call<{ payment: string }>(service, `POST /v1/pay_links/${link.id}/pay`, {
    credential: shop.key,
    body: { source: { token: 'tok_paid' } },
    headers: { 'idempotency-key': 'deposit' },
  });
  const { payment } = body;
  expect(await daysUntil('pay_link.forget', payment)).toBe(31);
  const dispute = await ok<{ id: string }>(service, 'POST /v1/sandbox/disputes', shop.key, { payment });
  await ok(service, `POST /v1/sandbox/disputes/${dispute.id}/decide`, shop.key, { outcome: 'lost' });
  expect(await daysUntil('dispute.forget', dispute.id)).toBe(32);
});

test('events and carts are deleted after theirs', async () => {
  const other = await openShop(service);
  const { data } = await ok<{ data: { id: string }[] }>(service, 'GET /v1/events', other.key);
  const owner = { partner_id: shop.partner.partnerId, environment: 'sandbox' } as const;
  const changedAt = new Date(service.clock.now());
  await service.db
    .insertInto('ordering_carts')
    .values({ ...owner, location_id: shop.location, guest_hash: 'h', content: '{}', updated_at: changedAt })
    .execute();
  const carts = (): Promise<unknown[]> =>
    service.db.selectFrom('ordering_carts').select('guest_hash').execute();
  const status = async (): Promise<number> =>
    (await call(service, `GET /v1/events/${data[0]?.id}`, { credential: other.key })).status;

  await runChore('ordering.forget_carts');
  expect([await status(), await carts()]).toEqual([200, [{ guest_hash: 'h' }]]);
  service.clock.advance(DAY_MS + 60_000);
  await runChore('ordering.forget_carts');
  expect([await status(), await carts()]).toEqual([200, []]);
  service.clock.advance(6 * DAY_MS);
  await expect.poll(status).toBe(404);
});

test('the reference says what this installation keeps, and for how long', async () => {
  const { text } = await call(service, 'GET /docs/reference/stored-data');
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('The customer of an order until 30 days after it was closed');
  expect(words).toContain('7 days, with the record as it was when the event happened.');
});
