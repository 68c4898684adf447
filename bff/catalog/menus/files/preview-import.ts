import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../../core/api/errors.ts';
import { changedContent, type KnownToChange } from '../changed-content.ts';
import { imagesSent } from '../content-parts.ts';
import type { ImportCounts, ImportError } from '../contract/menu-files.ts';
import type { MenuContent } from '../contract/menu.ts';
import { type FileContent, importInvalid, faultAt, type Sources } from './sources.ts';
import { matchContent, type MatchedContent } from './match-content.ts';
import { readDocument } from './read-document.ts';
import { ITEM_COLUMNS, MODIFIER_COLUMNS } from './menu-table.ts';
import { readGroups, readItems } from './read-items.ts';
import { readTable, TableFaults, type Table } from './table-rows.ts';

export interface ImportFile {
  readonly bytes: Buffer;
  readonly format: 'json' | 'csv';
  /** The menu's currency. */
  readonly currency: string;
  readonly deletesMissing: boolean;
}

interface Preview {
  readonly counts: ImportCounts;
  readonly errors: readonly ImportError[];
  readonly total: number;
  /** The resulting draft; `undefined` if there are errors. */
  readonly draft?: MenuContent;
}

const NOTHING: ImportCounts = { created: 0, updated: 0, unchanged: 0, missing: 0 };

/**
 * Returns the changes that a file would make to a draft.
 * @param findAlts finds alternative texts of the merchant's images, by ID
 * @throws {ApiError} import_invalid: the file can't be read as its declared format
 */
export async function previewImport(
  draft: MenuContent,
  { bytes, format, currency, deletesMissing }: ImportFile,
  findAlts: (images: readonly string[]) => Promise<KnownToChange['alts']>,
): Promise<Preview> {
  const file = format === 'json' ? readDocument(bytes, currency) : readMenuTable(bytes, draft, currency);
  const { total, errors } = file;
  if (errors.length > 0) return { counts: NOTHING, errors, total };
  const matched = matchContent(draft, file, deletesMissing);
  const after = contentAfter(draft, file, matched, await findAlts(imagesSent(matched.change)));
  if ('message' in after) return { counts: NOTHING, errors: [after], total };
  return { counts: countsOf(draft, after, matched), errors, total, draft: after };
}

function contentAfter(
  draft: MenuContent,
  file: FileContent,
  { change }: MatchedContent,
  alts: KnownToChange['alts'],
): MenuContent | ImportError {
  try {
    return changedContent(draft, change, { wasKnown: () => false, alts });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return faultAt(change, error, file.sources);
  }
}

function countsOf(
  before: MenuContent,
  after: MenuContent,
  { matched, missing }: MatchedContent,
): ImportCounts {
  const [old, now] = [partsById(before), partsById(after)];
  const counts = { created: 0, updated: 0, unchanged: 0, missing };
  for (const [id, part] of now) {
    const previous = old.get(id);
    if (previous === undefined) counts.created += 1;
    else if (!matched.has(id)) continue;
    else if (isDeepStrictEqual(part, previous)) counts.unchanged += 1;
    else counts.updated += 1;
  }
  return counts;
}

/** Sections without their items, items with their section, and groups. */
function partsById(content: MenuContent): Map<string, unknown> {
  const { sections, groups } = content;
  return new Map<string, unknown>([
    ...sections.map(({ items: _items, ...section }) => [section.id, section] as const),
    ...sections.flatMap(({ id, items }) => items.map((item) => [item.id, { ...item, section: id }] as const)),
    ...groups.map((group) => [group.id, group] as const),
  ]);
}

/**
 * A table of items or of modifiers: its columns tell which.
 * @throws {ApiError} import_invalid: neither of them
 */
function readMenuTable(bytes: Buffer, draft: MenuContent, currency: string): FileContent {
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
