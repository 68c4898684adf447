import { msg, str } from '../../i18n/message.ts';
import { dayIn, dayText, localeOf, moneyText } from '../../i18n/money-and-dates.ts';
import type { Tone } from '../../kit/controls/tag.ts';
import { dateAt } from '../../records/business-day.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import type { Money, Payment } from './records.ts';

/** How amounts and times are written. */
export interface PaymentWriter {
  money: (of: Money) => string;
  /** A moment of a list: the time today, or else the day. */
  when: (at: string) => string;
  /** A moment with its time, and its day unless that is today. */
  exact: (at: string) => string;
  /** The day of a moment. */
  day: (at: string) => string;
  /** A moment with its weekday and time. */
  moment: (at: string) => string;
  /** A calendar date. */
  date: (date: string) => string;
  /** The month of a calendar date. */
  month: (date: string) => string;
}

/**
 * @param tag of the page's language, such as `de-AT`; by default that of the texts
 * @param timezone of the merchant
 * @param today the date there
 */
export function paymentWriter(tag: string | undefined, timezone: string, today: string): PaymentWriter {
  const locale = localeOf(tag);
  const short = { day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const written = (at: string, options: Intl.DateTimeFormatOptions, timeZone = timezone): string =>
    new Date(at).toLocaleString(locale, own({ ...options, timeZone }));
  return {
    money: ({ amount, currency }) => moneyText(amount, currency, locale),
    when: (at) => {
      const date = dateAt(Date.parse(at), timezone);
      if (date === today) return written(at, time);
      return date.slice(0, 4) === today.slice(0, 4) ? written(at, short) : dayIn(at, timezone, locale);
    },
    exact: (at) => written(at, dateAt(Date.parse(at), timezone) === today ? time : { ...short, ...time }),
    day: (at) => written(at, short),
    moment: (at) => written(at, { weekday: 'long', ...short, ...time }),
    date: (date) =>
      date.slice(0, 4) === today.slice(0, 4) ? written(date, short, 'UTC') : dayText(date, locale),
    month: (date) => written(date, { month: 'long' }, 'UTC'),
  };
}

/** A word of a newer service is shown as it is. */
export const known = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

/** The state of a payment, with what a dispute has made of it. */
export function statusText({ status, dispute_state: state, refunded }: Payment, money: string): string {
  if (state === 'open') return msg('Disputed');
  if (state === 'lost') return msg('Dispute lost');
  return status === 'partially_refunded' && refunded.amount
    ? msg(str`Refunded ${money}`)
    : statusName(status);
}

/** The name of a state, as the filter has it. */
export const statusName = (status: string): string =>
  known(
    {
      unpaid: msg('Not finished'),
      authorized: msg('Held'),
      captured: msg('Paid'),
      partially_refunded: msg('Refunded in part'),
      refunded: msg('Refunded'),
      canceled: msg('Not charged'),
      failed: msg('Declined'),
      disputed: msg('Disputed'),
    },
    status,
  );

export const statusTone = ({ status, dispute_state: state }: Payment): Tone =>
  state === 'open' ? 'danger' : status === 'captured' && !state ? 'done' : 'plain';

/** The name of a card's brand: names of companies are the same in each language. */
export const brandText = (brand: string): string =>
  known(
    {
      visa: 'Visa',
      mastercard: 'Mastercard',
      amex: 'Amex',
      discover: 'Discover',
      diners: 'Diners Club',
      jcb: 'JCB',
      unionpay: 'UnionPay',
      other: msg('Card'),
    },
    brand,
  );

/** The card of a payment, by what is known of it. */
export const cardText = ({ card }: Payment): unknown =>
  card ? html`${brandText(card.brand)} <bdi class="digits" dir="ltr">·· ${card.last4}</bdi>` : msg('Card');

/** Who paid, or what for; in the list, its first column. */
export function nameOf(payment: Payment): unknown {
  const { customer_name: name, description } = payment.purchase ?? {};
  return (name ?? description)
    ? html`<bdi>${name ?? description}</bdi>`
    : (orderText(payment) ?? cardText(payment));
}

/** The number of the order, as far as it is known. */
export const orderText = ({ purchase }: Payment): string | undefined => {
  const number = purchase?.order_number;
  return number ? msg(str`Order ${number}`) : undefined;
};
