import type { TObject } from 'typebox';
import type { Operation } from '../contract/operation.ts';
import { refusesUnknown } from '../contract/versions/versions.ts';
import { ApiError } from './errors.ts';
import type { Json } from './json.ts';
import { queryCheckOf, type QueryCheck } from './query.ts';
import { unknownMember, unknownMemberIn, unknownParameter } from './unknown-members.ts';
import { checkOf, isValid, type Check } from './validate.ts';

export type Params = Readonly<Record<string, string>>;

/** What an operation's schemas check of a request, compiled once. */
export interface Checks {
  /** @throws {ApiError} not_found: a malformed id names no record */
  readonly params: ((params: Params) => Params) | undefined;
  readonly query: QueryCheck | undefined;
  readonly body: Check | undefined;
  /** @returns the refusal of what the operation doesn't have, if it is one that refuses such requests */
  readonly unknown: ((query: Sent, body: Json | undefined) => ApiError | undefined) | undefined;
}

/** A query as it came. */
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
 * The query of an operation that has one is checked for any version, by its own check. Where one only reads and has none, a
 * parameter can do no harm.
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
