import { CsvError, type Info, parse } from 'csv-parse/sync';
import { amountExample, readAmount } from '../../../core/money/typed-amount.ts';
import { textOfCell } from '../../../core/text/csv.ts';
import {
  MAX_IMPORT_ERRORS,
  MAX_IMPORT_ROWS,
  type ImportError,
  type ImportErrorCode,
} from '../contract/menu-files.ts';
import { importInvalid } from './sources.ts';
import {
  csvFault,
  lengthText,
  MAX_CELLS,
  MAX_ROW_BYTES,
  WIDE_ROW,
  type Separator,
  tableTextIn,
  tableTextOf,
} from './table-text.ts';

/** A table with a header, read strictly. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The faults found in a table so far. */
export class TableFaults {
  readonly errors: ImportError[] = [];

  add(error: ImportError): void {
    if (this.errors.length < MAX_IMPORT_ERRORS) this.errors.push(error);
  }
}

/**
 * Reads a table as {@link tableTextOf} finds it to be written.
 * @throws {ApiError} import_invalid: letters that can't be read, no table, or too many rows
 */
export function readTable(bytes: Buffer, faults: TableFaults): Table {
  const whole = tableTextIn(bytes);
  // How it is written isn't known yet: any mark may separate its cells.
  const [wide] = SEPARATORS.flatMap((mark) => widerThan(MAX_CELLS, whole, mark) ?? []);
  if (wide !== undefined) {
    faults.add({ row: wide, column: null, code: 'row_too_long', message: WIDE_ROW });
    return { header: [], rows: [] };
  }
  const { text, separator } = tableTextOf(whole);
  const [head, ...rows] = recordsOf(text, separator, faults);
  if (rows.length > MAX_IMPORT_ROWS)
    throw importInvalid('rows', `A table has at most ${MAX_IMPORT_ROWS} rows.`);
  const header = head?.record ?? [];
  for (const { record, row } of rows) {
    if (record.length === header.length) continue;
    const message = lengthText(record.length, header.length, separator);
    faults.add({ row, column: null, code: 'cell_count', message });
  }
  return {
    header,
    rows: rows.map(({ record, row }) => new TableRow({ row, header, record, separator }, faults)),
  };
}

/**
 * The first row with more cells than this, as spreadsheets count rows. Cells without text cost a byte of a
 * file and a hundred of memory, and each row has those of the header.
 */
function widerThan(most: number, text: string, separator: Separator): number | undefined {
  let row = 1;
  let cells = 1;
  let quoted = false;
  for (const [mark] of text.matchAll(MARKS[separator])) {
    if (mark === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (mark === separator) cells += 1;
    else [row, cells] = [row + 1, 1];
    if (cells > most) return row;
  }
  return undefined;
}

const MARKS: Readonly<Record<Separator, RegExp>> = { ',': /[",\n]/g, ';': /[";\n]/g, '\t': /["\t\n]/g };
const SEPARATORS = [',', ';', '\t'] as const;

interface NumberedRecord {
  readonly record: readonly string[];
  /** As spreadsheets count: empty lines too. */
  readonly row: number;
}

/** The rows that aren't empty. A file that can't be read to its end is a fault, and has none. */
function recordsOf(text: string, delimiter: Separator, faults: TableFaults): NumberedRecord[] {
  try {
    const records: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
      to: MAX_IMPORT_ROWS + 2,
    });
    // Its types know nothing of `info`.
    return (records as { record: string[]; info: Info }[])
      .map(({ record, info }) => ({ record, row: info.records + info.empty_lines }))
      .filter(({ record }) => record.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add({ row: failedRowOf(error), column: null, ...csvFault(error) });
    return [];
  }
}

/** The row that was being read. */
function failedRowOf({ records, empty_lines }: CsvError): number | null {
  return typeof records === 'number' && typeof empty_lines === 'number' ? records + empty_lines + 1 : null;
}

interface RowOptions extends NumberedRecord {
  readonly header: readonly string[];
  readonly separator: Separator;
}

/**
 * Where tables are written so, and how amounts are: with a decimal point, or a decimal comma. Tabs say
 * nothing of it.
 */
const LOCALE_OF: Readonly<Record<Separator, string>> = { ',': 'en', ';': 'de', '\t': 'de' };

/** One row. An invalid cell is recorded as a fault, and read as omitted. */
export class TableRow {
  /** The header is 1, and empty lines count. */
  readonly row: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #faults: TableFaults;
  readonly #locale: string;

  constructor({ row, header, record, separator }: RowOptions, faults: TableFaults) {
    this.row = row;
    this.#cells = new Map(header.map((column, at) => [column, textOfCell(record[at] ?? '')]));
    this.#faults = faults;
    this.#locale = LOCALE_OF[separator];
  }

  /** Undefined: the table has no such column. */
  cell(column: string): string | undefined {
    return this.#cells.get(column);
  }

  fault(column: string, code: ImportErrorCode, message: string): void {
    this.#faults.add({ row: this.row, column, code, message: `${column} ${message}` });
  }

  required(column: string): string {
    const cell = this.cell(column) ?? '';
    if (cell === '') this.fault(column, 'required', 'is required.');
    return cell;
  }

  /** Null: an empty cell. */
  text(column: string): string | null | undefined {
    const cell = this.cell(column);
    return cell === '' ? null : cell;
  }

  integer(column: string): number | null | undefined {
    const cell = this.text(column);
    if (typeof cell !== 'string') return cell;
    if (/^\d{1,9}$/.test(cell)) return Number(cell);
    this.fault(column, 'whole_number', 'must be a whole number.');
    return undefined;
  }

  /** In minor units. */
  price(column: string, currency: string): number | undefined {
    const cell = this.required(column);
    if (cell === '') return undefined;
    const { amount, readings } = readAmount(cell, { locale: this.#locale, currency });
    if (amount !== undefined && amount >= 0) return amount;
    const message = readings
      ? `could mean ${readings[0]} or ${readings[1]}. Leave out the thousands separator.`
      : `must be a number such as ${amountExample({ locale: this.#locale, currency })}.`;
    this.fault(column, 'price', message);
    return undefined;
  }

  /** The values of a cell that has several. */
  list(column: string, separator: string): string[] | undefined {
    const cell = this.cell(column);
    if (cell === undefined) return undefined;
    return cell === '' ? [] : cell.split(separator).map((part) => part.trim());
  }
}
