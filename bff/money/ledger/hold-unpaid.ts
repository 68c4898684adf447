import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';

/**
 * The most entries that a transaction gives to payouts: as many as take a small part of the time that a
 * statement has.
 */
export const ENTRIES_AT_ONCE = 2_000;

/** A merchant that is to be paid out what is available on a day. */
export interface Earned {
  readonly merchantId: string;
  /** The merchant's, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A merchant that is paid out if it has enough. */
interface Payable extends Earned {
  /** Minor units. */
  readonly atLeast: number;
}

/** The part of a merchant's balance that a payout takes: all that is available. */
export interface Claim extends Earned {
  /** The ID already used to collect, or a new one. */
  readonly payoutId: string;
  /** The number of available entries, excluding collected ones. */
  readonly entries: number;
}

/**
 * Returns claims for the merchants with enough available. The caller locks the merchants, so that two payouts
 * don't take the same entries.
 */
export async function claimsOf(trx: Db, earned: readonly Payable[]): Promise<Claim[]> {
  if (earned.length === 0) return [];
  const merchants = earned.map(({ merchantId }) => merchantId);
  const days = earned.map(({ today }) => today);
  const least = earned.map(({ atLeast }) => atLeast);
  const { rows } = await sql<{
    merchant_id: string;
    today: string;
    payout_id: string | null;
    entries: number;
  }>`
    select e.merchant_id, e.today, c.payout_id, u.entries
    from unnest(${merchants}::text[], ${days}::date[], ${least}::bigint[]) as e(merchant_id, today, at_least)
      left join payout_collections c on c.merchant_id = e.merchant_id and c.available_on <= e.today
      cross join lateral (select count(*)::int as entries, coalesce(sum(amount), 0)::bigint as amount
        from ledger_unpaid
        where merchant_id = e.merchant_id and available_on <= e.today) u
    where u.amount + coalesce(c.amount, 0) >= e.at_least`.execute(trx);
  return rows.map(({ merchant_id: merchantId, today, payout_id, entries }) => ({
    merchantId,
    today,
    payoutId: payout_id ?? newId('po'),
    entries,
  }));
}

/**
 * Gives payouts the entries that they claim, and what is collected for them.
 * @returns what each holds now, by the payout's id
 */
export async function holdUnpaid(trx: Db, claims: readonly Claim[]): Promise<Map<string, number>> {
  if (claims.length === 0) return new Map();
  const column = (of: (claim: Claim) => string): string[] => claims.map((claim) => of(claim));
  const { rows } = await sql<{ payout_id: string; amount: string }>`
    with claim as (select * from unnest(${column((one) => one.merchantId)}::text[],
        ${column((one) => one.payoutId)}::text[], ${column((one) => one.today)}::date[]) as c(merchant_id,
          payout_id, today)),
      collected as (delete from payout_collections c using claim where c.payout_id = claim.payout_id
        returning c.payout_id, c.amount),
      taken as (delete from ledger_unpaid u using claim
        where u.merchant_id = claim.merchant_id and u.available_on <= claim.today
        returning u.entry_id, claim.payout_id, u.amount),
      held as (insert into payout_entries (entry_id, payout_id) select entry_id, payout_id from taken)
    select payout_id, sum(amount)::bigint as amount
    from (select payout_id, amount from taken union all select payout_id, amount from collected) one
    group by payout_id`.execute(trx);
  return new Map(rows.map((row) => [row.payout_id, Number(row.amount)]));
}

/** Whether more is available of a merchant than one transaction takes. */
export async function isForParts(db: Db, { merchantId, today }: Earned): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ledger_unpaid where merchant_id = ${merchantId} and available_on <= ${today}::date
    limit 1 offset ${ENTRIES_AT_ONCE}`.execute(db);
  return rows.length > 0;
}

/**
 * Gives a coming payout some of the entries that are available, the oldest first. Until it is made, their sum
 * is part of the balance. The merchant is locked by the caller.
 */
export async function collectPart(trx: Db, { merchantId, today }: Earned): Promise<void> {
  await sql`
    with part as (select entry_id from ledger_unpaid
        where merchant_id = ${merchantId} and available_on <= ${today}::date
        order by available_on limit ${ENTRIES_AT_ONCE}),
      taken as (delete from ledger_unpaid u using part where u.entry_id = part.entry_id
        returning u.entry_id, u.available_on, u.amount),
      collection as (insert into payout_collections (merchant_id, payout_id, available_on, amount)
        select ${merchantId}, ${newId('po')}, max(available_on), sum(amount) from taken having count(*) > 0
        on conflict (merchant_id) do update set amount = payout_collections.amount + excluded.amount,
          available_on = greatest(payout_collections.available_on, excluded.available_on)
        returning payout_id)
    insert into payout_entries (entry_id, payout_id) select entry_id, payout_id
      from taken, collection`.execute(trx);
}
