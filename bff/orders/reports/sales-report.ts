import { sql } from 'kysely';
import { businessDateOf, findLocation, runningDateOf } from '../../catalog/locations/locations.ts';
import { type Principal, viewOf } from '../../core/api/principal.ts';
import { halfEven } from '../../core/arithmetic/rounding.ts';
import type { Db } from '../../core/database/database.ts';
import { countOpenOrders } from '../orders/orders.ts';
import { PAYMENT_FIGURES } from './contract/payments-report.ts';
import type { SalesGroup } from './contract/report-fields.ts';
import { SALES_FIGURES, type TodayReport } from './contract/sales-report.ts';
import { partsOf, type Period } from './periods.ts';
import { asNumbers, type HourSums, keyOfEntry, readHours, total } from './read-hours.ts';
import { merchantOfReport, type ScopeDeps, scopeOfReport } from './report-scope.ts';
import { type ReadTable, reportOf } from './report.ts';
import { HOUR_SUMS } from './summed-columns.ts';
import { between, ofScope, type Summed } from './summed-rows.ts';

/** The sums of disputes in a report of payments. */
const DISPUTE_SUMS = ['disputes', 'disputed', 'fee_platform', 'fee_partner'] as const;
type DisputeSums = Readonly<Record<(typeof DISPUTE_SUMS)[number], number>>;

const NO_DISPUTES: DisputeSums = { disputes: 0, disputed: 0, fee_platform: 0, fee_partner: 0 };

/**
 * Sums the scope's disputes by the values of a group, from the ledger itself: there are few, and an index has
 * them alone.
 */
async function readDisputes(
  db: Db,
  group: SalesGroup,
  { scope, period, until }: Summed,
): Promise<ReadonlyMap<string, DisputeSums>> {
  const { rows } = await sql<{ key: string | number } & Record<keyof DisputeSums, string>>`
    select ${keyOfEntry(group)} as key, count(*) filter (where e.type = 'dispute') as disputes,
      -sum(e.gross) as disputed, sum(e.fee_platform) as fee_platform, sum(e.fee_partner) as fee_partner
    from ledger_entries e
    where ${ofScope('e', scope)} and ${between('e', period)} and e.type in ('dispute', 'dispute_reversal')
      ${until === undefined ? sql`` : sql`and e.occurred_at < ${until}`}
    group by 1`.execute(db);
  return new Map(rows.map(({ key, ...sums }) => [String(key), asNumbers(DISPUTE_SUMS, sums)]));
}

/** The subject of a row: the fields of its group. */
interface GroupFields {
  readonly business_date?: string;
  readonly through?: string;
  readonly hour?: number;
  readonly surface?: string;
  readonly tender?: string;
  readonly location?: string | null;
}

/** A row of a report: what was read under the keys that belong to it. */
interface Grouped<Sums> {
  readonly fields: GroupFields;
  readonly sums: readonly Sums[];
}

interface Keyed<Sums> {
  readonly key: string;
  readonly sums: Sums;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The rows of a group, in order. Days, weeks, months and hours are all there; of anything else, what there
 * was.
 */
function grouped<Sums>(group: SalesGroup, period: Period, read: readonly Keyed<Sums>[]): Grouped<Sums>[] {
  const byKey = new Map(read.map(({ key, sums }) => [key, sums]));
  const under = (key: string): Sums[] => {
    const sums = byKey.get(key);
    return sums === undefined ? [] : [sums];
  };
  switch (group) {
    case 'day':
    case 'week':
    case 'month':
      return partsOf(period, group).map(({ from, to }) => ({
        fields: { business_date: from, through: to },
        sums: read.filter(({ key }) => from <= key && key <= to).map(({ sums }) => sums),
      }));
    case 'hour':
      return HOURS.map((hour) => ({ fields: { hour }, sums: under(String(hour)) }));
    case 'location':
      return named(read).map((key) => ({ fields: { location: key || null }, sums: under(key) }));
    case 'surface':
    case 'tender':
      return named(read).map((key) => ({ fields: { [group]: key }, sums: under(key) }));
  }
}

const named = (read: readonly Keyed<unknown>[]): string[] => read.map(({ key }) => key).toSorted();

/** A sale counts on the business date of its capture, a refund on the date of the refund. */
export const salesKind = <Group extends SalesGroup>(group: Group) => ({
  object: 'sales_report' as const,
  group,
  figures: SALES_FIGURES,
  read: tableOf(group, salesFigures, ({ scope, period, until }, db) =>
    readHours(db, group, { scope, period, until }),
  ),
});

export const paymentsKind = <Group extends SalesGroup>(group: Group) => ({
  object: 'payments_report' as const,
  group,
  figures: PAYMENT_FIGURES,
  read: tableOf(group, paymentFigures, (of, db) => readPayments(db, group, of)),
});

type Read<Sums> = (of: Summed, db: Db) => Promise<readonly Keyed<Sums>[]>;

function tableOf<Sums, Figures>(
  group: SalesGroup,
  figures: (sums: readonly Sums[]) => Figures,
  readSums: Read<Sums>,
): ReadTable<ReturnType<typeof grouped>[number]['fields'] & Figures, Figures> {
  return async (db, of) => {
    const read = await readSums(of, db);
    const rows = grouped(group, of.period, read).map(({ fields, sums }) => ({ ...fields, ...figures(sums) }));
    return { rows, totals: figures(read.map(({ sums }) => sums)) };
  };
}

/** Sums of payments, with those of disputes under the same keys. */
interface PaymentSums {
  readonly hours: HourSums;
  readonly disputes: DisputeSums;
}

async function readPayments(db: Db, group: SalesGroup, of: Summed): Promise<Keyed<PaymentSums>[]> {
  const paid = await readHours(db, group, { ...of, isOfPayments: true });
  const disputed = await readDisputes(db, group, of);
  const hours = new Map(paid.map(({ key, sums }) => [key, sums]));
  return [...new Set([...hours.keys(), ...disputed.keys()])].map((key) => ({
    key,
    sums: { hours: hours.get(key) ?? total(HOUR_SUMS, []), disputes: disputed.get(key) ?? NO_DISPUTES },
  }));
}

/**
 * Returns the sales of the running business date, as the sales report computes them, and the orders in
 * progress.
 * @throws {ApiError} field_missing; not_found: another one's merchant or location
 */
export async function todayOf(
  deps: ScopeDeps,
  principal: Principal,
  wish: { readonly merchant?: string; readonly location?: string },
): Promise<TodayReport> {
  const { db, keys } = deps;
  const { id: merchantId, timezone } = await merchantOfReport(db, principal, wish.merchant);
  const now = new Date(await keys.clocks.now(principal));
  const location =
    wish.location === undefined ? undefined : await findLocation(db, viewOf(principal), wish.location);
  const today = location
    ? await businessDateOf(location, now)
    : await runningDateOf(db, { merchantId, timezone }, now);
  // Refuses a location of another one.
  const scope = await scopeOfReport(deps, principal, { ...wish, from: today, to: today });
  const [sales, open] = await Promise.all([
    reportOf(db, scope, salesKind('day')),
    countOpenOrders(db, { merchantId, locationId: scope.location, locations: scope.locations }, now),
  ]);
  const { orders, net } = sales.totals;
  return {
    object: 'today_report',
    merchant: merchantId,
    location: scope.location,
    timezone,
    currency: scope.currency,
    generated_at: now.toISOString(),
    business_date: today,
    orders,
    net,
    ...open,
  };
}

/** Returns sales figures, from sums of the ledger. Amounts are minor units. */
export function salesFigures(read: readonly HourSums[]) {
  const sums = total(HOUR_SUMS, read);
  const { orders, gross, discounts, charges, refunds, tax_added, tax_included: included, tips } = sums;
  const net = gross - discounts + charges - refunds - included;
  const tax = tax_added + included;
  return {
    orders,
    gross,
    discounts,
    charges,
    refunds,
    included_tax: included,
    net,
    tax,
    tips,
    collected: net + tax + tips,
    average: orders === 0 ? null : halfEven(net, 1, orders),
  };
}

/** The same of payments. */
function paymentFigures(read: readonly PaymentSums[]) {
  const sums = total(
    HOUR_SUMS,
    read.map(({ hours }) => hours),
  );
  const taken = total(
    DISPUTE_SUMS,
    read.map(({ disputes }) => disputes),
  );
  const { orders, captured, captured_tips, refunded, refund_count } = sums;
  return {
    payments: orders,
    amount: captured,
    tip: captured_tips,
    fee_platform: sums.fee_platform + taken.fee_platform,
    fee_partner: sums.fee_partner + taken.fee_partner,
    refunds: refund_count,
    refunded,
    disputes: taken.disputes,
    disputed: taken.disputed,
    collected: captured - refunded - taken.disputed,
  };
}
