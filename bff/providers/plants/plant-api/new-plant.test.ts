import { describe, expect, test } from 'vitest';
import { runningPlantApi } from '../testing/running-plant-api.ts';
import { newMerchant } from '../testing/store.ts';

const api = runningPlantApi();

describe('the plant', () => {
  test('is returned without its id: only name and tag', async () => {
    const reply = await api.post(newMerchant(), '{"id":1,"name":"Fern","tag":"hall","price":3}');
    expect([reply.status, reply.text]).toEqual([200, '{"name":"Fern","tag":"hall"}']);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('request-id')).toMatch(/^req_/);
  });

  test.each([
    ['{"id":1,"name":"Fern"}', '{"name":"Fern"}', null],
    ['{"id":1,"name":"Fern","tag":""}', '{"name":"Fern","tag":""}', ''],
  ])('distinguishes an omitted tag from an empty one: %s', async (body, answer, tag) => {
    const merchant = newMerchant();
    expect((await api.post(merchant, body)).text).toBe(answer);
    expect(await api.plantsOf(merchant)).toEqual([{ id: '1', name: 'Fern', tag }]);
  });

  test.each([
    '  two  spaces and a tab\t',
    'line\nbreak\r\n',
    '\u{1F33F}\u{1F469}\u200D\u{1F33E}',
    'e\u0301 is not \u00E9',
    '\u202Eright to left',
    "'; drop table plants; --",
    '\\u0041 "quoted" \\',
    '\u{10FFFF}\uFEFF',
    'x'.repeat(255),
    '\u{1F33F}'.repeat(255),
  ])('keeps a name exactly: %j', async (name) => {
    const merchant = newMerchant();
    const reply = await api.post(merchant, JSON.stringify({ id: 1, name, tag: name }));
    expect([reply.status, reply.text]).toEqual([200, JSON.stringify({ name, tag: name })]);
    expect(await api.plantsOf(merchant)).toEqual([{ id: '1', name, tag: name }]);
  });

  test('is unique for its merchant: the same id is refused twice, and free for another merchant', async () => {
    const merchant = newMerchant();
    await api.post(merchant, '{"id":1,"name":"Fern"}');
    const taken = await api.post(merchant, '{"id":1,"name":"Moss"}');
    expect([taken.status, taken.text]).toEqual([
      400,
      '{"error":40011,"message":"A plant with this id already exists."}',
    ]);
    expect((await api.post(newMerchant(), '{"id":1,"name":"Moss"}')).status).toBe(200);
    expect(await api.plantsOf(merchant)).toEqual([{ id: '1', name: 'Fern', tag: null }]);
  });

  test('is stored once of ten concurrent requests with one id; nine are refused', async () => {
    const merchant = newMerchant();
    const names = Array.from({ length: 10 }, (_, nth) => `Fern ${nth}`);
    const replies = await Promise.all(
      names.map((name) => api.post(merchant, JSON.stringify({ id: 1, name }))),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    const stored = replies.findIndex((reply) => reply.status === 200);
    expect(await api.plantsOf(merchant)).toEqual([{ id: '1', name: names[stored], tag: null }]);
  });
});

describe('is not stored if the body is refused', () => {
  test.each([
    ['', 40001],
    ['{', 40001],
    ['{"id":1,"name":"Fern"} {}', 40001],
    ['\uFEFF{"id":1,"name":"Fern"}', 40001],
    ['{"id":1,"id":2,"name":"Fern"}', 40001],
    ['{"id":1,"name":"Fern","x":1,"x":2}', 40001],
    ['{"id":1,"name":"Fern","\\u0069d":2}', 40001],
    ['[]', 40003],
    ['null', 40003],
    ['{}', 40002],
    ['{"id":1}', 40002],
    ['{"name":"Fern"}', 40002],
    ['{"id":1,"name":""}', 40003],
    ['{"id":1,"name":" \\t\\n"}', 40003],
    ['{"id":1,"name":1}', 40003],
    ['{"id":1,"name":null}', 40003],
    [`{"id":1,"name":"${'x'.repeat(256)}"}`, 40003],
    ['{"id":1,"name":"a\\u0000b"}', 40003],
    ['{"id":1,"name":"\\ud83c"}', 40003],
    ['{"id":1,"name":"\\udf3f\\ud83c"}', 40003],
    ['{"id":1,"name":"Fern","tag":null}', 40003],
    ['{"id":1,"name":"Fern","tag":"\\u0000"}', 40003],
    ['{"id":1,"name":"Fern","tag":"\\udc00"}', 40003],
    [`{"id":1,"name":"Fern","tag":"${'x'.repeat(256)}"}`, 40003],
  ])('%s → %d', async (body, code) => {
    const merchant = newMerchant();
    const reply = await api.post(merchant, body);
    expect([reply.status, reply.error]).toEqual([400, code]);
    expect(await api.plantsOf(merchant)).toEqual([]);
  });

  test('invalid UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"id":1,"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect((await api.post(newMerchant(), bytes)).error).toBe(40001);
  });

  test('more than 1 MiB, another type', async () => {
    const large = `{"id":1,"name":"Fern","x":"${'x'.repeat(1024 * 1024)}"}`;
    expect((await api.post(newMerchant(), large)).error).toBe(41301);
    expect((await api.post(newMerchant(), '{}', { 'content-type': 'text/plain' })).error).toBe(41501);
  });

  test('a body of 1 MiB with unknown members is accepted', async () => {
    const frame = '{"id":1,"name":"Fern","x":""}';
    const body = `${frame.slice(0, -2)}${'x'.repeat(1024 * 1024 - frame.length)}"}`;
    expect((await api.post(newMerchant(), body)).text).toBe('{"name":"Fern"}');
  });
});
