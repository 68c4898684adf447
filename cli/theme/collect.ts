import { isJsonObject, type Json, type JsonObject } from '../../bff/core/api/json.ts';
import { InputFault } from './input-fault.ts';

/** A token of any name, by the path of it: `palette.blue.600`. */
export interface FoundToken {
  readonly path: string;
  /** Its own, or that of the closest group around it. */
  readonly type: string | undefined;
  readonly value: Json;
}

export type FoundTokens = ReadonlyMap<string, FoundToken>;

/** Of a name that can’t be referred to (format 2025.10, section 5.1.1). */
const UNUSABLE = /[.{}]/;

/** Every token of a file. @throws {InputFault} with the path of what is none */
export function collectAll(file: JsonObject): FoundTokens {
  const tokens = new Map<string, FoundToken>();
  collect(file, [], undefined, tokens);
  return tokens;
}

function collect(
  group: JsonObject,
  place: readonly string[],
  inherited: string | undefined,
  tokens: Map<string, FoundToken>,
): void {
  const path = place.join('.');
  const type = typeOf(group, path) ?? inherited;
  if (Object.hasOwn(group, '$value')) {
    tokens.set(path, { path, type, value: group['$value'] as Json });
    return;
  }
  if (Object.hasOwn(group, '$extends'))
    throw new InputFault(`${path}.$extends: groups that extend others aren’t read here.`);
  for (const [name, member] of Object.entries(group)) {
    if (name.startsWith('$') && name !== '$root') continue;
    const at = [...place, name].join('.');
    if (UNUSABLE.test(name)) throw new InputFault(`${at}: a name has no ".", "{" or "}".`);
    if (!isJsonObject(member)) throw new InputFault(`${at}: must be a group or a token with a "$value".`);
    collect(member, [...place, name], type, tokens);
  }
}

function typeOf(group: JsonObject, path: string): string | undefined {
  const type = group['$type'];
  if (type === undefined || typeof type === 'string') return type;
  throw new InputFault(`${path}.$type: must be a text.`);
}
