import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Deprecations } from '../../core/contract/deprecations/deprecation.ts';
import { DEPRECATIONS } from '../../core/contract/deprecations/list.ts';
import { ELEMENT_VERSIONS } from '../../core/contract/versions/versions.ts';
import type { Page } from '../../core/contract/fields.ts';
import type { IssuedKey } from '../../accounts/identity/contract/keys/key.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import type { DeprecationInUse, ElementVersion } from './contract/deprecation-record.ts';

const OLD = '2026-09-01';
const ORIGIN = 'https://pos.example';
const DAY_MS = 86_400_000;
const [ELEMENTS = ''] = ELEMENT_VERSIONS;
const told = { instead: 'Use another.', docs: '/docs/guides/versions' } as const;
const MADE_UP = new Deprecations([
  ...DEPRECATIONS.list,
  { ...told, kind: 'operation', name: 'getPartner', deprecatedAt: '2026-10-01T00:00:00Z' },
  {
    ...told,
    kind: 'parameter',
    name: 'listMerchants.limit',
    deprecatedAt: '2026-11-02T00:00:00Z',
    sunsetAt: '2027-05-01T00:00:00Z',
    docs: '/docs/reference/versions',
  },
  { ...told, kind: 'field', name: 'createKey.environment', deprecatedAt: '2026-11-03T00:00:00Z' },
  { ...told, kind: 'elements', name: ELEMENTS, deprecatedAt: '2026-11-04T00:00:00Z' },
]);

let service: Service;
beforeAll(async () => {
  service = await startService({ deprecations: MADE_UP });
});
afterAll(() => service.stop());

const merchants = (credential: string, headers: Record<string, string> = {}, query = '') =>
  call(service, `GET /v1/merchants${query}`, { credential, headers });

async function all<Item>(path: string, credential: string, query = ''): Promise<Item[]> {
  await service.deps.uses.flush();
  const { body } = await call<Page<Item>>(service, `GET ${path}?limit=100${query}`, { credential });
  return body.data;
}
const inUse = ({ key }: SignedUp, query = '') => all<DeprecationInUse>('/v1/deprecations', key, query);
const calls = (list: readonly DeprecationInUse[]) =>
  Object.fromEntries(list.map((one) => [`${one.name} ${one.key ?? one.origin}`, one.calls_last_30_days]));

/** Creates a partner whose pages may call. */
async function partnerWithPages(): Promise<SignedUp> {
  const partner = await signUp(service);
  await call(service, 'PUT /v1/partners/me/origins', {
    credential: partner.key,
    body: { origins: [ORIGIN] },
  });
  return partner;
}

describe('what is counted', () => {
  test('each call of a key and of its sessions, exactly, by the version that it uses', async () => {
    const partner = await signUp(service);
    const { body: second } = await call<IssuedKey>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'Old till', capability: ['merchants:read'], api_version: OLD },
    });
    const token = await mintToken(service, { key: second.secret, active: partner.active }, [
      'merchants:read',
    ]);
    const old = { 'api-version': OLD };
    await Promise.all(Array.from({ length: 5 }, () => merchants(partner.key, old)));
    for (const credential of [second.secret, second.secret, token]) await merchants(credential);
    await merchants(partner.key);
    const [mine, theirs] = [`${OLD} ${partner.keyId}`, `${OLD} ${second.id}`];
    expect(calls(await inUse(partner))).toEqual({ [mine]: 5, [theirs]: 3 });
    await merchants(partner.key, old);
    const list = await inUse(partner);
    expect(calls(list)).toEqual({ [mine]: 6, [theirs]: 3 });
    expect(list.find(({ key }) => key === partner.keyId)).toEqual({
      id: expect.stringMatching(/^use_[0-9A-Z]{26}$/),
      object: 'deprecation',
      environment: 'sandbox',
      kind: 'version',
      name: OLD,
      key: partner.keyId,
      origin: null,
      calls_last_7_days: 6,
      calls_last_30_days: 6,
      last_used_at: expect.any(String),
      deprecated_at: '2026-11-01T00:00:00Z',
      sunset_at: '2027-11-01T00:00:00Z',
      instead: expect.stringContaining('API-Version'),
      docs_url: `${service.url}/docs/guides/versions`,
    });
    expect(JSON.stringify(list)).not.toContain('ppk_');
  });

  test('operations, parameters and fields that are deprecated, and only when they are used', async () => {
    const partner = await signUp(service);
    const { key: credential, keyId } = partner;
    const newKey = (body: object) => call(service, 'POST /v1/keys', { credential, body });
    await call(service, 'GET /v1/partners/me', { credential });
    await merchants(credential);
    await merchants(credential, {}, '?limit=2');
    await newKey({ name: 'Plain', capability: ['menus:read'] });
    await newKey({ name: 'Tagged', capability: ['menus:read'], environment: 'sandbox' });
    await newKey({ name: 7, environment: 'sandbox' });
    expect(calls(await inUse(partner))).toEqual({
      [`getPartner ${keyId}`]: 1,
      [`listMerchants.limit ${keyId}`]: 1,
      [`createKey.environment ${keyId}`]: 1,
    });
    expect(calls(await inUse(partner, '&kind=field'))).toEqual({ [`createKey.environment ${keyId}`]: 1 });
  });

  test('versions of the elements by origin, and all that are unknown as one', async () => {
    const partner = await partnerWithPages();
    const token = await mintToken(service, partner);
    const load = (version: string, origin: Record<string, string> = { origin: ORIGIN }) =>
      merchants(token, { ...origin, 'trellis-elements': version });
    await load(ELEMENTS);
    await load(ELEMENTS);
    await load(ELEMENTS, {});
    for (let patch = 1; patch <= 20; patch += 1) await load(`9.9.${patch}`);
    await load('<script>');
    expect((await load(ELEMENTS, { origin: 'https://evil.example' })).status).toBe(403);
    await merchants(partner.key, { 'trellis-elements': ELEMENTS });
    const versions = await all<ElementVersion>('/v1/element_versions', partner.key);
    expect(versions.map((one) => `${one.version} ${one.origin} ${one.calls_last_7_days}`).toSorted()).toEqual(
      [`${ELEMENTS} ${ORIGIN} 2`, `${ELEMENTS} null 1`, `other ${ORIGIN} 21`].toSorted(),
    );
    expect(calls(await inUse(partner))).toEqual({ [`${ELEMENTS} ${ORIGIN}`]: 2, [`${ELEMENTS} null`]: 1 });
  });

  test('nothing that a caller makes up', async () => {
    const partner = await signUp(service);
    await service.deps.uses.flush();
    for (const version of ['2026-10-01', 'x'.repeat(500), '2026-11-01, 2026-09-01']) {
      expect((await merchants(partner.key, { 'api-version': version })).status).toBe(400);
    }
    for (const secret of ['ppk_sandbox_x', 'nothing']) await merchants(secret, { 'api-version': OLD });
    expect(service.deps.uses.size).toBe(0);
  });

  test('nothing of another partner or environment is seen', async () => {
    const [mine, theirs] = [await signUp(service), await signUp(service)];
    await merchants(theirs.key, { 'api-version': OLD });
    expect(calls(await inUse(theirs))).toEqual({ [`${OLD} ${theirs.keyId}`]: 1 });
    expect(await inUse(mine)).toEqual([]);
    await service.db.updateTable('api_uses').set({ environment: 'production' }).execute();
    expect(await inUse(theirs)).toEqual([]);
  });
});

test('a list in pages has each record once', async () => {
  const partner = await signUp(service);
  const { key: credential } = partner;
  await merchants(credential, { 'api-version': OLD }, '?limit=1');
  await call(service, 'GET /v1/partners/me', { credential });
  await service.deps.uses.flush();
  const names: string[] = [];
  let cursor: string | null | undefined = '';
  while (typeof cursor === 'string') {
    const path: string = `GET /v1/deprecations?limit=1${cursor && `&cursor=${cursor}`}`;
    const { body } = await call<Page<DeprecationInUse>>(service, path, { credential });
    names.push(...body.data.map(({ name }) => name));
    cursor = body.next_cursor;
  }
  expect(names.toSorted()).toEqual([OLD, 'getPartner', 'listMerchants.limit']);
});

describe('the response says', () => {
  const saidTo = (headers: Headers) => [
    headers.get('deprecation'),
    headers.get('sunset'),
    headers.get('link'),
  ];
  const LINK = '</docs/guides/versions>; rel="deprecation"; type="text/html"';
  let partner: SignedUp;
  beforeAll(async () => {
    partner = await signUp(service);
  });

  test('nothing where nothing is deprecated', async () => {
    expect(saidTo((await merchants(partner.key)).headers)).toEqual([null, null, null]);
  });

  test('when an operation was deprecated, and no end that is not decided', async () => {
    const { headers } = await call(service, 'GET /v1/partners/me', { credential: partner.key });
    expect(saidTo(headers)).toEqual(['@1790812800', null, LINK]);
  });

  test('of several the earliest dates, and where each is explained; in a refusal too', async () => {
    const reply = await merchants(partner.key, { 'api-version': OLD }, '?limit=1');
    const later = '</docs/reference/versions>; rel="deprecation"; type="text/html"';
    expect(saidTo(reply.headers)).toEqual([
      '@1793491200',
      'Sat, 01 May 2027 00:00:00 GMT',
      `${LINK}, ${later}`,
    ]);
    const refused = await call(service, 'GET /v1/merchants/mer_none', {
      credential: partner.key,
      headers: { 'api-version': OLD },
    });
    expect(refused.status).toBe(404);
    expect(saidTo(refused.headers)).toEqual(['@1793491200', 'Mon, 01 Nov 2027 00:00:00 GMT', LINK]);
  });
});

/** Runs last, because it moves the clock. */
test('weeks and months end at midnight in UTC, and what is older than 30 days is not listed', async () => {
  const partner = await signUp(service);
  const old = { 'api-version': OLD };
  const counts = async () => {
    const [one] = await inUse(partner);
    return one && [one.calls_last_7_days, one.calls_last_30_days];
  };
  await merchants(partner.key, old);
  service.clock.advance(6 * DAY_MS);
  await merchants(partner.key, old);
  expect(await counts()).toEqual([2, 2]);
  service.clock.advance(DAY_MS);
  expect(await counts()).toEqual([1, 2]);
  service.clock.advance(22 * DAY_MS);
  expect(await counts()).toEqual([0, 2]);
  service.clock.advance(DAY_MS);
  expect(await counts()).toEqual([0, 1]);
  service.clock.advance(6 * DAY_MS);
  expect(await counts()).toBeUndefined();
});
