import type { Json } from '../../../core/api/json.ts';
import type { SentToken, SentTokens } from './collect-tokens.ts';
import { tokenFault } from './token-fault.ts';

const ALIAS = /^\{([a-z.-]{1,60})\}$/;

/**
 * The value that a token has or refers to: `{color.accent}` is the value of another token of the same file, which may refer on.
 * @throws {ApiError} field_invalid: there is no such token, it is of another type, or the references go round in a circle
 */
export function valueOf(token: SentToken, tokens: SentTokens): Json {
  const seen = new Set<string>();
  let at = token;
  while (typeof at.value === 'string' && at.value.startsWith('{')) {
    seen.add(at.name);
    at = referredBy(at.value, token, tokens);
    if (seen.has(at.name)) throw tokenFault(pathOf(token), 'refers to itself.');
  }
  return at.value;
}

/** The value of a part of a token, such as the colour of a shadow. */
export function partValue(value: Json, of: SentToken, kind: SentToken['kind'], tokens: SentTokens): Json {
  return valueOf({ name: of.name, kind, value }, tokens);
}

function referredBy(text: string, from: SentToken, tokens: SentTokens): SentToken {
  const [, name] = ALIAS.exec(text) ?? [];
  const target = name === undefined ? undefined : tokens.get(name);
  if (!target) throw tokenFault(pathOf(from), 'refers to a token that the file doesn’t have.');
  if (target.kind !== from.kind) throw tokenFault(pathOf(from), `must refer to a ${from.kind}.`);
  return target;
}

export const pathOf = ({ name }: SentToken): string[] => name.split('.');
