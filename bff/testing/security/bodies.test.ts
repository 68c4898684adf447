import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mintToken, signUp, startService, type Service } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk, type Conversation } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

const MIB = 1024 * 1024;
const PLANT = '{"id":1,"name":"Fern"}';
let service: Service;
let auth: string;
beforeAll(async () => {
  service = await startService();
  const partner = await signUp(service);
  await liftLimits(service);
  auth = bearer(await mintToken(service, partner));
});
afterAll(() => service.stop());
beforeEach(async () => void (await service.db.deleteFrom('plants').execute()));

const post = (body: string | Buffer, ...headers: string[]): Promise<Conversation> =>
  talk(service, request('POST /plants', [auth, ...(headers.length > 0 ? headers : [JSON_TYPE])], body));
const rows = () => service.db.selectFrom('plants').select(['id', 'name', 'tag']).execute();

async function expectNoPlant(conversation: Conversation, ...codes: number[]): Promise<void> {
  expectRefused(conversation, ...codes);
  expect(await rows()).toEqual([]);
}

describe('an unknown media type', () => {
  test.each([
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/x-json',
    'application/json5',
    'application/ld+json',
    'application/json-patch+json',
    'application/json, text/plain',
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/json; charset=latin1',
    'application/json; charset=utf-8; charset=utf-16',
    "application/json; charset='utf-8'",
    'application/json; boundary=x',
    'application/json\x0b',
    'application /json',
    'multipart/form-data; boundary=x',
    '*/*',
    '',
  ])('%j', async (type) => expectNoPlant(await post(PLANT, `Content-Type: ${type}`), 41501, 40007));

  test('no media type', async () => expectNoPlant(await post(PLANT, 'Accept: application/json'), 41501));
});

describe('a compressed body', () => {
  const BOMB = Buffer.alloc(20 * MIB, 0x20);
  test.each([
    ['gzip', gzipSync(BOMB)],
    ['x-gzip', gzipSync(PLANT)],
    ['deflate', deflateSync(BOMB)],
    ['br', brotliCompressSync(BOMB)],
    ['zstd', zstdCompressSync(BOMB)],
    ['gzip, gzip', gzipSync(gzipSync(BOMB))],
    ['identity, gzip', gzipSync(PLANT)],
    ['compress', gzipSync(PLANT)],
    ['', gzipSync(PLANT)],
  ])('with %s is not decompressed', async (coding, body) => {
    const conversation = await post(body, JSON_TYPE, `Content-Encoding: ${coding}`);
    await expectNoPlant(conversation, 41501);
    await expectNoPlant(await post(body), 40001);
  });
});

describe('invalid or ambiguous JSON', () => {
  test.each([
    '',
    ' ',
    '{',
    '}',
    '{"id":1,"name":"Fern"',
    '{"id":1,"name":"Fern"}x',
    '{"id":1,"name":"Fern"}{"id":2,"name":"Fern"}',
    '{"id":1,"name":"Fern"}\0',
    '{"id":1,"name":"Fern",}',
    '{"id":1 "name":"Fern"}',
    "{'id':1,'name':'Fern'}",
    '{id:1,name:"Fern"}',
    '{"id":1,"name":"Fern" /* x */}',
    '{"id":1,"name":"Fern"} // x',
    '{"id":01,"name":"Fern"}',
    '{"id":+1,"name":"Fern"}',
    '{"id":.1,"name":"Fern"}',
    '{"id":1.,"name":"Fern"}',
    '{"id":0x1,"name":"Fern"}',
    '{"id":1_0,"name":"Fern"}',
    '{"id":NaN,"name":"Fern"}',
    '{"id":-Infinity,"name":"Fern"}',
    '{"id":--1,"name":"Fern"}',
    '{"id":1,"name":"Fe\nrn"}',
    '{"id":1,"name":"Fe\\xrn"}',
    '{"id":1,"name":"Fe\\u12"}',
    '{"id":1,"name":"Fe\\u{41}"}',
    '{"id":1,"id":1,"name":"Fern"}',
    '{"id":1,"name":"Fern","\\u0069d":2}',
    '{"\\u0069\\u0064":2,"id":1,"name":"Fern"}',
    '{"id":1,"name":"Fern","name":"Moss"}',
    '{"id":1,"name":"Fern","x":{"a":1,"a":2}}',
    '{"id":1,"name":"Fern","__proto__":1,"__proto__":2}',
    '\u00a0{"id":1,"name":"Fern"}',
    '\u2028{"id":1,"name":"Fern"}',
  ])('%j', async (body) => expectNoPlant(await post(body), 40001));

  test('a byte order mark, and other encodings of Unicode', async () => {
    const marks = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff', '\x00\x00\xfe\xff'];
    for (const mark of marks) await expectNoPlant(await post(Buffer.from(mark + PLANT, 'latin1')), 40001);
    await expectNoPlant(await post(Buffer.from(PLANT, 'utf16le')), 40001);
    await expectNoPlant(await post(Buffer.from(PLANT, 'utf16le').swap16()), 40001);
  });

  test.each([
    ['overlong', '\xc0\xaf'],
    ['an overlong NUL', '\xc0\x80'],
    ['overlong, three bytes', '\xe0\x80\xaf'],
    ['a surrogate', '\xed\xa0\x80'],
    ['a surrogate pair', '\xed\xa0\xbd\xed\xb2\xa9'],
    ['above U+10FFFF', '\xf4\x90\x80\x80'],
    ['five bytes', '\xf8\x88\x80\x80\x80'],
    ['cut short', '\xe2\x82'],
    ['a byte alone', '\x80'],
    ['latin1', '\xe9'],
  ])('invalid UTF-8: %s', async (_name, bytes) => {
    await expectNoPlant(await post(Buffer.from(`{"id":1,"name":"${bytes}"}`, 'latin1')), 40001);
    await expectNoPlant(await post(Buffer.from(`{"id":1,"${bytes}":1,"name":"x"}`, 'latin1')), 40001);
  });
});

describe('values that no store accepts', () => {
  test.each(['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00', '\\udc00\\ud800', 'a\\ud83cb', ' ', '\\t\\n', ''])(
    'the name %j',
    async (name) => expectNoPlant(await post(`{"id":1,"name":"${name}"}`), 40003),
  );

  test.each([
    '9223372036854775808',
    '-9223372036854775809',
    '18446744073709551617',
    `${'9'.repeat(400)}`,
    `-${'9'.repeat(400)}`,
    '1e999',
    '-1e999',
    '1e-400',
    '1e0',
    '1E+2',
    '1.0',
    '-0.0',
    `1.${'0'.repeat(400)}`,
    'true',
    'null',
    '"1"',
    '[1]',
    '{"valueOf":1}',
    '{"$numberLong":"1"}',
  ])('the id %s', async (id) => expectNoPlant(await post(`{"id":${id},"name":"Fern"}`), 40003));

  test.each([
    '9'.repeat(401),
    `1.${'0'.repeat(401)}`,
    '1e999999',
    `1e${'9'.repeat(100_000)}`,
    '9'.repeat(MIB - 50),
  ])('an id of too many digits', async (id) =>
    expectNoPlant(await post(`{"id":${id},"name":"Fern"}`), 40001, 40003),
  );

  test('unusual but valid input is kept exactly', async () => {
    const body =
      '{"constructor":{"x":1},"__proto__":{"tag":"x"},"n\\u0061me":"e\u0301\\ud83c\\udf3f","id":0}';
    expect(onlyAnswer(await post(body)).body).toBe('{"name":"e\u0301\u{1F33F}"}');
    expect(await rows()).toEqual([{ id: '0', name: 'e\u0301\u{1F33F}', tag: null }]);
    expect(Reflect.get({}, 'tag')).toBeUndefined();
  });
});

describe('deep and wide', () => {
  test.each([
    ['arrays', '['.repeat(100_000)],
    ['arrays that end', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['within a member', `{"id":1,"name":"Fern","x":${'[{"a":'.repeat(50_000)}`],
    ['33 levels', `{"id":1,"name":"Fern","x":${'['.repeat(33)}${']'.repeat(33)}}`],
  ])('%s', async (_name, body) => {
    const conversation = await post(body);
    await expectNoPlant(conversation, 40001);
    expect(conversation.cpuMs).toBeLessThan(1_000);
  });

  test.each([
    ['members', `{${Array.from({ length: 70_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['escapes', `{"id":1,"name":"${'\\u0041'.repeat(170_000)}"}`],
    ['surrogates', `{"id":1,"name":"${'\\ud800'.repeat(170_000)}"}`],
    ['digits', `{"id":[${Array.from({ length: 2_600 }, () => '9'.repeat(400)).join(',')}],"name":"x"}`],
    ['blanks', `{"id":1${' '.repeat(MIB - 60)},"name":" "}`],
    ['commas', `[${','.repeat(MIB - 10)}`],
    ['quotes', `"${'\\"'.repeat(500_000)}"`],
  ])('1 MiB of %s delays nobody', async (_name, body) => {
    const conversation = await post(body);
    await expectNoPlant(conversation, 40001, 40002, 40003);
    expect(conversation.cpuMs).toBeLessThan(3_000);
  });
});

describe('20 MB', () => {
  const LARGE = Buffer.alloc(20 * MIB, 0x20);
  const CHUNKED = 'Transfer-Encoding: chunked';
  const CHUNK = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MIB, 0x20), Buffer.from('\r\n')]);

  test.each<[string, string[], (string | Buffer)[]]>([
    ['declared and sent', [`Content-Length: ${LARGE.length}`], [LARGE]],
    ['declared only', [`Content-Length: ${LARGE.length}`], []],
    ['declared, one byte over', [`Content-Length: ${MIB + 1}`], []],
    ['declared beyond all numbers', ['Content-Length: 9007199254740993'], []],
    ['declared, to be continued', [`Content-Length: ${LARGE.length}`, 'Expect: 100-continue'], []],
    ['in chunks', [CHUNKED], Array.from({ length: 20 }, () => CHUNK)],
  ])('%s', async (_name, headers, body) => {
    const parts = [request('POST /plants', [auth, JSON_TYPE, ...headers]), ...body];
    const { answers, cpuMs } = await talk(service, parts, { answers: 0 });
    const answer = answers.find(({ status }) => status !== 100);
    expect([answer?.status, answer?.body]).toEqual([
      413,
      '{"error":41301,"message":"The body is larger than 1 MiB."}',
    ]);
    expect(cpuMs).toBeLessThan(4_000);
  });

  test('no more than some thousand pieces', async () => {
    const head = request('POST /plants', [auth, JSON_TYPE, CHUNKED, 'Connection: close']);
    const crumbs = '1\r\n \r\n'.repeat(2_000);
    const few = await talk(service, [head, `${crumbs}16\r\n${PLANT}\r\n0\r\n\r\n`], { answers: 0 });
    expect(onlyAnswer(few).status).toBe(200);
    const many = await talk(service, [head, crumbs.repeat(20)], { answers: 0 });
    expectRefused(many, 40007);
    expect([onlyAnswer(many).status, many.closed]).toEqual([400, true]);
    expect(onlyAnswer(many).body).toContain('too many chunks');
  });

  test('bodies that no operation expects, and bodies without a credential', async () => {
    const sent = request('GET /v1/merchants', [auth], LARGE);
    expect(onlyAnswer(await talk(service, sent)).status).toBe(200);
    expectRefused(await talk(service, request('POST /plants', [JSON_TYPE], LARGE)), 40101);
    expectRefused(await talk(service, request('POST /nothing', [JSON_TYPE], LARGE)), 40401);
  });
});
