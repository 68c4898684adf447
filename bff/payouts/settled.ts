import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ApiError } from '../gateway/errors.ts';

/** A merchant is closed with a balance of 0, and without a payout that may come back. @throws {ApiError} state_forbids */
export async function requireSettled(trx: Db, merchantId: string): Promise<void> {
  const { rows } = await sql<{ balance: string; is_under_way: boolean }>`
    select coalesce(sum(amount), 0)::bigint as balance, exists (select from payouts
      where merchant_id = ${merchantId} and status in ('pending', 'in_transit')) as is_under_way
    from unpaid_amounts where merchant_id = ${merchantId}`.execute(trx);
  const [row] = rows;
  if (row?.balance !== '0') {
    throw new ApiError('state_forbids', {
      message: `The merchant has a balance of ${row?.balance} in minor units. Pay it out, then close the merchant.`,
      param: 'merchant',
    });
  }
  if (!row.is_under_way) return;
  throw new ApiError('state_forbids', {
    message: 'A payout of the merchant is under way. Close it when that is paid.',
    param: 'merchant',
  });
}
