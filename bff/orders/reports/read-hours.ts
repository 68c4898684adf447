import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { SalesGroup } from './contract/report-fields.ts';
import { columns, entryParts, HOUR_SUMS, sumsOf, type HourSum } from './summed-columns.ts';
import {
  sumsInMonths,
  between,
  BY_ID_ALONE,
  ofScope,
  summedRows,
  type Summed,
  type SummedTable,
} from './summed-rows.ts';

/** Days, weeks and months are all read by day. */
const GROUP_COLUMNS = {
  day: 'business_date',
  week: 'business_date',
  month: 'business_date',
  hour: 'local_hour',
  surface: 'surface',
  tender: 'tender',
  location: 'location_id',
  merchant: 'merchant_id',
} as const satisfies Record<SalesGroup, string> & { readonly merchant: string };

type HoursGroup = keyof typeof GROUP_COLUMNS;

const SUMMED = columns(HOUR_SUMS);

const BY_HOUR = {
  months: 'report_hour_months',
  days: 'report_hours',
  key: ['local_hour', 'tender'],
  sums: HOUR_SUMS,
};
const sumsByHour: SummedTable['sums'] = (scope, days) => sql`
  select local_hour as key, tender, ${SUMMED} from (${sumsInMonths(BY_HOUR, scope, days)}) as hours`;

const sumsByDay =
  (column: string): SummedTable['sums'] =>
  (scope, days) =>
    sql`
    select ${sql.ref(`t.${column}`)} as key, t.tender, ${SUMMED} from report_days t
    where ${ofScope('t', scope)} and ${between('t', days)}`;

/** The value of a group that an entry `e` belongs to. */
export function keyOfEntry(group: HoursGroup): RawBuilder<unknown> {
  const column = GROUP_COLUMNS[group];
  return column === 'location_id' ? sql`coalesce(e.location_id, '')` : sql.ref(`e.${column}`);
}

const hoursBy = (group: HoursGroup): SummedTable => {
  return {
    sums: group === 'hour' ? sumsByHour : sumsByDay(GROUP_COLUMNS[group]),
    parts: sql`${keyOfEntry(group)} as key, e.tender, ${entryParts}`,
    queued: sql`cross join lateral (select * from ledger_entries where id = q.entry_id ${BY_ID_ALONE}) as e`,
    ledger: sql`ledger_entries e`,
    row: 'e',
  };
};

export type HourSums = Readonly<Record<HourSum, number>>;

export interface KeyedSums {
  /** A date, an hour, a surface, a tender, or the ID of a location or a merchant; empty if none. */
  readonly key: string;
  readonly sums: HourSums;
}

/** An order that cost nothing or was paid to the merchant directly is a sale, but not a payment. */
const PAID_THROUGH_US = sql`where tender not in ('counter', 'none')`;

/** Sums of the scope by the values of a group. Those without any sale or refund are missing. */
export async function readHours(
  db: Db,
  group: HoursGroup,
  summed: Summed & { readonly isOfPayments?: true },
): Promise<KeyedSums[]> {
  const { rows } = await sql<{ key: string | number } & Record<HourSum, string>>`
    select key, ${sumsOf(HOUR_SUMS)} from (${summedRows(hoursBy(group), summed)}) as summed
    ${summed.isOfPayments ? PAID_THROUGH_US : sql``}
    group by key`.execute(db);
  return rows.map(({ key, ...sums }) => ({ key: String(key), sums: asNumbers(HOUR_SUMS, sums) }));
}

/** Sums come back as digits. They stay exact up to 90 trillion minor units. */
export function asNumbers<Name extends string>(
  names: readonly Name[],
  row: Readonly<Record<Name, string>>,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, Number(row[name])])) as Record<Name, number>;
}

/** Σ of rows, column by column. */
export function total<Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const sums = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as Record<Name, number>;
}
