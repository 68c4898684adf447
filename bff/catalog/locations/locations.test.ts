import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { GBP, locationCalls, MILL_LANE } from './testing/location-calls.ts';

let service: Service;
let partner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  service = await startService();
  [partner, other] = await Promise.all([signUp(service), signUp(service, 'Other POS')]);
});
afterAll(() => service.stop());

const { at, create, read, update, list, eventsOf } = locationCalls(() => ({ service, partner }));

describe('creating a location', () => {
  test('fills in every default', async () => {
    const made = await create();
    const fulfillment = {
      enabled: false,
      lead_minutes: 20,
      min_subtotal: GBP(0),
      fee: GBP(0),
      postal_prefixes: [],
      table_required: false,
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
        listed: true,
        taxes: [],
        charge_categories: { delivery: null, service: null, packaging: null },
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

  test('keeps every field, in its stored form', async () => {
    const sent = {
      name: 'Cafe\u0301',
      address: { line1: '1 Dock Road', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
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
        },
      },
      hours: {
        default: [{ day: 'friday', open: '18:00', close: '02:00' }],
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
        address: { line1: '1 Dock Road', city: 'Reading', country: 'GB' },
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
