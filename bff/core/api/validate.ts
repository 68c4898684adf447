import { Type, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/schema';
import { NAMES_CHARACTER } from '../contract/hidden-characters.ts';
import { ApiError } from './errors.ts';
import { Decimal, type Json, type JsonObject } from './json.ts';

export type Check = (value: Json) => JsonObject;

/** Schemas are compiled for their first value: compiling all forty would be a tenth of a start. */
const compiled = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const validator = Compile(schema);
  compiled.set(schema, validator);
  return validator;
}

/** Whether a value is valid, for an error with a single message. */
export function isValid(schema: TSchema, value: unknown): boolean {
  return validatorOf(schema).Check(value);
}

/**
 * Returns the check of one schema. It names the first invalid field.
 * @throws {ApiError} field_missing or field_invalid, from the returned check
 */
export function checkOf(schema: TSchema): Check {
  return (value) => {
    const validator = validatorOf(schema);
    if (validator.Check(value)) return value as JsonObject;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new ApiError('field_invalid', { message: 'The body must be a JSON object.' });
    }
    throw overlongList(schema, value) ?? faultOf(schema, validator.Errors(value)[1]);
  };
}

/**
 * Refuses the first list over its limit, at any depth, without checking its items: the checker would visit
 * them all to explain itself, and take seconds for a few megabytes. Lists within their limits are only a few
 * items long.
 */
function overlongList(schema: TSchema, value: Json, path: readonly string[] = []): ApiError | undefined {
  if (Type.IsUnion(schema)) {
    // An alternative without a list has none that is too long.
    return schema.anyOf.reduce<ApiError | undefined>(
      (found, one) => found ?? overlongList(one as TSchema, value, path),
      undefined,
    );
  }
  if (Type.IsArray(schema) && Array.isArray(value)) {
    const { maxItems = Infinity, items } = schema as { maxItems?: number; items: TSchema };
    if (value.length > maxItems) {
      const param = path.join('.').slice(0, MAX_PARAM_LENGTH);
      const message = `${param} must have at most ${maxItems} items.`;
      return new ApiError('field_invalid', { message, param });
    }
    return firstOf(value, (item, at) => overlongList(items, item, [...path, String(at)]));
  }
  if (!Type.IsObject(schema) || !isMembers(value)) return undefined;
  return firstOf(Object.entries<TSchema>(schema.properties), ([name, inner]) =>
    Object.hasOwn(value, name) ? overlongList(inner, value[name] as Json, [...path, name]) : undefined,
  );
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item, at: number) => Found | undefined,
): Found | undefined {
  for (const [at, item] of items.entries()) {
    const found = find(item, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isMembers = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Decimal);

/** Returns the fault of one field, which is at `path` of the whole body. */
function faultIn(whole: TSchema, field: TSchema, value: Json, path: readonly string[]): ApiError | undefined {
  const validator = validatorOf(field);
  if (validator.Check(value)) return undefined;
  const inField = validator.Errors(value)[1];
  const faults = inField.map((fault) => ({
    ...fault,
    instancePath: ['', ...path].join('/') + fault.instancePath,
  }));
  return faultOf(whole, faults);
}

/** The parts of a TypeBox error that are read here. */
interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

/**
 * The longest reported name: a caller may choose names itself, as in metadata, of any length up to its
 * body's.
 */
const MAX_PARAM_LENGTH = 200;

/** Describes the first of a value's faults. */
function faultOf(schema: TSchema, faults: readonly SchemaFault[]): ApiError {
  const [fault] = faults;
  const path = fault ? fault.instancePath.split('/').filter(Boolean) : [];
  if (fault?.keyword === 'required' && 'requiredProperties' in fault.params) {
    const [missing = ''] = fault.params.requiredProperties as string[];
    const param = [...path, missing].join('.');
    return new ApiError('field_missing', { message: `${param} is required.`, param });
  }
  const param = path.join('.').slice(0, MAX_PARAM_LENGTH);
  const rule = hiddenCharacterRule(faults) ?? ruleOf(schema, path) ?? fault?.message;
  // Without a rule, the code's default message is used.
  return new ApiError('field_invalid', {
    ...(rule !== undefined && { message: `${param} ${rule}.` }),
    param,
  });
}

/** Returns the text rule that the first faulty field breaks, which names the character. */
function hiddenCharacterRule([first, ...others]: readonly SchemaFault[]): string | undefined {
  const named = [first, ...others].find(
    (fault) => fault?.keyword === '~refine' && fault.instancePath === first?.instancePath,
  );
  return named?.message.startsWith(NAMES_CHARACTER) ? named.message : undefined;
}

/** Returns the field's own rule in words, if the contract has it, however deep the field is. */
function ruleOf(schema: TSchema, path: readonly string[]): string | undefined {
  const [name, ...deeper] = path;
  const alternatives: readonly TSchema[] = Type.IsUnion(schema) ? schema.anyOf : [schema];
  for (const one of alternatives) {
    const inner = name === undefined ? undefined : fieldOf(one, name);
    const rule = inner ? ruleOf(inner, deeper) : name === undefined && ownRuleOf(one);
    if (typeof rule === 'string') return rule;
  }
  return undefined;
}

function ownRuleOf(schema: TSchema): unknown {
  const words: unknown = Reflect.get(schema, 'enum');
  return (
    Reflect.get(schema, 'x-rule') ?? (Array.isArray(words) ? `must be one of ${words.join(', ')}` : undefined)
  );
}

function fieldOf(schema: TSchema, name: string): TSchema | undefined {
  if (Type.IsObject(schema)) return schema.properties[name];
  if (Type.IsArray(schema)) return schema.items;
  return Type.IsRecord(schema) ? Object.values(schema.patternProperties)[0] : undefined;
}

/**
 * Returns every fault of a body, one for each invalid field, for a form that shows them all. An API response
 * names only the first, and the checker stops explaining after eight.
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

/** Returns the properties of an object, or of the only object among alternatives. */
function fieldsOf(schema: TSchema): Readonly<Record<string, TSchema>> | undefined {
  const alternatives: readonly TSchema[] = Type.IsUnion(schema) ? schema.anyOf : [schema];
  return alternatives.find((one) => Type.IsObject(one))?.properties;
}
