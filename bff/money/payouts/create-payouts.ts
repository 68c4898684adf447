import type { Insertable } from 'kysely';
import { LARGEST_PAYOUT, type Banks } from '../../providers/bank/bank.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { NO_FEE, recordEntries, type EntryFee, type NewEntry } from '../ledger/ledger.ts';
import { bankDayAfter, localDateOf, type MerchantRow } from '../../accounts/merchants/merchants.ts';
import { setTimers } from '../../core/timers/timers.ts';
import type { PayoutMethod } from './contract/payout.ts';
import { insertPayouts, type PayoutRow } from './payout-records.ts';
import { PAYOUT_STEP, sendsAt } from './payout-times.ts';
import type { PayoutsTable } from './tables.ts';

/** The least that is sent to a bank, in minor units (surfaces rule). */
export const LEAST_PAYOUT = 100;

/**
 * The least that is paid out by itself: a closed merchant carries nothing forward, so it gets all that it
 * has.
 */
export function leastPayoutOf(
  { status, environment, currency }: Pick<MerchantRow, 'status' | 'environment' | 'currency'>,
  banks: Banks,
): number {
  const least = status === 'closed' ? 1 : LEAST_PAYOUT;
  return Math.max(least, stepOf(banks, environment, currency));
}

/**
 * Returns the most of an amount that a bank sends at once: at most its largest payout, and a multiple of its
 * step. The rest is carried forward.
 */
export function largestPayoutOf(
  amount: number,
  { environment, currency }: Pick<MerchantRow, 'environment' | 'currency'>,
  banks: Banks,
): number {
  const most = Math.max(Math.min(amount, LARGEST_PAYOUT), 0);
  return most - (most % stepOf(banks, environment, currency));
}

/** Returns the multiple of minor units that payouts are, where a bank has one. */
export function stepOf(banks: Banks, environment: EnvironmentName, currency: string): number {
  return banks[environment]?.stepOf?.(currency) ?? 1;
}

/** A payout of entries that it holds already. Amounts are minor units. */
export interface HeldPayout {
  readonly id: string;
  readonly merchant: MerchantRow;
  /** Total of the entries it holds: amount, fee and the rest left for later. */
  readonly held: number;
  /** The amount that arrives at the bank. */
  readonly amount: number;
  readonly fee: EntryFee;
  readonly method: PayoutMethod;
  readonly isAutomatic: boolean;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** Creates payouts with their entries, their events, and the timers that send them. */
export async function createPayouts(
  trx: Db,
  owner: Owner,
  payouts: readonly HeldPayout[],
  at: Date,
): Promise<PayoutRow[]> {
  if (payouts.length === 0) return [];
  const rows = await insertPayouts(
    trx,
    owner,
    payouts.map((payout) => rowOf(owner, payout, at)),
  );
  await recordEntries(
    trx,
    payouts.flatMap((payout) => entriesOf(owner, payout, at)),
  );
  await setTimers(
    trx,
    owner,
    payouts.map(({ id, method }) => ({ kind: PAYOUT_STEP, record: id, dueAt: sendsAt(method, at) })),
  );
  return rows;
}

function rowOf(owner: Owner, payout: HeldPayout, at: Date): Insertable<PayoutsTable> {
  const { id, merchant, amount, fee, method, isAutomatic, metadata = {} } = payout;
  const account = merchant.bank_account;
  if (!account) throw new Error(`${merchant.id} has no bank account`);
  const today = localDateOf(at, merchant.timezone);
  return {
    id,
    partner_id: owner.partnerId,
    environment: owner.environment,
    merchant_id: merchant.id,
    currency: merchant.currency,
    amount: String(amount),
    fee_platform: String(fee.platform),
    fee_partner: String(fee.partner),
    method,
    is_automatic: isAutomatic,
    account_token: account.token,
    account_country: account.country,
    account_last4: account.last4,
    status: 'pending',
    arrival_date: method === 'instant' ? today : bankDayAfter(today),
    metadata: JSON.stringify(metadata),
    created_at: at,
    updated_at: at,
  };
}

/**
 * Returns the entries of a payout, which takes its amount from the balance. The fee and the rest left for
 * later are deducted from the entries it holds, so that they add up to its amount.
 */
function entriesOf(owner: Owner, payout: HeldPayout, at: Date): NewEntry[] {
  const { id, merchant, amount, fee, held } = payout;
  const fees = fee.platform + fee.partner;
  const rest = held - amount - fees;
  const entry = (type: NewEntry['type'], gross: number, more: Partial<NewEntry> = {}): NewEntry => ({
    partnerId: owner.partnerId,
    environment: owner.environment,
    merchantId: merchant.id,
    currency: merchant.currency,
    fee: NO_FEE,
    source: id,
    type,
    gross,
    at,
    ...more,
  });
  return [
    entry('payout', -amount),
    ...(fees > 0 ? [entry('payout_fee', 0, { fee, payoutId: id })] : []),
    ...(rest > 0 ? [entry('adjustment', -rest, { payoutId: id }), entry('adjustment', rest)] : []),
  ];
}
