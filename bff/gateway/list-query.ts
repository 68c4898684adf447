import type { Static } from 'typebox';
import type { ListQuery } from '../contract/fields.ts';
import type { PageRequest } from '../database/pagination.ts';
import type { Call } from './call.ts';

const DEFAULT_LIMIT = 20;

/** Which page of a list is asked for. */
export function pageRequestOf({ query }: Call): PageRequest {
  const { limit = DEFAULT_LIMIT, cursor } = query as Static<typeof ListQuery>;
  return { limit, after: cursor };
}
