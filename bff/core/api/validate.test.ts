import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { NewPlant } from '../../providers/plants/contract/plants.ts';
import { NewSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import { readJson } from './json.ts';
import { checkOf, everyFault } from './validate.ts';

const fault = (schema: Parameters<typeof checkOf>[0], text: string) => {
  try {
    checkOf(schema)(readJson(text));
    return 'accepted';
  } catch (error) {
    return error;
  }
};

test.each(['0', '9223372036854775807', '-9223372036854775808', '9007199254740993'])(
  'id %s is accepted',
  (id) => {
    expect(fault(NewPlant, `{"id":${id},"name":"Fern"}`)).toBe('accepted');
  },
);

test.each([
  '-0',
  '9223372036854775808',
  '-9223372036854775809',
  '1.0',
  '1e3',
  '"1"',
  'true',
  'null',
  '[1]',
  '{}',
])('id %s is refused with a clear message', (id) => {
  expect(fault(NewPlant, `{"id":${id},"name":"Fern"}`)).toMatchObject({
    code: 'field_invalid',
    param: 'id',
    publicMessage:
      'id must be an integer from -9223372036854775808 to 9223372036854775807, without quotes, a ' +
      'fraction or an exponent.',
  });
});

test.each([
  '""',
  '"  "',
  '"\\u00a0"',
  '7',
  'null',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(256)}"`,
  `"${'🌱'.repeat(256)}"`,
])('name %s is refused with a clear message', (name) => {
  expect(fault(NewPlant, `{"id":1,"name":${name}}`)).toMatchObject({
    code: 'field_invalid',
    param: 'name',
    publicMessage: 'name must be 1–255 characters and not blank.',
  });
});

test('255 characters are counted as people count them', () => {
  expect(fault(NewPlant, `{"id":1,"name":"${'🌱'.repeat(255)}","tag":"${'é'.repeat(255)}"}`)).toBe(
    'accepted',
  );
});

test('a missing field is named', () => {
  expect(fault(NewPlant, '{"id":1}')).toMatchObject({ code: 'field_missing', param: 'name' });
  expect(fault(NewSession, '{"scopes":["a:b"]}')).toMatchObject({ publicMessage: 'merchant is required.' });
});

test('an invalid nested field is named by its path', () => {
  expect(fault(NewSession, '{"merchant":"m","scopes":["a:b",7]}')).toMatchObject({ param: 'scopes.1' });
});

test('the name of a field is told up to 200 characters', () => {
  const schema = Type.Object({ notes: Type.Record(Type.String(), Type.String()) });
  const refused = (length: number) => fault(schema, `{"notes":{"${'n'.repeat(length)}":1}}`);
  expect(refused(194)).toMatchObject({ param: `notes.${'n'.repeat(194)}` });
  expect(refused(195)).toMatchObject({ param: `notes.${'n'.repeat(194)}` });
});

test("a field's own rule is told, however deep the field is", () => {
  const word = Type.String({ pattern: '^[a-z]+$', 'x-rule': 'must be a word' });
  const inner = Type.Object({ word, size: Type.Optional(Type.Enum(['small', 'large'])) });
  const schema = Type.Object({
    words: Type.Record(Type.String(), word),
    list: Type.Array(inner),
    either: Type.Union([inner, Type.Null()]),
    plain: Type.Integer(),
  });
  const whole = { words: { a: 'one' }, list: [{ word: 'one' }], either: { word: 'one' }, plain: 1 };
  const refused = (change: object) => fault(schema, JSON.stringify({ ...whole, ...change }));
  expect(refused({})).toBe('accepted');
  expect(refused({ words: { a: 'one', b: '2' } })).toMatchObject({
    param: 'words.b',
    publicMessage: 'words.b must be a word.',
  });
  expect(refused({ list: [{ word: 'one' }, { word: '2' }] })).toMatchObject({
    publicMessage: 'list.1.word must be a word.',
  });
  expect(refused({ list: [{ word: 'one', size: 'huge' }] })).toMatchObject({
    publicMessage: 'list.0.size must be one of small, large.',
  });
  expect(refused({ either: { word: '2' } })).toMatchObject({ publicMessage: 'either.word must be a word.' });
  // A field without its own rule has the checker's words.
  expect(refused({ plain: 1.5 })).toMatchObject({ publicMessage: expect.stringMatching(/^plain must be /) });
});

test('a list over its limit is refused by its length, and not by an item', () => {
  const schema = Type.Object({ list: Type.Array(Type.Integer(), { maxItems: 2 }), name: Type.String() });
  expect(fault(schema, '{"list":["x",1,2],"name":"n"}')).toMatchObject({
    param: 'list',
    publicMessage: 'list must have at most 2 items.',
  });
  expect(fault(schema, '{"list":["x",1],"name":"n"}')).toMatchObject({ param: 'list.0' });
  expect(fault(schema, '{"list":[1,2],"name":7}')).toMatchObject({ param: 'name' });
});

test.each(['null', '[]', '"x"', '7'])('%s is no JSON object', (text) => {
  expect(fault(NewPlant, text)).toMatchObject({
    code: 'field_invalid',
    publicMessage: 'The body must be a JSON object.',
    param: undefined,
  });
});

const name = Type.String({ minLength: 1, pattern: '\\S', 'x-rule': 'must be a name' });
const schema = Type.Object({
  name,
  legal_name: name,
  plan: Type.Optional(Type.Union([Type.String({ pattern: '^[a-z]+$' }), Type.Null()])),
  support: Type.Optional(
    Type.Union([
      Type.Object({
        email: Type.Optional(Type.String({ pattern: '@', 'x-rule': 'must be an email address' })),
        phone: Type.Optional(Type.String({ pattern: '^\\+' })),
      }),
      Type.Null(),
    ]),
  ),
});

test('a body that fits has no fault', () => {
  expect(everyFault(schema, { name: 'Shop', legal_name: 'Shop Ltd', plan: null, support: null })).toEqual([]);
});

test('each field has one fault, with its path and the rule in words', () => {
  const faults = everyFault(schema, {
    name: '',
    legal_name: '',
    plan: 'B 2',
    support: { email: 'no', phone: '+44' },
  });
  expect(faults.map(({ param }) => param)).toEqual(['name', 'legal_name', 'plan', 'support.email']);
  expect(faults[0]?.publicMessage).toBe('name must be a name.');
  expect(faults[3]?.publicMessage).toBe('support.email must be an email address.');
});

test('more fields than the checker explains at once are all found', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field_${at}`, name]));
  const body = Object.fromEntries(Object.keys(many).map((key) => [key, '']));
  expect(everyFault(Type.Object(many), body)).toHaveLength(20);
});
