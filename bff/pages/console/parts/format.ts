import type { Fulfillment } from '../../../catalog/locations/contract/fulfillments.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { plainText } from '../../../core/money/plain-text.ts';
import { readNumber } from '../../../core/money/typed-number.ts';
import type { Money } from '../../../core/contract/money.ts';
import { toDecimal } from '../../../core/money/amount.ts';
import { formatMoney, inMajorUnits, moneyFormat } from '../../../core/money/currency.ts';
import { amountExample, readAmount } from '../../../core/money/typed-amount.ts';
import type { PricedSurface, PriceLine } from '../../../money/pricing/contract/price-fields.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';

/**
 * How the console writes what people read: times, spans, numbers, what a key may do. Times are in UTC; the
 * script rewrites them in the reader's zone.
 */

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
const MINUTE = new Intl.DateTimeFormat('en-US', CLOCK);
const SECOND = new Intl.DateTimeFormat('en-US', { ...CLOCK, second: '2-digit' });
const NUMBER = new Intl.NumberFormat('en-US');

/** A day: `Nov 21, 2026`. */
export function dayOf(at: string | Date): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString().slice(0, 10)}">${DAY.format(date)}</time>`;
}

/** A moment, to the minute: `Nov 21, 2026, 10:42 AM UTC`. */
export function timeOf(at: string | Date): Html {
  return moment(new Date(at), MINUTE);
}

/** The same without the year, if it is that of now: `Nov 21, 10:42 AM UTC`. */
export function shortTimeOf(at: string | Date, nowMs: number): Html {
  const date = new Date(at);
  const isThisYear = date.getUTCFullYear() === new Date(nowMs).getUTCFullYear();
  return moment(date, MINUTE, isThisYear ? SHORT : DAY);
}

/** A moment of a log, to the second: `Nov 21, 2026, 10:42:07 AM UTC`. */
export function secondOf(at: string | Date): Html {
  return moment(new Date(at), SECOND);
}

function moment(date: Date, clock: Intl.DateTimeFormat, day = DAY): Html {
  return html`<time datetime="${date.toISOString()}">${day.format(date)}, ${clock.format(date)} UTC</time>`;
}

/**
 * Formats the time since a moment: `just now`, `4 min ago`, `6 d 4 h ago`; the moment itself is in the
 * tooltip.
 */
export function agoOf(at: string | Date, nowMs: number): Html {
  const date = new Date(at);
  const pastMs = nowMs - date.getTime();
  const words = pastMs < MINUTE_MS ? 'just now' : `${spanOf(pastMs)} ago`;
  return html`<time datetime="${date.toISOString()}" title="${DAY.format(date)}, ${MINUTE.format(date)} UTC"
    >${words}</time
  >`;
}

export function numberOf(value: number): string {
  return NUMBER.format(value);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span in its two largest units: `23 h 12 min`, `6 d 4 h`. */
export function spanOf(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const whole = minutes * MINUTE_MS;
  const days = Math.floor(whole / DAY_MS);
  const hours = Math.floor((whole % DAY_MS) / HOUR_MS);
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [Math.floor((whole % HOUR_MS) / MINUTE_MS), 'min'],
  ] as const;
  const from = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(from, from + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** Summarizes a key's permissions; the key's page has the whole list. */
export function capabilityOf(scopes: readonly string[]): string {
  if (ALL_SCOPES.every((scope) => scopes.includes(scope))) return 'All';
  if (scopes.length <= 3) return scopes.join(', ');
  return `${scopes.slice(0, 2).join(', ')} and ${scopes.length - 2} more`;
}

const LOCALE = 'en-GB';

/**
 * Writes a percentage without zeros at the end: 1250 basis points are `12.5`.
 *
 * @param decimals of a percent that the value counts: 2 for basis points, 4 for millionths
 */
export const percentText = (value: number, decimals: number): string => String(value / 10 ** decimals);

/**
 * Parses a typed percentage, with or without its sign.
 * @returns `undefined` if it isn't one
 */
export function percentTyped(text: string, decimals: number): number | undefined {
  const digits = plainText(text).replace(/\s*%$/, '');
  const value = readNumber(digits, { locale: LOCALE, decimals, most: 100 });
  return typeof value === 'number' ? value : undefined;
}

/**
 * Parses a typed whole number, 0 or more.
 * @returns `undefined` if it isn't one
 */
export function numberTyped(text: string): number | undefined {
  const value = readNumber(text, { locale: LOCALE, decimals: 0 });
  return typeof value === 'number' ? value : undefined;
}

/** An amount as people read it: `£36.48`, `¥3,648`. */
export const moneyText = ({ amount, currency }: Money): string => formatMoney(amount, currency, LOCALE);

/** Formats an amount of a chart's scale: `£3K`, `£2.5K`. */
export const moneyShort = (amount: number, currency: string): string =>
  moneyFormat(LOCALE, currency, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(inMajorUnits(amount, currency));

/** Formats an amount for a field, without sign and grouping: `36.48`. */
export const moneyInField = ({ amount, currency }: Money): string => toDecimal(amount, currency);

/**
 * Returns a sample amount for a field: `8.50`.
 * @param currency of the amount
 */
export const moneyExample = (currency: string): string => amountExample({ locale: LOCALE, currency });

/**
 * Parses a typed amount into minor units.
 * @returns the error as a text
 */
export function moneyTyped(text: string, currency: string): number | string {
  const { amount, readings } = readAmount(text, { locale: LOCALE, currency });
  if (readings) return `This could mean ${readings.join(' or ')}. Leave out the thousands separator.`;
  return amount ?? `Enter an amount in ${currency}, such as ${moneyExample(currency)}.`;
}

const FULFILLMENT_NAMES: Readonly<Record<Fulfillment, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  dine_in: 'Dine-in',
};

export function fulfillmentName(fulfillment: Fulfillment): string {
  return FULFILLMENT_NAMES[fulfillment];
}

export const LINE_WORDS: Readonly<Record<PriceLine, string>> = {
  'platform.subscription': 'Subscription',
  'order.online': 'Online order',
  'payment.card_present': 'Card payment in person',
  'payment.card_not_present': 'Card payment online',
  'payment.pay_link': 'Pay link',
  'loyalty.active_member': 'Active loyalty member',
  'payout.instant': 'Instant payout',
  'payment.dispute': 'Disputed payment',
};

export const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  1: 'All merchants',
  2: 'A plan',
  3: 'One merchant',
  4: 'A surface',
};

export const SURFACE_WORDS: Readonly<Record<PricedSurface, string>> = {
  ordering: 'Ordering page',
  dashboard: 'Dashboard',
  api: 'API',
  pay_link: 'Pay link',
};

interface Rate {
  readonly bps: number;
  readonly fixed: number;
}

/** Formats a rate: `2.4% + £0.15`. A part that is zero is omitted. */
export function rateText({ bps, fixed }: Rate, currency: string): string {
  const share = `${bps / 100}%`;
  if (fixed === 0) return share;
  const part = moneyText({ amount: fixed, currency });
  return bps === 0 ? part : `${share} + ${part}`;
}

/** Formats a rule: its rate, `2.7% + £0.20`, or its surcharge, `+ 0.2%, − £0.05`. */
export function ruleText({
  mode,
  bps,
  fixed,
  currency,
}: Rate & Pick<PriceRule, 'mode' | 'currency'>): string {
  if (mode === 'set') return rateText({ bps, fixed }, currency);
  const share = signed(bps, `${Math.abs(bps) / 100}%`);
  const part = signed(fixed, moneyText({ amount: Math.abs(fixed), currency }));
  if (fixed === 0) return share;
  return bps === 0 ? part : `${share}, ${part}`;
}

const signed = (value: number, text: string): string => `${value < 0 ? '−' : '+'} ${text}`;

/** Returns the size of a file, such as `412 kB`. */
export const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} kB`;
