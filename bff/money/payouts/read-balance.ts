import type { Banks } from '../../providers/bank/bank.ts';
import type { Money } from '../../core/contract/money.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { unpaidOf, type Unpaid, NO_FEE, type EntryFee } from '../ledger/ledger.ts';
import {
  bankDayAfter,
  daysAfter,
  findMerchant,
  localDateOf,
  payoutDateFrom,
  scheduleOf,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import type { Balance, NoPayoutReason } from './contract/balance.ts';
import { largestPayoutOf, LEAST_PAYOUT, leastPayoutOf } from './create-payouts.ts';
import { reasonOf, whyNotPaid, whyTooLittle } from './why-none.ts';
import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { DueTimer } from '../../core/timers/timer-handler.ts';
import { readFee } from '../pricing/pricing.ts';
import type { PayoutMethod } from './contract/payout.ts';

/**
 * Returns a merchant's balance and its next payout.
 * @param now the environment's time
 */
export async function readBalance(
  { db, banks }: Pick<FeatureDeps, 'db' | 'banks'>,
  merchant: MerchantRow,
  now: Date,
): Promise<Balance> {
  const today = localDateOf(now, merchant.timezone);
  const unpaid = await unpaidOf(db, merchant.id, today);
  const money = (amount: number): Money => ({ amount, currency: merchant.currency });
  const pending = unpaid.pending.reduce((sum, { amount }) => sum + amount, 0);
  const next = nextOf(merchant, banks, unpaid, today);
  const held = heldUntil(merchant, now);
  const isInstant =
    whyNotPaid(merchant, banks) === undefined && unpaid.available >= LEAST_PAYOUT && held === null;
  const instant = isInstant ? largestPayoutOf(unpaid.available, merchant, banks) : 0;
  const fee = await payoutFee(db, merchant, 'instant', instant, now);
  return {
    object: 'balance',
    environment: merchant.environment,
    merchant: merchant.id,
    merchant_status: merchant.status,
    timezone: merchant.timezone,
    today,
    available: money(unpaid.available),
    pending: money(pending),
    instant: {
      available: money(instant),
      fee: money(fee.platform + fee.partner),
      held_until: held?.toISOString() ?? null,
    },
    next_payout:
      typeof next === 'string'
        ? null
        : { date: next.date, arrival_date: bankDayAfter(next.date), amount: money(next.amount) },
    no_payout: typeof next === 'string' ? reasonOf(next, merchant) : null,
  };
}

/**
 * Records what a closed merchant owes, whenever something was taken from it that leaves it with less than
 * nothing.
 */
export async function recordOwed(
  work: Work,
  { deps, owner, record, dueAt }: DueTimer<FeatureDeps>,
): Promise<void> {
  const merchant = await findMerchant(work.db, { ...owner, only: undefined }, record);
  if (merchant?.status !== 'closed') return;
  const data = await readBalance({ db: work.db, banks: deps.banks }, merchant, dueAt);
  if (data.available.amount + data.pending.amount >= 0) return;
  await recordEvent(work.db, { ...owner, type: 'balance.owed', merchantId: merchant.id, data, at: dueAt });
}

/** The first day of the schedule on which enough is available, by what is known now. */
function nextOf(
  merchant: MerchantRow,
  banks: Banks,
  { available, pending }: Unpaid,
  today: string,
): { readonly date: string; readonly amount: number } | NoPayoutReason {
  const why = whyNotPaid(merchant, banks);
  if (why) return why;
  const schedule = scheduleOf(merchant);
  const total = pending.reduce((sum, { amount }) => sum + amount, available);
  const tooLittle = whyTooLittle(total, leastPayoutOf(merchant, banks));
  if (tooLittle) return tooLittle;
  let date = payoutDateFrom(schedule, daysAfter(today, 1));
  while (date !== undefined) {
    const day = date;
    const amount = pending.reduce((sum, one) => (one.availableOn <= day ? sum + one.amount : sum), available);
    if (amount >= leastPayoutOf(merchant, banks))
      return { date, amount: largestPayoutOf(amount, merchant, banks) };
    date = payoutDateFrom(schedule, daysAfter(date, 1));
  }
  return 'manual';
}

/**
 * Prevents an attacker who takes over an account from moving the balance to another bank account within
 * minutes.
 */
const HOLD_MS = 24 * 60 * 60 * 1000;

/** The end of the hold on instant payouts after a change of the bank account; `null` without a hold. */
export function heldUntil(
  { bank_account: account }: Pick<MerchantRow, 'bank_account'>,
  now: Date,
): Date | null {
  if (account?.changed_at === undefined) return null;
  const until = new Date(Date.parse(account.changed_at) + HOLD_MS);
  return until > now ? until : null;
}

/**
 * The fee for a payout of an amount by the current price sheet: instant payouts have a line there; others are
 * free.
 */
export async function payoutFee(
  trx: Db,
  { id, partner_id: partnerId, environment, currency, plan }: MerchantRow,
  method: PayoutMethod,
  amount: number,
  at: Date,
): Promise<EntryFee> {
  if (method !== 'instant' || amount <= 0) return NO_FEE;
  const payer = { merchantId: id, currency, plan };
  const sold = { line: 'payout.instant', surface: null, base: amount, at } as const;
  return (await readFee(trx, { partnerId, environment }, payer, sold)) ?? NO_FEE;
}
