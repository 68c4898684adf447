import { chip, type Tone } from '../parts/pieces.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { PayoutSchedule } from '../../../accounts/merchants/contract/merchant-standing.ts';
import type { BalanceEntry } from '../../../money/payouts/contract/balance-entry.ts';
import type { Payout, PayoutMethod, PayoutStatus } from '../../../money/payouts/contract/payout.ts';

export const STATUS_WORDS: Readonly<Record<PayoutStatus, string>> = {
  pending: 'Pending',
  in_transit: 'In transit',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
};

const TONES: Readonly<Partial<Record<PayoutStatus, Tone>>> = { paid: 'success', failed: 'danger' };

export const statusTag = ({ status }: Pick<Payout, 'status'>): Html =>
  chip(TONES[status] ?? 'plain', STATUS_WORDS[status]);

export const METHOD_WORDS: Readonly<Record<PayoutMethod, string>> = {
  standard: 'Standard',
  instant: 'Instant',
};

export const ENTRY_WORDS: Readonly<Record<BalanceEntry['type'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  payout_return: 'Payout returned',
  payout_fee: 'Fee of the instant payout',
  subscription_fee: 'Subscription of a month',
  loyalty_fee: 'Active loyalty members of a month',
  adjustment: 'Left for later',
};

/** `•••• 6789`, as people say it: the dots are not read out. */
export const accountText = ({ destination }: Pick<Payout, 'destination'>): Html =>
  html`<span aria-hidden="true">••••</span> ${destination.last4}`;

export function scheduleText({ interval, weekday, day, delay_days }: PayoutSchedule): string {
  const after = `${delay_days} days after each payment`;
  switch (interval) {
    case 'daily':
      return `Daily, ${after}`;
    case 'weekly':
      return `Weekly on ${capital(weekday ?? '')}s, ${after} at the earliest`;
    case 'monthly':
      return `Monthly on day ${day}, ${after} at the earliest`;
    case 'manual':
      return 'Only when someone asks for it';
  }
}

export const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
