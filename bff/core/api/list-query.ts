import type { Static } from 'typebox';
import type { ListQuery } from '../contract/fields.ts';
import type { PageRequest } from '../database/pagination.ts';

const DEFAULT_LIMIT = 20;

/** The requested page of a list. */
export function pageRequestOf({ limit = DEFAULT_LIMIT, cursor }: Static<typeof ListQuery>): PageRequest {
  return { limit, after: cursor };
}
