import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, JsonError, type Json, MAX_DEPTH, readJson } from './json.ts';
import { rounds } from '../../testing/service/rounds.ts';

/** Returns the result of JSON.parse, for values that it keeps exactly. */
function plain(value: Json): unknown {
  if (value instanceof Decimal) return Number(value.text);
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 8, noUnicodeString: false }),
      fc.constantFrom('', ' ', '\n\t'),
      (text, space) => {
        expect(plain(readJson(space + text + space))).toEqual(JSON.parse(text));
      },
    ),
    { numRuns: rounds({ short: 500, long: 20_000 }) },
  );
});

test('reads every escape', () => {
  const text = String.raw`"\"\\\/\b\f\n\r\t\u0041\uD83C\udf31 as it is"`;
  expect(readJson(text)).toBe('"\\/\b\f\n\r\tA🌱 as it is');
});

test('reads white space wherever it may be', () => {
  const blank = ' \t\r\n';
  const text = [
    '{',
    '"a"',
    ':',
    '[',
    '1',
    ',',
    '2',
    ']',
    ',',
    '"b"',
    ':',
    '{',
    '}',
    ',',
    '"c"',
    ':',
    '[',
    ']',
    '}',
  ];
  expect(plain(readJson(blank + text.join(blank) + blank))).toEqual({ a: [1, 2], b: {}, c: [] });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('refuses what JSON.parse refuses', () => {
  const broken = fc
    .oneof(
      fc.string(),
      fc.json().map((text) => text.slice(1)),
    )
    .filter((text) => !isJson(text));
  fc.assert(
    fc.property(broken, (text) => {
      expect(() => readJson(text)).toThrow(JsonError);
    }),
    { numRuns: rounds({ short: 1_000, long: 40_000 }) },
  );
});

test('keeps every int64 exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (number) => {
      expect(BigInt(readJson(String(number)) as bigint)).toBe(number);
    }),
  );
});

test.each(['1.0', '1e3', '-0.5', '1E2'])('%s is no whole number', (text) => {
  expect(readJson(text)).toBeInstanceOf(Decimal);
});

test.each([
  '01',
  '+1',
  '1.',
  '.5',
  '-',
  '0x10',
  'NaN',
  "{'a':1}",
  '{a:1}',
  '[1,]',
  '{"a":1,}',
  '"\u0001"',
  '"\\x"',
  '"\\',
  '"\\u004"',
  '"\\u00g1"',
  '"a\\n\u001f"',
  '"a',
  '1 2',
  'nul',
  '\uFEFF1',
])('refuses %j', (text) => {
  expect(() => readJson(text)).toThrow(JsonError);
});

test.each([
  [':', 1],
  ['[/]', 2],
  ['[1:]', 3],
  ['[1/]', 3],
  ['{"a"::1}', 6],
])('says where %j goes wrong', (text, position) => {
  expect(() => readJson(text)).toThrow(`unexpected character at position ${position}.`);
});

test('refuses a repeated member, however it is spelled, and names it', () => {
  expect(() => readJson('{"id":1,"\\u0069d":1}')).toThrow(expect.objectContaining({ param: 'id' }));
  expect(() => readJson('{"a":{"__proto__":1,"__proto__":2}}')).toThrow(JsonError);
});

test('__proto__ is a member like any other', () => {
  const value = readJson('{"__proto__":{"admin":true}}') as Record<string, unknown>;
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test('depth is bounded', () => {
  expect(readJson('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH))).toBeInstanceOf(Array);
  expect(() => readJson('['.repeat(MAX_DEPTH + 1) + ']'.repeat(MAX_DEPTH + 1))).toThrow(/nested/);
  expect(() => readJson('['.repeat(500_000))).toThrow(/nested/);
});
