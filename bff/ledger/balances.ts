import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** What a merchant has earned and no payout holds, in minor units. */
export interface Unpaid {
  /** From today or before. */
  readonly available: number;
  /** What becomes available later, the earliest first. */
  readonly pending: readonly { readonly availableOn: string; readonly amount: number }[];
}

/** @param today the merchant's, `YYYY-MM-DD` */
export async function unpaidOf(db: Db, merchantId: string, today: string): Promise<Unpaid> {
  const { rows } = await sql<{ available_on: string | null; amount: string }>`
    select case when available_on > ${today}::date then available_on end as available_on, sum(amount)::bigint as amount
    from ledger_unpaid where merchant_id = ${merchantId} group by 1 order by 1`.execute(db);
  const available = rows.find((row) => row.available_on === null);
  return {
    available: Number(available?.amount ?? 0),
    pending: rows.flatMap(({ available_on: availableOn, amount }) =>
      availableOn === null ? [] : [{ availableOn, amount: Number(amount) }],
    ),
  };
}

/** What is left of several merchants: all of it, and when the first of it was or becomes available. */
export async function unpaidSums(
  db: Db,
  merchantIds: readonly string[],
): Promise<Map<string, { readonly amount: number; readonly from: string }>> {
  const { rows } = await sql<{ merchant_id: string; amount: string; from: string }>`
    select merchant_id, sum(amount)::bigint as amount, min(available_on) as from
    from ledger_unpaid where merchant_id = any(${merchantIds}::text[]) group by merchant_id`.execute(db);
  return new Map(rows.map((row) => [row.merchant_id, { amount: Number(row.amount), from: row.from }]));
}

/** What a payout wants of a merchant: all that is available today. */
export interface Claim {
  readonly merchantId: string;
  readonly payoutId: string;
  /** The merchant's, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Gives payouts the entries that are available, where these come to enough; the others get none. The merchants are locked by the caller, so that
 * two payouts don't share what is there.
 * @returns what each holds now, by the payout's id
 */
export async function holdUnpaid(
  trx: Db,
  claims: readonly Claim[],
  atLeast: number,
): Promise<Map<string, number>> {
  if (claims.length === 0) return new Map();
  const column = (of: (claim: Claim) => string): string[] => claims.map((claim) => of(claim));
  const { rows } = await sql<{ payout_id: string; amount: string }>`
    with claim as (select * from unnest(${column((one) => one.merchantId)}::text[],
        ${column((one) => one.payoutId)}::text[], ${column((one) => one.today)}::date[]) as c(merchant_id, payout_id, today)),
      enough as (select c.merchant_id, c.payout_id, c.today from claim c join ledger_unpaid u
        on u.merchant_id = c.merchant_id and u.available_on <= c.today
        group by 1, 2, 3 having sum(u.amount) >= ${atLeast}),
      taken as (delete from ledger_unpaid u using enough e
        where u.merchant_id = e.merchant_id and u.available_on <= e.today
        returning u.entry_id, e.payout_id, u.amount),
      held as (insert into payout_entries (entry_id, payout_id) select entry_id, payout_id from taken)
    select payout_id, sum(amount)::bigint as amount from taken group by payout_id`.execute(trx);
  return new Map(rows.map((row) => [row.payout_id, Number(row.amount)]));
}
