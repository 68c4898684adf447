import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { everyFault } from './validate.ts';

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
