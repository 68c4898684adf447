import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { csrfIn, enter, Visit, type Seen } from './testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
let csrf: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await enter(service, partner);
  csrf = csrfIn(await visit.page());
});
afterAll(() => service.stop());

function post(who: Visit, body: string, headers: Record<string, string> = {}): Promise<Seen> {
  return who.open('/hosted/plants', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'trellis-csrf': csrf,
      ...headers,
    },
  });
}
const errorOf = (seen: Seen) => (JSON.parse(seen.text) as { error: number }).error;
const count = async () =>
  (await service.db.selectFrom('plants').select('id').where('merchant', '=', partner.active).execute())
    .length;

test('the session is what the API says of one, with the cookie for a credential', async () => {
  const seen = await visit.open('/hosted/v1/sessions/current', { headers: { 'trellis-csrf': csrf } });
  expect(seen.status).toBe(200);
  const session = JSON.parse(seen.text) as { expires_in: number; now: string };
  expect(session).toEqual({
    object: 'session',
    merchant: partner.active,
    merchant_name: 'Riverside Nursery',
    scopes: ['plants:write', 'merchants:read'],
    staff_roles: [],
    environment: 'sandbox',
    expires_in: session.expires_in,
    now: session.now,
    theme: null,
  });
  expect(session.expires_in).toBeGreaterThan(28_000);
});

describe('adding a plant', () => {
  test('responds exactly as /plants does, and once for an idempotency key', async () => {
    const body = '{"id":9223372036854775807,"name":"Fern","tag":"shade"}';
    const first = await post(visit, body, { 'idempotency-key': 'intent-1' });
    expect([first.status, first.text]).toEqual([200, '{"name":"Fern","tag":"shade"}']);
    expect(first.headers.get('access-control-allow-origin')).toBeNull();
    const again = await post(visit, body, { 'idempotency-key': 'intent-1' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await post(visit, '{"id":1,"name":"Fern"}', { 'idempotency-key': 'intent-1' });
    expect(errorOf(other)).toBe(42201);
    expect(errorOf(await post(visit, body))).toBe(40011);
    expect(await count()).toBe(1);
  });

  test('a body that the rules refuse leaves its idempotency key free', async () => {
    const refused = await post(visit, '{"id":1.0,"name":"Ivy"}', { 'idempotency-key': 'intent-2' });
    expect(errorOf(refused)).toBe(40003);
    const mended = await post(visit, '{"id":1,"name":"Ivy"}', { 'idempotency-key': 'intent-2' });
    expect(mended.status).toBe(200);
  });

  const refusals: [name: string, headers: Record<string, string>, error: number][] = [
    ['without the word', { 'trellis-csrf': '' }, 40306],
    ['with a wrong word', { 'trellis-csrf': 'x'.repeat(43) }, 40306],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 40305],
    ['from a foreign origin', { origin: 'https://evil.example' }, 40305],
    ['as a plain form could send it', { 'content-type': 'text/plain' }, 41501],
  ];
  test.each(refusals)('%s is refused', async (_name, headers, error) => {
    const before = await count();
    const seen = await post(visit, '{"id":77,"name":"Oak"}', headers);
    expect(errorOf(seen)).toBe(error);
    expect(seen.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await count()).toBe(before);
  });

  test('without a session is 401, as an Error object', async () => {
    expect(errorOf(await post(new Visit(service), '{"id":78,"name":"Oak"}'))).toBe(40101);
    const current = await new Visit(service).open('/hosted/v1/sessions/current');
    expect([current.status, errorOf(current)]).toEqual([401, 40101]);
  });
});

describe('the cookie', () => {
  test.each(['/plants', '/v1/sessions/current', '/v1/merchants'])('is nothing to %s', async (path) => {
    const method = path === '/plants' ? 'POST' : 'GET';
    const seen = await visit.open(path, {
      method,
      headers: { 'content-type': 'application/json', 'trellis-csrf': csrf },
      ...(method === 'POST' && { body: '{"id":79,"name":"Oak"}' }),
    });
    expect([seen.status, errorOf(seen)]).toEqual([401, 40101]);
  });

  test('and a token is nothing to the pages', async () => {
    const seen = await post(new Visit(service), '{"id":80,"name":"Oak"}', {
      authorization: `Bearer ${partner.key}`,
    });
    expect(errorOf(seen)).toBe(40101);
  });
});

test('other methods and paths return Error objects too, and no other origin gets a response', async () => {
  const put = await visit.open('/hosted/plants', { method: 'PUT' });
  expect([put.status, put.headers.get('allow'), errorOf(put)]).toEqual([405, 'POST', 40501]);
  expect(errorOf(await visit.open('/hosted/v1/nothing'))).toBe(40401);
  const preflight = await visit.open('/hosted/plants', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(405);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

test('the log contains no cookie, code or CSRF token', () => {
  const lines = service.logLines.join('\n');
  expect(lines).toContain('"operation":"createPlant"');
  expect(lines).not.toContain(visit.cookie.split('=')[1]);
  expect(lines).not.toContain(csrf);
});
