import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../../core/api/errors.ts';
import { type Json, JsonError, readJson } from '../../../core/api/json.ts';
import { checkOf } from '../../../core/api/validate.ts';
import { changedContent, type KnownToChange } from '../changed-content.ts';
import { imagesSent } from '../content-parts.ts';
import {
  type ImportCounts,
  ImportedDocument,
  type ImportError,
  MENU_FORMAT,
} from '../contract/menu-files.ts';
import type { MenuContent } from '../contract/menu.ts';
import { matchContent, type MatchedContent } from './match-content.ts';
import { ITEM_COLUMNS, MODIFIER_COLUMNS } from './menu-table.ts';
import { readGroups, readItems } from './read-items.ts';
import {
  codeOf,
  faultAt,
  type FileContent,
  importInvalid,
  type Source,
  type Sources,
  textOf,
} from './sources.ts';
import { readTable, type Table, TableFaults } from './table-rows.ts';

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

const check = checkOf(ImportedDocument);

/** @throws {ApiError} import_invalid: no document of this format, or one in another currency */
function readDocument(bytes: Buffer, currency: string): FileContent {
  const value = jsonOf(textOf(bytes));
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'format') !== MENU_FORMAT) {
    throw importInvalid('format', `The file isn't a ${MENU_FORMAT} document.`);
  }
  const sources: Sources = new WeakMap();
  try {
    // The check has found it to be what its schema describes.
    const document = check(value) as unknown as ImportedDocument;
    if (document.currency !== undefined && document.currency !== currency) {
      throw importInvalid('currency', `The document is in ${document.currency}, the menu in ${currency}.`);
    }
    return { ...contentOf(document, sources), isTable: false, sources, errors: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'import_invalid') throw error;
    const errors = [
      { row: null, column: error.param ?? null, code: codeOf(error), message: error.publicMessage },
    ];
    return { isTable: false, sources, total: 0, errors };
  }
}

function contentOf({ sections, groups }: ImportedDocument, sources: Sources) {
  for (const [at, group] of (groups ?? []).entries()) sources.set(group, placedAt(`groups.${at}`));
  for (const [at, section] of (sections ?? []).entries()) {
    sources.set(section, placedAt(`sections.${at}`));
    for (const [place, item] of (section.items ?? []).entries()) {
      sources.set(item, placedAt(`sections.${at}.items.${place}`));
    }
  }
  const items = (sections ?? []).reduce((count, section) => count + (section.items?.length ?? 0), 0);
  return { sections, groups, total: items + (groups?.length ?? 0) };
}

const placedAt = (place: string): Source => ({ row: null, columnOf: (path) => [place, ...path].join('.') });

function jsonOf(text: string): Json {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof JsonError) throw importInvalid('json', error.message);
    throw error;
  }
}
