import type { Balance, Money } from './records.ts';

/** The least that is sent to a bank, in minor units. */
const LEAST = 100;

/** What arrives of an instant payout of all that is available: that less its fee. */
export const arrivesNow = ({ instant: { available, fee } }: Balance): Money => ({
  ...available,
  amount: available.amount - fee.amount,
});

/** Whether there is enough for one. */
export const isPayableNow = (balance: Balance): boolean => arrivesNow(balance).amount >= LEAST;
