import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignUp } from '../contract/partners/partner.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('sign-up creates a partner, a named sandbox, one full key and three test merchants', async () => {
  const reply = await call<SignUp>(service, 'POST /v1/partners', { body: { name: 'Café Grün & Co.' } });
  expect(reply.status).toBe(201);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { partner, sandbox, key, merchants } = reply.body;
  expect(partner).toMatchObject({
    object: 'partner',
    name: 'Café Grün & Co.',
    slug: 'cafe-grun-co',
    status: 'sandbox',
  });
  expect(sandbox).toEqual({ name: 'cafe-grun-co-sandbox' });
  expect(key.secret).toMatch(/^ppk_sandbox_[0-9A-Za-z]{38}$/);
  expect(key.capability).toEqual([...ALL_SCOPES]);
  expect(merchants.map((merchant) => merchant.status).toSorted()).toEqual([
    'active',
    'needs_data',
    'restricted',
  ]);
});

test('a secret is shown once and stored only as a hash', async () => {
  const { key, keyId } = await signUp(service);
  const again = await call(service, `GET /v1/keys/${keyId}`, { credential: key });
  expect(again.status).toBe(200);
  expect(again.text).not.toContain(key);
  const rows = await service.db.selectFrom('keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  expect(service.logLines.join('')).not.toContain(key.slice(12));
});

test('partners of the same name get different slugs, also when they sign up concurrently', async () => {
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => call<SignUp>(service, 'POST /v1/partners', { body: { name: 'Twin' } })),
  );
  expect(replies.every((reply) => reply.status === 201)).toBe(true);
  expect(new Set(replies.map((reply) => reply.body.partner.slug)).size).toBe(5);
});

test.each([
  [{}, 40002],
  [{ name: '' }, 40003],
  [{ name: '   ' }, 40003],
  [{ name: 7 }, 40003],
  [{ name: 'x'.repeat(101) }, 40003],
  [{ name: 'Green\u202Eesuoh' }, 40003],
  [{ name: 'Green\nhouse' }, 40003],
  [{ name: '\u200B' }, 40003],
  [[], 40003],
  ['', 40001],
])('sign-up with %j is refused with %i', async (body, error) => {
  const reply = await call(service, 'POST /v1/partners', { body });
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual(expect.objectContaining({ error, message: expect.any(String) }));
});

test('a name that could reorder the text around it is refused, and accents are normalized', async () => {
  const refused = await call(service, 'POST /v1/partners', { body: { name: 'Green\u2066house' } });
  expect(refused.body).toEqual({
    error: 40003,
    message: 'name must not have the character U+2066 (a text-direction character).',
    param: 'name',
  });
  const taken = await call<SignUp>(service, 'POST /v1/partners', { body: { name: 'Cafe\u0301' } });
  expect(taken.body.partner).toMatchObject({ name: 'Caf\u00E9', slug: 'cafe' });
});

test('origins are replaced as a list and read back', async () => {
  const { key } = await signUp(service);
  const put = (origins: unknown) =>
    call(service, 'PUT /v1/partners/me/origins', { credential: key, body: { origins } });
  const first = await put(['https://pos.example', 'http://localhost:8081', 'https://POS.example:443']);
  expect(first.status).toBe(200);
  expect(first.body['origins']).toEqual(['https://pos.example', 'http://localhost:8081']);
  const second = await put([]);
  expect(second.body['origins']).toEqual([]);
  const me = await call(service, 'GET /v1/partners/me', { credential: key });
  expect(me.body['origins']).toEqual([]);
});

test.each([
  'https://pos.example/app',
  'https://pos.example?x',
  'https://user@pos.example',
  'pos.example',
  'ftp://pos.example',
  'null',
  'javascript:alert(1)',
  ' https://pos.example',
])('the origin %j is refused', async (origin) => {
  const { key } = await signUp(service);
  const reply = await call(service, 'PUT /v1/partners/me/origins', {
    credential: key,
    body: { origins: [origin] },
  });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ error: 40003, param: 'origins' });
});

test('new origins raise the version, the same list does not', async () => {
  const { key } = await signUp(service);
  const put = (origins: string[]) =>
    call(service, 'PUT /v1/partners/me/origins', { credential: key, body: { origins } });
  const before = (await call(service, 'GET /v1/partners/me', { credential: key })).body;
  service.clock.advance(1_000);
  const first = await put(['https://pos.example']);
  expect(first.body['version']).toBe(2);
  expect(Date.parse(String(first.body['updated_at']))).toBeGreaterThan(
    Date.parse(String(before['updated_at'])),
  );
  expect((await put(['https://pos.example'])).body).toEqual(first.body);
  const replies = await Promise.all([put(['https://a.example']), put(['https://b.example'])]);
  expect(replies.map(({ body }) => body['version']).toSorted()).toEqual([3, 4]);
});

test('a partner can be renamed; its slug stays, and an old version is refused', async () => {
  const { key } = await signUp(service, 'Before');
  const rename = (body: object) => call(service, 'PATCH /v1/partners/me', { credential: key, body });
  const { slug } = (await call(service, 'GET /v1/partners/me', { credential: key })).body;
  const renamed = await rename({ name: 'After', version: 1 });
  expect(renamed.body).toMatchObject({ name: 'After', slug, version: 2 });
  expect((await rename({ name: 'After' })).body).toEqual(renamed.body);
  expect((await rename({ name: 'Late', version: 1 })).body).toMatchObject({ error: 40903 });
  expect((await rename({ name: 'a\u202Eb' })).body).toMatchObject({ error: 40003, param: 'name' });
  const narrow = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: key,
    body: { name: 'Narrow', capability: ['keys:read'] },
  });
  const refused = await call(service, 'PATCH /v1/partners/me', {
    credential: narrow.body.secret,
    body: { name: 'Mine' },
  });
  expect(refused.body).toMatchObject({ error: 40301 });
});
