import { parse, type CsvError } from 'csv-parse/sync';
import { importInvalid } from './sources.ts';
import type { ImportError, ImportErrorCode } from '../contract/menu-files.ts';

/** The separator between the cells of a row. */
export type Separator = ',' | ';' | '\t';

/** Most bytes of one row. */
export const MAX_ROW_BYTES = 100_000;

/** Most cells of one row: the export has fewer than a tenth. */
export const MAX_CELLS = 200;
export const WIDE_ROW = `A row has at most ${MAX_CELLS} cells.`;

/** Returns the fault that makes a table unreadable. */
export const csvFault = (error: CsvError): Pick<ImportError, 'code' | 'message'> => ({
  code: CODES[error.code] ?? 'invalid',
  message: csvErrorText(error),
});

const CODES: Readonly<Record<string, ImportErrorCode>> = {
  CSV_QUOTE_NOT_CLOSED: 'quotes',
  INVALID_OPENING_QUOTE: 'quotes',
  CSV_INVALID_CLOSING_QUOTE: 'quotes',
  CSV_MAX_RECORD_SIZE: 'row_too_long',
};

/** In words for the person who made it. */
function csvErrorText({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A cell of this row begins with a double quote and has no closing one.';
    case 'INVALID_OPENING_QUOTE':
      return (
        'A cell of this row has a double quote inside. Put the cell in double quotes, and write the one ' +
        'inside twice.'
      );
    case 'CSV_INVALID_CLOSING_QUOTE':
      return (
        'A cell of this row goes on after its closing double quote. Write a double quote inside a cell ' +
        'twice.'
      );
    case 'CSV_MAX_RECORD_SIZE':
      return `This row is longer than ${MAX_ROW_BYTES} bytes. A closing double quote may be missing.`;
    default:
      return 'This row can’t be read.';
  }
}

/** The message for a row whose number of cells differs from the header's. */
export function lengthText(cells: number, columns: number, separator: Separator): string {
  const found = cells === 1 ? '1 cell' : `${cells} cells`;
  const name = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[separator];
  const advice = cells > columns ? ` Put a text that has a ${name} in double quotes.` : '';
  return `This row has ${found}; the header has ${columns}.${advice}`;
}

/** A table's text, and how it is written. */
interface TableText {
  readonly text: string;
  readonly separator: Separator;
}

/** The line that some spreadsheets write above the header, to declare the separator. */
const SEPARATOR_LINE = /^sep=([,;])(?=\r?\n)/i;

/**
 * Finds how a table is written. Its cells are separated as its header's are: by commas, or by semicolons, as
 * spreadsheets write them where a comma is the decimal mark, or by tabs, as in their "Unicode text". Such a
 * spreadsheet opens a table with commas as one column, and saves each row as one cell: these are taken apart
 * again.
 */
export function tableTextOf(text: string): TableText {
  const said = SEPARATOR_LINE.exec(text)?.[1];
  // The line stays as an empty one, so that rows are counted as the spreadsheet counts them.
  const table = said === undefined ? text : text.replace(SEPARATOR_LINE, '');
  const header = headerOf(table);
  if (said === ';' || (header.includes(';') && !header.includes(','))) return { text: table, separator: ';' };
  if (header.includes('\t') && !header.includes(',')) return { text: table, separator: '\t' };
  return { text: isInOneColumn(table, header) ? rowsInCells(table) : table, separator: ',' };
}

/** No column's name has a semicolon or a comma in it. */
const headerOf = (text: string): string => /\S[^\r\n]*/.exec(text)?.[0] ?? '';

/**
 * A row with a quote in it is quoted as a whole; one with a semicolon gives all others an empty cell more.
 */
function isInOneColumn(text: string, header: string): boolean {
  if (!header.includes(',')) return false;
  return /;\s*$/.test(header) || /^"[^"\r\n]*,(?:[^"\r\n]|"")*"(?:;|\r?$)/m.test(text);
}

/** The rows that were in the cells of a table in one column. Left as it is if it's not such a table. */
function rowsInCells(text: string): string {
  try {
    const rows: string[][] = parse(text, {
      delimiter: ';',
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return rows.map((cells) => cells.join(';').replace(/;+$/, '')).join('\n');
  } catch {
    return text;
  }
}

const UTF8 = [0xef, 0xbb, 0xbf];
const UTF16LE = [0xff, 0xfe];
const UTF16BE = [0xfe, 0xff];

/**
 * Characters that no table has in its cells. Windows-1252 has none at 81, 8D, 8F, 90 and 9D, which are read
 * as such.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/**
 * The text of a table without its byte order mark: in UTF-8, in UTF-16 with a mark ("Unicode text" of
 * spreadsheets), or in Windows-1252, as they save a "CSV" on Windows in western languages.
 * @throws {ApiError} import_invalid
 */
export function tableTextIn(bytes: Buffer): string {
  if (beginsWith(bytes, UTF16LE)) return printable(decoded(bytes, 'utf-16le'));
  if (beginsWith(bytes, UTF16BE)) return printable(decoded(bytes, 'utf-16be'));
  const text = decoded(bytes, 'utf-8');
  if (text !== undefined) return text;
  return printable(
    beginsWith(bytes, UTF8) || isBrokenUtf8(bytes) ? undefined : decoded(bytes, 'windows-1252'),
  );
}

const beginsWith = (bytes: Buffer, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A file whose letters are mostly those of UTF-8. In Windows-1252 few follow each other so: `NESCAFÉ®` has
 * one.
 */
function isBrokenUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xff_fd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return whole > broken;
}

/** @throws {ApiError} import_invalid */
function printable(text: string | undefined): string {
  if (text !== undefined && !CONTROLS.test(text)) return text;
  throw importInvalid('encoding', 'The file’s letters can’t be read. Save it as “CSV UTF-8”.');
}
