import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { MIGRATING, openPostgres } from '../../core/database/postgres.ts';
import { localDateOf, PAYOUT_DUE, startOfDate } from '../../accounts/merchants/merchants.ts';
import { Earner, gbp } from '../../money/payouts/testing/earner.ts';
import { manyEntries } from '../../money/payouts/testing/many-entries.ts';
import { dueMerchants, runState } from '../../money/payouts/testing/many-merchants.ts';
import { payoutFaults } from '../../money/payouts/testing/payout-books.ts';
import { rounds } from '../service/rounds.ts';
import { setTimers } from '../../core/timers/timers.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const MERCHANTS = rounds({ short: 2_000, long: 100_000 });
const KILLS = rounds({ short: 3, long: 50 });
/** The number of one merchant's ledger entries. */
const ENTRIES = 90_000;
/** A day's payouts of 100,000 merchants may take so long. */
const WITHIN_MS = 5 * 60_000;
const DAY = 24 * 60 * 60_000;

let cluster: Cluster;
/** The cluster's database without the time limits of a request, for queries on 100,000 merchants at once. */
let patient: Database;
beforeAll(async () => {
  cluster = await startCluster();
  patient = await openPostgres(cluster.database.url, MIGRATING);
});
afterAll(async () => {
  await patient.close();
  await cluster.stop();
});

test('two nodes never pay out more than there is', async () => {
  const partner = await cluster.partner('Payouts');
  const [one, other] = [0, 1].map(
    (place) => new Earner({ url: cluster.node(place).url, db: cluster.db }, partner),
  );
  if (!one || !other) throw new Error('there are two nodes');
  await one.change({ payout_schedule: { interval: 'manual' } });
  for (let round = 0; round < 3; round += 1) {
    await one.earn(1_000);
    await one.advance(2 * DAY);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? one : other).payOut({ amount: gbp(300) })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ body }) => Reflect.get(body, 'error') === 40_022)).toHaveLength(7);
    expect((await one.payOut({ amount: gbp(100) })).status).toBe(201);
    expect(await one.sums()).toEqual([0, 0]);
  }
  expect(await payoutFaults(cluster.db)).toEqual([]);
});

/** A day's payouts of merchants that are due at once. @returns how long they took, in milliseconds */
async function payAll(from: number, disturb: () => Promise<void> = async () => undefined): Promise<number> {
  const before = await runState(patient.db);
  await dueMerchants(patient.db, await cluster.partner(`Many from ${from}`), { from, count: MERCHANTS });
  await sql`analyze`.execute(patient.db);
  const since = performance.now();
  await disturb();
  await expect
    .poll(() => runState(patient.db), { timeout: 900_000, interval: 500 })
    .toMatchObject({ payouts: before.payouts + MERCHANTS, due: 0 });
  const tookMs = performance.now() - since;
  // Each once: as many merchants have one as there are payouts.
  expect((await runState(patient.db)).merchants).toBe(before.merchants + MERCHANTS);
  expect(await payoutFaults(patient.db)).toEqual([]);
  return tookMs;
}

test(`the payouts of ${MERCHANTS} merchants are made once each`, { timeout: 1_200_000 }, async () => {
  const tookMs = await payAll(1);
  console.log(`${MERCHANTS} payouts by two nodes in ${Math.round(tookMs)} ms`);
  expect(tookMs).toBeLessThan(WITHIN_MS);
});

test(
  `the payouts of ${MERCHANTS} merchants are made once each, while nodes are killed ${KILLS} times`,
  { timeout: 1_200_000 },
  async () => {
    let killed = 0;
    const tookMs = await payAll(MERCHANTS + 1, async () => {
      for (; killed < KILLS; killed += 1) {
        await delay(Math.random() * 150);
        await cluster.node(killed % 2).kill();
        await cluster.startNode(killed % 2);
      }
    });
    console.log(`${MERCHANTS} payouts by two nodes in ${Math.round(tookMs)} ms, with ${killed} kills`);
    expect(killed).toBe(KILLS);
  },
);

test(
  `${ENTRIES} entries of a merchant are paid out once, asked for on two nodes of which one is killed`,
  { timeout: 300_000 },
  async () => {
    const partner = await cluster.partner('Parts');
    const [one, other] = [0, 1].map(
      (place) => new Earner({ url: cluster.node(place).url, db: cluster.db }, partner),
    );
    if (!one || !other) throw new Error('there are two nodes');
    await one.change({ payout_schedule: { interval: 'manual' } });
    const sum = await manyEntries(patient.db, one.merchant, await one.now(), ENTRIES);
    const asked = [one, other].map((earner) => payOutAtLast(earner));
    await expect.poll(() => isCollecting(one.merchant), { interval: 20 }).toBe(true);
    await cluster.node(0).kill();
    await cluster.startNode(0);
    const replies = await Promise.all(asked);
    const made = replies.filter(({ status }) => status === 201);
    expect(made.map(({ body }) => body.amount)).toEqual([gbp(sum)]);
    expect(await one.sums()).toEqual([0, 0]);
    expect(await payoutFaults(patient.db)).toEqual([]);
  },
);

test(
  `${ENTRIES} entries of a merchant are paid out on their day, while both nodes are killed`,
  { timeout: 300_000 },
  async () => {
    const partner = await cluster.partner('Parts by the clock');
    const earner = new Earner({ url: cluster.node(0).url, db: cluster.db }, partner);
    const sum = await manyEntries(patient.db, earner.merchant, await earner.now(), ENTRIES);
    await setTimers(cluster.db, earner.owner, [
      { kind: PAYOUT_DUE, record: earner.merchant, dueAt: await todayIn('Europe/London') },
    ]);
    for (const place of [0, 1]) {
      await expect.poll(() => isCollecting(earner.merchant), { interval: 20 }).toBe(true);
      await cluster.node(place).kill();
    }
    // Both only now: while the first one started, the second might pay it out.
    for (const place of [0, 1]) await cluster.startNode(place);
    await expect
      .poll(async () => (await earner.payouts()).map(({ amount }) => amount), { timeout: 120_000 })
      .toEqual([gbp(sum)]);
    expect(await payoutFaults(patient.db)).toEqual([]);
  },
);

/**
 * Repeats the request, under one key, until it succeeds; a node that died is asked again once it has
 * restarted.
 */
async function payOutAtLast(earner: Earner): ReturnType<Earner['payOut']> {
  const key = randomUUID();
  for (;;) {
    const reply = await earner.payOut({}, key).catch(() => undefined);
    if (reply && reply.status !== 503) return reply;
    await delay(100);
  }
}

async function isCollecting(merchant: string): Promise<boolean> {
  const query = cluster.db.selectFrom('payout_collections').select('amount');
  return (await query.where('merchant_id', '=', merchant).execute()).length > 0;
}

const todayIn = (timezone: string): Promise<Date> => startOfDate(localDateOf(new Date(), timezone), timezone);
