import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openQueue } from '../../database/queue.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/own-database.ts';
import { recordEvents } from '../outbox.ts';
import { partnerWithEndpoint } from '../testing/delivery-report.ts';
import { attemptTime, claimAttempts, type ClaimedDelivery, type ClaimOptions } from './claim.ts';
import { dispatchEvents } from './dispatch.ts';

let own: OwnDatabase;
let database: Database;
let boss: PgBoss;
beforeAll(async () => {
  own = await ownDatabase();
  database = await own.open();
  boss = await openQueue(database.forQueue, () => undefined);
});
beforeEach(async () => {
  await boss.deleteAllJobs('webhooks');
});
afterAll(async () => {
  await boss.stop({ close: false, graceful: false });
  await database.close();
  await own.drop();
});

const CLAIM_MS = 30_000;

/** An endpoint with deliveries that are due. */
async function endpointWithDeliveries(count: number): Promise<string> {
  const { db } = database;
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/');
  const { id } = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const event = {
    type: 'plant.created',
    partnerId,
    environment: 'sandbox',
    data: { id: 1, name: 'Fern' },
  } as const;
  await recordEvents(
    db,
    Array.from({ length: count }, () => ({ ...event, at: new Date() })),
  );
  await dispatchEvents(db, boss, new Date());
  return id;
}

function claim(options: Partial<ClaimOptions> = {}): Promise<{ taken: number; claimed: ClaimedDelivery[] }> {
  const all = { most: 64, now: new Date(), claimMs: CLAIM_MS, roomFor: () => 64, full: [] };
  return claimAttempts(database.db, boss, { ...all, ...options });
}

test('claims as many as an endpoint has room for, and puts the others off', async () => {
  const crowded = await endpointWithDeliveries(5);
  const other = await endpointWithDeliveries(2);
  const { taken, claimed } = await claim({ roomFor: (id) => (id === crowded ? 3 : 64) });
  expect(taken).toBe(7);
  expect(Map.groupBy(claimed, (delivery) => delivery.endpoint_id)).toMatchObject(
    new Map([
      [crowded, { length: 3 }],
      [other, { length: 2 }],
    ]),
  );
  const { rows } = await sql<{ wait_s: number }>`
    select extract(epoch from start_after - created_on)::float8 as wait_s from queue.job`.execute(
    database.db,
  );
  expect(rows).toEqual([{ wait_s: 1 }, { wait_s: 1 }]);
});

test('leaves the jobs of endpoints without room in the queue', async () => {
  const full = await endpointWithDeliveries(2);
  expect(await claim({ full: [full] })).toEqual({ taken: 0, claimed: [] });
  expect((await claim()).claimed).toHaveLength(2);
});

test('claims no more than it is to, and each delivery once', async () => {
  await endpointWithDeliveries(3);
  const now = new Date();
  const first = await claim({ most: 2, now });
  expect(first).toMatchObject({ taken: 2, claimed: { length: 2 } });
  for (const { claimed_until: until } of first.claimed) {
    expect(until.getTime() - now.getTime()).toBe(CLAIM_MS);
  }
  expect((await claim()).claimed).toHaveLength(1);
  expect((await claim()).taken).toBe(0);
});

test.each([
  { deleted: false, state: 'pending' },
  { deleted: true, state: 'failed' },
])('sets deliveries of a disabled endpoint aside: $state', async ({ deleted, state }) => {
  const id = await endpointWithDeliveries(1);
  await database.db
    .updateTable('webhook_endpoints')
    .set({ status: 'disabled', deleted_at: deleted ? new Date() : null })
    .where('id', '=', id)
    .execute();
  expect(await claim()).toEqual({ taken: 1, claimed: [] });
  const row = await database.db
    .selectFrom('webhook_deliveries')
    .select(['state', 'next_attempt_at', 'queued_until'])
    .where('endpoint_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state, next_attempt_at: null, queued_until: null });
});

const NOON = Date.parse('2026-11-22T12:00:00Z');
const delivery = (dueMs: number, goalMs: number | null, offset: string | null): ClaimedDelivery =>
  ({
    due_at: new Date(NOON + dueMs),
    clock_goal_at: goalMs === null ? null : new Date(NOON + goalMs),
    clock_offset_ms: offset,
  }) as ClaimedDelivery;

test('an attempt is made by its clock, or when it was due while the clock moves', () => {
  const time = (one: ClaimedDelivery): number => attemptTime(one, NOON).getTime() - NOON;
  expect(time(delivery(-5, null, null))).toBe(0);
  expect(time(delivery(-5, null, '3000'))).toBe(3000);
  expect(time(delivery(-5, 1000, '3000'))).toBe(-5);
  expect(time(delivery(1000, 1000, '3000'))).toBe(1000);
  expect(time(delivery(1001, 1000, '3000'))).toBe(3000);
});
