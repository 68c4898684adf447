import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { FAILING_MS } from '../retry-schedule.ts';
import { partnerWithEndpoint } from '../testing/delivery-report.ts';
import { disableFailing, nextDisablingAt, recordSuccessOrFailure } from './disable-failing.ts';

let own: LentDatabase;
let database: Database;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
/** The start of failures of an endpoint that is to be disabled now. */
const LONG_AGO = at(-FAILING_MS);

/** Creates an endpoint with a separate partner that has been failing for a while. */
async function failingEndpoint(since: Date | null) {
  const { db } = database;
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/');
  const owner = { partnerId, environment: 'sandbox' } as const;
  const { id } = await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: since })
    .where('partner_id', '=', partnerId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    owner,
    id,
    disable: (now = NOW) => disableFailing(db, now, owner),
    read: () =>
      db
        .selectFrom('webhook_endpoints')
        .select(['status', 'disabled_reason', 'failing_since', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    /** Adds a delivery to it whose next attempt is due at a given time. */
    async waitUntil(dueAt: Date) {
      const event = { id: newId('evt'), type: 'ping', merchant_id: null, data: '{}' };
      const row = { partner_id: partnerId, environment: 'sandbox', created_at: NOW } as const;
      await db
        .insertInto('events')
        .values({ ...event, ...row, dispatched_at: NOW })
        .execute();
      const delivery = { id: newId('whd'), endpoint_id: id, event_id: event.id, state: 'pending' } as const;
      await db
        .insertInto('webhook_deliveries')
        .values({ ...delivery, ...row, next_attempt_at: dueAt, updated_at: NOW })
        .execute();
    },
  };
}

test('an endpoint is disabled when it has failed for five days, and not a moment before', async () => {
  const { owner, disable, read } = await failingEndpoint(LONG_AGO);
  expect(await disable(at(-1))).toBe(0);
  expect(await read()).toMatchObject({ status: 'enabled', version: 1 });
  expect(await disable()).toBe(1);
  expect(await read()).toMatchObject({ status: 'disabled', disabled_reason: 'failing', version: 2 });
  expect(await disable()).toBe(0);
  const events = await database.db
    .selectFrom('events')
    .select('type')
    .where('partner_id', '=', owner.partnerId)
    .execute();
  expect(events).toEqual([{ type: 'endpoint.disabled' }]);
});

test('only endpoints of the owner are disabled, if there is one', async () => {
  const [one, other] = [await failingEndpoint(LONG_AGO), await failingEndpoint(LONG_AGO)];
  expect(await one.disable()).toBe(1);
  expect(await other.read()).toMatchObject({ status: 'enabled' });
  expect(await disableFailing(database.db, NOW, { ...other.owner, environment: 'production' })).toBe(0);
  expect(await disableFailing(database.db, NOW)).toBe(1);
  expect(await other.read()).toMatchObject({ status: 'disabled' });
});

test('an attempt that was due before comes first', async () => {
  const waiting = await failingEndpoint(LONG_AGO);
  await waiting.waitUntil(at(-1));
  expect(await waiting.disable()).toBe(0);
  const later = await failingEndpoint(LONG_AGO);
  await later.waitUntil(NOW);
  expect(await later.disable()).toBe(1);
});

test('the next disabling is the earliest that is still to come', async () => {
  const { owner, id, read } = await failingEndpoint(at(-FAILING_MS + 1000));
  const { db } = database;
  const next = (after: Date) => nextDisablingAt(db, owner, after);
  expect(await next(NOW)).toEqual(at(1000));
  expect(await next(at(999))).toEqual(at(1000));
  expect(await next(at(1000))).toBeUndefined();
  const { status } = await read();
  expect(status).toBe('enabled');
  const row = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const second = { ...row, id: newId('whe'), metadata: '{}', failing_since: at(-FAILING_MS + 500) };
  await db.insertInto('webhook_endpoints').values(second).execute();
  expect(await next(NOW)).toEqual(at(500));
  expect(await next(at(500))).toEqual(at(1000));
  const others = await failingEndpoint(null);
  expect(await nextDisablingAt(db, others.owner, NOW)).toBeUndefined();
});

test('failures count from the first after a success', async () => {
  const { id, read } = await failingEndpoint(null);
  const report = (hasSucceeded: boolean, firstAt: Date) =>
    recordSuccessOrFailure(database.db, [{ endpointId: id, hasSucceeded, isGone: false, firstAt }], NOW);
  await report(false, at(1));
  await report(false, at(2));
  expect((await read()).failing_since).toEqual(at(1));
  await report(true, at(3));
  expect((await read()).failing_since).toBeNull();
  await report(false, at(4));
  expect(await read()).toMatchObject({ failing_since: at(4), status: 'enabled', version: 1 });
});

test('an endpoint that is gone is disabled once, also if another attempt succeeded', async () => {
  const { id, read } = await failingEndpoint(null);
  const gone = { endpointId: id, hasSucceeded: true, isGone: true, firstAt: NOW };
  await recordSuccessOrFailure(database.db, [gone], NOW);
  await recordSuccessOrFailure(database.db, [gone], NOW);
  expect(await read()).toMatchObject({ status: 'disabled', disabled_reason: 'gone', version: 2 });
});
