import type { TObject } from 'typebox';
import type { Operation } from '../contract/operation.ts';
import { ApiError } from './errors.ts';
import { queryCheckOf, type QueryCheck } from './query.ts';
import { checkOf, isValid, type Check } from './validate.ts';

export type Params = Readonly<Record<string, string>>;

/** What an operation's schemas check of a request, compiled once. */
export interface Checks {
  /** @throws {ApiError} not_found: a malformed id names no record */
  readonly params: ((params: Params) => Params) | undefined;
  readonly query: QueryCheck | undefined;
  readonly body: Check | undefined;
}

export function checksOf({ params, query, body }: Operation): Checks {
  return {
    params: params && paramsCheckOf(params),
    query: query && queryCheckOf(query),
    body: body && checkOf(body),
  };
}

function paramsCheckOf(schema: TObject): (params: Params) => Params {
  return (params) => {
    if (!isValid(schema, params)) throw new ApiError('not_found');
    return params;
  };
}
