import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { openDatabase } from '../../app/open-database.ts';
import {
  pageOfDeliveries,
  requeue,
  resumeDeliveries,
} from '../../developers/webhooks/deliveries/delivery-records.ts';

import { claimAttempts } from '../../developers/webhooks/sending/claim.ts';
import { lookForWork } from '../../developers/webhooks/sending/due-deliveries.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import { dispatchEvents } from '../../developers/webhooks/sending/dispatch.ts';
import { partnerWithEndpoint } from '../../developers/webhooks/testing/delivery-report.ts';
import { createDatabase, type TestDatabase } from './testing/database.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await createDatabase();
  database = await openDatabase({ databaseUrl: server.url, dataDir: '' });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

/** A delivery that is due, for an endpoint that is disabled. */
async function waitingDelivery(now: Date): Promise<{ endpointId: string; eventId: string }> {
  const { db } = database;
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/');
  const owner = { partnerId, environment: 'sandbox' } as const;
  const { id: endpointId } = await db
    .updateTable('webhook_endpoints')
    .set({ status: 'disabled', disabled_reason: 'failing' })
    .where('partner_id', '=', partnerId)
    .returning('id')
    .executeTakeFirstOrThrow();
  const eventId = newId('evt');
  const event = { id: eventId, type: 'ping', partner_id: partnerId, environment: 'sandbox' } as const;
  await db
    .insertInto('events')
    .values({ ...event, merchant_id: null, data: '{}', created_at: now, dispatched_at: now })
    .execute();
  await requeue(db, owner, [{ eventId, endpointId }], now);
  expect(await lookForWork(db, now)).toEqual({ events: false, deliveries: true, failing: false });
  return { endpointId, eventId };
}

test('a delivery that is skipped while its endpoint is being enabled is sent', async () => {
  const { db } = database;
  const now = new Date();
  const { endpointId, eventId } = await waitingDelivery(now);
  const options = { most: 10, now, claimMs: 30_000, roomFor: () => 10, full: [] };
  await queueBehindLock(db, {
    async hold(trx) {
      await trx
        .updateTable('webhook_endpoints')
        .set({ status: 'enabled', disabled_reason: null })
        .where('id', '=', endpointId)
        .execute();
      await resumeDeliveries(trx, endpointId, now);
    },
    racers: [() => claimAttempts(db, options)],
  });
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .select(['state', 'next_attempt_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  expect(delivery).toEqual({ state: 'pending', next_attempt_at: now });
});

test('a delivery and its attempts are read as of one moment, whatever is recorded meanwhile', async () => {
  const { db } = database;
  const now = new Date();
  const { endpointId, eventId } = await waitingDelivery(now);
  const settle = async (): Promise<void> => {
    const { id } = await db
      .updateTable('webhook_deliveries')
      .set({ state: 'delivered', attempts: 1, next_attempt_at: null })
      .where('event_id', '=', eventId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const ended = { at: now, status: 204, duration_ms: 1, error: null, response: '' };
    await db
      .insertInto('webhook_attempts')
      .values({ delivery_id: id, number: 1, ...ended })
      .execute();
  };
  let isSettled = false;
  const settlingAfterTheFirst = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isSettled) await settle();
      isSettled = true;
      return result;
    },
  });
  const read = async (from: Db): Promise<unknown> => {
    const request = { limit: 10, after: undefined };
    const { data } = await pageOfDeliveries(from, endpointId, request, {
      state: undefined,
      event: undefined,
    });
    return data.map(({ state, attempts }) => [state, attempts.map(({ at }) => at)]);
  };
  expect(await read(settlingAfterTheFirst)).toEqual([['pending', []]]);
  expect(await read(db)).toEqual([['delivered', [now.toISOString()]]]);
});

test('two nodes that claim at once share what is due: nothing is claimed twice', async () => {
  const { db } = database;
  const now = new Date();
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/');
  const events = Array.from({ length: 200 }, (_, id) => ({
    type: 'plant.created' as const,
    partnerId,
    environment: 'sandbox' as const,
    data: { id },
    at: now,
  }));
  await recordEvents(db, events);
  await dispatchEvents(db, { now });
  const options = { most: 20, now, claimMs: 30_000, roomFor: () => 64, full: [] };
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimAttempts(db, options)));
  const rest = await claimAttempts(db, { ...options, most: 200, roomFor: () => 200 });
  const all = [...claims, rest].flatMap(({ claimed }) => claimed);
  const { id: endpointId } = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const ids = all.filter((delivery) => delivery.endpoint_id === endpointId).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(new Set(ids).size).toBe(200);
});
