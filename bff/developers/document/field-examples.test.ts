import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { isValid } from '../../core/api/validate.ts';
import { OPERATIONS } from './operations.ts';

interface Schema {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Yields every schema within a schema, with its place. */
function* schemasIn(schema: Schema, place: string): Generator<[place: string, schema: Schema]> {
  yield [place, schema];
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* schemasIn(inner, `${place}.${name}`);
  if (schema.items) yield* schemasIn(schema.items, `${place}[]`);
  for (const member of schema.anyOf ?? []) yield* schemasIn(member, place);
}

test('every example of a field is one that the field takes', () => {
  const all = OPERATIONS.flatMap(({ id, params, query, body, success }) =>
    [params, query, body, success.schema].flatMap((schema) =>
      schema ? [...schemasIn(schema as unknown as Schema, id)] : [],
    ),
  );
  const examples = all.flatMap(([place, schema]) =>
    (schema.examples ?? []).map((example) => ({ place, schema, example })),
  );
  expect(examples.length).toBeGreaterThan(500);
  const wrong = examples.filter(({ schema, example }) => !isValid(schema as unknown as TSchema, example));
  expect(wrong.map(({ place, example }) => [place, example])).toEqual([]);
});
