import { decimalsOf } from '../../core/money/currency.ts';
import type { AmountLimits } from '../processor/processor.ts';

/**
 * How Stripe counts money (docs.stripe.com/currencies): in a currency's minor units, but for the exceptions
 * below.
 */

/** No decimals in ISO 4217, and two at Stripe, which must be zeros. */
const TWO_ZEROS: ReadonlySet<string> = new Set(['ISK', 'UGX']);
/** Two decimals in ISO 4217, and none at Stripe: only whole units can be charged. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['MGA']);

/** The smallest charges, in our minor units. Elsewhere Stripe decides by the currency it settles in. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Stripe takes eight digits. */
const MOST = 99_999_999;

/** Presented nowhere: currencies that Stripe's cards can't be charged in. */
const NOT_CHARGED: ReadonlySet<string> = new Set(
  'CUP ERN GHS IQD IRR KPW LYD MRU SDG SSP STN SVC SYP TMT VED VES XCG ZWG'.split(' '),
);

/** Returns the amounts that can be charged in a currency, in our minor units; `undefined` for none. */
export function limitsOf(currency: string): AmountLimits | undefined {
  if (NOT_CHARGED.has(currency)) return undefined;
  const step = stepOf(currency);
  const most = Math.floor(MOST / factorOf(currency));
  return { least: LEAST[currency] ?? step, most: most - (most % step), step };
}

/** Returns an amount as Stripe counts it. @param amount our minor units */
export function toStripe(amount: number, currency: string): number {
  return amount * factorOf(currency);
}

/** Returns our minor units. @param amount as Stripe counts it @param currency in any case */
export function fromStripe(amount: number, currency: string): number {
  return amount / factorOf(currency.toUpperCase());
}

function factorOf(currency: string): number {
  if (TWO_ZEROS.has(currency)) return 100;
  return WHOLE_UNITS.has(currency) ? 0.01 : 1;
}

function stepOf(currency: string): number {
  if (WHOLE_UNITS.has(currency)) return 100;
  return decimalsOf(currency) === 3 ? 10 : 1;
}

/** Payouts in these currencies are whole units, although charges have decimals. */
const WHOLE_PAYOUTS: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/** Returns the multiple of minor units that a payout must be. */
export function payoutStepOf(currency: string): number {
  return WHOLE_PAYOUTS.has(currency) ? 100 : stepOf(currency);
}
