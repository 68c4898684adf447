import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { ENVIRONMENTS } from '../../../core/contract/fields.ts';
import { ownedBy } from '../../../core/database/owner.ts';
import { SURFACE_MODELS } from '../../../accounts/surfaces/contract/surfaces.ts';
import { SURFACES } from '../../../accounts/surfaces/contract/surface-names.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { recordEvents } from '../../../core/events/outbox.ts';
import { partnerWithEndpoint } from '../testing/delivery-report.ts';

import { DISPATCH_BATCH, dispatchEvents } from './dispatch.ts';
import { requeue } from '../deliveries/delivery-records.ts';

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

test('creates deliveries for each event once, in batches, and returns the number of events', async () => {
  const { db } = database;
  const dispatch = async () => (await dispatchEvents(db, { now: new Date() })).events;
  // Having nothing to do is reported: the sender then polls less often and reads no endpoints.
  expect(await dispatch()).toBe(0);
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/');
  const record = (count: number, owner = partnerId): Promise<void> =>
    recordEvents(
      db,
      Array.from({ length: count }, (_, id) => ({
        type: 'plant.created' as const,
        partnerId: owner,
        environment: 'sandbox' as const,
        data: { id, name: 'Fern' },
        at: new Date(),
      })),
    );
  await record(2);
  expect([await dispatch(), await dispatch()]).toEqual([2, 0]);
  await record(1, 'par_without_endpoints');
  expect([await dispatch(), await dispatch()]).toEqual([1, 0]);
  await record(DISPATCH_BATCH + 1);
  expect([await dispatch(), await dispatch(), await dispatch()]).toEqual([DISPATCH_BATCH, 1, 0]);
  const deliveries = await db.selectFrom('webhook_deliveries').select('event_id').execute();
  expect(new Set(deliveries.map(({ event_id: id }) => id)).size).toBe(DISPATCH_BATCH + 3);
  expect(deliveries).toHaveLength(DISPATCH_BATCH + 3);
});

test('delivers in both environments, whatever the models of the surfaces are', async () => {
  const { db } = database;
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/models');
  for (const environment of ENVIRONMENTS) {
    const owner = { partnerId, environment };
    await db
      .updateTable('webhook_endpoints')
      .set({ environment })
      .where('partner_id', '=', partnerId)
      .execute();
    const deliveries = db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where(ownedBy('webhook_deliveries', owner));
    for (const [at, model] of ([undefined, ...SURFACE_MODELS] as const).entries()) {
      if (model) {
        const rows = SURFACES.map((surface) => ({ surface, model, url: null, version: 2 }));
        await db.deleteFrom('surfaces').where(ownedBy('surfaces', owner)).execute();
        await db
          .insertInto('surfaces')
          .values(rows.map((row) => ({ ...row, partner_id: partnerId, environment, updated_at: new Date() })))
          .execute();
      }
      await recordEvents(db, [{ ...owner, type: 'plant.created', data: { name: 'Fern' }, at: new Date() }]);
      await dispatchEvents(db, { now: new Date() });
      expect(await deliveries.execute(), `${environment} ${model}`).toHaveLength(at + 1);
    }
  }
});

test('claims new deliveries at once, as many as there is room for', async () => {
  const { db } = database;
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/claimed');
  const [{ id: endpointId } = { id: '' }] = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('partner_id', '=', partnerId)
    .execute();
  const event = { type: 'plant.created', partnerId, environment: 'sandbox', at: new Date() } as const;
  const dispatched = async (room: { most: number; roomFor: number }) => {
    await recordEvents(
      db,
      [1, 2, 3].map((id) => ({ ...event, data: { id } })),
    );
    const claims = { claimMs: 30_000, most: room.most, roomFor: () => room.roomFor };
    return dispatchEvents(db, { now: new Date(), claims });
  };
  const all = await dispatched({ most: 9, roomFor: 9 });
  expect(all).toMatchObject({ events: 3, crowded: [] });
  expect(all.claimed.map(({ data, endpoint_id: id, url }) => [data, id, url])).toEqual(
    [1, 2, 3].map((id) => [JSON.stringify({ id }), endpointId, 'http://localhost:9999/claimed']),
  );
  for (const { claimed_until: until, due_at: due } of all.claimed) {
    expect(until.getTime() - due.getTime()).toBe(30_000);
  }
  expect(await dispatched({ most: 9, roomFor: 2 })).toMatchObject({
    claimed: { length: 2 },
    crowded: [endpointId],
  });
  expect(await dispatched({ most: 1, roomFor: 9 })).toMatchObject({
    claimed: { length: 1 },
    crowded: [endpointId],
  });
  const pending = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('claimed_until', 'is', null)
    .execute();
  expect(pending).toHaveLength(3);
});

test('does not claim what was requeued before its event was dispatched', async () => {
  const { db } = database;
  const { partnerId } = await partnerWithEndpoint(db, 'http://localhost:9999/requeued');
  const owner = { partnerId, environment: 'sandbox' as const };
  const { id: endpointId } = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  await recordEvents(db, [{ ...owner, type: 'plant.created', data: { id: 1 }, at: new Date() }]);
  const { id: eventId } = await db
    .selectFrom('events')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  await requeue(db, owner, [{ eventId, endpointId }], new Date());
  const claims = { claimMs: 30_000, most: 9, roomFor: () => 9 };
  expect(await dispatchEvents(db, { now: new Date(), claims })).toMatchObject({ events: 1, claimed: [] });
});
