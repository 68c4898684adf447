import { isJsonObject, type Json } from '../../bff/core/api/json.ts';
import type { FoundToken, FoundTokens } from './collect.ts';
import { InputFault } from './input-fault.ts';

const ALIAS = /^\{([^{}]+)\}$/;
const POINTER = /^#\/(.+)\/\$value$/;

/**
 * A token with every reference in its value resolved: `{palette.blue.600}`, or `{"$ref": "#/palette/blue/600/$value"}`.
 * @throws {InputFault} it refers to what isn’t there, or to itself
 */
export function resolved(token: FoundToken, tokens: FoundTokens): FoundToken {
  const target = referredBy(token.value);
  if (target === undefined) return { ...token, value: resolvedValue(token.value, token, tokens, []) };
  const end = follow(target, token, tokens, []);
  return { ...token, type: token.type ?? end.type, value: end.value };
}

function follow(name: string, from: FoundToken, tokens: FoundTokens, way: readonly string[]): FoundToken {
  if (way.includes(name))
    throw new InputFault(`${from.path}: refers to itself, by ${[...way, name].join(' → ')}.`);
  const found = tokens.get(name);
  if (!found) throw new InputFault(`${from.path}: refers to {${name}}, which the file doesn’t have.`);
  const further = referredBy(found.value);
  const next = [...way, name];
  if (further === undefined) return { ...found, value: resolvedValue(found.value, from, tokens, next) };
  const end = follow(further, from, tokens, next);
  return { ...end, type: found.type ?? end.type };
}

/** Parts of a value refer too: the color of a shadow, a component of a color. */
function resolvedValue(value: Json, from: FoundToken, tokens: FoundTokens, way: readonly string[]): Json {
  const target = referredBy(value);
  if (target !== undefined) return follow(target, from, tokens, way).value;
  if (Array.isArray(value)) return value.map((one) => resolvedValue(one, from, tokens, way));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, resolvedValue(one, from, tokens, way)]);
  return Object.fromEntries(members) as Json;
}

function referredBy(value: Json): string | undefined {
  if (typeof value === 'string') return ALIAS.exec(value)?.[1];
  const pointer = isJsonObject(value) ? value['$ref'] : undefined;
  return typeof pointer === 'string' ? POINTER.exec(pointer)?.[1]?.replaceAll('/', '.') : undefined;
}
