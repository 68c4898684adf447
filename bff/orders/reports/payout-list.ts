import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { inBatches } from './in-batches.ts';
import type { ReportScope } from './report-scope.ts';
import { soldOrder, soldOrderColumns, type SoldOrder } from './sold-order.ts';
import type { PayoutsQuery } from './contract/payouts-report.ts';

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
    select e.id as entry, e.type, e.source, e.gross, e.fee, e.amount, e.payment_id, e.location_id, ${soldOrderColumns}
    from payout_entries held join ledger_entries e on e.id = held.entry_id ${soldOrder}
    where held.payout_id = ${id} and held.entry_id > ${last}
    order by held.entry_id limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, payout: id, arrival_date }));
}

/** To which payouts a report is limited. */
export type PayoutWish = Pick<PayoutsQuery, 'status' | 'method'>;

/**
 * Which payouts `p` a report is of, by the date of arrival. What failed or was canceled never arrived: its money is in the
 * balance again.
 */
export const isReported = (
  { merchantId, currency, period: { from, to } }: Pick<ReportScope, 'merchantId' | 'currency' | 'period'>,
  { status, method }: PayoutWish,
): RawBuilder<boolean> =>
  sql`p.merchant_id = ${merchantId} and p.currency = ${currency}
    and p.arrival_date between ${from}::date and ${to}::date
    and ${status === undefined ? sql`p.status not in ('failed', 'canceled')` : sql`p.status = ${status}`}
    ${method === undefined ? sql`` : sql`and p.method = ${method}`}`;
