import { Type, type TSchema } from 'typebox';
import type { ApiError } from './errors.ts';
import type { Json, JsonObject } from './json.ts';
import { faultIn } from './validate.ts';

/**
 * Every field of a body that its schema refuses, one fault each: for a form, which shows them all. An API's response names
 * the first alone, and the checker stops explaining after eight.
 */
export function everyFault(schema: TSchema, body: JsonObject): ApiError[] {
  return faultsBelow(schema, schema, body, []);
}

function faultsBelow(
  root: TSchema,
  schema: TSchema,
  value: Json | undefined,
  path: readonly string[],
): ApiError[] {
  const fields = fieldsOf(schema);
  if (!fields || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const fault = value === undefined ? undefined : faultIn(root, schema, value, path);
    return fault ? [fault] : [];
  }
  return Object.entries(fields).flatMap(([name, field]) =>
    faultsBelow(root, field, (value as JsonObject)[name], [...path, name]),
  );
}

/** The properties of an object, or of the one object among alternatives. */
function fieldsOf(schema: TSchema): Readonly<Record<string, TSchema>> | undefined {
  const alternatives: readonly TSchema[] = Type.IsUnion(schema) ? schema.anyOf : [schema];
  return alternatives.find((one) => Type.IsObject(one))?.properties;
}
