import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { mintToken, signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await liftLimits(service);
  token = await mintToken(service, partner);
});
afterAll(() => service.stop());

const asked = (line: string, credential = partner.key, body?: string) =>
  talk(service, request(line, [bearer(credential), JSON_TYPE], body));

describe('a path that resembles /plants', () => {
  test.each([
    '/plants/',
    '//plants',
    '///plants',
    '/./plants',
    '/x/../plants',
    '/plants/../plants',
    '/plants/.',
    '/plants/..',
    '/plants/../x',
    '/plants//',
    '/Plants',
    '/PLANTS',
    '/plants%2f',
    '/plants%2F..',
    '/%2fplants',
    '/plants%00',
    '/plants%00.json',
    '/plants%20',
    '/plants%0d%0aX:%20y',
    '/plants;x=1',
    '/plants;/../v1/keys',
    '/plants.json',
    '/plants\\',
    '/\\plants',
    '/plants%5c',
    '/%252e%252e/plants',
    '/%c0%afplants',
    '/plants%',
    '/plants%z',
    '/plants%ff',
    '/plants%ed%a0%80',
    '/%EF%BD%90lants',
    '/plant%73/',
    '*',
    `/${'a'.repeat(12_000)}`,
    `/${'../'.repeat(4_000)}plants`,
    `/${'%2e%2e%2f'.repeat(1_000)}plants`,
  ])('%s', async (path) => {
    expectRefused(await asked(`POST ${path}`, token, '{"id":1,"name":"Fern"}'), 40401, 40007);
    expect(await service.db.selectFrom('plants').select('id').execute()).toEqual([]);
  });

  test.each(['/pl\xe4nts', '/plants\x7f', '/pla nts', '/plants\x00', '/plants\xff', '/plants\t'])(
    '%j as bytes',
    async (path) => expectRefused(await asked(`POST ${path}`, token, '{}'), 40007, 40401),
  );

  test('a path of 64 kB', async () => {
    const answer = onlyAnswer(await asked(`GET /${'a'.repeat(65_536)}`));
    expect([answer.status, answer.body.slice(0, 9)]).toEqual([431, '{"error":']);
  });
});

describe('a malformed id, at every operation that has one', () => {
  const ID = /\{id\}/;
  const operations = OPERATIONS.filter(({ path }) => ID.test(path));
  const IDS = [
    '..%2f..',
    '%2e%2e',
    '..%5c..',
    '%00',
    'key_%00',
    '%0a',
    '%ff',
    '%c3%28',
    '%ed%a0%80',
    '%',
    '%zz',
    "'%20or%20'1'%3d'1",
    '$%7b7*7%7d',
    '__proto__',
    'constructor',
    'toString',
    '*',
    '%25',
    '%2F',
    ' ',
    ';',
    ',',
    'null',
    'undefined',
    '-1',
    'x'.repeat(5_000),
    '%F0%9F%8C%BF',
  ];

  test('there are some', () => expect(operations.length).toBeGreaterThan(4));

  test.each(operations.map(({ method, path, upload }) => [method.toUpperCase(), path, upload] as const))(
    '%s %s',
    async (method, path, upload) => {
      const type = `Content-Type: ${upload?.mediaTypes[0] ?? 'application/json'}`;
      for (const id of IDS) {
        const body = method === 'GET' ? undefined : '{"name":"x"}';
        const line = `${method} ${path.replace(ID, id)}`;
        expectRefused(
          await talk(service, request(line, [bearer(partner.key), type], body)),
          40401,
          40002,
          40003,
          40007,
          40501,
        );
      }
    },
  );
});

describe('a query', () => {
  test.each([
    'limit=1&limit=2',
    'limit=',
    'limit=0',
    'limit=101',
    'limit=1e1',
    'limit=0x10',
    'limit=-1',
    'limit=%31%00',
    'limit=%ff',
    'limit=%',
    'limit=1.0',
    'limit=+1',
    'limit=%EF%BC%91',
    'cursor=x&cursor=y',
    'cursor=%00',
    'cursor=../..',
    `cursor=key_${'0'.repeat(8_000)}`,
    "cursor='",
  ])('with %s is refused', async (query) => {
    for (const path of ['/v1/keys', '/v1/merchants']) {
      expectRefused(await asked(`GET ${path}?${query}`), 40003);
    }
  });

  test.each([
    '__proto__[limit]=1',
    '__proto__=x&constructor[prototype][limit]=1',
    'limit[]=1',
    'limit[0]=1',
    'toString=1',
    '%',
    '&&&===',
    '?'.repeat(100),
    `${'a[b]'.repeat(2_000)}=1`,
    Array.from({ length: 3_000 }, (_, i) => `a${i}`)
      .join('&')
      .slice(0, 12_000),
  ])('with the unknown name %s is refused', async (query) => {
    expectRefused(await asked(`GET /v1/merchants?${query}`), 40003);
    expect(Reflect.get({}, 'limit')).toBeUndefined();
  });
});

describe('paths of pages and files', () => {
  test.each([
    '/trellis/..%2f..%2fpackage.json',
    '/trellis/../../package.json',
    '/trellis/%00',
    '/trellis/constructor',
    '/trellis/v/..%2f..%2fpackage.json',
    '/trellis/v/../../package.json',
    '/trellis/v/%00',
    '/trellis/%2e%2e/%2e%2e/package.json',
    '/trellis/....//package.json',
    '/trellis/v/C:%5cx',
    '/hosted/v1/%zz',
    '/hosted/v1/..%2f..%2fv1/keys',
    '/hosted/plants/../plants',
  ])('%s', async (path) => {
    const answer = onlyAnswer(await talk(service, request(`GET ${path}`)));
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('devDependencies');
  });

  test.each([
    '/hosted/enter/%00',
    '/hosted/enter/%zz',
    '/hosted/%',
    '/docs/%00',
    '/docs/..%2f..',
    '/reference/%ff',
    '/%',
  ])('%s gets a response below 500', async (path) => {
    const answer = onlyAnswer(await talk(service, request(`GET ${path}`)));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.header('content-type')[0]).toMatch(/^(application\/json|text\/html); charset=utf-8$/);
  });
});
