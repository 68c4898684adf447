import { bankDayAfter } from '../../../core/timers/payout-dates.ts';
import type { BankFailure, BankPayout, BankStatus } from '../contract/bank-payout.ts';

/** What becomes of payouts in a sandbox, by the end of the account number (domain rule). All other accounts are paid. */
const FAILURES: Readonly<Record<string, BankFailure>> = {
  '1116': 'no_account',
  '1113': 'account_closed',
};

/** The bank accepts a payout, and returns it two bank days later. */
const RETURNED = '2227';
const RETURNED_AFTER_BANK_DAYS = 2;

/** Whose calendar counts is not known here: half a day is in every zone within the right one. */
const HALF_DAY_MS = 12 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The sandbox's vault keeps no number: the name of an account is made of what people see of it. */
export function tokenOf(country: string, number: string): string {
  return `vault_test_${country}_${number.slice(-4)}`;
}

/** What has become of a payout by a time. */
export function outcomeAt(
  { account, arrives_at: arrivesAt }: { readonly account: string; readonly arrives_at: Date },
  at: Date,
): Pick<BankPayout, 'failure' | 'is_final'> & { readonly status: BankStatus } {
  if (at < arrivesAt) return { status: 'in_transit', failure: null, is_final: false };
  const end = account.slice(-4);
  const failure = FAILURES[end];
  if (failure) return { status: 'failed', failure, is_final: true };
  if (end !== RETURNED) return { status: 'paid', failure: null, is_final: true };
  if (at < returnsAt(arrivesAt)) return { status: 'paid', failure: null, is_final: false };
  return { status: 'returned', failure: 'account_closed', is_final: true };
}

function returnsAt(arrivesAt: Date): Date {
  const day = arrivesAt.toISOString().slice(0, 10);
  const days = (Date.parse(bankDayAfter(day, RETURNED_AFTER_BANK_DAYS)) - Date.parse(day)) / DAY_MS;
  return new Date(arrivesAt.getTime() + days * DAY_MS - HALF_DAY_MS);
}
