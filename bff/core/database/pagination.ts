import type { Page } from '../contract/fields.ts';

/** Keyset paging, the same for every list: ordered by id, `cursor` is the last id of the page before. */

export interface PageRequest {
  /** 1–100. */
  readonly limit: number;
  readonly after: string | undefined;
}

/** Makes a page of rows that were read with `limit + 1`: the extra row means that there is more. */
export function pageOf<Row extends { id: string }, Item>(
  rows: readonly Row[],
  request: PageRequest,
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, request.limit);
  const more = rows.length > request.limit;
  return { data: shown.map(present), has_more: more, next_cursor: more ? (shown.at(-1)?.id ?? null) : null };
}
