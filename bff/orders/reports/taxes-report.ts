import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { TaxGroup } from './contract/report-fields.ts';
import { TAX_FIGURES } from './contract/taxes-report.ts';
import { partsOf } from './periods.ts';
import { asNumbers, readHours, total, type HourSums } from './read-hours.ts';
import type { ReadTable } from './report.ts';
import { salesFigures } from './sales-report.ts';
import { columns, HOUR_SUMS, sumsOf } from './summed-columns.ts';
import { between, ofScope, type Summed } from './summed-rows.ts';

interface TaxFigures {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly refunds: number;
}

interface TaxRow extends TaxFigures {
  readonly business_date?: string;
  readonly through?: string;
  readonly name: string | null;
  readonly jurisdiction: string | null;
  readonly rate_ppm: number | null;
}

/**
 * Sums of the ledger by tax and day, and of all that was sold by day: what no tax is on is the difference.
 */
export const taxesKind = <Group extends TaxGroup>(group: Group) => ({
  object: 'taxes_report' as const,
  group,
  figures: TAX_FIGURES,
  read: tableOf(group),
});

function tableOf(group: TaxGroup): ReadTable<TaxRow, TaxFigures> {
  return async (db, { scope, period, until }) => {
    const summed = { scope, period, until };
    const taxes = await readTaxes(db, summed);
    const days = await readHours(db, 'day', summed);
    const parts = group === 'tax' ? [period] : partsOf(period, group);
    const rows = parts.flatMap((part) => {
      const within = (date: string): boolean => part.from <= date && date <= part.to;
      const own = taxes.filter(({ date }) => within(date));
      const sold = soldIn(days.filter(({ key }) => within(key)).map(({ sums }) => sums));
      const fields = group === 'tax' ? {} : { business_date: part.from, through: part.to };
      return [...byTax(own), ...rest(own, sold)].map((row) => ({ ...fields, ...row }));
    });
    return { rows, totals: soldIn(days.map(({ sums }) => sums)) };
  };
}

/** Totals of all sales, excluding tips. */
function soldIn(sums: readonly HourSums[]): TaxFigures {
  const all = total(HOUR_SUMS, sums);
  const { net, tax } = salesFigures(sums);
  return { net, tax, gross: net + tax, refunds: all.refunded - (all.captured_tips - all.tips) };
}

const SUMS = ['net', 'net_once', 'tax', 'refunds', 'refunds_once'] as const;

interface TaxSums extends Readonly<Record<(typeof SUMS)[number], number>> {
  readonly date: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly rate: number;
}

/** Returns one row per tax: by jurisdiction, the highest rate first. */
function byTax(sums: readonly TaxSums[]): TaxRow[] {
  const groups = new Map<string, TaxSums[]>();
  for (const one of sums) {
    const key = JSON.stringify([one.jurisdiction, one.name, one.rate]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { name, jurisdiction, rate } = first;
    const { net, tax, refunds } = total(SUMS, group);
    return [{ name, jurisdiction, rate_ppm: rate, net, tax, gross: net + tax, refunds }];
  });
  return rows.toSorted(
    (one, other) =>
      one.jurisdiction.localeCompare(other.jurisdiction, 'en') ||
      other.rate_ppm - one.rate_ppm ||
      one.name.localeCompare(other.name, 'en'),
  );
}

/** Untaxed sales, and sales from before taxes were stored by rate. */
function rest(sums: readonly TaxSums[], sold: TaxFigures): TaxRow[] {
  const taxed = total(SUMS, sums);
  const net = sold.net - taxed.net_once;
  const tax = sold.tax - taxed.tax;
  const refunds = sold.refunds - taxed.refunds_once;
  if (net === 0 && tax === 0 && refunds === 0) return [];
  return [{ name: null, jurisdiction: null, rate_ppm: null, net, tax, gross: net + tax, refunds }];
}

const isBack = sql`t.type in ('refund', 'refund_reversal')`;

/** Reads sums of taxes. What is archived is older than any `until`. */
async function readTaxes(db: Db, { scope, period, until }: Summed): Promise<TaxSums[]> {
  const before =
    until === undefined
      ? sql``
      : sql`and exists (select 1 from ledger_entries e where e.id = t.entry_id and e.occurred_at < ${until})`;
  const { rows } = await sql<Record<(typeof SUMS)[number], string> & Omit<TaxSums, (typeof SUMS)[number]>>`
    select business_date as date, name, jurisdiction, rate_ppm as rate, ${sumsOf(SUMS)}
    from (
      select t.business_date, t.name, t.jurisdiction, t.rate_ppm, t.net, t.net_once, t.tax,
        case when ${isBack} then -t.net - t.tax else 0 end as refunds,
        case when ${isBack} then -t.net_once - t.tax else 0 end as refunds_once
      from ledger_taxes t
      where ${ofScope('t', scope)} and ${between('t', period)} ${before}
      union all
      select t.business_date, t.name, t.jurisdiction, t.rate_ppm, ${columns(SUMS)} from archived_taxes t
      where ${ofScope('t', scope)} and ${between('t', period)}
    ) as taxes
    group by 1, 2, 3, 4`.execute(db);
  return rows.map(({ date, name, jurisdiction, rate, ...sums }) => ({
    date,
    name,
    jurisdiction,
    rate,
    ...asNumbers(SUMS, sums),
  }));
}
