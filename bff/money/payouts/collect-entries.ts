import type { Banks } from '../../providers/bank/bank.ts';
import type { Db } from '../../core/database/database.ts';
import { type Owner, ownedBy } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { collectPart, isForParts } from '../ledger/ledger.ts';
import { localDateOf, type MerchantRow } from '../../accounts/merchants/merchants.ts';
import { whyNotPaid } from './why-none.ts';

/** Half of the time within which every request gets a response. */
const WITHIN_MS = 2_500;

/**
 * Collects available entries for a coming payout, until no more are left than one transaction takes. Each
 * part is a separate transaction and stays collected, whatever becomes of the request.
 * @throws {ApiError} unavailable: it takes longer; the next request continues where this one stopped
 */
export async function collectEntries(
  { db, banks }: { readonly db: Db; readonly banks: Banks },
  owner: Owner,
  merchant: MerchantRow,
  now: Date,
  withinMs = WITHIN_MS,
): Promise<void> {
  const { id: merchantId } = merchant;
  const earned = { merchantId, today: localDateOf(now, merchant.timezone) };
  if (whyNotPaid(merchant, banks)) return;
  const until = performance.now() + withinMs;
  for (let parts = 0; await isForParts(db, earned); parts += 1) {
    if (parts > 0 && performance.now() >= until) throw goesOn();
    await inTransaction(db, async ({ db: trx }) => {
      await lockMerchant(trx, owner, merchantId);
      await collectPart(trx, earned);
    });
  }
}

function goesOn(): ApiError {
  return new ApiError('unavailable', {
    message: 'The payout has very many entries, and they are not all collected yet. Repeat the request.',
    headers: { 'Retry-After': '1' },
  });
}

/**
 * Locks a merchant, so that concurrent payouts don't take the same entries: the second one waits.
 * @throws {ApiError} not_found
 */
export async function lockMerchant(trx: Db, owner: Owner, id: string): Promise<MerchantRow> {
  const row = await trx
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy('merchants', owner))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}
