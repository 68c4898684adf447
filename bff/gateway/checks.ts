import type { Operation } from '../contract/operation.ts';
import { queryCheckOf, type QueryCheck } from './query.ts';
import { checkOf, type Check } from './validate.ts';

/** What an operation's schemas check of a request, compiled once. */
export interface Checks {
  readonly query: QueryCheck | undefined;
  readonly body: Check | undefined;
}

export function checksOf({ query, body }: Operation): Checks {
  return { query: query && queryCheckOf(query), body: body && checkOf(body) };
}
