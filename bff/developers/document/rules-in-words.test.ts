import { expect, test } from 'vitest';
import { OPERATIONS } from './operations.ts';

interface Schema {
  readonly 'x-rule'?: unknown;
  readonly enum?: readonly unknown[];
  readonly [property: string]: unknown;
}

/** Yields every schema within a schema, with its place. */
function* schemasIn(schema: Schema, place: string): Generator<[place: string, schema: Schema]> {
  yield [place, schema];
  for (const [name, inner] of Object.entries(schema))
    if (typeof inner === 'object' && inner !== null) yield* schemasIn(inner as Schema, `${place}.${name}`);
}

const inputs = OPERATIONS.flatMap(({ id, body, query }) =>
  [body, query].flatMap((schema) => (schema ? [...schemasIn(schema as unknown as Schema, id)] : [])),
);
const withRule = inputs.filter(([, schema]) => 'x-rule' in schema);

/** An error's message is the field's name, its rule and a period. */
test('the rule of a field goes on from its name', () => {
  expect(withRule.length).toBeGreaterThan(50);
  const wrong = withRule.filter(([, { 'x-rule': rule }]) => !/^(?:must|may) \S.*[^.\s]$/.test(String(rule)));
  expect(wrong.map(([place, { 'x-rule': rule }]) => [place, rule])).toEqual([]);
});

test('the rule of a short choice names each value', () => {
  const choices = withRule.filter(([, schema]) => (schema.enum?.length ?? Infinity) < 10);
  expect(choices.length).toBeGreaterThan(0);
  for (const [place, { 'x-rule': rule, enum: values = [] }] of choices)
    expect([place, rule]).toEqual([place, `must be one of ${values.join(', ')}`]);
});
