import { parse } from 'csv-parse/sync';
import type { Separator } from './table-errors.ts';

/** A table's text, and how it is written. */
export interface TableText {
  readonly text: string;
  readonly separator: Separator;
}

/** What some spreadsheets write above the header, to say it to others. */
const SEPARATOR_LINE = /^sep=([,;])(?=\r?\n)/i;

/**
 * Finds how a table is written. Its cells are separated as its header's are: by commas, or by semicolons, as spreadsheets write
 * them where a comma is the decimal mark, or by tabs, as in their "Unicode text". Such a spreadsheet opens a table with commas as one column, and saves each row as one
 * cell: these are taken apart again.
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

/** A row with a quote in it is quoted as a whole; one with a semicolon gives all others an empty cell more. */
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
