import { ApiError } from '../../../core/api/errors.ts';
import { JsonError, type Json, readJson } from '../../../core/api/json.ts';
import { checkOf } from '../../../core/api/validate.ts';
import { ImportedDocument, MENU_FORMAT } from '../contract/menu-files.ts';
import { type FileContent, importInvalid, textOf, codeOf, type Source, type Sources } from './sources.ts';

const check = checkOf(ImportedDocument);

/** @throws {ApiError} import_invalid: no document of this format, or one in another currency */
export function readDocument(bytes: Buffer, currency: string): FileContent {
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
