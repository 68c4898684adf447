import { sql, type RawBuilder } from 'kysely';
import { inMonths, type Period } from './periods.ts';
import { columns } from './summed-columns.ts';
import { between, ofScope, type Summed } from './summed-rows.ts';

/** Two tables of the same sums. */
export interface InMonthsAndDays {
  readonly months: string;
  readonly days: string;
  /** What is read of both beside the sums, by its name in the tables. */
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
