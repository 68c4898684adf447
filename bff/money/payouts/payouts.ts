import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isOwnedBy, type Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { setTimers } from '../../core/timers/timers.ts';
import { isInService, type MerchantStatus } from '../../accounts/merchants/merchants.ts';
import { LEAST_PAYOUT } from './create-payouts.ts';
import { PAYOUT_STEP } from './payout-times.ts';

export { payoutRun } from './payout-run.ts';

interface UnderWay {
  /** Minor units, what is collected for a coming payout included. */
  readonly balance: string;
  /**
   * The oldest payment that the processor may still authorize, capture, release or refund; `null` if there is
   * none.
   */
  readonly payment: string | null;
  /** The oldest payout that isn't at its end: one that is paid can come back. */
  readonly payout: string | null;
}

/** A merchant as it was before closing. */
export interface Closing {
  readonly id: string;
  readonly status: MerchantStatus;
}

/**
 * Requires that nothing can move a merchant's money anymore: its balance is 0, or remains to be paid out,
 * and neither a payment nor a payout is under way. The caller locks the merchant; no payment is started
 * without that lock.
 * @throws {ApiError} state_forbids
 */
export async function requireSettled(trx: Db, merchant: Closing): Promise<void> {
  const { balance, payment, payout } = await underWayOf(trx, merchant.id);
  if (payment !== null) {
    throw forbidden(
      `The payment ${payment} is under way. Accept, reject or cancel what it pays, pay out the ` +
        'balance, then close the merchant.',
    );
  }
  if (balance !== '0') requirePaidOnceClosed(merchant, Number(balance));
  if (payout === null) return;
  throw forbidden(
    `The payout ${payout} is under way, or may still come back. Close the merchant after that.`,
  );
}

/**
 * Requires that a balance can be paid out on closing: that of a merchant without payouts until then, or one
 * below the minimum. Without a payable bank account, it waits until the partner provides one.
 * @param balance minor units
 * @throws {ApiError} state_forbids
 */
function requirePaidOnceClosed({ status }: Closing, balance: number): void {
  if (balance > 0 && (balance < LEAST_PAYOUT || !isInService({ status }))) return;
  throw forbidden(
    `The merchant has a balance of ${balance} in minor units. Pay it out, then close the merchant.`,
  );
}

/** One statement: what moves from a payment to the balance, or from there to a payout, is in one of them. */
async function underWayOf(trx: Db, merchantId: string): Promise<UnderWay> {
  const { rows } = await sql<UnderWay>`
    select (select coalesce(sum(amount), 0)::bigint from unpaid_amounts
      where merchant_id = merchant.id) as balance,
      least(
        (select min(id) from payments where ${ofMerchant('payments')} and status in ('unpaid', 'authorized')),
        (select min(payment_id) from refunds where ${ofMerchant('refunds')} and status = 'pending'))
          as payment,
      (select min(id) from payouts where merchant_id = merchant.id and (status in ('pending', 'in_transit')
        or exists (select from timers where record = payouts.id and kind = ${PAYOUT_STEP}
          and timers.partner_id = payouts.partner_id and timers.environment = payouts.environment))) as payout
    from merchants merchant where id = ${merchantId}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`there is no merchant ${merchantId}`);
  return row;
}

/** Matches the indexes of pending records, whose size doesn't grow with past sales. */
const ofMerchant = (table: 'payments' | 'refunds') => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`${column('partner_id')} = merchant.partner_id and ${column('environment')} = merchant.environment
    and ${column('merchant_id')} = merchant.id`;
};

function forbidden(message: string): ApiError {
  return new ApiError('state_forbids', { message, param: 'merchant' });
}

/**
 * Lets the bank be asked now about payouts that it was asked to send, instead of at the time at which they
 * are expected to have arrived: about one, or all of a merchant that are held. Not inside a transaction.
 */
export async function lookAtPayouts(
  { db, clock }: Pick<FeatureDeps, 'db' | 'clock'>,
  owner: Owner,
  about: { readonly id: string } | { readonly heldOf: string },
): Promise<void> {
  await inTransaction(db, async ({ db: trx }) => {
    const sent = trx
      .selectFrom('payouts')
      .select('id')
      .where(isOwnedBy('payouts', owner))
      .where('submitted_at', 'is not', null);
    const rows = await (
      'id' in about
        ? sent.where('id', '=', about.id).where('status', 'in', ['pending', 'in_transit', 'paid'])
        : sent
            .where('merchant_id', '=', about.heldOf)
            .where('hold', 'is not', null)
            .where('status', '=', 'pending')
    ).execute();
    const dueAt = new Date(clock.now());
    await setTimers(
      trx,
      owner,
      rows.map(({ id }) => ({ kind: PAYOUT_STEP, record: id, dueAt })),
    );
  });
}
