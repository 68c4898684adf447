import { toDecimal } from '../../core/money/amount.ts';
import type { ItemsReport, SalesReport } from './contract/sales-report.ts';
import { TAX_FIGURES, type TaxesReport } from './contract/taxes-report.ts';
import { csvPieces, type CsvCell } from '../../core/text/csv.ts';
import type { Download } from '../../core/http/responses.ts';
import { type PaymentLine, orderReference } from './payment-list.ts';
import type { PayoutLine } from './payouts-report.ts';
import type { ReportScope } from './report-scope.ts';

/** Clocks change at a quarter of an hour only. */
const QUARTER_MS = 900_000;

/**
 * Writes instants as RFC 3339 with the offset of a time zone, such as `2026-11-21T10:42:07+11:00`; for many
 * of them.
 */
export function wallTimeIn(timezone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  let quarter = Number.NaN;
  let offset = '';
  let offsetMs = 0;
  return (at) => {
    const ms = at.getTime();
    const present = Math.floor(ms / QUARTER_MS);
    if (present !== quarter) {
      quarter = present;
      const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
      offset = name === 'GMT' ? '+00:00' : name.slice(3);
      offsetMs = msOf(offset);
    }
    return new Date(ms + offsetMs).toISOString().slice(0, 19) + offset;
  };
}

function msOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ms : ms;
}

/** An amount as a number cell: it is never taken for text. @param minor digits, or a number */
const amountIn =
  (currency: string) =>
  (minor: number | string): CsvCell => ({ number: toDecimal(Number(minor), currency) });

const FIGURES = ['gross', 'discounts', 'charges', 'refunds', 'net', 'tax', 'tips', 'collected'] as const;

/** The names of locations, by ID. */
export type LocationNames = ReadonlyMap<string, string>;

/** The rows of a sales report. The first column has the group; a location is followed by its name. */
export function salesTable(
  scope: ReportScope,
  { group, rows, currency }: SalesReport,
  names: LocationNames,
): Download {
  const column = group === 'day' || group === 'week' || group === 'month' ? 'business_date' : group;
  const isNamed = group === 'location';
  const amount = amountIn(currency);
  return tableOf(
    scope,
    `sales-by-${group}`,
    [column, ...(isNamed ? ['location_name'] : []), 'orders', ...FIGURES, 'currency'],
    rows.map((row) => [
      row[column] ?? null,
      ...(isNamed ? [names.get(row.location ?? '') ?? null] : []),
      row.orders,
      ...FIGURES.map((name) => amount(row[name])),
      currency,
    ]),
  );
}

export function itemsTable(scope: ReportScope, { rows, currency }: ItemsReport): Download {
  const amount = amountIn(currency);
  return tableOf(
    scope,
    'items',
    ['item', 'variation', 'quantity', 'gross', 'discounts', 'refunds', 'net', 'currency'],
    rows.map((row) => [
      row.name,
      row.variation_name,
      row.quantity,
      amount(row.gross),
      amount(row.discounts),
      amount(row.refunds),
      amount(row.net),
      currency,
    ]),
  );
}

const TAX_COLUMNS = ['business_date', 'through', 'jurisdiction', 'tax_name', 'rate'];

/** A row for each tax, and period of it; the rate is in percent. */
export function taxesTable(scope: ReportScope, { rows, currency, from, to }: TaxesReport): Download {
  const amount = amountIn(currency);
  return tableOf(
    scope,
    'taxes',
    [...TAX_COLUMNS, ...TAX_FIGURES, 'currency'],
    rows.map((row) => [
      row.business_date ?? from,
      row.through ?? to,
      row.jurisdiction,
      row.name,
      row.rate_ppm === null ? null : { number: String(row.rate_ppm / 10_000) },
      ...TAX_FIGURES.map((name) => amount(row[name])),
      currency,
    ]),
  );
}

const PAYMENT_COLUMNS = [
  'id',
  'order_number',
  'captured_at',
  'business_date',
  'location',
  'location_name',
  'card',
  'amount',
  'tip',
  'fee_platform',
  'fee_partner',
  'refunded',
  'payout',
  'currency',
  'order',
  'order_reference',
  'returned_payouts',
  'disputed',
];

/** Reads the months whose orders were archived, once a list was read. */
type ReadArchived = () => Promise<readonly string[]>;

/** A row for each payment, as they are read. */
export function paymentsTable(
  scope: ReportScope,
  batches: AsyncIterable<readonly PaymentLine[]>,
  names: LocationNames,
  readArchived: ReadArchived,
): Download {
  const { currency, timezone } = scope;
  const amount = amountIn(currency);
  const writtenAt = wallTimeIn(timezone);
  return download(
    scope,
    'payments',
    csvPieces(
      PAYMENT_COLUMNS,
      withArchived(PAYMENT_COLUMNS, readArchived, batches, (line) => [
        line.payment_id,
        line.order_number,
        writtenAt(line.occurred_at),
        line.business_date,
        line.location_id,
        names.get(line.location_id ?? '') ?? null,
        line.card_brand === null ? null : `${line.card_brand} ${line.card_last4}`,
        amount(line.gross),
        amount(line.tips),
        amount(line.fee_platform),
        amount(line.fee_partner),
        amount(line.refunded),
        line.payout_id,
        currency,
        line.order_id,
        orderReference(line),
        line.returned_payouts,
        amount(line.disputed),
      ]),
    ),
  );
}

const PAYOUT_COLUMNS = [
  'payout',
  'arrival_date',
  'entry',
  'type',
  'source',
  'gross',
  'fee',
  'net',
  'currency',
  'payment',
  'order',
  'order_number',
  'order_reference',
  'location',
  'location_name',
];

/** A row for each entry of each payout. */
export function payoutsTable(
  scope: ReportScope,
  batches: AsyncIterable<readonly PayoutLine[]>,
  names: LocationNames,
  readArchived: ReadArchived,
): Download {
  const { currency } = scope;
  const amount = amountIn(currency);
  return download(
    scope,
    'payouts',
    csvPieces(
      PAYOUT_COLUMNS,
      withArchived(PAYOUT_COLUMNS, readArchived, batches, (line) => [
        line.payout,
        line.arrival_date,
        line.entry,
        line.type,
        line.source,
        amount(line.gross),
        amount(line.fee),
        amount(line.amount),
        currency,
        line.payment_id,
        line.order_id,
        line.order_number,
        orderReference(line),
        line.location_id,
        names.get(line.location_id ?? '') ?? null,
      ]),
    ),
  );
}

/** The cells of batches of records, and a last row that says which months were archived and are missing. */
async function* withArchived<Record>(
  columns: readonly string[],
  readArchived: ReadArchived,
  batches: AsyncIterable<readonly Record[]>,
  cells: (record: Record) => readonly CsvCell[],
): AsyncGenerator<Iterable<readonly CsvCell[]>> {
  for await (const batch of batches) yield eachOf(batch, cells);
  const months = await readArchived();
  if (months.length === 0) return;
  const note =
    `Orders of ${months.join(', ')} were archived: their rows are missing here, but in all totals. ` +
    'The operator of the platform can restore them.';
  yield [[note, ...columns.slice(1).map(() => null)]];
}

/** One at a time, so that no second list of the batch is made. */
function* eachOf<Record>(
  batch: readonly Record[],
  cells: (record: Record) => readonly CsvCell[],
): Generator<readonly CsvCell[]> {
  for (const record of batch) yield cells(record);
}

function tableOf(
  scope: ReportScope,
  name: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Download {
  return download(scope, name, csvPieces(header, inOne(rows)));
}

async function* inOne<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield batch;
}

function download(
  { period: { from, to } }: ReportScope,
  name: string,
  content: AsyncIterable<string>,
): Download {
  return { mediaType: 'text/csv', name: `${name}-${from}-${to}.csv`, content };
}
