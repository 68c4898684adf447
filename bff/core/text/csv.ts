/** Matches text that a spreadsheet would run as a formula: these characters, and their full-width forms. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A cell: text, a number as written, or empty. */
export type CsvCell = string | number | { readonly number: string } | null;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a CSV file (RFC 4180, with a byte order mark, so that spreadsheets read UTF-8). Text that a
 * spreadsheet would read as a formula is prefixed with an apostrophe; numbers never are.
 */
export function csvOf(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  let text = BYTE_ORDER_MARK + rowOf(header);
  for (const row of rows) text += rowOf(row);
  return text;
}

/** Yields the file in pieces, one for each batch of rows: only one batch is in memory at a time. */
export async function* csvPieces(
  header: readonly string[],
  batches: AsyncIterable<Iterable<readonly CsvCell[]>>,
): AsyncGenerator<string> {
  let text = csvOf(header, []);
  for await (const batch of batches) {
    for (const row of batch) text += rowOf(row);
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Returns the text that a cell was made from. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

const rowOf = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.number;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
