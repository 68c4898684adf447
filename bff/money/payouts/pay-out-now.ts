import { LARGEST_PAYOUT, type Banks } from '../../providers/bank/bank.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { claimsOf, holdUnpaid, unpaidOf } from '../ledger/ledger.ts';
import { localDateOf, type MerchantRow } from '../../accounts/merchants/merchants.ts';
import type { NewPayout } from './contract/payouts.ts';
import { createPayouts, largestPayoutOf, LEAST_PAYOUT, stepOf } from './create-payouts.ts';
import { heldUntil, payoutFee } from './read-balance.ts';
import { lockMerchant } from './collect-entries.ts';
import type { PayoutRow } from './payout-records.ts';
import { reasonOf, whyNotPaid, whyTooLittle } from './why-none.ts';

/**
 * Pays out one merchant on request.
 * @throws {ApiError} not_found, field_invalid, more_than_left: more than is available; state_forbids: nothing
 * can be paid out, with the reason
 */
export async function payOutNow(
  work: Work,
  owner: Owner,
  banks: Banks,
  merchantId: string,
  wish: Omit<NewPayout, 'merchant'>,
  now: Date,
): Promise<PayoutRow> {
  const merchant = await lockMerchant(work.db, owner, merchantId);
  requireAmount(merchant, banks, wish.amount);
  requirePayable(merchant, banks, wish, now);
  const today = localDateOf(now, merchant.timezone);
  const { available } = await unpaidOf(work.db, merchantId, today);
  const { amount, fee } = await amountOf(work.db, merchant, banks, wish, available, now);
  // Entries that arrived since the balance was read are held too, and stay available.
  const [claim] = await claimsOf(work.db, [{ merchantId, today, atLeast: 1 }]);
  if (!claim) throw tooMuch(0);
  const id = claim.payoutId;
  const held = (await holdUnpaid(work.db, [claim])).get(id) ?? 0;
  if (held < amount + fee.platform + fee.partner) throw tooMuch(held);
  const { method, metadata } = wish;
  const payout = { id, merchant, held, amount, fee, method, metadata, isAutomatic: false };
  const [row] = await createPayouts(work.db, owner, [payout], now);
  if (!row) throw new Error('a payout was not created');
  return row;
}

/** @throws {ApiError} field_invalid */
function requireAmount(
  { currency, environment }: MerchantRow,
  banks: Banks,
  amount: NewPayout['amount'],
): void {
  if (!amount) return;
  if (amount.currency !== currency) {
    const param = 'amount.currency';
    throw new ApiError('field_invalid', {
      message: `${param} must be ${currency}, the merchant's currency.`,
      param,
    });
  }
  const param = 'amount.amount';
  if (amount.amount < LEAST_PAYOUT) {
    throw new ApiError('field_invalid', { message: `${param} must be at least ${LEAST_PAYOUT}.`, param });
  }
  const step = stepOf(banks, environment, currency);
  if (amount.amount % step === 0) return;
  throw new ApiError('field_invalid', { message: `${param} must be a multiple of ${step}.`, param });
}

/** @throws {ApiError} state_forbids */
function requirePayable(
  merchant: MerchantRow,
  banks: Banks,
  { method }: Pick<NewPayout, 'method'>,
  now: Date,
): void {
  const why = whyNotPaid(merchant, banks);
  if (why) throw new ApiError('state_forbids', { message: reasonOf(why, merchant).message });
  const until = method === 'instant' ? heldUntil(merchant, now) : null;
  if (!until) return;
  throw new ApiError('state_forbids', {
    message: `The bank account was changed, so instant payouts are held until ${until.toISOString()}.`,
    param: 'method',
  });
}

/**
 * The amount that arrives, and its fee. A chosen amount has the fee added on top; the whole balance has it
 * deducted. Choosing the whole balance less its fee, as a balance shows it, costs that same fee.
 */
async function amountOf(
  trx: Db,
  merchant: MerchantRow,
  banks: Banks,
  { amount: chosen, method }: Omit<NewPayout, 'merchant'>,
  available: number,
  now: Date,
) {
  const all = await wholeOf(trx, merchant, banks, method, available, now);
  if (chosen && chosen.amount !== all.amount) {
    const fee = await payoutFee(trx, merchant, method, chosen.amount, now);
    if (chosen.amount + fee.platform + fee.partner > available) throw tooMuch(available);
    return { amount: chosen.amount, fee };
  }
  const why = whyTooLittle(available > 0 ? Math.max(all.amount, 1) : available);
  if (why) throw new ApiError('state_forbids', { message: reasonOf(why, merchant).message });
  return all;
}

/** The whole available amount after the fee, up to the largest that a bank sends at once. */
async function wholeOf(
  trx: Db,
  merchant: MerchantRow,
  banks: Banks,
  method: NewPayout['method'],
  available: number,
  now: Date,
) {
  const fee = await payoutFee(trx, merchant, method, Math.min(available, LARGEST_PAYOUT), now);
  const left = available - fee.platform - fee.partner;
  return { amount: left > 0 ? largestPayoutOf(left, merchant, banks) : left, fee };
}

function tooMuch(available: number): ApiError {
  const message =
    available > 0
      ? `At most ${available} is available, the fee included.`
      : 'Nothing is available to pay out.';
  return new ApiError('more_than_left', { message, param: 'amount' });
}
