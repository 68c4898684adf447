import { chip, type Tone } from '../parts/chip.ts';
import { moneyText } from '../parts/money.ts';
import type { Html } from '../../../core/text/html.ts';
import type { PayLinkStatus } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';

export const STATUS_WORDS: Readonly<Record<PayLinkStatus, string>> = {
  active: 'Open',
  payment_pending: 'Being paid',
  completed: 'Paid',
  expired: 'Expired',
  canceled: 'Canceled',
};

const TONES: Readonly<Record<PayLinkStatus, Tone>> = {
  active: 'plain',
  payment_pending: 'warn',
  completed: 'success',
  expired: 'plain',
  canceled: 'danger',
};

export const statusTag = ({ status }: Pick<PayLink, 'status'>): Html =>
  chip(TONES[status], STATUS_WORDS[status]);

/** What a guest pays. */
export function amountText({ amount, guest_amount: range, currency }: PayLink): string {
  if (amount) return moneyText(amount);
  if (!range) return 'The order’s due';
  const { min, max } = range;
  return `${moneyText({ amount: min, currency })} – ${moneyText({ amount: max, currency })}`;
}

/** How often it was paid, where that says more than its status. */
export function countText({ reusable, paid_count: count, max_payments: most }: PayLink): string | undefined {
  if (!reusable) return undefined;
  const times = `${count} ${count === 1 ? 'payment' : 'payments'}`;
  return most === null ? times : `${count} of ${most} payments`;
}

export function isOpen({ status }: Pick<PayLink, 'status'>): boolean {
  return status === 'active' || status === 'payment_pending';
}
