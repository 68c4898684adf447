import type { Json, JsonObject } from '../../../core/api/json.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { MenuContent } from '../contract/menu.ts';
import type { SourceOfRows } from './source-of-rows.ts';
import { codeOf, type Sources } from './sources.ts';
import type { TableFaults, TableRow } from './table-rows.ts';

/** What is read of a table goes by the draft it is for, and leaves faults and where each part came from. */
export interface Reading {
  readonly draft: MenuContent;
  readonly currency: string;
  readonly faults: TableFaults;
  readonly sources: Sources;
}

/** The rows of one part, in their sequence: the first says what is the part's own. */
export function together(rows: readonly TableRow[], keyOf: (row: TableRow) => string): TableRow[][] {
  return [...Map.groupBy(rows, keyOf).values()];
}

/** Records a fault where a later row of a part says something else of it than the first. */
export function requireSame(rows: readonly TableRow[], columns: readonly string[]): void {
  const [first, ...others] = rows;
  for (const row of others) {
    const column = columns.find((name) => row.cell(name) !== first?.cell(name));
    if (column !== undefined) row.fault(column, 'differs', `differs from row ${first?.row}.`);
  }
}

/** Checked by the schema that a request's part has. What a cell couldn't be has been recorded before. */
export function checked<Part extends object>(
  check: (value: Json) => JsonObject,
  part: JsonObject,
  source: SourceOfRows,
  { faults, sources }: Reading,
): Part | undefined {
  if (faults.errors.some(({ row }) => source.rows.includes(row ?? 0))) return undefined;
  try {
    // The check has found it to be what its schema describes.
    const found = check(part) as unknown as Part;
    sources.set(found, source.of(0));
    const inner: unknown = part['variations'] ?? part['modifiers'];
    for (const [at, one] of (Array.isArray(inner) ? inner : []).entries())
      sources.set(one as object, source.inner(at));
    return found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const path = (error.param ?? '').split('.');
    const at = /^(variations|modifiers)$/.test(path[0] ?? '') ? Number(path[1]) : undefined;
    const place = at === undefined ? source.of(0) : source.inner(at);
    const column = place.columnOf(at === undefined ? path : path.slice(2));
    const message =
      column === null ? error.publicMessage : error.publicMessage.replace(error.param ?? '', column);
    faults.add({ row: place.row, column, code: codeOf(error), message });
    return undefined;
  }
}

/** Without what is undefined. */
export function given(fields: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject;
}
