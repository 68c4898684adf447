import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { isForElements } from './console.ts';
import { hiddenIn, signIn, Visit, type Seen } from './testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
let csrf: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
  csrf = hiddenIn(await visit.open('/console'), 'csrf') ?? '';
});
afterAll(() => service.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Seen> =>
  visit.open(`/console/api${path}`, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });
const json = (seen: Seen) => JSON.parse(seen.text) as Record<string, unknown>;

test('the session is what an element asks for, with every scope', async () => {
  const seen = await get('/v1/sessions/current');
  expect(seen.status).toBe(200);
  expect(json(seen)).toMatchObject({
    object: 'session',
    merchant: null,
    environment: 'sandbox',
    scopes: ALL_SCOPES,
  });
  expect(json(seen)['expires_in']).toBeGreaterThan(28_000);
});

test("an operation responds as the API does, with the console's own quota", async () => {
  const seen = await get('/v1/merchants?limit=2');
  expect(seen.status).toBe(200);
  expect(json(seen)).toMatchObject({ has_more: true, data: [{ id: partner.active }, {}] });
  expect(seen.headers.get('ratelimit-policy')).toBe('"key";q=1500;w=60');
  expect(seen.headers.get('api-version')).toBe('2026-11-26');
  expect(json(await get('/v1/merchants?limit=0'))).toMatchObject({ error: 40003, param: 'limit' });
  const other = await signUp(service, 'Other');
  expect(json(await get(`/v1/merchants/${other.active}`))).toMatchObject({ error: 40401 });
});

describe('what is not on the list is not there', () => {
  test.each(['/v1/hosted_links', '/v1/sessions', '/plants', '/healthz', '/v1/keys/x/rotate'])(
    '%s',
    async (path) => {
      const seen = await visit.open(`/console/api${path}`, {
        method: 'POST',
        headers: { 'trellis-csrf': csrf, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([seen.status, json(seen)['error']]).toEqual([404, 40401]);
    },
  );

  test('no operation on it takes a session alone, mints, or shows a key', () => {
    const allowed = OPERATIONS.filter(isForElements);
    expect(allowed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['getPartner', 'listMerchants', 'listKeys']),
    );
    const forbidden = new Set([
      'createKey',
      'rotateKey',
      'revokeKey',
      'updateKey',
      'createSession',
      'createHostedLink',
    ]);
    expect(allowed.filter(({ id }) => forbidden.has(id))).toEqual([]);
    expect(allowed.every(({ credentials }) => credentials.includes('key'))).toBe(true);
  });
});

describe('who may call', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbor on the same site', { 'sec-fetch-site': 'same-site' }],
    ['from a foreign origin', { origin: 'https://evil.example' }],
  ])('%s is refused, and may not read the refusal', async (_name, headers) => {
    const seen = await get('/v1/merchants', headers);
    expect([seen.status, json(seen)['error']]).toEqual([403, 40305]);
    expect(seen.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without the cookie every request is refused, whatever else is sent', async () => {
    for (const authorization of [undefined, `Bearer ${partner.key}`]) {
      const seen = await new Visit(service).open('/console/api/v1/merchants', {
        headers: { ...(authorization && { authorization }) },
      });
      expect([seen.status, json(seen)['error']]).toEqual([401, 40101]);
    }
    const forged = new Visit(service);
    forged.cookie = `trellis_console=${'A'.repeat(43)}`;
    const seen = await forged.open('/console/api/v1/merchants');
    expect([seen.status, json(seen)['error']]).toEqual([401, 40102]);
  });

  test('a key beside the cookie changes nothing', async () => {
    const other = await signUp(service, 'Beside');
    const seen = await get('/v1/merchants', { authorization: `Bearer ${other.key}` });
    expect(seen.text).toContain(partner.active);
    expect(seen.text).not.toContain(other.active);
  });

  test('the API itself takes no cookie', async () => {
    const seen = await visit.open('/v1/merchants');
    expect([seen.status, json(seen)['error']]).toEqual([401, 40101]);
  });
});

describe('a change', () => {
  const change = OPERATIONS.some(({ id }) => id === 'createWebhookEndpoint');
  const post = (headers: Record<string, string>) =>
    visit.open('/console/api/v1/webhook_endpoints', { method: 'POST', headers, body: '{}' });

  test.each([
    ['without the word', { 'content-type': 'application/json' }, 40306],
    ['with a made-up word', { 'content-type': 'application/json', 'trellis-csrf': 'x'.repeat(43) }, 40306],
  ])('%s is refused', async (_name, headers, error) => {
    expect(json(await post(headers))['error']).toBe(error);
  });

  test.runIf(change)('as a plain form could send it is refused', async () => {
    expect(json(await post({ 'trellis-csrf': csrf, 'content-type': 'text/plain' }))['error']).toBe(41501);
  });

  test.runIf(change)('is held to the schema of the operation', async () => {
    const seen = await post({ 'trellis-csrf': csrf, 'content-type': 'application/json' });
    expect(json(seen)).toMatchObject({ error: 40002, param: 'url' });
  });
});

test('signing out ends it here too', async () => {
  const leaving = await signIn(service, partner);
  const page = await leaving.open('/console');
  const { cookie } = leaving;
  await leaving.send('/console/sign-out', page);
  leaving.cookie = cookie;
  expect((await leaving.open('/console/api/v1/merchants')).status).toBe(401);
});
