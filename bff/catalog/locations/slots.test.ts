import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import type { Location } from './contract/location.ts';
import type { Slots } from './contract/slots.ts';
import { businessDateOf, checkTime, deliversTo, findLocation, returnSlot, takeSlot } from './locations.ts';

const DAY_MS = 86_400_000;
let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  // At noon tomorrow: shortly before midnight the first times of the next day are too near.
  const now = service.clock.now();
  service.clock.advance(DAY_MS - (now % DAY_MS) + DAY_MS / 2);
  partner = await signUp(service);
  token = await mintToken(service, partner, ['merchants:read']);
});
afterAll(() => service.stop());

const path = (id: string): string => `/v1/merchants/${partner.active}/locations/${id}`;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ALWAYS = { default: DAYS.map((day) => ({ day, open: '00:00', close: '24:00' })) };

async function make(fields: object = {}): Promise<Location> {
  const { body } = await call<Location>(service, `POST /v1/merchants/${partner.active}/locations`, {
    credential: partner.key,
    body: { name: 'Quay', timezone: 'UTC', hours: ALWAYS, ...fields },
  });
  return body;
}
const update = (id: string, body: object) =>
  call(service, `PATCH ${path(id)}`, { credential: partner.key, body });
const slots = (id: string, query = '', credential = partner.key) =>
  call<Slots>(service, `GET ${path(id)}/slots?fulfillment=pickup${query}`, { credential });
const view = () => ({ partnerId: partner.partnerId, environment: 'sandbox', only: partner.active }) as const;
const ordering = async (id: string) => {
  const location = await findLocation(service.db, view(), id);
  if (!location) throw new Error('not found');
  return location;
};

describe('the times that can be ordered for', () => {
  test('are a week from today, for a key and for a session', async () => {
    const { id } = await make();
    const reply = await slots(id);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        object: 'slots',
        location: id,
        fulfillment: 'pickup',
        timezone: 'UTC',
        state: 'open',
        now: { at: expect.any(String) },
      },
    ]);
    const today = new Date(service.clock.now()).toISOString().slice(0, 10);
    expect(reply.body.days).toHaveLength(7);
    expect(reply.body.days[0]?.date).toBe(today);
    expect(reply.body.days[1]?.slots).toHaveLength(96);
    expect(reply.body.days[1]?.slots[0]).toMatchObject({ label: '00:00' });
    expect((await slots(id, '', token)).body.days).toHaveLength(7);
  });

  test('are of the days that are asked for', async () => {
    const { id } = await make();
    const tomorrow = new Date(service.clock.now() + 86_400_000).toISOString().slice(0, 10);
    const { body } = await slots(id, `&from=${tomorrow}&days=1`);
    expect(body.days).toMatchObject([{ date: tomorrow }]);
    expect((await slots(id, `&days=31`)).body.days.filter((day) => day.slots.length > 0)).toHaveLength(8);
  });

  test.each([
    '&from=2026-02-30',
    '&from=today',
    '&days=0',
    '&days=32',
    '&days=1.5',
    '&fulfillment=delivery',
    '&to=2026-01-01',
  ])('are refused with %s', async (query) => {
    const { id } = await make();
    expect((await slots(id, query)).body).toMatchObject({ error: 40003 });
  });

  test('need a fulfillment', async () => {
    const { id } = await make();
    const reply = await call(service, `GET ${path(id)}/slots`, { credential: partner.key });
    expect(reply.body).toMatchObject({ error: 40002, param: 'fulfillment' });
  });

  test('follow a pause, a closing and a new sandbox time at once', async () => {
    const own = await signUp(service, 'Times');
    const of = `/v1/merchants/${own.active}/locations`;
    const { body } = await call<{ data: Location[] }>(service, `GET ${of}`, { credential: own.key });
    const id = body.data[0]?.id;
    const state = async (): Promise<string> =>
      (await call<Slots>(service, `GET ${of}/${id}/slots?fulfillment=pickup`, { credential: own.key })).body
        .state;
    const change = (fields: object) =>
      call(service, `PATCH ${of}/${id}`, { credential: own.key, body: fields });
    expect(await state()).toBe('open');
    const until = new Date(service.clock.now() + 3_600_000).toISOString();
    await change({ pause: { until } });
    expect(await state()).toBe('paused');
    await call(service, 'POST /v1/sandbox/clock/advance', { credential: own.key, body: { to: until } });
    expect(await state()).toBe('open');
    await change({ status: 'closed' });
    expect(await state()).toBe('unavailable');
    await change({ status: 'active', fulfillments: { pickup: { enabled: false } } });
    expect(await state()).toBe('unavailable');
    await change({ fulfillments: { pickup: { enabled: true } } });
    expect(await state()).toBe('open');
  });

  test('end with the merchant, on every node within a second, also behind our back', async () => {
    const own = await signUp(service, 'Ending');
    const of = `/v1/merchants/${own.active}/locations`;
    const { body } = await call<{ data: Location[] }>(service, `GET ${of}`, { credential: own.key });
    const state = async () =>
      (
        await call<Slots>(service, `GET ${of}/${body.data[0]?.id}/slots?fulfillment=pickup`, {
          credential: own.key,
        })
      ).body.state;
    expect(await state()).toBe('open');
    await service.db
      .updateTable('merchants')
      .set({ status: 'suspended' })
      .where('id', '=', own.active)
      .execute();
    await vi.waitFor(async () => expect(await state()).toBe('unavailable'), {
      timeout: 15_000,
      interval: 50,
    });
  });
});

describe('the places of a slot', () => {
  test('are as many as its capacity, whoever asks at once', async () => {
    const { id } = await make({ slot: { capacity: 3 } });
    const location = await ordering(id);
    const now = service.clock.now();
    const at = (await slots(id)).body.days[1]?.slots[0]?.at ?? '';
    const check = () => checkTime(service.db, { location, fulfillment: 'pickup', scheduledAt: at, now });
    const checked = await check();
    if (!checked.ok || !checked.slot) throw new Error('the slot is free');
    const { slot } = checked;
    const took = await Promise.all(
      Array.from({ length: 8 }, () => inTransaction(service.db, ({ db }) => takeSlot(db, slot))),
    );
    expect(took.filter(Boolean)).toHaveLength(3);
    const full = await check();
    expect(full).toMatchObject({ ok: false, reason: 'full', nextAvailable: { label: '00:15' } });
    const { body } = await slots(id);
    expect(body.days[1]?.slots[0]).toMatchObject({ label: '00:15' });

    await returnSlot(service.db, slot);
    expect(await check()).toMatchObject({ ok: true });
    expect((await slots(id)).body.days[1]?.slots[0]).toMatchObject({ label: '00:00' });
  });

  test('are given back with a transaction that fails, and never below none', async () => {
    const { id } = await make({ slot: { capacity: 1 } });
    const slot = { locationId: id, startsAt: new Date('2026-12-01T12:00:00Z'), capacity: 1 };
    const declined = inTransaction(service.db, async ({ db }) => {
      const isTaken = await takeSlot(db, slot);
      throw new Error(`taken: ${isTaken}, declined`);
    });
    await expect(declined).rejects.toThrow('taken: true, declined');
    expect(await takeSlot(service.db, slot)).toBe(true);
    expect(await takeSlot(service.db, slot)).toBe(false);
    for (let time = 0; time < 3; time += 1) await returnSlot(service.db, slot);
    expect(await takeSlot(service.db, slot)).toBe(true);
    expect(await takeSlot(service.db, slot)).toBe(false);
  });

  test('are counted without a capacity too, so that one that is set later counts all', async () => {
    const { id } = await make();
    const at = (await slots(id)).body.days[1]?.slots[0]?.at ?? '';
    const now = service.clock.now();
    for (const place of ['first', 'second']) {
      const location = await ordering(id);
      const check = await checkTime(service.db, { location, fulfillment: 'pickup', scheduledAt: at, now });
      const isTaken = check.ok && check.slot && (await takeSlot(service.db, check.slot));
      expect([place, isTaken]).toEqual([place, true]);
    }
    await update(id, { slot: { capacity: 2 } });
    const location = await ordering(id);
    expect(
      await checkTime(service.db, { location, fulfillment: 'pickup', scheduledAt: at, now }),
    ).toMatchObject({ reason: 'full' });
  });
});

test('the slots of a month ago are forgotten with the first order of another slot', async () => {
  const { id } = await make();
  const day = 24 * 60 * 60 * 1000;
  const now = Date.parse('2027-05-01T12:00:00Z');
  const book = (days: number, minutes = 0): Promise<boolean> =>
    takeSlot(service.db, {
      locationId: id,
      startsAt: new Date(now + days * day + minutes * 60_000),
      capacity: null,
    });
  const left = async (): Promise<number> =>
    (await service.db.selectFrom('slot_bookings').select('taken').where('location_id', '=', id).execute())
      .length;
  for (const days of [0, 1, 2]) await book(days);
  await book(32);
  expect(await left()).toBe(4);
  // The two that are more than 32 days before it.
  await book(33, 15);
  expect(await left()).toBe(3);
});

describe('what orders are told of a location', () => {
  test('has its merchant’s currency and language', async () => {
    const { id } = await make();
    expect(await ordering(id)).toMatchObject({
      currency: 'GBP',
      locale: 'en-GB',
      isInService: true,
      merchantId: partner.active,
    });
    await call(service, `PATCH /v1/merchants/${partner.active}`, {
      credential: partner.key,
      body: { language: 'de' },
    });
    expect(await ordering(id)).toMatchObject({ locale: 'de' });
    expect(await findLocation(service.db, { ...view(), only: 'mer_other' }, id)).toBeUndefined();
  });

  test('has its business dates', async () => {
    const { id } = await make({ timezone: 'America/New_York', day_starts_at: '04:00' });
    expect(await businessDateOf(await ordering(id), new Date('2026-06-13T07:59:59Z'))).toBe('2026-06-12');
    expect(await businessDateOf(await ordering(id), new Date('2026-06-13T08:00:00Z'))).toBe('2026-06-13');
  });

  test.each<[string[], string, boolean]>([
    [[], 'RG1 2AB', true],
    [['RG1'], 'rg12ab', true],
    [['RG1', 'SW1A 1'], 'SW1A1AA', true],
    [['SW1A 1'], 'SW1A 2AA', false],
    [['rg1'], 'RG2 1AA', false],
    [['10-12'], '1012 AB', true],
  ])('delivers, with %j, to %s: %s', async (postal_prefixes, code, delivers) => {
    const { id } = await make({ fulfillments: { delivery: { enabled: true, postal_prefixes } } });
    expect(deliversTo(await ordering(id), code)).toBe(delivers);
  });
});

describe('what is kept of a location', () => {
  test('is the same object until it changes', async () => {
    const { id } = await make();
    const first = await ordering(id);
    expect(await ordering(id)).toBe(first);
    await update(id, { name: 'Pier' });
    const renamed = await ordering(id);
    expect([renamed === first, renamed.record.name]).toEqual([false, 'Pier']);
    expect(await ordering(id)).toBe(renamed);
  });

  test('follows each change of its hours, at once', async () => {
    const { id } = await make();
    const opens = async (date: string): Promise<string> => {
      const { body } = await slots(id, `&from=${date}&days=1`);
      return body.days[0]?.slots[0]?.label ?? 'closed';
    };
    const day = new Date(service.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await opens(day)).toBe('00:00');
    await update(id, {
      hours: { default: DAYS.map((name) => ({ day: name, open: '10:00', close: '12:00' })) },
    });
    expect(await opens(day)).toBe('10:30');
    await update(id, { exceptions: [{ date: day, ranges: [{ open: '11:00', close: '12:30' }] }] });
    expect(await opens(day)).toBe('11:30');
    await update(id, { exceptions: [{ date: day, closed: true }] });
    expect(await opens(day)).toBe('closed');
    await update(id, { exceptions: [] });
    expect(await opens(day)).toBe('10:30');
    const noon = Date.parse(`${day}T12:00:00Z`);
    expect(await businessDateOf(await ordering(id), new Date(noon))).toBe(day);
    await update(id, { timezone: 'Pacific/Kiritimati' });
    const next = new Date(noon + 86_400_000).toISOString().slice(0, 10);
    expect(await businessDateOf(await ordering(id), new Date(noon))).toBe(next);
  });

  test('follows its merchant', async () => {
    const own = await signUp(service);
    const body = { name: 'Quay', timezone: 'UTC', hours: ALWAYS };
    const made = await call<Location>(service, `POST /v1/merchants/${own.active}/locations`, {
      credential: own.key,
      body,
    });
    const seen = { partnerId: own.partnerId, environment: 'sandbox', only: own.active } as const;
    const read = () => findLocation(service.db, seen, made.body.id);
    const before = await read();
    expect([before?.locale, before?.isInService]).toEqual(['en-GB', true]);
    await call(service, `PATCH /v1/merchants/${own.active}`, {
      credential: own.key,
      body: { language: 'fr' },
    });
    expect(await read()).toMatchObject({ locale: 'fr', isInService: true });
    await call(service, `POST /v1/merchants/${own.active}/close`, { credential: own.key });
    expect(await read()).toMatchObject({ isInService: false });
  });
});
