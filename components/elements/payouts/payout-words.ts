import { counted } from '../../i18n/format.ts';
import { refusedText } from '../../kit/loading/refused-text.ts';
import type { Tone } from '../../kit/controls/tag.ts';
import { msg, str } from '../../i18n/message.ts';
import type { Balance, Payout, Schedule, Money } from './records.ts';
import { dayText, localeOf, momentText, moneyText, weekdayText } from '../../i18n/money-and-dates.ts';

/** How amounts and dates are written. */
export interface PayoutWriter {
  locale: string;
  money: (of: Money) => string;
  /** A calendar date. */
  day: (date: string) => string;
  /** A moment, on the clocks of a zone. */
  moment: (at: string, timezone: string) => string;
}

/** @param tag of the page's language, such as `de-AT`; by default that of the texts */
export function payoutWriter(tag?: string): PayoutWriter {
  const locale = localeOf(tag);
  return {
    locale,
    money: ({ amount, currency }) => moneyText(amount, currency, locale),
    day: (date) => dayText(date, locale),
    moment: (at, timezone) => momentText(at, timezone, locale),
  };
}

/** A word of a newer service is shown as it is. */
const known = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

export const statusText = (status: string): string =>
  known(
    {
      pending: msg('Pending'),
      in_transit: msg('On its way'),
      paid: msg('Paid out'),
      failed: msg('Failed'),
      canceled: msg('Canceled'),
    },
    status,
  );

export const statusTone = (status: string): Tone =>
  ({ paid: 'done', failed: 'danger', in_transit: 'live' } as const)[status as 'paid'] ?? 'plain';

export const methodText = (method: string): string =>
  known({ standard: msg('Standard'), instant: msg('Instant') }, method);

/** The account that money goes to, by what is known of it. */
export const accountText = ({ country, last4 }: { country: string; last4: string }): string =>
  msg(str`Account ending in ${last4} (${country})`);

export const entryText = (type: string): string =>
  known(
    {
      payment: msg('Payment'),
      refund: msg('Refund'),
      refund_reversal: msg('Refund failed'),
      dispute: msg('Dispute'),
      dispute_reversal: msg('Dispute won'),
      payout: msg('Payout'),
      payout_return: msg('Returned payout'),
      payout_fee: msg('Instant payout fee'),
      subscription_fee: msg('Monthly subscription'),
      loyalty_fee: msg('Monthly loyalty members'),
      adjustment: msg('Adjustment'),
    },
    type,
  );

/** Why there is no next payout, or why one waits; of a reason that isn't known, the service's words. */
export function noPayoutText(
  { code, message }: NonNullable<Balance['no_payout']>,
  { merchant_status: status }: Pick<Balance, 'merchant_status'> = {},
): string {
  const texts: Record<string, string> = {
    nothing: msg('There is nothing to pay out yet.'),
    negative: msg('Your balance is negative. What comes in next pays it off.'),
    below_minimum: msg('The balance is too small for a payout. It is carried forward.'),
    manual: msg('Your schedule is manual: you ask for each payout.'),
    bank_account: msg('There is no bank account that can be paid. Enter one.'),
    inactive: inactiveText(status),
    not_connected: msg('Payouts aren’t available here yet.'),
  };
  return texts[code] ?? refusedText(message, msg('Nothing is paid out at present.'));
}

/** Why a merchant isn't paid out at present, by its status. A rejected or closed one has no session. */
function inactiveText(status: string | undefined): string {
  if (status === 'in_review') return msg('Payouts begin once your details have been reviewed.');
  if (status === 'suspended') return msg('Payouts are paused while your business is suspended.');
  return msg('Payouts are paused until your set-up is complete.');
}

/**
 * Why a payout failed and what to do, in the merchant's language; of a reason that isn't known, the service's
 * words.
 */
export function failureWords({ code, message }: NonNullable<Payout['failure']>): string {
  const texts: Record<string, string> = {
    no_account: msg('The bank doesn’t know this account. Enter your bank account again.'),
    account_closed: msg('The account is closed. Enter another bank account.'),
    refused: msg(
      'The bank didn’t accept the payout. The amount is in your balance again, and your account stays as it is.',
    ),
    returned: msg('The bank returned the payout. Ask your bank, or enter another account.'),
  };
  return texts[code] ?? refusedText(message, msg('The payout failed. Ask your bank.'));
}

export function scheduleText({ interval, weekday, day }: Schedule): string {
  const name = weekdayText(weekday ?? '');
  const texts: Record<string, string> = {
    daily: msg('Every day'),
    weekly: msg(str`Every week, on ${name}`),
    monthly: msg(str`Every month, on day ${day}`),
    manual: msg('Only when you ask for it'),
  };
  return texts[interval] ?? interval;
}

export const delayText = (days: number): string =>
  days === 1
    ? msg('A payment can be paid out after one day.')
    : msg(str`A payment can be paid out after ${counted(days)} days.`);

export const nextText = (
  { date, arrival_date }: NonNullable<Balance['next_payout']>,
  { day }: PayoutWriter,
): string => {
  const [on, at] = [day(date), day(arrival_date)];
  return msg(str`Sent on ${on}, at your bank by ${at}`);
};
