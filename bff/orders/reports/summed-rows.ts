import { sql, type RawBuilder } from 'kysely';
import type { ReportScope } from './report-scope.ts';
import { shifted, type Period, inMonths } from './periods.ts';
import { columns } from './summed-columns.ts';

/** The range of a sum: a period in a report's scope, optionally cut off at an instant. */
export interface Summed {
  readonly scope: Pick<ReportScope, 'currency' | 'location' | 'locations' | 'surface'> & {
    /** One merchant, or several. */
    readonly merchantId: string | readonly string[];
  };
  readonly period: Period;
  readonly until?: Date | undefined;
}

/** A table of sums and its sources: entries that aren't summed yet, or that a time cuts off. */
export interface SummedTable {
  /** Sums of a scope's days. */
  readonly sums: (scope: Summed['scope'], days: Period) => RawBuilder<unknown>;
  /** The same of rows of the ledger, called `row`, with its entry as `e` where it isn't queued. */
  readonly parts: RawBuilder<unknown>;
  readonly row: 'e' | 'i';
  /** Joins the ledger's rows to an entry in the queue, `q`. */
  readonly queued: RawBuilder<unknown>;
  readonly ledger: RawBuilder<unknown>;
}

/**
 * Ends a subquery so that its rows are found by its conditions alone. Otherwise a generic plan, which assumes
 * that each merchant has an average size, may search all entries of a merchant for each entry in the queue.
 */
export const BY_ID_ALONE = sql`offset 0`;

/**
 * A business date and an instant are this close: zones are up to 26 hours apart, and days begin up to 6 hours
 * later.
 */
const NEAR_DAYS = 2;

/**
 * All that a report sums, as one relation: sums, and rows of the ledger that are not in them yet. As part of
 * one statement it sees one state of both, so nothing is missing and nothing is counted twice. Before an
 * instant, days near it are read from the ledger itself.
 */
export function summedRows(of: SummedTable, { scope, period, until }: Summed): RawBuilder<unknown> {
  const { sums, parts, row, queued, ledger } = of;
  const days: Period =
    until === undefined ? period : { ...period, to: least(period.to, dayBefore(until, NEAR_DAYS + 1)) };
  const near: Period = { ...period, from: greatest(period.from, shifted(days.to, 1)) };
  const cutOff = sql`union all
    select ${parts} from ${ledger}
      where ${ofScope('e', scope)} and ${between('e', near)}
        and e.type in ('payment', 'refund', 'refund_reversal')
        and e.occurred_at < ${until}`;
  return sql`
    ${sums(scope, days)}
    union all
    select ${parts} from report_queue q ${queued}
      where ${ofMerchant(sql.ref('q.merchant_id'), scope)} and ${ofScope(row, scope)}
        and ${between(row, days)}
    ${until === undefined ? sql`` : cutOff}`;
}

/** Limits the rows of a table, under its name in the statement, to a scope. */
export function ofScope(
  row: string,
  { merchantId, currency, location, locations, surface }: Summed['scope'],
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const conditions = [
    ofMerchant(column('merchant_id'), { merchantId }),
    sql`${column('currency')} = ${currency}`,
    ...(location === null ? [] : [sql`${column('location_id')} = ${location}`]),
    ...(locations ? [sql`${column('location_id')} = any(${locations}::text[])`] : []),
    ...(surface === null ? [] : [sql`${column('surface')} = ${surface}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function ofMerchant(
  column: RawBuilder<unknown>,
  { merchantId }: Pick<Summed['scope'], 'merchantId'>,
): RawBuilder<boolean> {
  return typeof merchantId === 'string'
    ? sql`${column} = ${merchantId}`
    : sql`${column} = any(${merchantId}::text[])`;
}

export function between(row: string, { from, to }: Period): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.business_date`)} between ${from}::date and ${to}::date`;
}

function dayBefore(at: Date, days: number): string {
  return shifted(at.toISOString().slice(0, 10), -days);
}

const least = (one: string, other: string): string => (one < other ? one : other);
const greatest = (one: string, other: string): string => (one > other ? one : other);

/** Two tables of the same sums. */
interface InMonthsAndDays {
  readonly months: string;
  readonly days: string;
  /** The columns read from both tables along with the sums, by their names in the tables. */
  readonly key: readonly string[];
  readonly sums: readonly string[];
}

/** Sums of a period: whole months, and days at both ends. Those that a month has too much are taken off. */
export function sumsInMonths(
  of: InMonthsAndDays,
  scope: Summed['scope'],
  period: Period,
): RawBuilder<unknown> {
  const { months, added, removed } = inMonths(period);
  const all = columns([...of.key, ...of.sums]);
  const less = columns([...of.key, ...of.sums.map((name) => `-${name}`)]);
  const days = (read: typeof all, part: Period) =>
    sql`select ${read} from ${sql.table(of.days)} t where ${ofScope('t', scope)} and ${between('t', part)}`;
  const parts = [
    sql`select ${all} from ${sql.table(of.months)} t
      where ${ofScope('t', scope)} and t.month = any(${months}::date[])`,
    ...added.map((part) => days(all, part)),
    ...removed.map((part) => days(less, part)),
  ];
  return sql`${sql.join(parts, sql` union all `)}`;
}
