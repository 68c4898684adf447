import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csrfIn, enter, type Visit } from '../../pages/hosted/testing/visit.ts';
import { mintToken, signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

const PLANT = '{"id":1,"name":"Fern"}';
let service: Service;
let partner: SignedUp;
let visit: Visit;
let value: string;
let csrf: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await liftLimits(service);
  visit = await enter(service, partner);
  value = visit.cookie.split('=')[1] ?? '';
  csrf = csrfIn(await visit.page());
});
afterAll(() => service.stop());
// Deletes leftovers, so that one attack's success can't affect the next.
beforeEach(async () => void (await service.db.deleteFrom('plants').execute()));

const current = (...headers: string[]) => talk(service, request('GET /hosted/v1/sessions/current', headers));
const add = (...headers: string[]) =>
  talk(service, request('POST /hosted/plants', [`Cookie: ${visit.cookie}`, JSON_TYPE, ...headers], PLANT));
const plants = () => service.db.selectFrom('plants').select('id').execute();

test('the cookie and the CSRF token of these tests are valid', async () => {
  expect(onlyAnswer(await current(`Cookie: ${visit.cookie}`)).status).toBe(200);
  expect(onlyAnswer(await add(`Trellis-Csrf: ${csrf}`)).status).toBe(200);
});

describe('an invalid cookie', () => {
  const NAME = 'trellis_hosted';
  test.each([
    `${NAME}`,
    `${NAME}=`,
    `${NAME}=x%`,
    `${NAME}=%x`,
    `${NAME}=%`.repeat(2),
    `${NAME}==%`,
    `TRELLIS_HOSTED=%`,
    `__Secure-${NAME}=%`,
    `__Host-${NAME}=%`,
    `x${NAME}=%`,
    `$Version=1; $${NAME}=%`,
    `__proto__=%; constructor=%; toString=%`,
    `${NAME}=%00`,
    `${NAME}=..%2f..`,
    `${NAME}={"a":1}`,
    `${NAME}=j:{"$ne":""}`,
    `${NAME}=${'A'.repeat(43)}`,
    `${NAME}=${'A'.repeat(8_000)}`,
    ';'.repeat(4_000),
    `${Array.from({ length: 900 }, (_, i) => `a${i}=b`).join('; ')}`,
  ])('%s', async (form) => {
    // "%" is replaced by the valid value unless it begins an escape.
    expectRefused(await current(`Cookie: ${form.replaceAll(/%(?![\w])/g, value)}`), 40101, 40102);
  });

  test('the valid one behind an invalid one of the same name, or truncated, or in another case', async () => {
    expectRefused(await current('Cookie: trellis_hosted=x', `Cookie: ${visit.cookie}`), 40101, 40102);
    expectRefused(await current(`Cookie: ${visit.cookie.slice(0, -1)}`), 40101, 40102);
    expectRefused(await current(`Cookie: ${visit.cookie}A`), 40101, 40102);
    const swapped = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
    expectRefused(await current(`Cookie: trellis_hosted=${swapped}`), 40101, 40102);
  });

  test('the other credentials, in its place and beside it', async () => {
    const token = await mintToken(service, partner);
    for (const credential of [token, partner.key, csrf]) {
      expectRefused(await current(`Cookie: trellis_hosted=${credential}`), 40101, 40102);
      expectRefused(await current(bearer(credential)), 40101);
    }
    const plant = request(
      'POST /plants',
      [`Cookie: ${visit.cookie}`, `Trellis-Csrf: ${csrf}`, JSON_TYPE],
      PLANT,
    );
    expectRefused(await talk(service, plant), 40101);
    expectRefused(await talk(service, request('GET /v1/sessions/current', [bearer(value)])), 40102);
  });
});

describe('the CSRF token', () => {
  test.each([
    ['none', []],
    ['empty', ['Trellis-Csrf:']],
    ['the cookie itself', () => [`Trellis-Csrf: ${value}`]],
    ['twice', () => [`Trellis-Csrf: ${csrf}`, `Trellis-Csrf: ${csrf}`]],
    ['cut', () => [`Trellis-Csrf: ${csrf.slice(0, -1)}`]],
    ['longer', () => [`Trellis-Csrf: ${csrf}A`]],
    ['in capitals', () => [`Trellis-Csrf: ${csrf.toUpperCase()}`]],
    ['in another header', () => [`X-Csrf-Token: ${csrf}`, `X-XSRF-TOKEN: ${csrf}`]],
    ['in a cookie', () => [`Cookie: csrf=${csrf}; Trellis-Csrf=${csrf}`]],
    ['8 kB', ['Trellis-Csrf: '.padEnd(8_000, 'x')]],
  ] as const)('%s', async (_name, headers) => {
    expectRefused(await add(...(typeof headers === 'function' ? headers() : headers)), 40306);
    expect(await plants()).toEqual([]);
  });

  test("another session's, and one in the query or the body", async () => {
    const other = csrfIn(await (await enter(service, partner)).page());
    expectRefused(await add(`Trellis-Csrf: ${other}`), 40306);
    const cookie = `Cookie: ${visit.cookie}`;
    const inQuery = request(
      `POST /hosted/plants?csrf=${csrf}&Trellis-Csrf=${csrf}`,
      [cookie, JSON_TYPE],
      PLANT,
    );
    expectRefused(await talk(service, inQuery), 40306);
    const inBody = request(
      'POST /hosted/plants',
      [cookie, JSON_TYPE],
      `{"csrf":"${csrf}","id":1,"name":"x"}`,
    );
    expectRefused(await talk(service, inBody), 40306);
    expect(await plants()).toEqual([]);
  });

  test.each([
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Sec-Fetch-Site: SAME-ORIGIN'],
    ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site:'],
    ['Origin: null'],
    ['Origin: https://evil.example'],
    ['Origin: http://127.0.0.1'],
    ['Origin:'],
    ['Sec-Fetch-Site: same-origin', 'Origin: https://evil.example'],
  ])('a valid token from elsewhere: %s %s', async (...headers) => {
    expectRefused(
      await add(`Trellis-Csrf: ${csrf}`, ...headers.filter((one) => typeof one === 'string')),
      40305,
    );
    expect(await plants()).toEqual([]);
  });
});
