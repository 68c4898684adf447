import type { Call } from './call.ts';

const DEFAULT_LIMIT = 20;

/** Which page of a list is asked for; the query has been checked against `ListQuery`. */
export function pageRequestOf({ query: { limit, cursor } }: Call): {
  limit: number;
  after: string | undefined;
} {
  return { limit: limit === undefined ? DEFAULT_LIMIT : Number(limit), after: cursor };
}
