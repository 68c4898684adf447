import type { Source } from './sources.ts';
import type { TableRow } from './table-rows.ts';

/** Where a part of several rows came from, and what is within it. */
export interface SourceOfRows {
  readonly rows: readonly number[];
  readonly of: (at: number) => Source;
  readonly inner: (at: number) => Source;
}

export function sourceOf(rows: readonly TableRow[], names: Columns): Source;
export function sourceOf(rows: readonly TableRow[], names: Columns, inner: Columns): SourceOfRows;
export function sourceOf(rows: readonly TableRow[], names: Columns, inner?: Columns): Source | SourceOfRows {
  const at = (index: number, columns: Columns): Source => ({
    row: rows[index]?.row ?? null,
    columnOf: ([field]) => (field === undefined ? null : (columns[field] ?? field)),
  });
  if (!inner) return at(0, names);
  return {
    rows: rows.map(({ row }) => row),
    of: (index) => at(index, names),
    inner: (index) => at(index, inner),
  };
}

/** Columns whose names differ from those of the fields. */
type Columns = Readonly<Record<string, string>>;
