import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IssuedKey } from '../../accounts/identity/contract/keys/key.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';

const OLD = '2026-09-01';
const NEW = '2026-11-26';
type Merchants = { data: Record<string, unknown>[] };
let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const merchants = (credential: string, version?: string) =>
  call<Merchants>(service, 'GET /v1/merchants', {
    credential,
    headers: version === undefined ? {} : { 'api-version': version },
  });

test('a new key uses the newest version, and the response says so', async () => {
  const reply = await merchants(partner.key);
  expect(reply.headers.get('api-version')).toBe(NEW);
  expect(reply.headers.get('deprecation')).toBeNull();
  expect(reply.body.data[0]).toHaveProperty('display_name');
});

test('the header overrides the version of one request, and an old version announces its end', async () => {
  const reply = await merchants(partner.key, OLD);
  expect(reply.headers.get('api-version')).toBe(OLD);
  expect(reply.headers.get('deprecation')).toBe('@1793491200');
  expect(reply.headers.get('sunset')).toBe('Mon, 01 Nov 2027 00:00:00 GMT');
  expect(reply.body.data.map((merchant) => merchant['status']).toSorted()).toEqual([
    'active',
    'pending',
    'restricted',
  ]);
  expect(reply.body.data[0]).toHaveProperty('name');
  expect(reply.body.data[0]).not.toHaveProperty('display_name');
  expect((await merchants(partner.key)).headers.get('api-version')).toBe(NEW);
});

test('a pinned key and its sessions use their version; rotation keeps the pin; the header overrides it', async () => {
  const pinned = await call<IssuedKey>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Old till', capability: ['merchants:read', 'keys:write'], api_version: OLD },
  });
  expect((await merchants(pinned.body.secret)).body.data[0]).toHaveProperty('name');
  const token = await mintToken(service, { key: pinned.body.secret, active: partner.active }, [
    'merchants:read',
  ]);
  expect((await merchants(token)).headers.get('api-version')).toBe(OLD);
  expect((await merchants(token, NEW)).body.data[0]).toHaveProperty('display_name');
  const rotated = await call<{ secret: string; scopes: string[] }>(
    service,
    `POST /v1/keys/${pinned.body.id}/rotate`,
    {
      credential: pinned.body.secret,
      body: {},
    },
  );
  expect(rotated.body.scopes).toEqual(['merchants:read', 'keys:write']);
  expect((await merchants(rotated.body.secret)).headers.get('api-version')).toBe(OLD);
});

test('elements speak the version that they are written for, whatever the key is pinned to', async () => {
  const old = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Old', capability: ['merchants:read'], api_version: OLD },
  });
  const token = await mintToken(service, { key: old.body.secret, active: partner.active }, [
    'merchants:read',
  ]);
  const versionFor = async (credential: string, headers: Record<string, string>) =>
    (await call(service, 'GET /v1/merchants', { credential, headers })).headers.get('api-version');
  expect(await versionFor(token, { 'trellis-elements': '0.1.0' })).toBe(NEW);
  expect(await versionFor(token, { 'trellis-elements': '0.1.0', 'api-version': OLD })).toBe(OLD);
  expect(await versionFor(token, { 'trellis-elements': '9.9.9' })).toBe(OLD);
  expect(await versionFor(token, { 'trellis-elements': '__proto__' })).toBe(OLD);
  expect(await versionFor(old.body.secret, { 'trellis-elements': '0.1.0' })).toBe(OLD);
});

test('a request of an old version is converted to the newest', async () => {
  const issued = await call(service, 'POST /v1/keys', {
    credential: partner.key,
    headers: { 'api-version': OLD },
    body: { name: 'Old shape', scopes: ['menus:read'] },
  });
  expect(issued.status).toBe(201);
  expect(issued.body['scopes']).toEqual(['menus:read']);
  const read = await call(service, `GET /v1/keys/${String(issued.body['id'])}`, { credential: partner.key });
  expect(read.body['capability']).toEqual(['menus:read']);
});

test.each(['2026-10-01', 'latest', '2026-11-01, 2026-09-01', '__proto__'])(
  'the version %j is refused',
  async (version) => {
    const reply = await merchants(partner.key, version);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: 40005, param: 'API-Version' });
  },
);

test('no dated version applies to plants and sessions', async () => {
  const headers = { 'api-version': '1999-01-01' };
  const body = { merchant: partner.active, scopes: ['plants:write'] };
  const minted = await call(service, 'POST /v1/sessions', { credential: partner.key, body, headers });
  expect(minted.status).toBe(200);
  expect(minted.headers.get('api-version')).toBeNull();
  const credential = String(minted.body['token']);
  const made = await call(service, 'POST /plants', { credential, body: { id: 7, name: 'Fern' }, headers });
  expect(made.body).toEqual({ name: 'Fern' });
});
