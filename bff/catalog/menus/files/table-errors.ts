import type { CsvError } from 'csv-parse/sync';
import type { ImportError, ImportErrorCode } from '../contract/menu-files.ts';

/** What is between the cells of a row. */
export type Separator = ',' | ';' | '\t';

/** Most bytes of one row. */
export const MAX_ROW_BYTES = 100_000;

/** Most cells of one row: the export has fewer than a tenth. */
export const MAX_CELLS = 200;
export const WIDE_ROW = `A row has at most ${MAX_CELLS} cells.`;

/** What keeps a table from being read. */
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
      return 'A cell of this row has a double quote inside. Put the cell in double quotes, and write the one inside twice.';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'A cell of this row goes on after its closing double quote. Write a double quote inside a cell twice.';
    case 'CSV_MAX_RECORD_SIZE':
      return `This row is longer than ${MAX_ROW_BYTES} bytes. A closing double quote may be missing.`;
    default:
      return 'This row can’t be read.';
  }
}

/** What is wrong with a row that hasn't as many cells as the header. */
export function lengthText(cells: number, columns: number, separator: Separator): string {
  const found = cells === 1 ? '1 cell' : `${cells} cells`;
  const name = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[separator];
  const advice = cells > columns ? ` Put a text that has a ${name} in double quotes.` : '';
  return `This row has ${found}; the header has ${columns}.${advice}`;
}
