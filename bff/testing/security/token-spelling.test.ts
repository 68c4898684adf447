import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { openForge, type Forge } from './testing/forge.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

let service: Service;
let partner: SignedUp;
let forge: Forge;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await liftLimits(service);
  forge = await openForge(service, partner);
  token = forge.good;
});
afterAll(() => service.stop());

const use = (...headers: string[]) => talk(service, request('GET /v1/sessions/current', headers));
const expectNoEntry = async (credential: string) => expectRefused(await use(bearer(credential)), 40102);

describe('another spelling of a valid token is refused', () => {
  /** Variations that a base64url decoder may ignore. */
  const SPELLINGS: readonly [string, (parts: [string, string, string]) => string][] = [
    ['padding', ([head, body, signature]) => `${head}.${body}.${signature}==`],
    ['padding in the middle', ([head, body, signature]) => `${head}=.${body}=.${signature}`],
    ['a plus for a minus', ([head, body, signature]) => `${head}.${body}.+${signature.slice(1)}`],
    ['a slash', ([head, body, signature]) => `${head}.${body}/.${signature}`],
    ['a part more', (parts) => `${parts.join('.')}.x`],
    ['a part less', ([head, body]) => `${head}.${body}`],
    ['empty parts', () => '..'],
    ['dots around', (parts) => `.${parts.join('.')}.`],
    ['one character less', (parts) => parts.join('.').slice(0, -1)],
    ['one character more', (parts) => `${parts.join('.')}A`],
    ['half of it', (parts) => parts.join('.').slice(0, 200)],
    ['twice', (parts) => `${parts.join('.')}${parts.join('.')}`],
    ['capitals', (parts) => parts.join('.').toUpperCase()],
    ['percent signs', ([head, body, signature]) => `${head}%2E${body}%2E${signature}`],
  ];
  test.each(SPELLINGS)('%s', async (_name, respell) => {
    await expectNoEntry(respell(token.split('.') as [string, string, string]));
  });

  test('the last character with other unused bits', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(token.at(-1) ?? '');
    for (let bits = 1; bits < 16; bits += 1) await expectNoEntry(token.slice(0, -1) + alphabet[last + bits]);
  });

  test('every bit of the signature counts, and those of header and claims', async () => {
    const [head = '', body = '', signature = ''] = token.split('.');
    const flipped = (text: string, bit: number): string => {
      const bytes = Buffer.from(text, 'base64url');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return bytes.toString('base64url');
    };
    for (let bit = 0; bit < 512; bit += 7) await expectNoEntry(`${head}.${body}.${flipped(signature, bit)}`);
    for (const bit of [0, 9, 100, 201]) {
      await expectNoEntry(`${flipped(head, bit)}.${body}.${signature}`);
      await expectNoEntry(`${head}.${flipped(body, bit)}.${signature}`);
    }
    await expectNoEntry(`${head}.${body}.${Buffer.alloc(64).toString('base64url')}`);
  });

  test('white space within it, and letters that are not ASCII', async () => {
    for (const blank of [' ', '\t', '\x0b', '\xa0', '\xe9', '\x7f']) {
      const conversation = await use(bearer(token.slice(0, 50) + blank + token.slice(50)));
      expectRefused(conversation, 40102, 40007);
    }
  });

  test('100 kB of it', async () => {
    for (const long of ['e'.repeat(4_000), 'e'.repeat(8_000), `${'e'.repeat(3_000)}.e.e`]) {
      await expectNoEntry(long);
    }
    const flood = onlyAnswer(await use(bearer(await forge.signed({ pad: 'x'.repeat(100_000) }))));
    expect(flood.status).toBe(431);
    expect(flood.body).toMatch(/^\{"error":\d+,"message":/);
  });
});

describe('the scheme', () => {
  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('%s is the same scheme', async (scheme) => {
    expect(onlyAnswer(await use(`Authorization: ${scheme} ${token}`)).status).toBe(200);
    expect(onlyAnswer(await use(`aUTHORIZATION: ${scheme} ${token}`)).status).toBe(200);
  });

  test.each([
    'Bearer  %',
    'Bearer\t%',
    'Bearer',
    'Bearer %,',
    'Bearer % %',
    'Bearer %, Bearer %',
    'Bearer: %',
    'Bearer="%"',
    'Bearer "%"',
    'Bearer token=%',
    'Token %',
    'JWT %',
    'DPoP %',
    '%',
    'Basic %',
    'Basic Ojo=',
    'Negotiate %',
  ])('%s is no credential', async (form) => {
    expectRefused(await use(`Authorization: ${form.replaceAll('%', token)}`), 40101, 40102);
  });

  test('Basic with the key as user and as password', async () => {
    for (const pair of [`${partner.key}:`, `:${partner.key}`, `${partner.key}:${partner.key}`]) {
      const basic = Buffer.from(pair).toString('base64');
      const answer = onlyAnswer(
        await talk(service, request('GET /v1/keys', [`Authorization: Basic ${basic}`])),
      );
      expect(answer.status).toBe(401);
      expect(answer.header('www-authenticate')).toEqual(['Bearer error="invalid_token"']);
    }
  });

  test('two Authorization headers, whichever comes first', async () => {
    const [good, bad] = [bearer(token), bearer('x')];
    for (const two of [
      [good, good],
      [good, bad],
      [bad, good],
      [good, 'Authorization:'],
      ['authorization:', good],
    ])
      expectRefused(await use(...two), 40102);
  });

  test.each([
    'X-Authorization',
    'Proxy-Authorization',
    'X-Access-Token',
    'X-Api-Key',
    'Cookie',
    'Auth orization',
  ])('%s is ignored', async (name) => {
    expectRefused(await use(`${name}: Bearer ${token}`), 40101, 40007);
  });

  test('a token in the query, in a form or in a JSON body is no credential', async () => {
    const body = `{"id":1,"name":"Fern","access_token":"${token}","token":"${token}"}`;
    const form = `access_token=${token}`;
    const inQuery = `GET /v1/sessions/current?access_token=${token}&token=${token}&authorization=Bearer%20${token}`;
    expectRefused(await talk(service, request(inQuery)), 40101);
    expectRefused(await talk(service, request('POST /plants', [JSON_TYPE], body)), 40101);
    const type = 'Content-Type: application/x-www-form-urlencoded';
    expectRefused(await talk(service, request('POST /plants', [type], form)), 40101);
    const cookie = `Cookie: token=${token}; Authorization=Bearer ${token}; trellis_hosted=${token}`;
    expectRefused(await use(cookie), 40101);
  });
});
