import { sql, type RawBuilder } from 'kysely';
import { PAYOUT_FIGURES, type PayoutsQuery } from './contract/payments-report.ts';
import type { PayoutGroup } from './contract/report-fields.ts';
import { archivedMonthsOfPayouts } from '../../money/archives/archives.ts';
import type { Db } from '../../core/database/database.ts';
import { partsOf } from './periods.ts';
import { asNumbers, total } from './read-hours.ts';
import type { ReportScope } from './report-scope.ts';
import type { ReadTable } from './report.ts';
import { inBatches, soldOrder, soldOrderColumns, type SoldOrder } from './payment-list.ts';

/** An entry of a payout, as the ledger has it. Amounts come back as digits of minor units. */
export interface PayoutLine extends SoldOrder {
  readonly payout: string;
  readonly arrival_date: string;
  readonly entry: string;
  readonly type: string;
  readonly source: string;
  readonly gross: string;
  readonly fee: string;
  readonly amount: string;
  readonly payment_id: string | null;
  readonly location_id: string | null;
}

/** The entries of the payouts of a report, payout by payout, in batches. */
export async function* payoutsInBatches(
  db: Db,
  scope: ReportScope,
  wish: PayoutWish,
  most?: number,
): AsyncGenerator<readonly PayoutLine[]> {
  for (const payout of await payoutsOf(db, scope, wish)) {
    yield* inBatches<PayoutLine>((last, count) => entriesAfter(db, payout, last?.entry ?? '', count), most);
  }
}

/** Returns the months whose orders were archived with entries of these payouts. */
export async function archivedInPayouts(
  db: Db,
  scope: ReportScope,
  wish: PayoutWish,
): Promise<readonly string[]> {
  const payouts = await payoutsOf(db, scope, wish);
  return archivedMonthsOfPayouts(
    db,
    payouts.map(({ id }) => id),
  );
}

interface PayoutRef {
  readonly id: string;
  readonly arrival_date: string;
}

/** Some a day at most: they fit in memory. */
async function payoutsOf(db: Db, scope: ReportScope, wish: PayoutWish): Promise<readonly PayoutRef[]> {
  const { rows } = await sql<PayoutRef>`
    select p.id, p.arrival_date from payouts p where ${isReported(scope, wish)}
    order by p.arrival_date, p.id`.execute(db);
  return rows;
}

async function entriesAfter(
  db: Db,
  { id, arrival_date }: PayoutRef,
  last: string,
  most: number,
): Promise<PayoutLine[]> {
  const { rows } = await sql<Omit<PayoutLine, 'payout' | 'arrival_date'>>`
    select e.id as entry, e.type, e.source, e.gross, e.fee, e.amount, e.payment_id, e.location_id,
      ${soldOrderColumns}
    from payout_entries held join ledger_entries e on e.id = held.entry_id ${soldOrder}
    where held.payout_id = ${id} and held.entry_id > ${last}
    order by held.entry_id limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, payout: id, arrival_date }));
}

/** The payouts that a report is limited to. */
type PayoutWish = Pick<PayoutsQuery, 'status' | 'method'>;

/**
 * The payouts `p` in a report, by the date of arrival. A failed or canceled payout never arrived: its money
 * is in the balance again.
 */
const isReported = (
  { merchantId, currency, period: { from, to } }: Pick<ReportScope, 'merchantId' | 'currency' | 'period'>,
  { status, method }: PayoutWish,
): RawBuilder<boolean> =>
  sql`p.merchant_id = ${merchantId} and p.currency = ${currency}
    and p.arrival_date between ${from}::date and ${to}::date
    and ${status === undefined ? sql`p.status not in ('failed', 'canceled')` : sql`p.status = ${status}`}
    ${method === undefined ? sql`` : sql`and p.method = ${method}`}`;

type PayoutFigure = (typeof PAYOUT_FIGURES)[number];
type PayoutFigures = Readonly<Record<PayoutFigure, number>>;

interface PayoutRow extends PayoutFigures {
  readonly payout?: string;
  readonly arrival_date?: string;
  readonly business_date?: string;
  readonly through?: string;
}

/** Payouts by the date of arrival, as many as `isReported`. */
export const payoutsKind = <Group extends PayoutGroup>(group: Group, wish: PayoutWish) => ({
  object: 'payouts_report' as const,
  group,
  figures: PAYOUT_FIGURES,
  read: tableOf(group, wish),
});

function tableOf(group: PayoutGroup, wish: PayoutWish): ReadTable<PayoutRow, PayoutFigures> {
  return async (db, { scope, period, until }) => {
    const payouts = await readPayouts(db, { ...scope, period }, wish, until);
    const totals = total(PAYOUT_FIGURES, payouts);
    if (group === 'payout') return { rows: payouts, totals };
    const rows = partsOf(period, group).map(({ from, to }) => ({
      business_date: from,
      through: to,
      ...total(
        PAYOUT_FIGURES,
        payouts.filter(({ arrival_date: date }) => from <= date && date <= to),
      ),
    }));
    return { rows, totals };
  };
}

async function readPayouts(
  db: Db,
  scope: ReportScope,
  wish: PayoutWish,
  until: Date | undefined,
): Promise<(PayoutFigures & { readonly payout: string; readonly arrival_date: string })[]> {
  const { rows } = await sql<Record<PayoutFigure, string> & { payout: string; arrival_date: string }>`
    select p.id as payout, p.arrival_date, 1 as payouts, coalesce(s.entries, 0) as entries,
      coalesce(s.gross, 0) as gross, coalesce(s.fee, 0) as fee, coalesce(s.net, 0) as net
    from payouts p left join report_payouts s on s.payout_id = p.id
    where ${isReported(scope, wish)}
      ${until === undefined ? sql`` : sql`and p.created_at < ${until}`}
    order by p.arrival_date, p.id`.execute(db);
  return rows.map(({ payout, arrival_date, ...figures }) => ({
    payout,
    arrival_date,
    ...asNumbers(PAYOUT_FIGURES, figures),
  }));
}
