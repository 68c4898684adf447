import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuedKey } from '../identity/contract/keys/key.ts';
import type { Merchant } from './contract/merchant.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { FERNDALE, merchantCalls } from './testing/merchant-calls.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const { create, update, close, read, eventsOf } = merchantCalls(() => ({ service, partner }));

describe('creating a merchant', () => {
  test('returns the whole record and records its event; it starts in needs_data', async () => {
    const made = await create({
      ...FERNDALE,
      language: 'EN-gb',
      support: { email: 'help@ferndale.example' },
      address: { line1: 'Cafe\u0301 Row', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
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
      listed: true,
      language: 'en-GB',
      support: { email: 'help@ferndale.example', phone: null },
      address: {
        line1: 'Caf\u00E9 Row',
        line2: null,
        city: 'Reading',
        region: null,
        postal_code: 'RG1 2AB',
        country: 'GB',
      },
      business: {
        type: 'company',
        url: null,
        mcc: '5261',
        founded_on: '1998-03-14',
        tax_registration: null,
        tax_id_last4: null,
      },
      bank_account: { last4: null, country: null, status: 'none' },
      capabilities: { payments: 'inactive', payouts: 'inactive' },
      requirements: {
        currently_due: ['business.tax_id', 'people.representative', 'bank_account', 'terms'],
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
