import type { Db } from '../../core/database/database.ts';
import type { Owner, MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { recordEntries } from '../ledger/ledger.ts';
import {
  lockMerchantRow,
  moveMerchant,
  saveMerchant,
  type MerchantStatus,
} from '../../accounts/merchants/merchants.ts';
import type { PayoutFailureCode } from './contract/payout.ts';
import { failureOf, changePayouts, type PayoutRow, lockPayout } from './payout-records.ts';
import { ApiError } from '../../core/api/errors.ts';
import { clearTimers } from '../../core/timers/timers.ts';

/** The states in which a merchant has an account that was paid. */
const HAS_BEEN_PAID: ReadonlySet<MerchantStatus> = new Set([
  'active',
  'restricted',
  'suspended',
  'rejected',
  'closed',
]);

/**
 * The number of consecutive refusals, whatever the reason, after which a closed merchant's balance gets no
 * further payouts: these run unattended.
 */
const MOST_REFUSED = 5;

/**
 * A locked payout came back: its amount and its fee are available again, and the merchant is asked for
 * another account, if that was the reason and it hasn't entered one meanwhile.
 */
export async function failPayout(
  work: Work,
  deps: Pick<FeatureDeps, 'invalidateMerchant'>,
  payout: PayoutRow,
  code: PayoutFailureCode,
  at: Date,
): Promise<void> {
  const owner = { partnerId: payout.partner_id, environment: payout.environment };
  await askForAccount(work, deps, owner, payout, code, at);
  await returnAmount(work.db, payout, at);
  const columns = { status: 'failed', failure_code: code, failed_at: at, updated_at: at } as const;
  await changePayouts(work.db, owner, [payout], columns, 'payout.failed');
}

async function askForAccount(
  work: Work,
  { invalidateMerchant }: Pick<FeatureDeps, 'invalidateMerchant'>,
  owner: Owner,
  payout: PayoutRow,
  code: PayoutFailureCode,
  at: Date,
): Promise<void> {
  const merchant = await lockMerchantRow(work.db, owner, payout.merchant_id);
  const { status, bank_account: account } = merchant;
  const isItsAccount =
    account !== null && account.token === payout.account_token && account.status !== 'failed';
  if (!isItsAccount || !HAS_BEEN_PAID.has(status)) return;
  // Refused: for a reason that concerns the payout and not the account.
  const isRefused = code === 'refused';
  if (isRefused && (status !== 'closed' || !(await isRefusedAgain(work.db, payout)))) return;
  const message = isRefused
    ? `The bank didn’t accept ${MOST_REFUSED} payouts in a row. Enter another bank account.`
    : (failureOf(code)?.message ?? '');
  const demand = { requirement: 'bank_account', code: `payout_${code}`, message };
  const others = merchant.demands.filter(({ requirement }) => requirement !== demand.requirement);
  const asked = {
    bank_account: JSON.stringify({ ...account, status: 'failed' }),
    demands: JSON.stringify([...others, demand]),
    deadline_at: null,
  };
  const change = { columns: asked, sent: [], event: 'merchant.onboarding_updated' } as const;
  if (status === 'active') await moveMerchant(work.db, owner, merchant.id, 'restricted', at, asked);
  else await saveMerchant(work.db, merchant, change, at);
  work.afterCommit(() => invalidateMerchant(merchant.id));
}

/** Whether the payouts before it, to the same account, were refused too: with it as many as are made. */
async function isRefusedAgain(trx: Db, payout: PayoutRow): Promise<boolean> {
  const before = await trx
    .selectFrom('payouts')
    .select('failure_code')
    .where('merchant_id', '=', payout.merchant_id)
    .where('account_token', '=', payout.account_token)
    .where('id', '<', payout.id)
    .orderBy('id', 'desc')
    .limit(MOST_REFUSED - 1)
    .execute();
  return before.length === MOST_REFUSED - 1 && before.every(({ failure_code: code }) => code === 'refused');
}

/** Returns the amount and fee to the balance, where they are available at once. */
async function returnAmount(trx: Db, payout: PayoutRow, at: Date): Promise<void> {
  await recordEntries(trx, [
    {
      partnerId: payout.partner_id,
      environment: payout.environment,
      merchantId: payout.merchant_id,
      type: 'payout_return',
      currency: payout.currency,
      gross: Number(payout.amount),
      fee: { platform: 0 - Number(payout.fee_platform), partner: 0 - Number(payout.fee_partner) },
      source: payout.id,
      at,
    },
  ]);
}

/** Cancels a payout that was not sent yet. @throws {ApiError} not_found, state_forbids */
export async function cancelPayout(
  work: Work,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<PayoutRow> {
  const payout = await lockPayout(work.db, view, id);
  if (payout.status !== 'pending') {
    const message =
      payout.status === 'in_transit'
        ? 'The payout is in transit and can no longer be canceled.'
        : `The payout is ${payout.status}.`;
    throw new ApiError('state_forbids', { message });
  }
  if (payout.submitted_at !== null) {
    const message = 'The payout is on its way to the bank and can no longer be canceled.';
    throw new ApiError('state_forbids', { message });
  }
  const columns = { status: 'canceled', canceled_at: now, updated_at: now } as const;
  const [canceled] = await changePayouts(work.db, view, [payout], columns, 'payout.canceled');
  if (!canceled) throw new Error(`${id} was not canceled`);
  await returnAmount(work.db, payout, now);
  await clearTimers(work.db, view, { record: id });
  return canceled;
}
