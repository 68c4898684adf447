import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../core/api/errors.ts';
import { ENTRIES_AT_ONCE } from '../ledger/ledger.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { startService, type Service } from '../../testing/service/service.ts';
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

/**
 * As much as one request does that has no time. @returns its refusal; undefined: nothing is left to be
 * collected
 */
async function collect({ owner, merchant }: Earner, now: Date): Promise<unknown> {
  const row = await findMerchant(service.db, { ...owner, only: undefined }, merchant);
  if (!row) throw new Error('there is no merchant');
  return collectEntries(service.deps, owner, row, now, 0).catch((error: unknown) => error);
}

test(`${ENTRIES} entries are paid out when it is asked for, to the penny`, async () => {
  const { earner, sum } = await withEntries({ interval: 'manual' });
  const { status, body } = await payOut(earner);
  expect([status, body.amount]).toEqual([201, gbp(sum)]);
  expect(await entriesHeldBy(body.id)).toBe(ENTRIES);
  expect(await earner.sums()).toEqual([0, 0]);
});

test(`${ENTRIES} entries are paid out on their day, in one payout`, async () => {
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

test('a payment that is only collected has no payout in any answer, until there is one', async () => {
  const earner = await Earner.signUp(service);
  await earner.change({ payout_schedule: { interval: 'manual' } });
  const { id: payment } = await earner.earn(700);
  await earner.advance(3 * DAY);
  await manyEntries(service.db, earner.merchant, await earner.now(), 2_001);
  await collect(earner, await earner.now());
  const holder = await holderOf(payment);
  expect(holder).toMatch(/^po_/);
  expect(await rowOf(earner, 'payments', payment)).toMatchObject({ amount: '7.00', payout: '' });
  expect(await rowOf(earner, 'payouts', payment)).toBeUndefined();
  expect(await earner.payouts()).toEqual([]);
  for (const path of [holder, `${holder}?expand=entries`, `${holder}/entries`])
    expect((await earner.call(`GET /v1/payouts/${path}`)).status).toBe(404);
  const { body } = await payOut(earner);
  expect(body.id).toBe(holder);
  expect(await rowOf(earner, 'payments', payment)).toMatchObject({ amount: '7.00', payout: holder });
  expect(await rowOf(earner, 'payouts', payment)).toMatchObject({ net: '7.00', payout: holder });
});

/** The payout that has the entry of a payment, whether it is made yet or not. */
async function holderOf(payment: string): Promise<string> {
  const held = await service.db
    .selectFrom('payout_entries as held')
    .innerJoin('ledger_entries as entry', 'entry.id', 'held.entry_id')
    .select('held.payout_id')
    .where('entry.source', '=', payment)
    .executeTakeFirstOrThrow();
  return held.payout_id;
}

/** What a table of a report says about a payment, by the names of its columns. */
async function rowOf(
  earner: Earner,
  kind: 'payments' | 'payouts',
  payment: string,
): Promise<Record<string, string> | undefined> {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  const now = (await earner.now()).getTime();
  const period = `from=${day(now - 7 * DAY)}&to=${day(now + 7 * DAY)}`;
  const { text } = await earner.call(
    `GET /v1/reports/${kind}?merchant=${earner.merchant}&${period}&format=csv`,
  );
  const [header = [], ...rows] = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
  const row = rows.find((cells) => cells.includes(payment));
  return row && Object.fromEntries(header.map((name, place) => [name, row[place] ?? '']));
}

test.each(['payout.created', 'payout.paid', 'payout.failed', 'payout.canceled'])(
  'a simulated %s takes all entries too, a part in a transaction',
  async (type) => {
    const { earner, sum } = await withEntries({ interval: 'manual' }, 5_001);
    const { status, text, body } = await simulate(earner, type);
    expect([status, status === 201 || text]).toEqual([201, true]);
    expect(body.data.at(-1)?.type).toBe(type);
    const [payout] = await earner.payouts();
    expect(payout?.amount).toEqual(gbp(10_000));
    expect(await entriesHeldBy(payout?.id ?? '')).toBe(5_003);
    const isBack = type === 'payout.failed' || type === 'payout.canceled';
    expect(await earner.sums()).toEqual([isBack ? sum + 10_000 : sum, 0]);
    // The last part has the money that was given, and what is left for later.
    expect(Math.max(...(await partsOf(payout?.id ?? '')))).toBeLessThanOrEqual(ENTRIES_AT_ONCE + 2);
  },
);

/** Repeats it while it is answered that it goes on. */
async function simulate(earner: Earner, type: string) {
  for (;;) {
    const body = { type, merchant: earner.merchant };
    const reply = await earner.call<{ data: { type: string }[] }>('POST /v1/sandbox/events', body);
    if (reply.status !== 503) return reply;
    expect(reply.headers.get('retry-after')).toBe('1');
  }
}

/** How many entries each transaction has given to a payout. */
async function partsOf(payout: string): Promise<number[]> {
  const { rows } = await sql<{ entries: number }>`select count(*)::int as entries from payout_entries
    where payout_id = ${payout} group by xmin::text`.execute(service.db);
  return rows.map(({ entries }) => entries);
}

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
