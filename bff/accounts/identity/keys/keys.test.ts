import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { IssuedKey } from '../contract/keys/key.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';
import { newKeySecret, withChecksum } from './secret.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const issue = (credential: string, body: object) =>
  call<IssuedKey>(service, 'POST /v1/keys', { credential, body });

test('a key issues a narrower key, which can do no more than its capability', async () => {
  const made = await issue(partner.key, {
    name: 'Reports',
    capability: ['reports:read', 'reports:read', 'keys:read'],
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    object: 'key',
    environment: 'sandbox',
    status: 'live',
    lineage: made.body.id,
  });
  expect(made.body.capability).toEqual(['reports:read', 'keys:read']);
  expect((await call(service, 'GET /v1/keys', { credential: made.body.secret })).status).toBe(200);
  const refused = await issue(made.body.secret, { name: 'More', capability: ['reports:read'] });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ error: 40301 });
  expect(refused.headers.get('www-authenticate')).toContain('scope="keys:write"');
});

test('a revoked key cannot be changed, the other key of its lineage can', async () => {
  const old = await issue(partner.key, { name: 'Old', capability: ['keys:write', 'menus:read'] });
  const rotated = await call<IssuedKey>(service, `POST /v1/keys/${old.body.id}/rotate`, {
    credential: partner.key,
    body: {},
  });
  const rename = (id: string) =>
    call(service, `PATCH /v1/keys/${id}`, { credential: partner.key, body: { name: 'Renamed' } });
  expect((await rename(old.body.id)).body).toMatchObject({ name: 'Renamed' });
  await call(service, `DELETE /v1/keys/${old.body.id}`, { credential: partner.key });
  expect((await rename(old.body.id)).body).toMatchObject({ error: 40902 });
  expect((await rename(rotated.body.id)).body).toMatchObject({ name: 'Renamed' });
});

test('a new key never exceeds its creator', async () => {
  const maker = await issue(partner.key, { name: 'Maker', capability: ['keys:write', 'menus:read'] });
  const wider = await issue(maker.body.secret, { name: 'Wider', capability: ['menus:read', 'menus:write'] });
  expect(wider.status).toBe(403);
  const changed = await call(service, `PATCH /v1/keys/${maker.body.id}`, {
    credential: maker.body.secret,
    body: { capability: ['keys:write', 'menus:write'] },
  });
  expect(changed.status).toBe(403);
});

test.each([
  [{ capability: ['menus:read'] }, 400, 40002],
  [{ name: 'x\u202Ey', capability: ['menus:read'] }, 400, 40003],
  [{ name: 'x\u0007', capability: ['menus:read'] }, 400, 40003],
  [{ name: 'x', capability: [] }, 400, 40003],
  [{ name: 'x', capability: 'menus:read' }, 400, 40003],
  [{ name: 'x', capability: ['menus:*'] }, 400, 40004],
  [{ name: 'x', capability: ['menus:burn'] }, 400, 40003],
  [{ name: 'x', capability: ['menus:read'], environment: 'production' }, 403, 40304],
  [{ name: 'x', capability: ['menus:read'], environment: 'staging' }, 400, 40003],
  [{ name: 'x', capability: ['menus:read'], api_version: '1999-01-01' }, 400, 40005],
])('issuing with %j is refused', async (body, status, error) => {
  const reply = await issue(partner.key, body);
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ error });
});

test('keys are listed in pages, without secrets or hashes', async () => {
  const own = await signUp(service, 'Lister');
  for (let i = 0; i < 4; i += 1) await issue(own.key, { name: `Key ${i}`, capability: ['menus:read'] });
  const first = await call<List>(service, 'GET /v1/keys?limit=3', { credential: own.key });
  expect(first.body.data.map((key) => key['name'])).toEqual(['First key', 'Key 0', 'Key 1']);
  expect(first.body.has_more).toBe(true);
  const rest = await call<List>(service, `GET /v1/keys?limit=3&cursor=${first.body.next_cursor}`, {
    credential: own.key,
  });
  expect(rest.body.data.map((key) => key['name'])).toEqual(['Key 2', 'Key 3']);
  expect(rest.body).toMatchObject({ has_more: false, next_cursor: null });
  expect(first.text + rest.text).not.toMatch(/secret|hash|ppk_/);
});
type List = { data: Record<string, unknown>[]; has_more: boolean; next_cursor: string | null };

test.each(['limit=0', 'limit=101', 'limit=x', 'limit=1&limit=2', 'cursor=%00', 'cursor[a]=1&cursor=x'])(
  'the query %s is refused',
  async (query) => {
    const reply = await call(service, `GET /v1/keys?${query}`, { credential: partner.key });
    expect(reply.status).toBe(400);
  },
);

test('revoking ends the key and its live sessions at once, and repeating it changes nothing', async () => {
  const own = await signUp(service, 'Revoker');
  const made = await issue(own.key, { name: 'Till', capability: ['plants:write', 'merchants:read'] });
  const token = await mintToken(service, { key: made.body.secret, active: own.active });
  const other = await mintToken(service, own);
  expect((await call(service, 'GET /v1/merchants', { credential: token })).status).toBe(200);

  const revoked = await call(service, `DELETE /v1/keys/${made.body.id}`, { credential: own.key });
  expect(revoked.body).toMatchObject({ status: 'revoked', revoked_at: expect.any(String) });
  for (const credential of [made.body.secret, token]) {
    const reply = await call(service, 'GET /v1/merchants', { credential });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ error: 40103 });
  }
  expect((await call(service, 'GET /v1/merchants', { credential: other })).status).toBe(200);
  const again = await call(service, `DELETE /v1/keys/${made.body.id}`, { credential: own.key });
  // When it was last used is written behind the request that used it.
  expect({ ...again.body, last_used_at: null }).toEqual({ ...revoked.body, last_used_at: null });
});

test('narrowing a key narrows its live sessions, and widening it again does not exceed the token', async () => {
  const own = await signUp(service, 'Narrower');
  const made = await issue(own.key, { name: 'Till', capability: ['plants:write', 'merchants:read'] });
  const token = await mintToken(service, { key: made.body.secret, active: own.active }, ['merchants:read']);
  const change = (capability: string[]) =>
    call(service, `PATCH /v1/keys/${made.body.id}`, { credential: own.key, body: { capability } });
  await change(['plants:write']);
  expect((await call(service, 'GET /v1/merchants', { credential: token })).body).toMatchObject({
    error: 40301,
  });
  await change(['plants:write', 'merchants:read', 'menus:read']);
  const current = await call(service, 'GET /v1/sessions/current', { credential: token });
  expect(current.body['scopes']).toEqual(['merchants:read']);
});

test('a change with an old version is refused and changes nothing', async () => {
  const made = await issue(partner.key, { name: 'Before', capability: ['menus:read'] });
  const path = `PATCH /v1/keys/${made.body.id}`;
  const first = await call(service, path, { credential: partner.key, body: { name: 'After', version: 1 } });
  expect(first.body).toMatchObject({ name: 'After', version: 2 });
  const stale = await call(service, path, { credential: partner.key, body: { name: 'Late', version: 1 } });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ error: 40903 });
});

test("another partner's key id returns the same as an unknown one", async () => {
  const stranger = await signUp(service, 'Stranger');
  for (const operation of ['GET', 'DELETE']) {
    const reply = await call(service, `${operation} /v1/keys/${partner.keyId}`, { credential: stranger.key });
    const unknown = await call(service, `${operation} /v1/keys/key_unknown`, { credential: stranger.key });
    expect(reply.status).toBe(404);
    expect(reply.text).toBe(unknown.text);
  }
  expect((await call(service, 'GET /v1/keys', { credential: partner.key })).status).toBe(200);
});

test('credentials that are not a live key return 401 with a challenge', async () => {
  const wrong = [
    '',
    'x',
    newKeySecret('sandbox'),
    newKeySecret('production'),
    withChecksum(`ppk_production_${partner.key.slice(12, 44)}`),
  ];
  for (const credential of wrong) {
    const reply = await call(service, 'GET /v1/keys', { credential });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ error: 40102 });
    expect(reply.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  }
  const none = await call(service, 'GET /v1/keys');
  expect(none.body).toMatchObject({ error: 40101 });
  expect(none.headers.get('www-authenticate')).toBe('Bearer');
});

test('a key reads itself, whatever its capability', async () => {
  const made = await issue(partner.key, { name: 'Reports', capability: ['reports:read'] });
  const { secret, ...record } = made.body;
  const reply = await call(service, 'GET /v1/keys/current', { credential: secret });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    ...record,
    last_used_at: reply.body['last_used_at'],
    partner: { id: partner.partnerId, name: 'Greenhouse POS' },
    limits: { per_minute: 1500 },
  });
  expect(reply.text).not.toMatch(/secret|hash|ppk_/);
  const token = await mintToken(service, partner);
  expect((await call(service, 'GET /v1/keys/current', { credential: token })).body).toMatchObject({
    error: 40303,
  });
  expect((await call(service, 'DELETE /v1/keys/current', { credential: partner.key })).status).toBe(405);
});

test('the pin is changed for the whole lineage, and never to an unknown version', async () => {
  const made = await issue(partner.key, { name: 'Pinned', capability: ['keys:read', 'merchants:read'] });
  const rotated = await call<IssuedKey>(service, `POST /v1/keys/${made.body.id}/rotate`, {
    credential: partner.key,
    body: {},
  });
  const pin = (api_version: string) =>
    call(service, `PATCH /v1/keys/${rotated.body.id}`, { credential: partner.key, body: { api_version } });
  expect((await pin('2026-09-01')).body).toMatchObject({ api_version: '2026-09-01' });
  for (const credential of [made.body.secret, rotated.body.secret]) {
    const list = await call(service, 'GET /v1/merchants', { credential });
    expect(list.headers.get('api-version')).toBe('2026-09-01');
  }
  expect((await pin('1999-01-01')).body).toMatchObject({ error: 40005, param: 'api_version' });
});

test('a key shows the minute of its last use, and recording it invalidates no cached key', async () => {
  const made = await issue(partner.key, { name: 'Used', capability: ['merchants:read'] });
  const lastUse = async () =>
    (await call(service, `GET /v1/keys/${made.body.id}`, { credential: partner.key })).body['last_used_at'];
  expect(await lastUse()).toBeNull();
  const minute = (): string => `${new Date(service.clock.now()).toISOString().slice(0, 16)}:00.000Z`;
  const [before] = [
    minute(),
    ...(await Promise.all(
      Array.from({ length: 20 }, () => call(service, 'GET /v1/merchants', { credential: made.body.secret })),
    )),
  ];
  await vi.waitFor(async () => expect([before, minute()]).toContain(await lastUse()), { timeout: 30_000 });
  service.clock.advance(120_000);
  await call(service, 'GET /v1/merchants', { credential: made.body.secret });
  await vi.waitFor(
    async () => expect(Date.parse(String(await lastUse()))).toBeGreaterThan(Date.parse(before)),
    {
      timeout: 30_000,
    },
  );
  const told = await service.db
    .selectFrom('keys')
    .select(['version', 'updated_at', 'created_at'])
    .where('id', '=', made.body.id)
    .executeTakeFirstOrThrow();
  expect(told).toMatchObject({ version: 1, updated_at: told.created_at });
});
