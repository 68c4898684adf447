import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../gateway/errors.ts';
import { findMerchant } from '../merchants/merchants.ts';
import { rounds } from '../testing/rounds.ts';
import { startService, type Service } from '../testing/service.ts';
import { collectEntries } from './collect-entries.ts';
import { Earner, gbp } from './testing/earner.ts';
import { manyEntries } from './testing/many-entries.ts';
import { payoutFaults } from './testing/payout-books.ts';

/** More than two transactions take. */
const ENTRIES = rounds({ short: 5_001, long: 90_000 });
const DAY = 24 * 60 * 60_000;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterEach(async () => {
  const faults = await payoutFaults(service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => service.stop());

async function withEntries(schedule: object, count = ENTRIES): Promise<{ earner: Earner; sum: number }> {
  const earner = await Earner.signUp(service);
  await earner.change({ payout_schedule: schedule });
  const sum = await manyEntries(service.db, earner.merchant, await earner.now(), count);
  return { earner, sum };
}

/** Repeats the request while it is answered that it goes on. */
async function payOut(earner: Earner, wish: object = {}) {
  for (;;) {
    const reply = await earner.payOut(wish);
    if (reply.status !== 503) return reply;
    expect(reply.headers.get('retry-after')).toBe('1');
  }
}

async function entriesHeldBy(id: string): Promise<number> {
  const held = await service.db
    .selectFrom('payout_entries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('payout_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(held.count);
}

/** As much as one request does that has no time. @returns its refusal; undefined: nothing is left to be collected */
async function collect({ owner, merchant }: Earner, now: Date): Promise<unknown> {
  const row = await findMerchant(service.db, { ...owner, only: undefined }, merchant);
  if (!row) throw new Error('there is no merchant');
  return collectEntries(service.deps, owner, row, now, 0).catch((error: unknown) => error);
}

test(`${ENTRIES} entries are paid out when it is asked for, to the penny`, { timeout: 120_000 }, async () => {
  const { earner, sum } = await withEntries({ interval: 'manual' });
  const { status, body } = await payOut(earner);
  expect([status, body.amount]).toEqual([201, gbp(sum)]);
  expect(await entriesHeldBy(body.id)).toBe(ENTRIES);
  expect(await earner.sums()).toEqual([0, 0]);
});

test(`${ENTRIES} entries are paid out on their day, in one payout`, { timeout: 120_000 }, async () => {
  const { earner, sum } = await withEntries({ interval: 'daily' });
  await earner.earn(500);
  await earner.advance(4 * DAY);
  const payouts = await earner.payouts();
  expect(payouts.map(({ automatic, amount }) => [automatic, amount])).toEqual([[true, gbp(sum + 500)]]);
  expect(await entriesHeldBy(payouts[0]?.id ?? '')).toBe(ENTRIES + 1);
  expect(await earner.sums()).toEqual([0, 0]);
});

test('what is collected is part of the balance, of no payout yet, and goes into the next', async () => {
  const { earner, sum } = await withEntries({ interval: 'manual' }, 5_001);
  const at = await earner.now();
  const refusal = await collect(earner, at);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '1' } });
  const [collected] = await service.db.selectFrom('payout_collections').selectAll().execute();
  expect(await entriesHeldBy(collected?.payout_id ?? '')).toBe(2_000);
  expect(await earner.sums()).toEqual([sum, 0]);
  expect((await earner.call(`GET /v1/payouts/${collected?.payout_id}`)).status).toBe(404);
  const { body } = await payOut(earner, { amount: gbp(1_234) });
  expect(body).toMatchObject({ id: collected?.payout_id, amount: gbp(1_234) });
  expect(await earner.sums()).toEqual([sum - 1_234, 0]);
  expect(await service.db.selectFrom('payout_collections').selectAll().execute()).toEqual([]);
});

test('a merchant can’t be closed while a sum is collected for it', async () => {
  const { earner } = await withEntries({ interval: 'manual' }, 2_001);
  await collect(earner, await earner.now());
  const left = await service.db
    .selectFrom('ledger_unpaid')
    .select('amount')
    .where('merchant_id', '=', earner.merchant)
    .executeTakeFirstOrThrow();
  await earner.giveBack(await earner.earn(1), Number(left.amount) + 1);
  const closed = await earner.call(`POST /v1/merchants/${earner.merchant}/close`);
  expect(closed.body).toMatchObject({ error: 40902, param: 'merchant' });
});
