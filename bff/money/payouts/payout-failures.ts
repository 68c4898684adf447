import type { Payout, PayoutFailureCode } from './contract/payout.ts';

/** What happened and what to do about it, for the merchant. */
const WORDS: Readonly<Record<PayoutFailureCode, string>> = {
  no_account: 'The bank doesn’t know this account. Enter your bank account again.',
  account_closed: 'The account is closed. Enter another bank account.',
  refused:
    'The bank didn’t accept the payout. The amount is in your balance again, and your account stays as it is.',
  returned: 'The bank returned the payout. Ask your bank, or enter another account.',
};

export function failureOf(code: PayoutFailureCode | null): Payout['failure'] {
  return code && { code, message: WORDS[code] };
}
