/** A value that can be sent as JSON. */
export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };

/** The keywords of a field's schema that are read here. */
export interface FieldSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A field of a body: its place in the example, and its schema. */
export interface Field {
  readonly path: readonly string[];
  readonly schema: FieldSchema;
  /** Its value in the example; `undefined` if it is absent. */
  readonly value: Value | undefined;
  readonly isRequired: boolean;
}

export interface Sent {
  readonly what: string;
  readonly path: readonly string[];
  /** `undefined` if the field is omitted. */
  readonly value: Value | undefined;
}

/**
 * Yields every field of a body, with those of its objects and of the first item of its lists, as far as the
 * example has them.
 */
export function* fieldsOf(
  schema: FieldSchema,
  value: Value | undefined,
  path: readonly string[] = [],
  isRequired = false,
): Generator<Field> {
  if (path.length > 0) yield { path, schema, value, isRequired };
  for (const { properties, required = [], items } of alternativesOf(schema)) {
    if (properties && isObject(value)) {
      for (const [name, inner] of Object.entries(properties))
        yield* fieldsOf(inner, value[name], [...path, name], required.includes(name));
    }
    if (items && Array.isArray(value) && value.length > 0) yield* fieldsOf(items, value[0], [...path, '0']);
  }
}

/**
 * Yields values that a field refuses: its absence if required, each other type, a value outside its choices,
 * and one beyond each of its bounds.
 */
export function* wrongValuesOf({ path, schema, value, isRequired }: Field): Generator<Sent> {
  if (isRequired) yield { what: 'left out', path, value: undefined };
  const accepted = new Set(alternativesOf(schema).flatMap(typesOf));
  // Any value is allowed here.
  if (accepted.size === 0) return;
  for (const [type, wrong] of OF_TYPES) {
    if (!accepted.has(type)) yield { what: type, path, value: wrong };
  }
  if (accepted.has('integer') && !accepted.has('number')) yield { what: 'fraction', path, value: 1.5 };
  for (const one of alternativesOf(schema)) {
    if (one.enum) yield { what: 'no choice', path, value: 'none of these' };
    if (one.minimum !== undefined) yield { what: 'one less', path, value: one.minimum - 1 };
    if (one.maximum !== undefined) yield { what: 'one more', path, value: one.maximum + 1 };
    if (one.minLength !== undefined && one.minLength > 0)
      yield { what: 'shorter', path, value: 'x'.repeat(one.minLength - 1) };
    if (one.maxLength !== undefined) yield { what: 'longer', path, value: 'x'.repeat(one.maxLength + 1) };
    const [item] = Array.isArray(value) ? value : [];
    if (item === undefined) continue;
    if (one.minItems !== undefined && one.minItems > 0) yield { what: 'fewer', path, value: [] };
    if (one.maxItems !== undefined) {
      yield { what: 'too many', path, value: Array.from({ length: one.maxItems + 1 }, () => item) };
    }
  }
}

/** Returns the body with another value in one place. */
export function withValue(
  body: Value,
  [name, ...deeper]: readonly string[],
  value: Value | undefined,
): Value | undefined {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((item, at) => (String(at) === name ? (withValue(item, deeper, value) ?? null) : item));
  if (!isObject(body)) return body;
  const { [name]: present = null, ...others } = body;
  const changed = withValue(present, deeper, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

const OF_TYPES: readonly (readonly [string, Value])[] = [
  ['null', null],
  ['boolean', true],
  ['integer', 7],
  ['string', 'x'],
  ['array', []],
  ['object', {}],
];

function alternativesOf(schema: FieldSchema): readonly FieldSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternativesOf) : [schema];
}

function typesOf({ type, const: only, enum: choices }: FieldSchema): readonly string[] {
  if (type === 'number') return ['number', 'integer'];
  if (type !== undefined) return [type];
  if (only !== undefined) return [typeof only];
  return choices ? [...new Set(choices.map((choice) => (choice === null ? 'null' : typeof choice)))] : [];
}

function isObject(value: Value | undefined): value is { [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
