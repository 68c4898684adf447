import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiError } from './errors.ts';
import type { Json, JsonObject } from './json.ts';

export type Check = (value: Json) => JsonObject;

/**
 * A check for one schema, compiled when the route is built. It names the first field at fault.
 * @throws {ApiError} field_missing or field_invalid, from the returned check
 */
export function checkOf(schema: TSchema): Check {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return value as JsonObject;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new ApiError('field_invalid', { message: 'The body must be a JSON object.' });
    }
    throw overlongList(schema, value) ?? faultOf(schema, compiled.Errors(value)[0]);
  };
}

/** A list over its bound is refused without a look at its items: the checker would walk them all to explain itself. */
function overlongList(schema: TSchema, value: JsonObject): ApiError | undefined {
  if (!Type.IsObject(schema)) return undefined;
  for (const [param, { maxItems }] of Object.entries<{ maxItems?: number }>(schema.properties)) {
    const list = value[param];
    if (maxItems === undefined || !Array.isArray(list) || list.length <= maxItems) continue;
    const message = `${param} must not have more than ${maxItems} items.`;
    return new ApiError('field_invalid', { message, param });
  }
  return undefined;
}

/** The parts of a TypeBox error that are read here. */
interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

function faultOf(schema: TSchema, fault: SchemaFault | undefined): ApiError {
  const path = (fault?.instancePath ?? '').split('/').filter(Boolean);
  if (fault?.keyword === 'required' && 'requiredProperties' in fault.params) {
    const [missing = ''] = fault.params.requiredProperties as string[];
    const param = [...path, missing].join('.');
    return new ApiError('field_missing', { message: `${param} is required.`, param });
  }
  const param = path.join('.');
  const rule = ruleOf(schema, path) ?? fault?.message ?? 'is not valid';
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}

/** The rule of a field in words, where the contract says it. */
function ruleOf(schema: TSchema, path: readonly string[]): string | undefined {
  const [name, ...deeper] = path;
  if (name === undefined || deeper.length > 0 || !Type.IsObject(schema)) return undefined;
  const rule: unknown = Reflect.get(schema.properties[name] ?? {}, 'x-rule');
  return typeof rule === 'string' ? rule : undefined;
}
