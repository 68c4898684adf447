import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { ReportScope } from './report-scope.ts';
import { referenceOf } from '../orders/orders.ts';

/** The order of an entry, by the fields that a table names it with; all `null` without one. */
export interface SoldOrder {
  readonly order_id: string | null;
  readonly order_number: number | null;
  readonly order_date: string | null;
  readonly order_round: number | null;
  readonly slug: string | null;
}

/** Joins it to entries `e`, with the slug of their location. */
export const soldOrder = sql`left join orders o on o.id = e.order_id
  left join locations l on l.id = e.location_id`;
export const soldOrderColumns = sql`e.order_id, e.order_number, o.business_date as order_date,
  o.number_round as order_round, l.slug`;

/** The order's number, unique for the merchant; `null` without an order. */
export function orderReference(order: SoldOrder): string | null {
  const { order_number: number, order_date: date, order_round: round, slug } = order;
  if (number === null || date === null || slug === null) return null;
  return referenceOf(slug, { business_date: date, number, number_round: round ?? 1 });
}

/** Read at a time: what is in memory of a table of any length. */
const ROWS_AT_ONCE = 500;

/**
 * Yields batches of rows until there are no more. Each batch is read in a separate statement when its reader
 * asks for it, so a slow reader holds nothing open in the database.
 *
 * A batch is emptied when the next one is requested. Otherwise it would stay in memory long after: objects of
 * a finished statement survive V8's minor collections until a full one.
 *
 * @param read the rows after one, or the first ones
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
  most = ROWS_AT_ONCE,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const batch = await read(last, most);
    const count = batch.length;
    last = batch.at(-1);
    if (count > 0) yield batch;
    batch.length = 0;
    if (count < most) return;
  }
}

/** A captured payment, as the ledger has it. Amounts come back as digits of minor units. */
export interface PaymentLine extends SoldOrder {
  /** The ID of the payment's ledger entry. */
  readonly entry_id: string;
  readonly payment_id: string;
  readonly occurred_at: Date;
  readonly business_date: string;
  /** `null` for a pay link's payment. */
  readonly location_id: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly gross: string;
  readonly tips: string;
  readonly fee_platform: string;
  readonly fee_partner: string;
  readonly refunded: string;
  /** The amount that disputes hold. */
  readonly disputed: string;
  /**
   * The payout that paid it: after a returned payout, the one that paid the return. `null` also while its
   * payout is still collecting, since that doesn't exist yet.
   */
  readonly payout_id: string | null;
  /** Payouts that contained it and came back, oldest first, separated by spaces. */
  readonly returned_payouts: string | null;
}

/** The payments of a report, oldest business date first, in batches. */
export const paymentsInBatches = (db: Db, scope: ReportScope, most?: number) =>
  inBatches<PaymentLine>((last, count) => paymentsAfter(db, scope, last, count), most);

async function paymentsAfter(
  db: Db,
  { merchantId, currency, period, location, locations, surface }: ReportScope,
  last: PaymentLine | undefined,
  most: number,
): Promise<PaymentLine[]> {
  const conditions = [
    sql`e.merchant_id = ${merchantId}`,
    sql`e.business_date between ${period.from}::date and ${period.to}::date`,
    sql`e.type = 'payment' and e.payment_id is not null`,
    sql`e.currency = ${currency}`,
    ...(location === null ? [] : [sql`e.location_id = ${location}`]),
    ...(locations ? [sql`e.location_id = any(${locations}::text[])`] : []),
    ...(surface === null ? [] : [sql`e.surface = ${surface}`]),
    ...(last ? [sql`(e.business_date, e.id) > (${last.business_date}::date, ${last.entry_id})`] : []),
  ];
  const { rows } = await sql<PaymentLine>`
    select e.id as entry_id, e.payment_id, ${soldOrderColumns}, e.occurred_at, e.business_date,
      e.location_id, e.card_brand, e.card_last4,
      e.gross, e.tips, e.fee_platform, e.fee_partner, back.refunded, back.disputed,
      paid.payout_id, paid.returned_payouts
    from (select * from ledger_entries e where ${sql.join(conditions, sql` and `)}
      order by e.business_date, e.id limit ${most}) e
    left join lateral (select
        coalesce(-sum(r.gross) filter (where r.type in ('refund', 'refund_reversal')), 0)::bigint as refunded,
        coalesce(-sum(r.gross) filter (where r.type in ('dispute', 'dispute_reversal')), 0)::bigint
          as disputed
      from ledger_entries r where r.payment_id = e.payment_id) back on true
    ${soldOrder}
    left join lateral (
      with recursive chain as (
        select payout_id, 1 as step from payout_entries where entry_id = e.id
        union all
        select again.payout_id, chain.step + 1 from chain
          join ledger_entries back on back.source = chain.payout_id and back.type = 'payout_return'
          join payout_entries again on again.entry_id = back.id)
      select max(p.id) filter (where p.status not in ('failed', 'canceled')) as payout_id,
        string_agg(p.id, ' ' order by chain.step) filter (where p.status in ('failed', 'canceled'))
          as returned_payouts
      from chain join payouts p on p.id = chain.payout_id) paid on true
    order by e.business_date, e.id`.execute(db);
  return rows;
}
