import type { MenuContent } from '../contract/menu.ts';
import { importInvalid, type FileContent } from './file-content.ts';
import { ITEM_COLUMNS, MODIFIER_COLUMNS } from './menu-table.ts';
import { readGroups } from './read-groups.ts';
import { readItems } from './read-items.ts';
import type { Sources } from './sources.ts';
import { readTable, TableFaults, type Table } from './table-rows.ts';

/**
 * A table of items or of modifiers: its columns say which.
 * @throws {ApiError} import_invalid: neither of them
 */
export function readMenuTable(bytes: Buffer, draft: MenuContent, currency: string): FileContent {
  const faults = new TableFaults();
  const sources: Sources = new WeakMap();
  const table = readTable(bytes, faults);
  const reading = { draft, currency, faults, sources };
  const total = table.rows.length;
  const done = { isTable: true, sources, total, errors: faults.errors };
  if (faults.errors.length > 0) return done;
  if (table.header.includes('item_name')) {
    requireColumns(table, ITEM_COLUMNS, ['section', 'item_name', 'price']);
    return { ...done, sections: readItems(table.rows, reading) };
  }
  requireColumns(table, MODIFIER_COLUMNS, ['group_name', 'modifier_name', 'price']);
  return { ...done, groups: readGroups(table.rows, reading) };
}

function requireColumns({ header }: Table, known: readonly string[], required: readonly string[]): void {
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const columns = missing.join(', ');
    throw importInvalid('column_missing', `The table has no column ${columns}.`, columns);
  }
  const unknown = header.find((column) => !known.includes(column))?.slice(0, 100);
  if (unknown !== undefined)
    throw importInvalid('column_unknown', `The column ${unknown} isn't known.`, unknown);
  if (new Set(header).size < header.length)
    throw importInvalid('column_twice', 'A column is in the table twice.');
}
