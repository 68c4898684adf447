import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_ONLY_SCOPES } from '../../../core/contract/scopes.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const mint = (body: unknown, credential = partner.key) =>
  call(service, 'POST /v1/sessions', { credential, body });

test('a mint returns exactly token and expires_in, and is never cached', async () => {
  const reply = await mint({
    merchant: partner.active,
    scopes: ['plants:write', 'menus:read', 'plants:write'],
  });
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body)).toEqual(['token', 'expires_in']);
  expect(reply.body['expires_in']).toBe(900);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('session-scopes')).toBe('plants:write menus:read');
});

test('the token verifies with the published keys and lives 900 seconds', async () => {
  const token = await mintToken(service, partner, ['plants:write']);
  const jwks = await call<JSONWebKeySet>(service, 'GET /.well-known/jwks.json');
  expect(jwks.text).not.toContain('"d"');
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(jwks.body), {
    issuer: service.url,
  });
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'trellis-session+jwt' });
  expect(payload).toMatchObject({
    sub: partner.active,
    scope: 'plants:write',
    env: 'sandbox',
    lineage: partner.keyId,
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
});

test('unknown and key-only scopes are left out; if nothing is left, no token is minted', async () => {
  const some = await mint({ merchant: partner.active, scopes: ['plants:burn', 'keys:write', 'orders:read'] });
  expect(some.headers.get('session-scopes')).toBe('orders:read');
  const none = await mint({ merchant: partner.active, scopes: [...KEY_ONLY_SCOPES, 'plants:burn'] });
  expect(none.status).toBe(403);
  expect(none.body).toMatchObject({ error: 40302 });
  expect(none.text).not.toContain('token');
});

test.each([
  [{ scopes: ['plants:write'] }, 40002],
  [{ merchant: 'mer_x' }, 40002],
  [{ merchant: ['mer_x'], scopes: ['plants:write'] }, 40003],
  [{ merchant: { id: 'mer_x' }, scopes: ['plants:write'] }, 40003],
  [{ merchant: 'mer_x', scopes: [] }, 40003],
  [{ merchant: 'mer_x', scopes: 'plants:write' }, 40003],
  [{ merchant: 'mer_x', scopes: [7] }, 40003],
  [{ merchant: 'mer_x', scopes: Array.from({ length: 51 }, () => 'plants:write') }, 40003],
  [{ merchant: 'mer_x', scopes: ['plants:*'] }, 40004],
  [{ merchant: 'mer_x', scopes: [' plants:write'] }, 40004],
  [{ merchant: 'mer_x', scopes: ['__proto__'] }, 40004],
])('minting with %j is refused with %i', async (body, error) => {
  const reply = await mint(body);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ error, ...(error === 40004 && { param: 'scopes' }) });
});

test("an unknown merchant and another partner's get the same response", async () => {
  const stranger = await signUp(service, 'Stranger');
  const theirs = await mint({ merchant: partner.active, scopes: ['plants:write'] }, stranger.key);
  const unknown = await mint({ merchant: 'mer_unknown', scopes: ['plants:write'] }, stranger.key);
  expect(theirs.status).toBe(404);
  expect(theirs.text).toBe(unknown.text);
});

test.each([
  ['closed', 409, 40902],
  ['rejected', 409, 40902],
  ['needs_data', 200, undefined],
  ['restricted', 200, undefined],
] as const)('minting for a merchant that is %s returns %i', async (status, expected, error) => {
  const own = await signUp(service, `State ${status}`);
  await service.db.updateTable('merchants').set({ status }).where('id', '=', own.active).execute();
  const reply = await mint({ merchant: own.active, scopes: ['plants:write'] }, own.key);
  expect(reply.status).toBe(expected);
  expect(reply.body['error']).toBe(error);
});

test('a session token cannot mint, and a key is not a session', async () => {
  const token = await mintToken(service, partner);
  const asKey = await mint({ merchant: partner.active, scopes: ['plants:write'] }, token);
  expect(asKey.status).toBe(403);
  expect(asKey.body).toMatchObject({ error: 40303 });
  const asSession = await call(service, 'POST /plants', {
    credential: partner.key,
    body: { id: 1, name: 'Fern' },
  });
  expect(asSession.status).toBe(403);
  expect(asSession.body).toMatchObject({ error: 40303 });
});

test('a session sees its own merchant only', async () => {
  const token = await mintToken(service, partner);
  const list = await call<{ data: { id: string }[] }>(service, 'GET /v1/merchants', { credential: token });
  expect(list.body.data.map((merchant) => merchant.id)).toEqual([partner.active]);
  const own = await call(service, `GET /v1/merchants/${partner.active}`, { credential: token });
  expect(own.status).toBe(200);
  const other = await call(service, `GET /v1/merchants/${partner.merchants['restricted']}`, {
    credential: token,
  });
  expect(other.status).toBe(404);
  const all = await call<{ data: unknown[] }>(service, 'GET /v1/merchants', { credential: partner.key });
  expect(all.body.data).toHaveLength(3);
});

test('the current session is described, counting down', async () => {
  const token = await mintToken(service, partner, ['plants:write']);
  const reply = await call(service, 'GET /v1/sessions/current', { credential: token });
  expect(reply.body).toEqual({
    object: 'session',
    theme: null,
    merchant: partner.active,
    merchant_name: 'Riverside Nursery',
    scopes: ['plants:write'],
    staff_roles: [],
    environment: 'sandbox',
    expires_in: expect.any(Number),
    now: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(reply.body['expires_in']).toBeGreaterThan(890);
  expect(reply.body['expires_in']).toBeLessThanOrEqual(900);
});

test('a token ends after 900 seconds, cached or not', async () => {
  const own = await startService();
  try {
    const ownPartner = await signUp(own);
    const used = await mintToken(own, ownPartner);
    const unused = await mintToken(own, ownPartner);
    expect((await call(own, 'GET /v1/merchants', { credential: used })).status).toBe(200);
    own.clock.advance(901_000);
    for (const credential of [used, unused]) {
      const reply = await call(own, 'GET /v1/merchants', { credential });
      expect(reply.status).toBe(401);
      expect(reply.body).toMatchObject({ error: 40102 });
    }
  } finally {
    await own.stop();
  }
});

test('a key in the body, the query or a cookie is no credential', async () => {
  const reply = await call(service, `GET /v1/merchants?access_token=${partner.key}`, {
    headers: { cookie: `token=${partner.key}` },
  });
  expect(reply.body).toMatchObject({ error: 40101 });
});
