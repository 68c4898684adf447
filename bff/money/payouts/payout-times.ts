import { bankDayAfter, localDateOf, startOfDate } from '../../accounts/merchants/merchants.ts';
import type { PayoutMethod } from './contract/payout.ts';
import type { PayoutRow } from './payout-records.ts';

/** The timer kind whose handler moves payouts on. The record is the payout. */
export const PAYOUT_STEP = 'payout.step';

const MINUTE_MS = 60_000;
/** The time in which a payout can be canceled. */
const SENT_AFTER_MS: Readonly<Record<PayoutMethod, number>> = {
  standard: 60 * MINUTE_MS,
  instant: MINUTE_MS,
};
/** The time that an instant payout takes to arrive. */
const INSTANT_MS = 15 * MINUTE_MS;
const RETURNED_WITHIN_BANK_DAYS = 5;

export function sendsAt(method: PayoutMethod, createdAt: Date): Date {
  return new Date(createdAt.getTime() + SENT_AFTER_MS[method]);
}

/** The time when it arrives at the bank. */
export async function arrivesAt(
  { method, arrival_date }: Pick<PayoutRow, 'method' | 'arrival_date'>,
  timezone: string,
  sentAt: Date,
): Promise<Date> {
  if (method === 'instant') return new Date(sentAt.getTime() + INSTANT_MS);
  const dayStarts = await startOfDate(arrival_date, timezone);
  return dayStarts > sentAt ? dayStarts : sentAt;
}

/** A payout that should have arrived, and hasn't. */
export function asksAgainAt(at: Date): Date {
  return new Date(at.getTime() + 60 * MINUTE_MS);
}

/** No bank is connected. */
export function waitsForBankUntil(at: Date): Date {
  return asksAgainAt(at);
}

/**
 * The next day on which to ask about a return. A bank may return a payout within five bank days (domain
 * rule).
 * @returns `undefined` if they are over
 */
export async function mayReturnUntil(
  { paid_at: paidAt }: Pick<PayoutRow, 'paid_at'>,
  timezone: string,
  at: Date,
): Promise<Date | undefined> {
  const next = bankDayAfter(localDateOf(at, timezone));
  const last = bankDayAfter(localDateOf(paidAt ?? at, timezone), RETURNED_WITHIN_BANK_DAYS);
  return next > last ? undefined : startOfDate(next, timezone);
}
