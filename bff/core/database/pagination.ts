import type { Page, ListQuery } from '../contract/fields.ts';
import { sql, type RawBuilder } from 'kysely';
import { instantOf } from '../contract/dates.ts';
import type { Static } from 'typebox';

/** Keyset paging, the same for every list: ordered by ID, `cursor` is the last ID of the previous page. */

export interface PageRequest {
  /** 1–100. */
  readonly limit: number;
  readonly after: string | undefined;
}

/** Returns a page from rows that were read with `limit + 1`: the extra row means that there is more. */
export function pageOf<Row extends { id: string }, Item>(
  rows: readonly Row[],
  request: PageRequest,
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, request.limit);
  const more = rows.length > request.limit;
  return { data: shown.map(present), has_more: more, next_cursor: more ? (shown.at(-1)?.id ?? null) : null };
}

/** The times that a list is filtered by: RFC 3339, as validated by `TimeFilters` of the contract. */
export interface TimeFilter {
  readonly created_from?: string | undefined;
  readonly created_to?: string | undefined;
  readonly updated_after?: string | undefined;
}

/**
 * Returns the condition for a table's rows; true if nothing is filtered.
 * @example db.selectFrom('menus').selectAll().where(isWithin('menus', query))
 */
export function isWithin(table: string, filter: TimeFilter): RawBuilder<boolean> {
  const { created_from: from, created_to: to, updated_after: after } = filter;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`${column('created_at')} >= ${storable(from)}`]),
    ...(to === undefined ? [] : [sql`${column('created_at')} < ${storable(to)}`]),
    ...(after === undefined ? [] : [sql`${column('updated_at')} > ${storable(after)}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Bounds of all times; beyond them, the notations of a time differ. */
const OLDEST = Date.parse('0001-01-01T00:00:00Z');
const NEWEST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns a caller's timestamp in a form that the database accepts: it refuses the year 0 and zones beyond 16
 * hours, which RFC 3339 allows.
 */
export function storable(text: string): Date {
  return new Date(Math.min(Math.max(instantOf(text) ?? OLDEST, OLDEST), NEWEST));
}

const DEFAULT_LIMIT = 20;

/** Returns the requested page of a list. */
export function pageRequestOf({ limit = DEFAULT_LIMIT, cursor }: Static<typeof ListQuery>): PageRequest {
  return { limit, after: cursor };
}
