import { CsvError, type Info, parse } from 'csv-parse/sync';
import { fromDecimal } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/currency.ts';
import { textOfCell } from '../../gateway/csv.ts';
import {
  MAX_IMPORT_ERRORS,
  MAX_IMPORT_ROWS,
  type ImportError,
  type ImportErrorCode,
} from '../contract/menu-files.ts';
import { importInvalid, textOf } from './file-content.ts';
import { csvFault, lengthText, MAX_ROW_BYTES, type Separator } from './table-errors.ts';

/** A table with a header, read strictly. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** What is wrong with a table so far. */
export class TableFaults {
  readonly errors: ImportError[] = [];

  add(error: ImportError): void {
    if (this.errors.length < MAX_IMPORT_ERRORS) this.errors.push(error);
  }
}

/**
 * Its cells are separated as its header's are: by commas, or by semicolons, as spreadsheets write them where a comma is the
 * decimal mark.
 * @throws {ApiError} import_invalid: no UTF-8, no table, or too many rows
 */
export function readTable(bytes: Buffer, faults: TableFaults): Table {
  const text = textOf(bytes);
  const separator = separatorOf(text);
  const [head, ...rows] = recordsOf(text, separator, faults);
  if (rows.length > MAX_IMPORT_ROWS)
    throw importInvalid('rows', `A table has at most ${MAX_IMPORT_ROWS} rows.`);
  const header = head?.record ?? [];
  for (const { record, row } of rows) {
    if (record.length === header.length) continue;
    const message = lengthText(record.length, header.length, separator);
    faults.add({ row, column: null, code: 'cell_count', message });
  }
  return { header, rows: rows.map(({ record, row }) => new TableRow(row, header, record, faults)) };
}

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
    return (records as { record: string[]; info: Info }[]).map(({ record, info }) => ({
      record,
      row: info.records + info.empty_lines,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add({ row: failedRowOf(error), column: null, ...csvFault(error) });
    return [];
  }
}

/** What separates the cells of the header: no column's name has a semicolon or a comma in it. */
function separatorOf(text: string): Separator {
  const header = /\S[^\r\n]*/.exec(text)?.[0] ?? '';
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

/** The row that was being read. */
function failedRowOf({ records, empty_lines }: CsvError): number | null {
  return typeof records === 'number' && typeof empty_lines === 'number' ? records + empty_lines + 1 : null;
}

/** One row; what a cell can't be is recorded as a fault, and read as left out. */
export class TableRow {
  /** The header is 1, and empty lines count. */
  readonly row: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #faults: TableFaults;

  constructor(row: number, header: readonly string[], cells: readonly string[], faults: TableFaults) {
    this.row = row;
    this.#cells = new Map(header.map((column, at) => [column, textOfCell(cells[at] ?? '')]));
    this.#faults = faults;
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
    const amount = fromDecimal(cell, currency);
    if (amount !== undefined && amount >= 0) return amount;
    const decimals = decimalsOf(currency);
    const form =
      decimals === 0
        ? 'a whole number, such as 850'
        : `a number with a dot and at most ${decimals} decimals, such as 8.50`;
    this.fault(column, 'price', `must be ${form}.`);
    return undefined;
  }

  /** The values of a cell that has several. */
  list(column: string, separator: string): string[] | undefined {
    const cell = this.cell(column);
    if (cell === undefined) return undefined;
    return cell === '' ? [] : cell.split(separator).map((part) => part.trim());
  }
}
