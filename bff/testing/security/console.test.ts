import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hiddenIn, linkPath, signIn, type Visit } from '../../pages/console/testing/visit.ts';
import { signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

let service: Service;
let partner: SignedUp;
let other: SignedUp;
let visit: Visit;
let csrf: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  other = await signUp(service, 'Other');
  await liftLimits(service);
  visit = await signIn(service, partner);
  csrf = hiddenIn(await visit.open('/console'), 'csrf') ?? '';
});
afterAll(() => service.stop());

const cookie = () => `Cookie: ${visit.cookie}`;
const form = 'Content-Type: application/x-www-form-urlencoded';
const ask = (line: string, headers: readonly string[] = [], body?: string) =>
  talk(service, request(line, headers, body));

test('the cookie and the CSRF token of these tests are valid', async () => {
  expect(onlyAnswer(await ask('GET /console/api/v1/merchants', [cookie()])).status).toBe(200);
  expect(onlyAnswer(await ask('GET /console', [cookie()])).status).toBe(200);
});

describe('another credential beside the cookie', () => {
  test("is ignored: the response is for the cookie's partner", async () => {
    const answer = onlyAnswer(await ask('GET /console/api/v1/merchants', [cookie(), bearer(other.key)]));
    expect(answer.body).not.toContain(other.active);
  });

  test('twice is refused', async () => {
    const twice = [cookie(), bearer(other.key), bearer(partner.key)];
    expectRefused(await ask('GET /console/api/v1/merchants', twice), 40102, 40007);
  });

  test('without the cookie gives no access', async () => {
    for (const value of [
      bearer(partner.key),
      `Cookie: trellis_console=${partner.key}`,
      'Cookie: trellis_hosted=x',
    ])
      expectRefused(await ask('GET /console/api/v1/merchants', [value]), 40101, 40102);
  });
});

describe('an oddly spelled path', () => {
  test.each([
    '/console/api/..%2fv1/keys',
    '/console/api/../../v1/keys',
    '/console/api//v1/merchants',
    '/console/api/V1/merchants',
    '/console/API/v1/merchants',
    '/Console/api/v1/merchants',
    '/console/api/v1/merchants/',
    '/console/api/v1/hosted_links',
    '/console/api/%76%31/keys/x/rotate',
    '/console/assets/..%2f..%2fpackage.json',
    '/console/assets/%2e%2e/console.ts',
    '/console/assets/console.ts',
    '/console/assets/%00',
    '/console/keys/%00',
    '/console/keys/%2e%2e',
    '/console/keys/x%2frotate',
    `/console/keys/${'k'.repeat(5_000)}`,
  ])('%s shows nothing', async (path) => {
    const answer = onlyAnswer(await ask(`GET ${path}`, [cookie()]));
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('devDependencies');
    expect(answer.body).not.toContain(partner.active);
  });
});

describe('a forged form', () => {
  const body = () => new URLSearchParams({ csrf, name: 'Forged', reach: 'everything' }).toString();
  const send = (headers: readonly string[], text = body()) =>
    ask('POST /console/keys/new', [cookie(), ...headers], text);
  const count = async () =>
    (await service.db.selectFrom('keys').select('id').where('partner_id', '=', partner.partnerId).execute())
      .length;

  test.each([
    ['as text', ['Content-Type: text/plain']],
    ['as several parts', ['Content-Type: multipart/form-data; boundary=x']],
    ['as JSON', [JSON_TYPE]],
    ['without a type', []],
    ['from another origin', [form, 'Origin: https://evil.example']],
    ['from a null origin', [form, 'Origin: null']],
    ['from another site', [form, 'Sec-Fetch-Site: cross-site']],
    ['from the same site', [form, 'Sec-Fetch-Site: same-site']],
  ])('%s creates no key', async (_name, headers) => {
    const before = await count();
    const answer = onlyAnswer(await send(headers));
    expect([400, 403, 415]).toContain(answer.status);
    expect(await count()).toBe(before);
  });

  test.each([
    ['a word that stands twice', () => `${body()}&csrf=${csrf}`],
    ['a name that stands twice', () => `${body()}&name=Two`],
    ['a word of another kind', () => body().replace('csrf=', 'csrf%5B%5D=')],
    ['more than a form may hold', () => `${body()}&x=${'x'.repeat(40_000)}`],
  ])('%s creates no key', async (_name, text) => {
    const before = await count();
    const answer = onlyAnswer(await send([form], text()));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await count()).toBe(before);
  });

  test.each(['X-HTTP-Method-Override: DELETE', 'X-Method-Override: POST'])(
    '%s is ignored',
    async (header) => {
      const path = `/console/keys/${partner.keyId}/revoke`;
      expect(onlyAnswer(await ask(`GET ${path}`, [cookie(), header])).status).toBe(200);
      expect(onlyAnswer(await ask('GET /v1/partners/me', [bearer(partner.key)])).status).toBe(200);
    },
  );
});

test('a foreign Host header changes no link', async () => {
  const path = await linkPath(service, partner.partnerId);
  const answer = onlyAnswer(await ask(`GET ${path}`, ['X-Forwarded-Host: evil.example']));
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('evil.example');
  expect(answer.body).not.toContain('api.example');
});

test('one of 200 concurrent requests with one link signs in', async () => {
  const path = await linkPath(service, partner.partnerId);
  // The requests wait for each other at one row; how long doesn't matter here.
  const enter = () => talk(service, request(`POST ${path}`, [form], ''), { withinMs: 20_000 });
  const conversations = await Promise.all(Array.from({ length: 200 }, enter));
  const statuses = conversations.map((conversation) => onlyAnswer(conversation).status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(199);
});
