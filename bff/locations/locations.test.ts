import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../testing/service.ts';
import type { Location } from './contract/location.ts';

let service: Service;
let partner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  service = await startService();
  [partner, other] = await Promise.all([signUp(service), signUp(service, 'Other POS')]);
});
afterAll(() => service.stop());

const MILL_LANE = { name: 'Market Square' };
const GBP = (amount: number) => ({ amount, currency: 'GBP' });

const at = (merchant = partner.active): string => `/v1/merchants/${merchant}/locations`;
const create = (
  body: object = MILL_LANE,
  {
    merchant = partner.active,
    credential = partner.key,
    headers = {},
  }: { merchant?: string; credential?: string; headers?: Record<string, string> } = {},
) => call<Location>(service, `POST ${at(merchant)}`, { credential, body, headers });
const read = (id: string, { merchant = partner.active, credential = partner.key } = {}) =>
  call<Location>(service, `GET ${at(merchant)}/${id}`, { credential });
const update = (id: string, body: object, { merchant = partner.active, credential = partner.key } = {}) =>
  call<Location>(service, `PATCH ${at(merchant)}/${id}`, { credential, body });
const list = (query = '', { merchant = partner.active, credential = partner.key } = {}) =>
  call<{ data: Location[]; has_more: boolean; next_cursor: string | null }>(
    service,
    `GET ${at(merchant)}${query}`,
    { credential },
  );
const eventsOf = async (id: string): Promise<{ type: string; data: Location }[]> => {
  const { body } = await call<{ data: { type: string; data: Location }[] }>(
    service,
    `GET /v1/events?merchant=${partner.active}&limit=100`,
    { credential: partner.key },
  );
  return body.data.filter(({ data }) => data.id === id).toReversed();
};

describe('creating a location', () => {
  test('fills in every default', async () => {
    const made = await create();
    const fulfillment = {
      enabled: false,
      lead_minutes: 20,
      min_subtotal: GBP(0),
      fee: GBP(0),
      postal_prefixes: [],
    };
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^loc_[0-9A-Z]{26}$/),
        object: 'location',
        environment: 'sandbox',
        merchant: partner.active,
        slug: 'market-square',
        name: 'Market Square',
        status: 'active',
        address: { line1: null, line2: null, city: null, region: null, postal_code: null, country: null },
        phone: null,
        timezone: 'Europe/London',
        fulfillments: {
          pickup: { ...fulfillment, enabled: true },
          delivery: fulfillment,
          dine_in: fulfillment,
        },
        hours: { default: [], pickup: null, delivery: null, dine_in: null },
        exceptions: [],
        pause: null,
        slot: { minutes: 15, horizon_days: 7, capacity: null, prep_before_open: false },
        accept: { mode: 'manual', within_minutes: 10 },
        at_pickup: false,
        taxes: [],
        tip_presets_bps: [],
        day_starts_at: '00:00',
        version: 1,
        metadata: {},
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    expect((await read(made.body.id)).body).toEqual(made.body);
    expect(await eventsOf(made.body.id)).toMatchObject([{ type: 'location.created', data: made.body }]);
  });

  test('keeps every field, in its stored form, and nothing that it does not know', async () => {
    const sent = {
      name: 'Cafe\u0301',
      address: { line1: '1 Dock Road', country: 'GB', planet: 'Earth' },
      phone: '+442079460018',
      timezone: 'America/New_York',
      fulfillments: {
        pickup: { lead_minutes: 0 },
        delivery: {
          enabled: true,
          lead_minutes: 240,
          min_subtotal: GBP(1500),
          fee: GBP(350),
          postal_prefixes: ['rg1', 'SW1A 1'],
          moon: 1,
        },
      },
      hours: {
        default: [{ day: 'friday', open: '18:00', close: '02:00', bar: true }],
        delivery: [],
        dine_in: null,
      },
      exceptions: [
        { date: '2026-12-26', ranges: [{ open: '10:00', close: '24:00' }] },
        { date: '2026-12-25', closed: true, reason: 'Noe\u0308l' },
      ],
      pause: { until: '2099-01-01T01:00:00+01:00' },
      slot: { minutes: 5, horizon_days: 30, capacity: 4, prep_before_open: true },
      accept: { mode: 'auto', within_minutes: 60 },
      at_pickup: true,
      taxes: [
        { name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: ['standard', 'standard'] },
        { name: 'Reduced', rate_ppm: 50_000, categories: ['food'], fulfillments: ['dine_in', 'pickup'] },
      ],
      tip_presets_bps: [1000, 1250, 1500],
      day_starts_at: '06:00',
      metadata: { crm: '17' },
    };
    const { status, body } = await create(sent);
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'Caf\u00E9',
        slug: 'cafe',
        address: { line1: '1 Dock Road', city: null, country: 'GB' },
        phone: '+442079460018',
        timezone: 'America/New_York',
        hours: {
          default: [{ day: 'friday', open: '18:00', close: '02:00' }],
          pickup: null,
          delivery: [],
          dine_in: null,
        },
        exceptions: [
          { date: '2026-12-25', closed: true, ranges: [], reason: 'No\u00EBl' },
          { date: '2026-12-26', closed: false, ranges: [{ open: '10:00', close: '24:00' }], reason: null },
        ],
        pause: { until: '2099-01-01T00:00:00.000Z', reason: null },
        slot: sent.slot,
        accept: sent.accept,
        at_pickup: true,
        taxes: [
          { name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: ['standard'], fulfillments: [] },
          {
            name: 'Reduced',
            rate_ppm: 50_000,
            inclusive: false,
            categories: ['food'],
            fulfillments: ['pickup', 'dine_in'],
          },
        ],
        tip_presets_bps: [1000, 1250, 1500],
        day_starts_at: '06:00',
        metadata: { crm: '17' },
      },
    ]);
    expect(body.fulfillments).toMatchObject({
      pickup: { enabled: true, lead_minutes: 0 },
      delivery: {
        enabled: true,
        lead_minutes: 240,
        min_subtotal: GBP(1500),
        fee: GBP(350),
        postal_prefixes: ['RG1', 'SW1A 1'],
      },
      dine_in: { enabled: false, lead_minutes: 20 },
    });
    expect(JSON.stringify(body)).not.toMatch(/planet|moon|bar/);
  });

  test('gives locations of one name different slugs, also concurrently, and each merchant its own', async () => {
    const own = await signUp(service, 'Slugs');
    const make = (merchant: string) => create({ name: 'Quay' }, { merchant, credential: own.key });
    const made = await Promise.all(Array.from({ length: 6 }, () => make(own.active)));
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(6);
    expect(made.every(({ body }) => /^quay(-[0-9a-f]{8})?$/.test(body.slug))).toBe(true);
    expect((await make(own.merchants['restricted'] ?? '')).body.slug).toBe('quay');
    expect((await create({ name: '花' }, { merchant: own.active, credential: own.key })).body.slug).toBe(
      'location',
    );
  });

  test('replays with its idempotency key', async () => {
    const headers = { 'idempotency-key': 'market' };
    const first = await create(MILL_LANE, { headers });
    const again = await create(MILL_LANE, { headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await eventsOf(first.body.id)).toHaveLength(1);
  });

  test('has the time of its environment', async () => {
    const own = await signUp(service, 'Clock');
    const now = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', { credential: own.key });
    const to = new Date(Date.parse(now.body.now) + 3_600_000).toISOString();
    await call(service, 'POST /v1/sandbox/clock/advance', { credential: own.key, body: { to } });
    const made = await create(MILL_LANE, { merchant: own.active, credential: own.key });
    expect(made.body.created_at >= to).toBe(true);
  });

  test('is refused for a closed merchant', async () => {
    const own = await signUp(service, 'Closing');
    const { body: made } = await create(MILL_LANE, { merchant: own.active, credential: own.key });
    await call(service, `POST /v1/merchants/${own.active}/close`, { credential: own.key });
    const ofClosed = { merchant: own.active, credential: own.key };
    expect((await create(MILL_LANE, ofClosed)).body).toMatchObject({ error: 40902, param: 'merchant' });
    expect((await update(made.id, { name: 'x' }, ofClosed)).body).toMatchObject({
      error: 40902,
      param: 'merchant',
    });
    expect((await read(made.id, ofClosed)).body).toEqual(made);
  });
});

const taxes = (...given: object[]) => ({ taxes: given.map((tax) => ({ name: 'T', rate_ppm: 1, ...tax })) });
const week = (...texts: string[]) =>
  texts.map((text) => {
    const [day = '', open = '', close = ''] = text.split(' ');
    return { day, open, close };
  });

describe('refusals', () => {
  test.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ phone: '020 7946 0018' }, 'phone'],
    [{ timezone: '+01:00' }, 'timezone'],
    [{ timezone: null }, 'timezone'],
    [{ address: { country: 'UK' } }, 'address.country'],
    [{ address: 'here' }, 'address'],
    [{ fulfillments: { pickup: { lead_minutes: -1 } } }, 'fulfillments.pickup.lead_minutes'],
    [{ fulfillments: { pickup: { lead_minutes: 241 } } }, 'fulfillments.pickup.lead_minutes'],
    [{ fulfillments: { pickup: { lead_minutes: 1.5 } } }, 'fulfillments.pickup.lead_minutes'],
    [{ fulfillments: { pickup: { enabled: 'yes' } } }, 'fulfillments.pickup.enabled'],
    [
      { fulfillments: { delivery: { fee: { amount: -1, currency: 'GBP' } } } },
      'fulfillments.delivery.fee.amount',
    ],
    [
      { fulfillments: { delivery: { fee: { amount: 100_000_000_000, currency: 'GBP' } } } },
      'fulfillments.delivery.fee.amount',
    ],
    [{ fulfillments: { delivery: { fee: 350 } } }, 'fulfillments.delivery.fee'],
    [
      { fulfillments: { delivery: { fee: { amount: 1, currency: 'EUR' } } } },
      'fulfillments.delivery.fee.currency',
    ],
    [
      { fulfillments: { dine_in: { min_subtotal: { amount: 1, currency: 'EUR' } } } },
      'fulfillments.dine_in.min_subtotal.currency',
    ],
    [{ fulfillments: { delivery: { postal_prefixes: [''] } } }, 'fulfillments.delivery.postal_prefixes.0'],
    [
      { fulfillments: { delivery: { postal_prefixes: ['12345678901'] } } },
      'fulfillments.delivery.postal_prefixes.0',
    ],
    [
      { fulfillments: { delivery: { postal_prefixes: Array<string>(501).fill('A') } } },
      'fulfillments.delivery.postal_prefixes',
    ],
    [{ hours: { default: null } }, 'hours.default'],
    [{ hours: { default: week('funday 09:00 17:00') } }, 'hours.default.0.day'],
    [{ hours: { default: week('friday 24:00 17:00') } }, 'hours.default.0.open'],
    [{ hours: { default: week('friday 9:00 17:00') } }, 'hours.default.0.open'],
    [{ hours: { default: week('friday 09:00 24:01') } }, 'hours.default.0.close'],
    [{ hours: { default: week('friday 09:00 17:60') } }, 'hours.default.0.close'],
    [{ hours: { default: week('friday 09:00 12:00', 'friday 11:59 13:00') } }, 'hours.default'],
    [{ hours: { default: week('friday 18:00 02:00', 'saturday 01:59 03:00') } }, 'hours.default'],
    [{ hours: { pickup: week('sunday 18:00 02:00', 'monday 01:00 03:00') } }, 'hours.pickup'],
    [{ hours: { delivery: week('friday 09:00 09:00', 'saturday 08:00 10:00') } }, 'hours.delivery'],
    [{ hours: { default: week('friday 09:00 10:00', 'friday 09:00 10:00') } }, 'hours.default'],
    [
      {
        hours: {
          default: week(...Array.from({ length: 11 }, (_, hour) => `friday ${hour + 10}:00 ${hour + 10}:30`)),
        },
      },
      'hours.default',
    ],
    [{ exceptions: [{ date: '2026-02-30', closed: true }] }, 'exceptions.0.date'],
    [{ exceptions: [{ date: '2026-12-25' }] }, 'exceptions'],
    [
      { exceptions: [{ date: '2026-12-25', closed: true, ranges: [{ open: '09:00', close: '10:00' }] }] },
      'exceptions',
    ],
    [{ exceptions: [{ date: '2026-12-25', closed: false, ranges: [] }] }, 'exceptions'],
    [
      {
        exceptions: [
          { date: '2026-12-25', closed: true },
          { date: '2026-12-25', closed: true },
        ],
      },
      'exceptions',
    ],
    [
      {
        exceptions: [
          {
            date: '2026-12-25',
            ranges: [
              { open: '09:00', close: '12:00' },
              { open: '11:00', close: '13:00' },
            ],
          },
        ],
      },
      'exceptions',
    ],
    [
      {
        exceptions: [
          {
            date: '2026-12-25',
            ranges: [
              { open: '23:00', close: '01:00' },
              { open: '00:00', close: '00:00' },
            ],
          },
        ],
      },
      'exceptions',
    ],
    [{ exceptions: Array.from({ length: 367 }, () => ({ date: '2026-12-25', closed: true })) }, 'exceptions'],
    [{ pause: {} }, 'pause'],
    [{ pause: { until: 'tomorrow' } }, 'pause.until'],
    [{ pause: { until: '2026-01-01T00:00:00Z' } }, 'pause.until'],
    [{ pause: { until: null, reason: 'x'.repeat(121) } }, 'pause.reason'],
    [{ slot: { minutes: 4 } }, 'slot.minutes'],
    [{ slot: { minutes: 121 } }, 'slot.minutes'],
    [{ slot: { horizon_days: -1 } }, 'slot.horizon_days'],
    [{ slot: { horizon_days: 31 } }, 'slot.horizon_days'],
    [{ slot: { capacity: 0 } }, 'slot.capacity'],
    [{ slot: { capacity: 10_000 } }, 'slot.capacity'],
    [{ slot: { minutes: null } }, 'slot.minutes'],
    [{ accept: { mode: 'maybe' } }, 'accept.mode'],
    [{ accept: { within_minutes: 1 } }, 'accept.within_minutes'],
    [{ accept: { within_minutes: 61 } }, 'accept.within_minutes'],
    [{ at_pickup: 1 }, 'at_pickup'],
    [taxes({ rate_ppm: -1 }), 'taxes.0.rate_ppm'],
    [taxes({ rate_ppm: 1_000_001 }), 'taxes.0.rate_ppm'],
    [taxes({ categories: ['A B'] }), 'taxes.0.categories.0'],
    [taxes({ fulfillments: ['post'] }), 'taxes.0.fulfillments.0'],
    [taxes(...Array.from({ length: 21 }, () => ({}))), 'taxes'],
    [taxes({ inclusive: true }, { inclusive: true }), 'taxes.1'],
    [taxes({ inclusive: true }, {}), 'taxes.1'],
    [
      taxes({ inclusive: true, categories: ['a'] }, { categories: ['b'] }, { categories: ['a', 'c'] }),
      'taxes.2',
    ],
    [taxes({ inclusive: true, categories: ['a'] }, {}), 'taxes.1'],
    [
      taxes({ inclusive: true, fulfillments: ['pickup'] }, { fulfillments: ['pickup', 'dine_in'] }),
      'taxes.1',
    ],
    [{ tip_presets_bps: [1000, 1500] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1000, 1000, 1500] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1500, 1000, 2000] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [0, 1000, 2000] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1000, 2000, 10_001] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1000, 1500, 2000, 2500] }, 'tip_presets_bps'],
    [{ day_starts_at: '06:01' }, 'day_starts_at'],
    [{ day_starts_at: '24:00' }, 'day_starts_at'],
    [{ metadata: { a: 7 } }, 'metadata.a'],
  ])('of %j name the field and its rule', async (fields, param) => {
    const reply = await create({ ...MILL_LANE, ...fields });
    expect([reply.status, reply.body]).toEqual([
      400,
      { error: expect.any(Number), message: expect.any(String), param: expect.stringMatching(`^${param}`) },
    ]);
    expect(reply.body).toMatchObject({ error: param === 'pause' ? 40002 : 40003 });
  });

  test('of what is missing', async () => {
    expect((await create({})).body).toMatchObject({ error: 40002, param: 'name' });
    expect((await create({ ...MILL_LANE, taxes: [{ name: 'VAT' }] })).body).toMatchObject({
      error: 40002,
      param: 'taxes.0.rate_ppm',
    });
    expect(
      (await create({ ...MILL_LANE, hours: { default: [{ day: 'friday', open: '09:00' }] } })).body,
    ).toMatchObject({
      error: 40002,
      param: 'hours.default.0.close',
    });
  });

  test.each<[string, object]>([
    [
      'ranges that meet',
      {
        hours: {
          default: week(
            'friday 18:00 24:00',
            'saturday 00:00 02:00',
            'saturday 02:00 03:00',
            'sunday 23:00 00:00',
            'monday 00:00 01:00',
          ),
        },
      },
    ],
    [
      'ten ranges a day',
      {
        hours: {
          default: week(...Array.from({ length: 10 }, (_, hour) => `friday ${hour + 10}:00 ${hour + 10}:30`)),
        },
      },
    ],
    [
      'every day, round the clock',
      {
        hours: {
          default: week(
            ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
              (day) => `${day} 09:00 09:00`,
            ),
          ),
        },
      },
    ],
    [
      '500 postal prefixes',
      { fulfillments: { delivery: { postal_prefixes: Array<string>(500).fill('1234567890') } } },
    ],
    [
      '366 exceptions',
      {
        exceptions: Array.from({ length: 366 }, (_, day) => ({
          date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
          closed: true,
        })),
      },
    ],
    [
      'an inclusive tax beside others on other lines',
      taxes(
        { inclusive: true, categories: ['a'] },
        { inclusive: true, categories: ['b'] },
        { categories: ['c'] },
        { categories: ['c'] },
      ),
    ],
    ['20 taxes that are added', taxes(...Array.from({ length: 20 }, () => ({ rate_ppm: 1_000_000 })))],
    ['the bounds of slots', { slot: { minutes: 120, horizon_days: 0, capacity: 9_999 } }],
  ])('don’t meet %s', async (_, fields) => {
    const reply = await create({ ...MILL_LANE, ...fields });
    expect([reply.status, reply.body]).toMatchObject([201, { id: expect.any(String) }]);
  });
});

describe('updating a location', () => {
  test('changes what is sent and nothing else, raises the version by one, and records one event', async () => {
    const { body: made } = await create({
      ...MILL_LANE,
      address: { line1: '1 Dock Road', city: 'Reading' },
      fulfillments: { delivery: { enabled: true, fee: GBP(350) } },
      hours: { default: week('friday 09:00 17:00'), pickup: week('friday 10:00 16:00') },
      taxes: [{ name: 'VAT', rate_ppm: 200_000 }],
      slot: { capacity: 4 },
    });
    const { status, body } = await update(made.id, {
      name: 'Quay',
      address: { city: null },
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
        address: { ...made.address, city: null },
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

describe('who sees a location', () => {
  test("a session its own merchant's, and changes them, but not their metadata", async () => {
    const token = await mintToken(service, partner, ['merchants:read', 'merchants:write']);
    const { body: made } = await create(MILL_LANE, { credential: token });
    expect((await read(made.id, { credential: token })).body).toEqual(made);
    expect((await update(made.id, { phone: '+442079460018' }, { credential: token })).status).toBe(200);
    expect((await list('', { credential: token })).body.data.some(({ id }) => id === made.id)).toBe(true);
    expect((await create({ ...MILL_LANE, metadata: {} }, { credential: token })).body).toMatchObject({
      error: 40303,
      param: 'metadata',
    });
    expect((await update(made.id, { metadata: {} }, { credential: token })).body).toMatchObject({
      error: 40303,
      param: 'metadata',
    });
    const reader = await mintToken(service, partner, ['merchants:read']);
    expect((await create(MILL_LANE, { credential: reader })).body).toMatchObject({ error: 40301 });
  });

  test('nobody else: not found, the same as an unknown one', async () => {
    const { body: made } = await create();
    const second = partner.merchants['restricted'] ?? '';
    const { body: elsewhere } = await create(MILL_LANE, { merchant: second });
    const token = await mintToken(service, partner, ['merchants:read', 'merchants:write']);
    const foreign = { credential: other.key };
    const session = { credential: token, merchant: second };
    const slots = (id: string, credential: string, merchant = partner.active) =>
      call(service, `GET ${at(merchant)}/${id}/slots?fulfillment=pickup`, { credential });
    const replies = await Promise.all([
      create(MILL_LANE, foreign),
      list('', foreign),
      read(made.id, foreign),
      update(made.id, { name: 'x' }, foreign),
      slots(made.id, other.key),
      create(MILL_LANE, session),
      list('', session),
      read(elsewhere.id, session),
      update(elsewhere.id, { name: 'x' }, session),
      slots(elsewhere.id, token, second),
      // The right merchant, and a location of another one.
      read(elsewhere.id),
      update(elsewhere.id, { name: 'x' }),
      slots(elsewhere.id, partner.key),
      read(made.id, { merchant: other.active, credential: other.key }),
      read('loc_unknown'),
      update('loc_unknown', { name: 'x' }),
      slots('loc_unknown', partner.key),
      list('', { merchant: 'mer_unknown' }),
      create(MILL_LANE, { merchant: 'mer_unknown' }),
    ]);
    for (const reply of replies) expect([reply.status, reply.body]).toMatchObject([404, { error: 40401 }]);
    expect((await read(elsewhere.id, { merchant: second })).body).toEqual(elsewhere);
  });
});

describe('the list', () => {
  test('is newest first, in pages, and filtered', async () => {
    const own = await signUp(service, 'Lists');
    const of = { merchant: own.active, credential: own.key };
    const made = [];
    for (const name of ['A', 'B', 'C']) {
      made.push((await create({ name }, of)).body);
      await call(service, 'POST /v1/sandbox/clock/advance', {
        credential: own.key,
        body: { to: new Date(Date.parse(made.at(-1)?.created_at ?? '') + 60_000).toISOString() },
      });
    }
    const [a, b, c] = made.map(({ id }) => id);
    await update(a ?? '', { status: 'closed' }, of);
    const names = async (query: string): Promise<string[]> =>
      (await list(query, of)).body.data.map(({ name }) => name);
    expect(await names('')).toEqual(['C', 'B', 'A', 'Mill Lane']);
    const first = await list('?limit=2', of);
    expect(first.body).toMatchObject({ has_more: true, next_cursor: b, data: [{ id: c }, { id: b }] });
    expect(await names(`?limit=2&cursor=${first.body.next_cursor}`)).toEqual(['A', 'Mill Lane']);
    expect(await names('?status=closed')).toEqual(['A']);
    const ofB = encodeURIComponent(made[1]?.created_at ?? '');
    expect(await names(`?created_from=${ofB}`)).toEqual(['C', 'B']);
    expect(await names(`?created_to=${ofB}`)).toEqual(['A', 'Mill Lane']);
    expect(await names(`?updated_after=${ofB}`)).toEqual(['C', 'A']);
  });

  test.each(['?status=open', '?q=x', '?created_from=monday', '?status=active&status=closed'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).body).toMatchObject({ error: 40003 });
    },
  );
});

test('each test merchant of a new sandbox has a location that is open', async () => {
  const own = await signUp(service, 'Fresh');
  for (const merchant of Object.values(own.merchants)) {
    const { body } = await list('', { merchant, credential: own.key });
    expect(body.data).toMatchObject([{ name: 'Mill Lane', slug: 'mill-lane', at_pickup: true, version: 1 }]);
    const slots = await call(service, `GET ${at(merchant)}/${body.data[0]?.id}/slots?fulfillment=pickup`, {
      credential: own.key,
    });
    expect(slots.body).toMatchObject({ state: 'open' });
  }
});
