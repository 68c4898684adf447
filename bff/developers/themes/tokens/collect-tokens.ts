import { isJsonObject, type Json, type JsonObject } from '../../../core/api/json.ts';
import { TOKEN_KINDS, type TokenKind } from '../contract/token-names.ts';
import { ApiError } from '../../../core/api/errors.ts';

/** Names that may be quoted in a response. */
const QUOTABLE = /^[A-Za-z0-9$_-]{1,40}$/;

/**
 * Returns the error for an unreadable theme, with the path of the fault: `color.accent`. A name from the
 * caller is quoted only if it is a plain word.
 */
export function tokenFault(path: readonly string[], message: string): ApiError {
  const known = path.findIndex((name) => !QUOTABLE.test(name));
  const quoted = known === -1 ? path : path.slice(0, known);
  return new ApiError('field_invalid', {
    message: `${quoted.join('.') || 'A name'} ${message}`,
    ...(quoted.length > 0 && { param: quoted.join('.') }),
  });
}

/** A token as sent: its name is in the closed list, its value is not parsed yet. */
export interface SentToken {
  readonly name: string;
  readonly kind: TokenKind;
  readonly value: Json;
}

export type SentTokens = ReadonlyMap<string, SentToken>;

/** Members that describe groups and tokens. They have no effect, and aren't stored. */
const NOTES: ReadonlySet<string> = new Set(['$description', '$extensions', '$deprecated', '$schema']);

/** The groups of the names: `color`, `dark`, `dark.color`. */
const GROUPS: ReadonlySet<string> = new Set(
  [...TOKEN_KINDS.keys()].flatMap((name) => {
    const parts = name.split('.');
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
  }),
);

/**
 * Collects the tokens of a Design Tokens file, by name. Groups go no deeper than the names of the closed
 * list.
 * @throws {ApiError} field_invalid: an unknown name, or a type that isn't that of the name
 */
export function collectTokens(file: JsonObject): SentTokens {
  const tokens = new Map<string, SentToken>();
  collectGroup(file, [], undefined, tokens);
  return tokens;
}

function collectGroup(
  group: JsonObject,
  path: readonly string[],
  inherited: Json | undefined,
  tokens: Map<string, SentToken>,
): void {
  const type = group['$type'] ?? inherited;
  for (const [name, member] of Object.entries(group)) {
    if (name === '$type' || NOTES.has(name)) continue;
    const place = [...path, name];
    const known = place.join('.');
    const kind = TOKEN_KINDS.get(known);
    if (name.startsWith('$') || name.includes('.') || !(kind || GROUPS.has(known))) {
      throw tokenFault(place, `is not a name that a theme has here. ${allowedIn(path)}`);
    }
    if (!isJsonObject(member)) throw tokenFault(place, 'must be an object.');
    if (kind) tokens.set(known, tokenOf(member, { name: known, kind, place, inherited: type }));
    else collectGroup(member, place, type, tokens);
  }
}

function tokenOf(
  token: JsonObject,
  of: {
    readonly name: string;
    readonly kind: TokenKind;
    readonly place: readonly string[];
    readonly inherited: Json | undefined;
  },
): SentToken {
  const { name, kind, place } = of;
  for (const member of Object.keys(token)) {
    if (member === '$value' || member === '$type' || NOTES.has(member)) continue;
    throw tokenFault([...place, member], 'is not something that a token has.');
  }
  const type = token['$type'] ?? (of.inherited === kind ? kind : undefined);
  if (type !== undefined && type !== kind) throw tokenFault(place, `must have the $type ${kind}.`);
  const value = token['$value'];
  if (value === undefined) throw tokenFault(place, 'must have a $value.');
  return { name, kind, value };
}

/** Describes the allowed members of a group. */
function allowedIn(path: readonly string[]): string {
  const prefix = path.map((name) => `${name}.`).join('');
  const allowed = new Set(
    [...TOKEN_KINDS.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length).split('.')[0]),
  );
  return `Use one of ${[...allowed].join(', ')}.`;
}

const ALIAS = /^\{([a-z.-]{1,60})\}$/;

/**
 * Returns the value that a token has or refers to: `{color.accent}` is the value of another token of the same
 * file, which may refer to another.
 * @throws {ApiError} field_invalid: there is no such token, it is of another type, or the references are
 * circular
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

/** Returns the value of a part of a token, such as the color of a shadow. */
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
