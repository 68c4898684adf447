import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { ownDatabase, type OwnDatabase } from '../../../testing/service/own-database.ts';
import { planOf } from '../../../testing/service/plan-of.ts';
import { recordEvents } from '../../../core/events/outbox.ts';
import { partnerWithEndpoint } from '../testing/delivery-report.ts';
import { attemptTime, claimAttempts, type ClaimedDelivery, type ClaimOptions, type Claims } from './claim.ts';
import { dispatchEvents } from './dispatch.ts';
import { lookForWork } from './due-deliveries.ts';

let own: OwnDatabase;
let database: Database;
beforeAll(async () => {
  own = await ownDatabase();
  database = await own.open();
});
beforeEach(async () => {
  await database.db.deleteFrom('webhook_deliveries').execute();
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const CLAIM_MS = 30_000;

/** Creates an endpoint with due deliveries. */
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
  await dispatchEvents(db, { now: new Date(), most: count });
  return id;
}

function claim(options: Partial<ClaimOptions> = {}): Promise<Claims> {
  const all = { most: 64, now: new Date(), claimMs: CLAIM_MS, roomFor: () => 64, full: [] };
  return claimAttempts(database.db, { ...all, ...options });
}

test('claims as many as an endpoint has room for, the earliest first, and leaves the others', async () => {
  const full = await endpointWithDeliveries(5);
  const other = await endpointWithDeliveries(2);
  const { found, claimed, crowded } = await claim({ roomFor: (id) => (id === full ? 3 : 64) });
  expect([found, crowded]).toEqual([7, [full]]);
  expect(Map.groupBy(claimed, (delivery) => delivery.endpoint_id)).toMatchObject(
    new Map([
      [full, { length: 3 }],
      [other, { length: 2 }],
    ]),
  );
  expect(await claim()).toMatchObject({ found: 2, claimed: [{ endpoint_id: full }, { endpoint_id: full }] });
});

test('leaves the deliveries of endpoints without room alone', async () => {
  const full = await endpointWithDeliveries(2);
  expect(await claim({ full: [full] })).toEqual({ found: 0, claimed: [], crowded: [] });
  expect((await claim()).claimed).toHaveLength(2);
});

test('claims no more than it is to, and each delivery once', async () => {
  await endpointWithDeliveries(3);
  const now = new Date();
  const first = await claim({ most: 2, now });
  expect(first).toMatchObject({ found: 2, claimed: { length: 2 } });
  for (const { claimed_until: until } of first.claimed) {
    expect(until.getTime() - now.getTime()).toBe(CLAIM_MS);
  }
  expect((await claim()).claimed).toHaveLength(1);
  expect((await claim()).found).toBe(0);
});

test('claims what is due, and what another node has not recorded in time', async () => {
  const { db } = database;
  const id = await endpointWithDeliveries(1);
  const now = new Date();
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  const change = (set: { next_attempt_at?: Date; claimed_until?: Date }) =>
    db.updateTable('webhook_deliveries').set(set).where('endpoint_id', '=', id).execute();
  await change({ next_attempt_at: later(1) });
  expect((await claim({ now })).found).toBe(0);
  expect(await lookForWork(db, now)).toEqual({ events: false, deliveries: false, failing: false });
  expect((await lookForWork(db, later(1))).deliveries).toBe(true);
  await change({ next_attempt_at: now, claimed_until: now });
  expect((await claim({ now })).found).toBe(0);
  expect((await claim({ now: later(1) })).claimed).toHaveLength(1);
});

test('reads no more than it is to claim, however much is due, and without statistics of it', async () => {
  await endpointWithDeliveries(4_000);
  const plan = await planOf(database.db, (db) =>
    claimAttempts(db, { most: 128, now: new Date(), claimMs: CLAIM_MS, roomFor: () => 64, full: [] }),
  );
  const scans = plan.match(/(?:Index|Bitmap Heap|Seq) Scan[\w ]* on webhook_deliveries/g) ?? [];
  expect(scans.map((scan) => scan.replace(/ on .*/, ''))).toEqual([
    'Index Scan using webhook_deliveries_due',
    // For sandboxes with a moved clock: by either index.
    expect.stringMatching(/^Index Scan using webhook_deliveries_due/),
    'Index Scan using webhook_deliveries_pkey',
  ]);
});

test('goes by the clock of a sandbox that was moved ahead', async () => {
  const { db } = database;
  const moved = await endpointWithDeliveries(1);
  const now = new Date();
  const inAnHour = new Date(now.getTime() + 3_600_000);
  await db.updateTable('webhook_deliveries').set({ next_attempt_at: inAnHour }).execute();
  const other = await endpointWithDeliveries(1);
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: inAnHour })
    .where('endpoint_id', '=', other)
    .execute();
  const { partner_id: partnerId } = await db
    .selectFrom('webhook_endpoints')
    .select('partner_id')
    .where('id', '=', moved)
    .executeTakeFirstOrThrow();
  expect((await lookForWork(db, now)).deliveries).toBe(false);
  await db
    .insertInto('partner_environments')
    .values({
      partner_id: partnerId,
      environment: 'sandbox',
      name: partnerId,
      origins: [],
      clock_offset_ms: '3600000',
    })
    .execute();
  expect((await lookForWork(db, now)).deliveries).toBe(true);
  expect((await claim({ now })).claimed.map((delivery) => delivery.endpoint_id)).toEqual([moved]);
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
  expect(await claim()).toEqual({ found: 1, claimed: [], crowded: [] });
  const row = await database.db
    .selectFrom('webhook_deliveries')
    .select(['state', 'next_attempt_at', 'claimed_until'])
    .where('endpoint_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state, next_attempt_at: null, claimed_until: null });
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
