import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/**
 * One append-only table feeds balances, payouts and reports, so that they can't disagree. Payments add card
 * sales (`Payable.sale`), orders add those paid at the counter, and payouts add their entries.
 */
export type { EntryType, LedgerLine, LedgerSale, LedgerTax } from './ledger-sale.ts';
export {
  recordCapture,
  recordCounterSale,
  recordDispute,
  recordFailedRefund,
  recordRefund,
  type LedgerDispute,
  type LedgerPayment,
  type LedgerRefund,
} from './record-sale.ts';
export {
  itemsOfReturn,
  itemsOfSale,
  partsOfReturn,
  partsOfSale,
  type SaleItem,
  type SaleParts,
} from './sale-parts.ts';
export { BALANCE_OWED, RECONCILIATION_DUE, reconciliationAfter, recordEntries } from './record-entries.ts';
export { NO_FEE, type EntryFee, type NewEntry } from './new-entry.ts';

export { claimsOf, collectPart, ENTRIES_AT_ONCE, holdUnpaid, isForParts, type Claim } from './hold-unpaid.ts';

/**
 * A merchant's earnings that haven't been paid out, in minor units, including those collected for a coming
 * payout.
 */
export interface Unpaid {
  /** Available today or earlier. */
  readonly available: number;
  /** Amounts that become available later, earliest first. */
  readonly pending: readonly { readonly availableOn: string; readonly amount: number }[];
}

/** @param today the merchant's, `YYYY-MM-DD` */
export async function unpaidOf(db: Db, merchantId: string, today: string): Promise<Unpaid> {
  const { rows } = await sql<{ available_on: string | null; amount: string }>`
    select case when available_on > ${today}::date then available_on end as available_on, sum(amount)::bigint
      as amount
    from unpaid_amounts where merchant_id = ${merchantId} group by 1 order by 1`.execute(db);
  const available = rows.find((row) => row.available_on === null);
  return {
    available: Number(available?.amount ?? 0),
    pending: rows.flatMap(({ available_on: availableOn, amount }) =>
      availableOn === null ? [] : [{ availableOn, amount: Number(amount) }],
    ),
  };
}

/** The balances of several merchants: the total, and when the first of it was or becomes available. */
export async function unpaidSums(
  db: Db,
  merchantIds: readonly string[],
): Promise<Map<string, { readonly amount: number; readonly from: string }>> {
  const { rows } = await sql<{ merchant_id: string; amount: string; from: string }>`
    select merchant_id, sum(amount)::bigint as amount, min(available_on) as from
    from unpaid_amounts where merchant_id = any(${merchantIds}::text[]) group by merchant_id`.execute(db);
  return new Map(rows.map((row) => [row.merchant_id, { amount: Number(row.amount), from: row.from }]));
}
