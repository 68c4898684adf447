import type { TSchema } from 'typebox';
import { ApiError } from './errors.ts';
import type { Json } from './json.ts';
import { isValid } from './validate.ts';
import type { IncomingMessage } from 'node:http';
import type { Operation } from '../contract/operation.ts';
import { parseJson, readBytes } from '../http/body.ts';

/** The compared length of names, because the cost grows with the square. */
const MAX_COMPARED = 64;

/**
 * Finds the known name that a misspelled one was most likely meant to be, by edit distance, ignoring case and
 * separators. `undefined` if no name is known.
 */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  const scored = known.map((one) => ({ name: one, score: scoreOf(wanted, plain(one)) }));
  return scored.toSorted((a, b) => a.score - b.score)[0]?.name;
}

/** Returns 0 for the same name … 1 for nothing in common; half if one name contains the other. */
function scoreOf(one: string, other: string): number {
  const share = editDistance(one, other) / Math.max(one.length, other.length, 1);
  return one !== '' && (one.includes(other) || other.includes(one)) ? share / 2 : share;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .slice(0, MAX_COMPARED);
}

/**
 * Counts insertions, deletions, replacements and swaps of neighbors (Damerau–Levenshtein, optimal string
 * alignment).
 */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** A member of a body that its schema doesn't have. */
interface UnknownMember {
  /** The path from the body down to the member; list items by their positions. */
  readonly path: readonly string[];
  /** The known names of its object. */
  readonly known: readonly string[];
}

/** The keywords of a schema, whatever TypeBox wraps it in. */
interface Keywords {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/**
 * Finds the first member, at any depth, that a schema doesn't have. The rest of the value may be invalid.
 * Objects with names chosen by the caller, such as `metadata`, allow every member.
 */
export function unknownMemberIn(schema: TSchema, value: Json): UnknownMember | undefined {
  const [first] = membersIn(schema, value, []);
  return first;
}

function* membersIn(schema: TSchema, value: Json, path: readonly string[]): Generator<UnknownMember> {
  if (typeof value !== 'object' || value === null) return;
  const { properties, patternProperties, items, anyOf } = schema as Keywords;
  if (anyOf) yield* inEveryBranch(anyOf, value, path);
  else if (Array.isArray(value)) {
    if (items) for (const [at, item] of value.entries()) yield* membersIn(items, item, [...path, String(at)]);
  } else if (properties) {
    for (const [name, member] of Object.entries(value)) {
      if (Object.hasOwn(properties, name)) {
        yield* membersIn(properties[name] as TSchema, member, [...path, name]);
      } else yield { path: [...path, name], known: Object.keys(properties) };
    }
  } else if (patternProperties) {
    const [each] = Object.values(patternProperties);
    if (each) for (const [name, one] of Object.entries(value)) yield* membersIn(each, one, [...path, name]);
  }
}

/**
 * Whether a union has a member: one of the branches that the value matches must have it; a value that matches
 * none is compared with all.
 */
function inEveryBranch(branches: readonly TSchema[], value: Json, path: readonly string[]): UnknownMember[] {
  const fitting = branches.length > 1 ? branches.filter((branch) => isValid(branch, value)) : branches;
  const compared = fitting.length > 0 ? fitting : branches.filter(isComposed);
  const [first = [], ...others] = compared.map((branch) => [...membersIn(branch, value, path)]);
  return first.flatMap((unknown) => {
    const id = unknown.path.join('\0');
    const same = others.map((list) => list.find((one) => one.path.join('\0') === id));
    if (same.includes(undefined)) return [];
    return { ...unknown, known: [unknown, ...same].flatMap((one) => one?.known ?? []) };
  });
}

/** Null, numbers and text have no unknown members, and would make every member count as known. */
function isComposed(schema: TSchema): boolean {
  const { properties, patternProperties, items, anyOf } = schema as Keywords;
  return (properties ?? patternProperties ?? items ?? anyOf) !== undefined;
}

/**
 * The longest reported name: a caller may choose names of any length up to its body's, and with any
 * characters.
 */
const MAX_PARAM_LENGTH = 200;
const PLAIN_NAME = /^[\w.-]{1,80}$/;

/** @returns field_invalid, whose message names the member and the nearest known one */
export function unknownMember({ path, known }: UnknownMember): ApiError {
  const param = path.join('.').slice(0, MAX_PARAM_LENGTH);
  const member = PLAIN_NAME.test(param) ? param : 'A member of the body';
  return new ApiError('field_invalid', {
    message: `${member} isn't a member that this operation has. ${inPlaceOf(path.at(-1) ?? '', known)}`,
    param,
  });
}

/** @returns field_invalid for a query parameter */
export function unknownParameter(name: string): ApiError {
  const message = "This operation doesn't have this query parameter.";
  return new ApiError('field_invalid', { message, param: name.slice(0, 100) });
}

/** Returns a sentence that suggests a known name; empty if there is none. */
function inPlaceOf(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? 'It takes none here.' : `The nearest is ${nearest}.`;
}

/** The size of `{}`, which many clients send with every request. */
const EMPTY_OBJECT_BYTES = 2;

/**
 * Looks at a body sent to an operation that takes none: it may be an empty object.
 * @param isRead whether its content matters; else any longer one counts
 * @returns the refusal of any other, naming its first member
 * @throws {ApiError} body_too_large, request_malformed
 */
export async function unexpectedBodyIn(
  req: IncomingMessage,
  { method, body, upload }: Operation,
  isRead: boolean,
): Promise<ApiError | undefined> {
  if (body || upload || method === 'get') return undefined;
  const isStreamed = req.headers['transfer-encoding'] !== undefined;
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 && !isStreamed) return undefined;
  if (isRead) return refusalOf(await readBytes(req));
  return length > EMPTY_OBJECT_BYTES || isStreamed ? takesNone() : undefined;
}

function refusalOf(bytes: Buffer): ApiError | undefined {
  if (bytes.length === 0) return undefined;
  const body = jsonIn(bytes);
  if (typeof body !== 'object' || Array.isArray(body)) return takesNone();
  const [name] = Object.keys(body ?? {});
  return name === undefined ? undefined : unknownMember({ path: [name], known: [] });
}

function takesNone(): ApiError {
  return new ApiError('field_invalid', { message: 'This operation takes no body.' });
}

/** Returns the parsed body; `undefined` if it isn't JSON. */
function jsonIn(bytes: Buffer): Json | undefined {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}
