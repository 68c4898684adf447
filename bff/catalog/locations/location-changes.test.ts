import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { GBP, locationCalls, MILL_LANE, week } from './testing/location-calls.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const { create, read, update, eventsOf } = locationCalls(() => ({ service, partner }));

describe('updating a location', () => {
  test('changes what is sent and nothing else, raises the version by one, and records one event', async () => {
    const { body: made } = await create({
      ...MILL_LANE,
      address: { line1: '1 Dock Road', city: 'Reading', postal_code: 'RG1 2AB' },
      fulfillments: { delivery: { enabled: true, fee: GBP(350) } },
      hours: { default: week('friday 09:00 17:00'), pickup: week('friday 10:00 16:00') },
      taxes: [{ name: 'VAT', rate_ppm: 200_000 }],
      slot: { capacity: 4 },
    });
    const { status, body } = await update(made.id, {
      name: 'Quay',
      address: { line2: 'The yard' },
      fulfillments: { delivery: { lead_minutes: 60 } },
      hours: { pickup: null },
      slot: { minutes: 30 },
      version: 1,
    });
    expect([status, body]).toEqual([
      200,
      {
        ...made,
        name: 'Quay',
        address: { ...made.address, line2: 'The yard' },
        fulfillments: { ...made.fulfillments, delivery: { ...made.fulfillments.delivery, lead_minutes: 60 } },
        hours: { ...made.hours, pickup: null },
        slot: { ...made.slot, minutes: 30 },
        version: 2,
        updated_at: expect.any(String),
      },
    ]);
    const cleared = await update(made.id, { slot: { capacity: null }, taxes: [], phone: null });
    expect(cleared.body).toMatchObject({ slot: { minutes: 30, capacity: null }, taxes: [], version: 3 });
    expect((await eventsOf(made.id)).map(({ type, data }) => [type, data.version])).toEqual([
      ['location.created', 1],
      ['location.updated', 2],
      ['location.updated', 3],
    ]);
  });

  test('that changes nothing raises no version and records no event', async () => {
    const pause = { until: '2099-01-01T00:00:00Z', reason: null };
    const { body: made } = await create({ ...MILL_LANE, pause, metadata: { a: 'b', c: 'd' } });
    for (const same of [
      {},
      { name: made.name, metadata: { c: 'd', a: 'b' } },
      { pause, slot: {}, address: { city: null }, status: 'active' },
    ]) {
      expect((await update(made.id, same)).body).toEqual(made);
    }
    expect(await eventsOf(made.id)).toHaveLength(1);
  });

  test('accepts a pause that it has, even after its end, and no other in the past', async () => {
    const own = await signUp(service, 'Pauses');
    const of = { merchant: own.active, credential: own.key };
    const until = new Date(service.clock.now() + 600_000).toISOString();
    const { body: made } = await create({ ...MILL_LANE, pause: { until } }, of);
    const to = new Date(Date.parse(until) + 1_000).toISOString();
    await call(service, 'POST /v1/sandbox/clock/advance', { credential: own.key, body: { to } });
    expect((await update(made.id, { name: 'Quay', pause: { until } }, of)).body).toMatchObject({
      name: 'Quay',
      pause: { until },
    });
    expect((await update(made.id, { pause: { until: to } }, of)).body).toMatchObject({
      error: 40003,
      param: 'pause.until',
    });
    expect((await update(made.id, { pause: null }, of)).body).toMatchObject({ pause: null });
  });

  test('with an old version is refused, also if nothing would change', async () => {
    const { body: made } = await create();
    await update(made.id, { at_pickup: true });
    for (const change of [{ at_pickup: false, version: 1 }, { version: 1 }]) {
      expect((await update(made.id, change)).body).toMatchObject({ error: 40903 });
    }
    expect((await read(made.id)).body).toMatchObject({ at_pickup: true, version: 2 });
  });

  test('concurrently with one version succeeds once', async () => {
    const { body: made } = await create();
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => update(made.id, { name, version: 1 })));
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
  });

  test('closes it and opens it again', async () => {
    const { body: made } = await create();
    expect((await update(made.id, { status: 'closed' })).body).toMatchObject({
      status: 'closed',
      version: 2,
    });
    expect((await update(made.id, { status: 'active' })).body).toMatchObject({
      status: 'active',
      version: 3,
    });
    expect((await update(made.id, { status: 'gone' })).body).toMatchObject({ error: 40003, param: 'status' });
  });
});
