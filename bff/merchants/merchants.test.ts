import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { IssuedKey } from '../identity/contract/keys/key.ts';
import type { Merchant } from './contract/merchant.ts';
import { ALL_SCOPES } from '../contract/scopes.ts';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../testing/service.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const FERNDALE = {
  legal_name: 'Ferndale Ltd',
  display_name: 'Ferndale',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
};

const create = (body: object = FERNDALE, credential = partner.key, headers: Record<string, string> = {}) =>
  call<Merchant>(service, 'POST /v1/merchants', { credential, body, headers });
const update = (id: string, body: object, credential = partner.key) =>
  call<Merchant>(service, `PATCH /v1/merchants/${id}`, { credential, body });
const close = (id: string, credential = partner.key) =>
  call<Merchant>(service, `POST /v1/merchants/${id}/close`, { credential });
const read = (id: string, credential = partner.key) =>
  call<Merchant>(service, `GET /v1/merchants/${id}`, { credential });
const eventsOf = async (id: string): Promise<{ type: string; data: Merchant }[]> => {
  const list = await call<{ data: { type: string; data: Merchant }[] }>(
    service,
    `GET /v1/events?merchant=${id}`,
    { credential: partner.key },
  );
  return list.body.data.toReversed();
};

describe('creating a merchant', () => {
  test('returns the whole record and records its event; it starts in needs_data', async () => {
    const made = await create({
      ...FERNDALE,
      language: 'EN-gb',
      support: { email: 'help@ferndale.example' },
      address: { line1: 'Cafe\u0301 Row', country: 'GB', planet: 'Earth' },
      business: { type: 'company', mcc: '5261', founded_on: '1998-03-14' },
      plan: 'small',
      metadata: { crm: '17' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...FERNDALE,
      id: expect.stringMatching(/^mer_[0-9A-Z]{26}$/),
      object: 'merchant',
      environment: 'sandbox',
      slug: 'ferndale',
      language: 'en-GB',
      support: { email: 'help@ferndale.example', phone: null },
      address: {
        line1: 'Caf\u00E9 Row',
        line2: null,
        city: null,
        region: null,
        postal_code: null,
        country: 'GB',
      },
      business: {
        type: 'company',
        url: null,
        mcc: '5261',
        founded_on: '1998-03-14',
        tax_id_last4: null,
      },
      bank_account: { last4: null, country: null, status: 'none' },
      capabilities: { payments: 'inactive', payouts: 'inactive' },
      requirements: {
        currently_due: [
          'business.tax_id',
          'address.city',
          'address.postal_code',
          'people.representative',
          'bank_account',
          'terms',
        ],
        past_due: [],
        errors: [],
        deadline: null,
      },
      payout_schedule: { interval: 'daily', weekday: null, day: null, delay_days: 2 },
      plan: 'small',
      status: 'needs_data',
      version: 1,
      metadata: { crm: '17' },
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await read(made.body.id)).body).toEqual(made.body);
    expect(await eventsOf(made.body.id)).toMatchObject([{ type: 'merchant.created', data: made.body }]);
    expect(await mintToken(service, { key: partner.key, active: made.body.id })).toMatch(/^ey/);
  });

  test('gives merchants of the same name different slugs, also concurrently', async () => {
    const own = await signUp(service, 'Slugs');
    const made = await Promise.all(Array.from({ length: 8 }, () => create(FERNDALE, own.key)));
    expect(made.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    const slugs = made.map(({ body }) => body.slug);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs.every((slug) => /^ferndale(-[0-9a-f]{8})?$/.test(slug))).toBe(true);
    expect((await create({ ...FERNDALE, display_name: '植物' }, own.key)).body.slug).toBe('merchant');
  });

  test('replays with its idempotency key', async () => {
    const headers = { 'idempotency-key': 'ferndale' };
    const [first, again] = [
      await create(FERNDALE, partner.key, headers),
      await create(FERNDALE, partner.key, headers),
    ];
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect(await eventsOf(first.body.id)).toHaveLength(1);
  });

  test('requires a key with merchants:create', async () => {
    const narrow = await call<IssuedKey>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'Narrow', capability: ['merchants:read', 'merchants:write'] },
    });
    expect((await create(FERNDALE, narrow.body.secret)).body).toMatchObject({ error: 40301 });
    const token = await mintToken(service, partner, ['merchants:read', 'merchants:write']);
    expect((await create(FERNDALE, token)).body).toMatchObject({ error: 40303 });
  });

  test('works in production once that is open, and shows nothing of the sandbox', async () => {
    const own = await signUp(service, 'Live');
    await call(service, 'POST /v1/partners/me/publish', { credential: own.key });
    const { secret } = (
      await call<IssuedKey>(service, 'POST /v1/keys', {
        credential: own.key,
        body: { name: 'Live', capability: ALL_SCOPES, environment: 'production' },
      })
    ).body;
    const made = await create(FERNDALE, secret);
    expect(made.body).toMatchObject({ environment: 'production', status: 'needs_data', slug: 'ferndale' });
    const list = await call<{ data: Merchant[] }>(service, 'GET /v1/merchants', { credential: secret });
    expect(list.body.data.map(({ id }) => id)).toEqual([made.body.id]);
    for (const reply of [
      await read(made.body.id, own.key),
      await update(made.body.id, { plan: 'x' }, own.key),
      await close(made.body.id, own.key),
      await read(own.active, secret),
      await update(own.active, { plan: 'x' }, secret),
      await close(own.active, secret),
      await close(own.active, partner.key),
      await update(own.active, { plan: 'x' }, partner.key),
    ]) {
      expect([reply.status, reply.body]).toMatchObject([404, { error: 40401 }]);
    }
  });

  test('returns the shape of the previous version', async () => {
    const { display_name: name, ...rest } = FERNDALE;
    const made = await call(service, 'POST /v1/merchants', {
      credential: partner.key,
      body: { ...rest, name },
      headers: { 'api-version': '2026-09-01' },
    });
    expect([made.status, made.body['name'], made.body['status']]).toEqual([201, 'Ferndale', 'pending']);
  });
});

describe('refusals', () => {
  test.each(Object.keys(FERNDALE))('without %s', async (name) => {
    const { [name as 'country']: _, ...rest } = FERNDALE;
    expect((await create(rest)).body).toMatchObject({ error: 40002, param: name });
  });

  test.each<[object, string]>([
    [{ legal_name: ' ' }, 'legal_name'],
    [{ display_name: 'Fern\u202Edale' }, 'display_name'],
    [{ display_name: 'x'.repeat(121) }, 'display_name'],
    [{ display_name: 7 }, 'display_name'],
    [{ country: 'UK' }, 'country'],
    [{ country: 'gb' }, 'country'],
    [{ country: null }, 'country'],
    [{ currency: 'DEM' }, 'currency'],
    [{ currency: 'XXX' }, 'currency'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: '+01:00' }, 'timezone'],
    [{ language: 'xx' }, 'language'],
    [{ support: 'help@x.example' }, 'support'],
    [{ support: { email: 'help' } }, 'support.email'],
    [{ support: { phone: '020 7946 0018' } }, 'support.phone'],
    [{ address: { city: 'a\nb' } }, 'address.city'],
    [{ address: { country: 'XK' } }, 'address.country'],
    [{ business: { type: 'cartel' } }, 'business.type'],
    [{ business: { url: 'http://x.example' } }, 'business.url'],
    [{ business: { url: 'https://me:pw@x.example' } }, 'business.url'],
    [{ business: { mcc: '52' } }, 'business.mcc'],
    [{ business: { founded_on: '2026-02-30' } }, 'business.founded_on'],
    [{ business: { founded_on: '2999-01-01' } }, 'business.founded_on'],
    [{ plan: 'Big Plan' }, 'plan'],
    [{ metadata: { 'a\0b': 'x' } }, 'metadata'],
    [{ metadata: { ['x'.repeat(41)]: 'x' } }, 'metadata'],
    [{ metadata: { a: 7 } }, 'metadata.a'],
    [{ metadata: { card: '4242-4242-4242-4242' } }, 'metadata'],
    [{ metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, ''])) }, 'metadata'],
  ])('of %j name the field and its rule', async (fields, param) => {
    const reply = await create({ ...FERNDALE, ...fields });
    expect([reply.status, reply.body]).toEqual([
      400,
      { error: 40003, message: expect.stringContaining('must '), param },
    ]);
  });
});

describe('updating a merchant', () => {
  test('changes what is sent and nothing else, raises the version by one, and records one event', async () => {
    const { body: made } = await create({ ...FERNDALE, support: { email: 'a@b.example' }, plan: 'small' });
    const reply = await update(made.id, {
      display_name: 'Fern Dale',
      support: { phone: '+442079460018' },
      plan: null,
      version: 1,
    });
    expect(reply.body).toEqual({
      ...made,
      display_name: 'Fern Dale',
      support: { email: 'a@b.example', phone: '+442079460018' },
      plan: null,
      version: 2,
      updated_at: expect.any(String),
    });
    const cleared = await update(made.id, { support: { email: null }, metadata: { a: 'b' } });
    expect(cleared.body).toMatchObject({
      support: { email: null, phone: '+442079460018' },
      metadata: { a: 'b' },
    });
    expect((await eventsOf(made.id)).map(({ type, data }) => [type, data.version])).toEqual([
      ['merchant.created', 1],
      ['merchant.updated', 2],
      ['merchant.updated', 3],
    ]);
  });

  test('that changes nothing raises no version and records no event', async () => {
    const { body: made } = await create({ ...FERNDALE, language: 'de', metadata: { a: 'b', c: 'd' } });
    for (const same of [
      {},
      { ...FERNDALE, language: 'DE' },
      { metadata: { c: 'd', a: 'b' }, support: {}, address: { city: null } },
    ]) {
      expect((await update(made.id, same)).body).toEqual(made);
    }
    expect(await eventsOf(made.id)).toHaveLength(1);
  });

  test('with an old version is refused, also if nothing would change', async () => {
    const { body: made } = await create();
    await update(made.id, { plan: 'small' });
    for (const change of [{ plan: 'big', version: 1 }, { version: 1 }]) {
      expect((await update(made.id, change)).body).toMatchObject({ error: 40903 });
    }
    expect((await read(made.id)).body).toMatchObject({ plan: 'small', version: 2 });
  });

  test('concurrently with one version succeeds once', async () => {
    const { body: made } = await create();
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((plan) => update(made.id, { plan, version: 1 })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('leaves the currency of an active merchant as it is', async () => {
    const own = await signUp(service, 'Currencies');
    for (const status of ['active', 'restricted']) {
      const reply = await update(own.merchants[status] ?? '', { currency: 'EUR' }, own.key);
      expect(reply.body).toMatchObject({ error: 40902, param: 'currency' });
    }
    expect((await update(own.active, { currency: 'GBP', plan: 'x' }, own.key)).status).toBe(200);
    const waiting = await update(own.merchants['needs_data'] ?? '', { currency: 'EUR' }, own.key);
    expect(waiting.body).toMatchObject({ currency: 'EUR' });
  });

  test("works for a session's own merchant, except for plan and metadata", async () => {
    const own = await signUp(service, 'Sessions');
    const token = await mintToken(service, own, ['merchants:write']);
    expect((await update(own.active, { language: 'fr' }, token)).body).toMatchObject({ language: 'fr' });
    for (const change of [{ plan: 'free' }, { metadata: {} }]) {
      const reply = await update(own.active, change, token);
      expect(reply.body).toMatchObject({ error: 40303, param: Object.keys(change)[0] });
    }
    const other = await update(own.merchants['needs_data'] ?? '', { language: 'fr' }, token);
    expect([other.status, other.body]).toMatchObject([404, { error: 40401 }]);
    expect((await close(own.active, token)).body).toMatchObject({ error: 40303 });
    const reader = await mintToken(service, own, ['merchants:read']);
    expect((await update(own.active, { language: 'de' }, reader)).body).toMatchObject({ error: 40301 });
  });
});

describe('closing a merchant', () => {
  test('is permanent, and records its event', async () => {
    const { body: made } = await create();
    const closed = await close(made.id);
    expect([closed.status, closed.body]).toMatchObject([200, { status: 'closed', version: 2 }]);
    expect((await eventsOf(made.id)).at(-1)).toMatchObject({ type: 'merchant.closed', data: closed.body });
    expect((await close(made.id)).body).toMatchObject({ error: 40902 });
    expect((await update(made.id, { plan: 'x' })).body).toMatchObject({ error: 40902 });
    expect((await read(made.id)).body).toEqual(closed.body);
  });

  test('ends its sessions within a second, and no others', async () => {
    const own = await signUp(service, 'Closing');
    const token = await mintToken(service, own);
    const other = await mintToken(service, { key: own.key, active: own.merchants['restricted'] ?? '' });
    expect((await read(own.active, token)).status).toBe(200);
    await close(own.active, own.key);
    await vi.waitFor(
      async () => {
        const plant = await call(service, 'POST /plants', { credential: token, body: { id: 1, name: 'F' } });
        expect([plant.status, plant.body]).toMatchObject([401, { error: 40103 }]);
      },
      { timeout: 1_000, interval: 50 },
    );
    expect((await call(service, 'GET /v1/merchants', { credential: other })).status).toBe(200);
    const mint = await call(service, 'POST /v1/sessions', {
      credential: own.key,
      body: { merchant: own.active, scopes: ['plants:write'] },
    });
    expect([mint.status, mint.body]).toMatchObject([409, { error: 40902 }]);
  });
});

describe('the list', () => {
  const list = (query: string, credential: string) =>
    call<{ data: Merchant[]; has_more: boolean; next_cursor: string | null }>(
      service,
      `GET /v1/merchants?${query}`,
      { credential },
    );

  test('is filtered by status, plan and part of a name, in pages', async () => {
    const own = await signUp(service, 'Lists');
    for (const display_name of ['100% Fern', '100x Fern', 'Back\\slash']) {
      await create({ ...FERNDALE, display_name, plan: 'small' }, own.key);
    }
    const names = async (query: string): Promise<string[]> =>
      (await list(query, own.key)).body.data.map(({ display_name }) => display_name);
    expect(await names('status=active')).toEqual(['Riverside Nursery']);
    expect(await names('plan=small&status=needs_data')).toEqual(['100% Fern', '100x Fern', 'Back\\slash']);
    expect(await names('q=FLORIST')).toEqual(['Harbour Florist']);
    expect(await names('q=old-mill')).toEqual(['Old Mill Garden Centre']);
    expect(await names('q=100%25')).toEqual(['100% Fern']);
    expect(await names('q=k%5Cs')).toEqual(['Back\\slash']);
    expect(await names('q=_')).toEqual([]);
    const first = await list('plan=small&limit=2', own.key);
    expect(first.body).toMatchObject({ has_more: true, data: [{}, {}] });
    expect(await names(`plan=small&limit=2&cursor=${first.body.next_cursor}`)).toEqual(['Back\\slash']);
    const token = await mintToken(service, own);
    expect((await list('q=florist', token)).body.data).toEqual([]);
  });

  test('is filtered by when merchants were created and changed', async () => {
    const own = await signUp(service, 'Times');
    const made = [];
    for (const display_name of ['A', 'B']) {
      made.push((await create({ ...FERNDALE, display_name }, own.key)).body);
      await call(service, 'POST /v1/sandbox/clock/advance', {
        credential: own.key,
        body: { to: new Date(Date.parse(made.at(-1)?.created_at ?? '') + 60_000).toISOString() },
      });
    }
    const [a, b] = made;
    await close(a?.id ?? '', own.key);
    const ofB = encodeURIComponent(b?.created_at ?? '');
    const names = async (query: string): Promise<string[]> =>
      (await list(query, own.key)).body.data.map(({ display_name }) => display_name);
    expect(await names(`created_from=${ofB}`)).toEqual(['B']);
    const before = await names(`created_to=${ofB}`);
    expect([before.includes('A'), before.includes('B')]).toEqual([true, false]);
    expect(await names(`updated_after=${ofB}`)).toEqual(['A']);
  });

  test.each([
    'status=open',
    'created_from=monday',
    'updated_after=2026-02-30T00:00:00Z',
    'status=active&status=closed',
    'q=',
    'q=%00',
    'plan=a&plan=b',
    'plan=A',
    'page=2',
  ])('refuses %s', async (query) => {
    expect((await list(query, partner.key)).body).toMatchObject({ error: 40003 });
  });
});

describe('the payout schedule', () => {
  test('is daily with two days at first, and changes field by field', async () => {
    const { body: made } = await create();
    const schedules: unknown[] = [];
    for (const payout_schedule of [
      { interval: 'weekly' },
      { weekday: 'friday', delay_days: 7 },
      { interval: 'monthly', day: 28 },
      { interval: 'manual' },
    ]) {
      schedules.push((await update(made.id, { payout_schedule })).body.payout_schedule);
    }
    expect(schedules).toEqual([
      { interval: 'weekly', weekday: 'monday', day: null, delay_days: 2 },
      { interval: 'weekly', weekday: 'friday', day: null, delay_days: 7 },
      { interval: 'monthly', weekday: null, day: 28, delay_days: 7 },
      { interval: 'manual', weekday: null, day: null, delay_days: 7 },
    ]);
    const at = await create({ ...FERNDALE, payout_schedule: { interval: 'monthly' } });
    expect(at.body.payout_schedule).toEqual({ interval: 'monthly', weekday: null, day: 1, delay_days: 2 });
  });

  test.each<[object, string]>([
    [{ interval: 'yearly' }, 'interval'],
    [{ interval: 'weekly', weekday: 'fri' }, 'weekday'],
    [{ weekday: 'friday' }, 'weekday'],
    [{ interval: 'monthly', day: 29 }, 'day'],
    [{ interval: 'monthly', day: 0 }, 'day'],
    [{ day: 1 }, 'day'],
    [{ delay_days: 1 }, 'delay_days'],
    [{ delay_days: 8 }, 'delay_days'],
    [{ delay_days: 2.5 }, 'delay_days'],
  ])('refuses %j', async (payout_schedule, field) => {
    const { body: made } = await create();
    const reply = await update(made.id, { payout_schedule });
    expect(reply.body).toMatchObject({ error: 40003, param: `payout_schedule.${field}` });
  });
});

describe('the test merchants', () => {
  test('have given what belongs to their status', async () => {
    const own = await signUp(service, 'Given');
    const [active, waiting, restricted] = await Promise.all(
      ['active', 'needs_data', 'restricted'].map(
        async (status) => (await read(own.merchants[status] ?? '', own.key)).body,
      ),
    );
    expect(active).toMatchObject({
      capabilities: { payments: 'active', payouts: 'active' },
      bank_account: { last4: '6789', country: 'GB', status: 'verified' },
      requirements: { currently_due: [], past_due: [], errors: [], deadline: null },
    });
    expect(waiting).toMatchObject({
      capabilities: { payments: 'inactive', payouts: 'inactive' },
      requirements: {
        currently_due: ['business.tax_id', 'people.representative', 'bank_account', 'terms'],
        past_due: [],
      },
    });
    expect(restricted).toMatchObject({
      capabilities: { payments: 'active', payouts: 'inactive' },
      bank_account: { status: 'failed' },
      requirements: {
        currently_due: ['bank_account'],
        past_due: ['bank_account'],
        errors: [{ requirement: 'bank_account', code: 'bank_account_unverified' }],
      },
    });
  });
});
