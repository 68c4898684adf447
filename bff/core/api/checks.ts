import { type TObject, Type } from 'typebox';
import { holdsCardNumber } from '../contract/card-numbers.ts';
import type { Operation } from '../contract/operation.ts';
import { refusesUnknown } from '../contract/versions/versions.ts';
import { ApiError } from './errors.ts';
import type { Json, JsonObject } from './json.ts';
import { unknownMember, unknownMemberIn, unknownParameter } from './unknown-members.ts';
import { type Check, checkOf, isValid } from './validate.ts';

export type Params = Readonly<Record<string, string>>;

/** The checks of an operation's request schemas, compiled once. */
export interface Checks {
  /** @throws {ApiError} not_found: a malformed ID names no record */
  readonly params: ((params: Params) => Params) | undefined;
  readonly query: QueryCheck | undefined;
  readonly body: Check | undefined;
  /** @returns the refusal of unknown members or parameters, if the operation refuses such requests */
  readonly unknown: ((query: Sent, body: Json | undefined) => ApiError | undefined) | undefined;
}

/** A query as received. */
type Sent = Readonly<Record<string, unknown>>;

export function checksOf(operation: Operation): Checks {
  const { params, query, body } = operation;
  return {
    params: params && paramsCheckOf(params),
    query: query && queryCheckOf(query),
    body: body && checkOf(body),
    unknown: refusesUnknown(operation) ? unknownCheckOf(operation) : undefined,
  };
}

/**
 * Returns the check for unknown parts. An operation's query is checked in every version, by its own schema.
 * If an operation only reads and has no query, an unknown parameter can do no harm.
 */
function unknownCheckOf({ method, query: schema, body: bodySchema }: Operation): Checks['unknown'] {
  return (query, body) => {
    const [parameter] = schema || method === 'get' ? [] : Object.keys(query);
    if (parameter !== undefined) return unknownParameter(parameter);
    const member = bodySchema && body !== undefined ? unknownMemberIn(bodySchema, body) : undefined;
    return member && unknownMember(member);
  };
}

function paramsCheckOf(schema: TObject): (params: Params) => Params {
  return (params) => {
    if (!isValid(schema, params)) throw new ApiError('not_found');
    return params;
  };
}

type QueryCheck = (query: Readonly<Record<string, unknown>>) => JsonObject;

/** A whole number in its single spelling: no sign, no leading zero. */
const DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/** The space before an offset: `+` means a space in a query, unless it was escaped. */
const OFFSET_BLANK = / (?=\d\d:\d\d$)/;

/**
 * Returns the check of an operation's query. Unknown parameters are refused, because a misspelled filter
 * would otherwise list everything. A query is text: if the schema requires an integer, digits are converted
 * here, and nowhere else. In a time, a space where an offset begins is read as the `+` that was sent.
 * @throws {ApiError} field_invalid or field_missing, from the returned check
 */
export function queryCheckOf(schema: TObject): QueryCheck {
  const check = checkOf(schema);
  const names = Object.keys(schema.properties);
  const known = new Set(names);
  const numbers = new Set(names.filter((name) => Type.IsInteger(schema.properties[name])));
  const times = new Set(
    names.filter((name) => Reflect.get(schema.properties[name] ?? {}, 'format') === 'date-time'),
  );
  return (query) => {
    const read: JsonObject = {};
    for (const [param, value] of Object.entries(query)) {
      if (!known.has(param)) throw unknownParameter(param);
      if (typeof value !== 'string') throw refused(param, `${param} must be sent only once.`);
      if (numbers.has(param) && DIGITS.test(value)) read[param] = Number(value);
      else read[param] = times.has(param) ? value.replace(OFFSET_BLANK, '+') : value;
    }
    return check(read);
  };
}

/** Refuses a parameter, whose name is the caller's text and may have any length. */
function refused(param: string, message: string): ApiError {
  return new ApiError('field_invalid', { message, param: param.slice(0, 100) });
}

/**
 * Refuses card numbers, which must never reach the database, logs or events (domain rule): in a note, in
 * metadata or in a field that the caller made up.
 * @throws {ApiError} field_invalid
 */
export function refuseCardNumbers(body: Json): void {
  const path = pathOfCard(body, []);
  if (!path) return;
  const param = path.join('.').slice(0, MAX_PARAM_LENGTH);
  throw new ApiError('field_invalid', {
    message: `${holdsCardNumber(param) ? 'A field' : param} must not contain a card number.`,
    ...(!holdsCardNumber(param) && { param }),
  });
}

/** A caller may choose names itself, as in metadata. */
const MAX_PARAM_LENGTH = 200;

/** Returns the path of the first card number, in the order of the body. */
function pathOfCard(value: Json, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return holdsCardNumber(String(value)) ? path : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = holdsCardNumber(name) ? [...path, name] : pathOfCard(inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}
