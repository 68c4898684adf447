import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_ONLY_SCOPES } from '../../core/contract/scopes.ts';
import { mintToken, signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk, type Conversation } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

let service: Service;
let partner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  stranger = await signUp(service, 'Stranger');
  await liftLimits(service);
});
afterAll(() => service.stop());

const mint = (json: string, credential = partner.key): Promise<Conversation> =>
  talk(service, request('POST /v1/sessions', [bearer(credential), JSON_TYPE], json));
const withScopes = (scopes: unknown): string => JSON.stringify({ merchant: partner.active, scopes });
const withMerchant = (merchant: string): string => `{"merchant":${merchant},"scopes":["plants:write"]}`;

test('the request of these tests is valid', async () => {
  const answer = onlyAnswer(await mint(withScopes(['plants:write'])));
  expect([answer.status, answer.header('session-scopes')]).toEqual([200, ['plants:write']]);
});

describe('an unknown scope', () => {
  test.each([
    '*',
    '*:*',
    'plants:*',
    '*:write',
    'plants:**',
    'plants:wr?te',
    'plants:.*',
    'plants:[w]rite',
    '',
    ' ',
    'plants',
    'plants:',
    ':write',
    ':',
    ' plants:write',
    'plants:write ',
    'plants: write',
    'plants:write\n',
    'plants:write\u0000',
    'plants:write\u00a0',
    'plants:write\u200b',
    'plants:write keys:write',
    'plants:write,keys:write',
    'plants:write:admin',
    'Plants:Write',
    'plants.write',
    'рlants:write', // a Cyrillic er
    'plants:wrіte', // a Ukrainian i
    'ｐｌａｎｔｓ:write',
    'plants：write',
    'plantſ:write',
    '../plants:write',
    '__proto__',
    'constructor',
    'toString',
    '${plants:write}',
    '\ud800:write',
  ])('%j: no token', async (scope) => {
    expectRefused(await mint(withScopes([scope])), 40004);
    expectRefused(await mint(withScopes(['plants:write', scope])), 40004);
  });

  test.each([
    'plants:write',
    { 0: 'plants:write', length: 1 },
    [['plants:write']],
    [{ scope: 'plants:write' }],
    [null],
    [true],
    [1],
    ['plants:write', ['keys:write']],
    [],
    null,
    true,
    0,
    {},
  ])('scopes as %j: no token', async (scopes) => {
    expectRefused(await mint(withScopes(scopes)), 40003, 40002);
  });

  test('names of Object.prototype in the right form are unknown, without special effect', async () => {
    const names = ['__proto__:write', 'constructor:prototype', 'plants:__proto__', 'hasownproperty:call'];
    expectRefused(await mint(withScopes(names)), 40302);
    const answer = onlyAnswer(await mint(withScopes([...names, 'plants:write'])));
    expect(answer.header('session-scopes')).toEqual(['plants:write']);
  });

  test.each([
    '{"merchant":"%","__proto__":{"scopes":["plants:write"]}}',
    '{"__proto__":{"merchant":"%"},"scopes":["plants:write"]}',
    '{"constructor":{"prototype":{"merchant":"%"}},"scopes":["plants:write"]}',
  ])('%s adds nothing', async (json) => {
    expectRefused(await mint(json.replace('%', partner.active)), 40002);
  });
});

describe('excess', () => {
  test('100,000 scopes, valid or not, and one of 1 MB are refused quickly', async () => {
    const many = (one: unknown, length: number): unknown[] => Array.from({ length }, () => one);
    const lists = [many('plants:write', 60_000), many('a:b', 100_000), many('', 100_000), many(1, 100_000)];
    for (const scopes of [...lists, ['a'.repeat(1_000_000)], ['a:'.repeat(500_000)]]) {
      const conversation = await mint(withScopes(scopes));
      expectRefused(conversation, 40003, 40004);
      expect(conversation.cpuMs).toBeLessThan(1_000);
    }
    expectRefused(await mint(withScopes(Array.from({ length: 100_000 }, () => 'plants:write'))), 41301);
    // Counted before any is checked: the first of these is invalid, too.
    expect(onlyAnswer(await mint(withScopes(many(1, 51)))).body).toContain('at most 50 items');
  });

  test('a key asks for more than it has', async () => {
    const narrow = request(
      'POST /v1/keys',
      [bearer(partner.key), JSON_TYPE],
      '{"name":"narrow","capability":["menus:read"]}',
    );
    const { secret } = JSON.parse(onlyAnswer(await talk(service, narrow)).body) as { secret: string };
    expectRefused(await mint(withScopes(['plants:write', 'orders:read']), secret), 40302);
    const both = onlyAnswer(await mint(withScopes(['plants:write', 'menus:read']), secret));
    expect(both.header('session-scopes')).toEqual(['menus:read']);

    expectRefused(await mint(withScopes(KEY_ONLY_SCOPES)), 40302);
    const [first, ...rest] = KEY_ONLY_SCOPES;
    const answer = onlyAnswer(await mint(withScopes([first, 'plants:write', ...rest])));
    const { token } = JSON.parse(answer.body) as { token: string };
    const { scope } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      scope: string;
    };
    expect(scope).toBe('plants:write');
  });
});

describe('an invalid merchant', () => {
  test.each(['[]', '["%"]', '{}', '{"id":"%"}', 'null', 'true', '0', '1e3', '9223372036854775807', '""'])(
    'as %s: no token',
    async (merchant) => expectRefused(await mint(withMerchant(merchant.replace('%', partner.active))), 40003),
  );

  test("another partner's returns the same as one that does not exist", async () => {
    const unknown = onlyAnswer(await mint(withMerchant('"mer_00000000000000000000000000"'))).body;
    const ids = [
      stranger.active,
      `${partner.active} `,
      ` ${partner.active}`,
      partner.active.toLowerCase(),
      `${partner.active}\\u0000`,
      `${partner.active}%00`,
      '\\u0000',
      '\\ud800',
      "' or '1'='1",
      '../' + partner.active,
      '__proto__',
      '*',
    ];
    for (const id of ids) {
      const conversation = await mint(withMerchant(`"${id}"`));
      expectRefused(conversation, 40401);
      expect(onlyAnswer(conversation).body).toBe(unknown);
    }
    const link = `{"merchant":"\\u0000","surface":"create-plant"}`;
    const made = await talk(
      service,
      request('POST /v1/hosted_links', [bearer(partner.key), JSON_TYPE], link),
    );
    expectRefused(made, 40401);
  });

  test('a session reaches its own merchant only, whatever name it gives another', async () => {
    const token = await mintToken(service, partner);
    const others = [stranger.active, partner.merchants['restricted'] ?? '', `${partner.active}%20`, '%00'];
    for (const id of others) {
      expectRefused(await talk(service, request(`GET /v1/merchants/${id}`, [bearer(token)])), 40401);
    }
  });
});

test('a key in place of a token, and a token in place of a key', async () => {
  const token = await mintToken(service, partner);
  const plant = request('POST /plants', [bearer(partner.key), JSON_TYPE], '{"id":1,"name":"Fern"}');
  expectRefused(await talk(service, plant), 40303);
  expectRefused(await talk(service, request('GET /v1/sessions/current', [bearer(partner.key)])), 40303);
  expectRefused(await mint(withScopes(['plants:write']), token), 40303);
  for (const line of ['GET /v1/keys', 'DELETE /v1/keys/x', 'GET /v1/partners/me']) {
    expectRefused(await talk(service, request(line, [bearer(token)])), 40303);
  }
  const poor = await mintToken(service, partner, ['merchants:read']);
  const body = '{"id":1,"name":"Fern"}';
  expectRefused(await talk(service, request('POST /plants', [bearer(poor), JSON_TYPE], body)), 40301);
  expect(await service.db.selectFrom('plants').select('id').execute()).toEqual([]);
});
