import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Location } from '../../catalog/locations/contract/location.ts';
import type { Slots } from '../../catalog/locations/contract/slots.ts';
import { returnSlot, takeSlot } from '../../catalog/locations/locations.ts';
import { call, type SignedUp } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({});
});
afterAll(() => cluster.stop());

const pathOf = ({ active }: SignedUp): string => `/v1/merchants/${active}/locations`;

async function locationOf(partner: SignedUp): Promise<Location> {
  const { body } = await call<{ data: Location[] }>(cluster.node(0), `GET ${pathOf(partner)}`, {
    credential: partner.key,
  });
  const [location] = body.data;
  if (!location) throw new Error('a test merchant has a location');
  return location;
}

test('of orders that wait for the last place of a slot, one gets it', async () => {
  const { id } = await locationOf(await cluster.partner('Slots'));
  const slot = { locationId: id, startsAt: new Date('2026-12-01T12:00:00Z'), capacity: 2 };
  await takeSlot(cluster.db, slot);
  const take = () => inTransaction(cluster.db, ({ db }) => takeSlot(db, slot));
  const holdRow = (trx: Db) =>
    trx.selectFrom('slot_bookings').selectAll().where('location_id', '=', id).forUpdate().execute();
  // The database decides which of them is first.
  const takers = async (racers: (typeof take)[], last?: (trx: Db) => Promise<unknown>): Promise<number> => {
    const taken = await queueBehindLock(cluster.db, { hold: holdRow, racers, ...(last && { last }) });
    return taken.filter(Boolean).length;
  };
  expect(await takers([take, take, take])).toBe(1);
  // A slot that is returned while they wait goes to them.
  const last = (trx: Db) => returnSlot(trx, slot);
  expect(await takers([take, take], last)).toBe(1);
});

test('of changes to one version on two nodes, one succeeds', async () => {
  const partner = await cluster.partner('Versions');
  const { id } = await locationOf(partner);
  const rename = (place: number, name: string) => () =>
    call(cluster.node(place), `PATCH ${pathOf(partner)}/${id}`, {
      credential: partner.key,
      body: { name, version: 1 },
    });
  const replies = await queueBehindLock(cluster.db, {
    hold: (trx) => trx.selectFrom('locations').select('id').where('id', '=', id).forUpdate().execute(),
    racers: [rename(0, 'One'), rename(1, 'Two')],
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(await locationOf(partner)).toMatchObject({ name: 'One', version: 2 });
});

test('a pause on one node ends ordering on the other within a second', async () => {
  const partner = await cluster.partner('Pauses');
  const { id } = await locationOf(partner);
  const state = async (): Promise<string> => {
    const { body } = await call<Slots>(
      cluster.node(1),
      `GET ${pathOf(partner)}/${id}/slots?fulfillment=pickup`,
      { credential: partner.key },
    );
    return body.state;
  };
  expect(await state()).toBe('open');
  await call(cluster.node(0), `PATCH ${pathOf(partner)}/${id}`, {
    credential: partner.key,
    body: { pause: { until: null } },
  });
  await vi.waitFor(async () => expect(await state()).toBe('paused'), { timeout: 30_000, interval: 50 });
});
