import type { Banks } from '../../providers/bank/bank.ts';
import { capabilitiesOf, type MerchantRow, type MerchantStatus } from '../../accounts/merchants/merchants.ts';
import type { Balance, NoPayoutReason } from './contract/balance.ts';
import { LEAST_PAYOUT } from './create-payouts.ts';

const WORDS: Readonly<Record<NoPayoutReason, string>> = {
  nothing: 'There is nothing to pay out.',
  negative: 'The balance is negative. It is carried forward: what comes in next pays it off.',
  below_minimum: `Less than ${LEAST_PAYOUT} minor units can be paid out. It is carried forward.`,
  manual: 'The payout schedule is manual. Create a payout when you want one.',
  bank_account: 'There is no bank account that can be paid. Enter one.',
  not_connected:
    'No bank is connected to this environment, so nothing is paid out. The money stays available.',
  inactive: 'The merchant is not paid out at present. See its requirements.',
};

/** Different wording for merchants in some states. */
const WORDS_IN: Partial<Record<MerchantStatus, Partial<Record<NoPayoutReason, string>>>> = {
  suspended: {
    inactive: 'The merchant is suspended, so nothing is paid out. Once it is closed, its balance is.',
  },
  rejected: {
    inactive: 'The merchant was rejected, so nothing is paid out. Once it is closed, its balance is.',
  },
  closed: {
    bank_account:
      'The merchant is closed, and there is no bank account that can be paid. Once its partner enters ' +
      'one, its balance is paid out.',
    negative:
      'The merchant is closed, so nothing comes in that would pay the negative balance off: it stays with ' +
      'its partner.',
  },
};

export function reasonOf(
  code: NoPayoutReason,
  { status }: Pick<MerchantRow, 'status'>,
): NonNullable<Balance['no_payout']> {
  return { code, message: WORDS_IN[status]?.[code] ?? WORDS[code] };
}

/** Why a merchant can't be paid out at all. */
export function whyNotPaid(merchant: MerchantRow, banks: Banks): NoPayoutReason | undefined {
  const { environment, bank_account: account } = merchant;
  if (!banks[environment]) return 'not_connected';
  if (account === null || account.status === 'failed') return 'bank_account';
  // Later income of a closed merchant is still the merchant's.
  const isPaidOut = merchant.status === 'closed' || capabilitiesOf(merchant).payouts === 'active';
  return isPaidOut ? undefined : 'inactive';
}

/** Why an amount isn't paid out. @param amount minor units @param least the least that is paid out */
export function whyTooLittle(amount: number, least = LEAST_PAYOUT): NoPayoutReason | undefined {
  if (amount < 0) return 'negative';
  if (amount === 0) return 'nothing';
  return amount < least ? 'below_minimum' : undefined;
}
