import type { Static, TSchema } from 'typebox';
import type { JsonSchema } from './openapi-schemas.ts';
import type { Operation } from './operation.ts';

/**
 * The example of an operation shown in the document and on the reference page: a request, and its successful
 * response.
 */
export interface Example {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly response?: unknown;
}

/**
 * Returns the example of an operation: that of its schemas, overridden by what the operation declares itself.
 */
export function exampleOf(operation: Operation): Example {
  const { params, body, success, example = {} } = operation;
  const request = example.request ?? (body && valueOf(body));
  const response = success.schema && exampleWith(success.schema, example.response);
  return {
    path: params ? (valueOf(params) as Example['path']) : {},
    query: example.query ?? {},
    ...(request !== undefined && { request }),
    ...(response !== undefined && { response }),
  };
}

/** Returns the example of a schema with some values changed. */
export function exampleWith<Schema extends TSchema>(schema: Schema, changes: unknown): Static<Schema> {
  return merged(valueOf(schema), changes) as Static<Schema>;
}

/**
 * Returns an example of a schema: the first of its own `examples`, or one composed of those of its parts;
 * `undefined` if there is none.
 */
function valueOf(schema: JsonSchema): unknown {
  const { examples, const: only, properties, items, anyOf } = schema;
  if (examples) return examples[0];
  if (only !== undefined) return only;
  if (properties) return objectOf(properties, new Set(schema.required));
  if (items) {
    const item = valueOf(items);
    return item === undefined ? undefined : [item];
  }
  return anyOf?.map(valueOf).find((value) => value !== undefined);
}

/** Omits an optional property that has no example, or whose example would be null or empty. */
function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: ReadonlySet<string>,
): Record<string, unknown> | undefined {
  const members = Object.entries(properties)
    .map(([name, field]) => [name, valueOf(field)] as const)
    .filter(([name, value]) => required.has(name) || !isNothing(value));
  const isWhole = members.every(([, value]) => value !== undefined);
  return isWhole ? Object.fromEntries(members) : undefined;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);
}

/** Merges objects member by member; replaces anything else. */
function merged(value: unknown, changes: unknown): unknown {
  if (changes === undefined) return value;
  if (!isObject(value) || !isObject(changes)) return changes;
  const members = Object.entries(changes).map(([name, change]) => [name, merged(value[name], change)]);
  return { ...value, ...(Object.fromEntries(members) as Record<string, unknown>) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
