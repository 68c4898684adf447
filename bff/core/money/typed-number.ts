import { moneyFormat } from './currency.ts';
import { plainText } from './plain-text.ts';

/** The Arabic decimal sign, which has no other meaning. */
const DECIMAL = '٫';

/** The place where a number is typed. */
export interface NumberPlace {
  /** The BCP 47 locale in which the surrounding page writes numbers. */
  readonly locale: string;
  /** The most digits after the decimal sign. */
  readonly decimals: number;
  /** The largest plausible number, such as 100 for a percentage: a reading above it isn't intended. */
  readonly most?: number;
}

/**
 * A typed number: a whole number of the smallest units, such as cents; or the two numbers that it could mean,
 * as decimals with a dot; or `undefined` if it isn't a number.
 */
export type TypedNumber = number | readonly [grouped: `${number}`, decimal: `${number}`] | undefined;

interface Reading {
  readonly whole: string;
  readonly fraction: string;
}

/**
 * Reads a typed number exactly, without floats. Either point or comma may be the decimal sign, and the other
 * one, a space or an apostrophe the thousands separator, as far as only one reading remains: `1,5`,
 * `1.234,50`, `1 500`. A number such as `1,500` has two readings. It is read as the page writes it if only
 * that reading has a valid number of decimals.
 */
export function readNumber(typed: string, { locale, decimals, most = Infinity }: NumberPlace): TypedNumber {
  const text = plainText(typed);
  const readings = readingsOf(text);
  const sensible = readings.length > 1 ? readings.filter(({ whole }) => Number(whole) <= most) : readings;
  const [first, second] = sensible;
  if (!first) return undefined;
  const chosen = second ? chosenOf(text, first, second, signsOf(locale), decimals) : first;
  if (!chosen) return [numberOf(first), numberOf(second ?? first)];
  if (chosen.fraction.length > decimals) return undefined;
  return Number(chosen.whole + chosen.fraction.padEnd(decimals, '0'));
}

/** Returns the reading that the page itself would write, unless the other one is a valid amount too. */
function chosenOf(
  text: string,
  grouped: Reading,
  decimal: Reading,
  signs: Signs,
  decimals: number,
): Reading | undefined {
  const sign = text.replace(/\d/g, '');
  const isDecimal = decimal.fraction.length <= decimals;
  if (signs.decimal.includes(sign)) return isDecimal ? decimal : undefined;
  return signs.group.includes(sign) && !isDecimal ? grouped : undefined;
}

const numberOf = ({ whole, fraction }: Reading): `${number}` =>
  (fraction ? `${whole}.${fraction}` : whole) as `${number}`;

/** Returns the possible readings, starting with the one in which every sign separates thousands. */
function readingsOf(text: string): Reading[] {
  const readings: Reading[] = [];
  const whole = wholeOf(text, '');
  if (whole) readings.push({ whole, fraction: '' });
  for (const sign of ['.', ',', DECIMAL]) {
    const [before = '', fraction, more] = text.split(sign);
    if (!fraction || more !== undefined || !/^\d+$/.test(fraction)) continue;
    const whole = wholeOf(before, sign);
    if (whole) readings.push({ whole, fraction });
  }
  return readings;
}

/** Returns the digits of a whole number, grouped by one sign or not at all; the last group has three. */
function wholeOf(text: string, decimalSign: string): string | undefined {
  if (/^\d{1,15}$/.test(text)) return text;
  const [, sign = ''] = /^[1-9]\d{0,2}([.,' ٬])(?:\d{2,3}\1)*\d{3}$/.exec(text) ?? [];
  const groups = text.split(sign);
  if (!sign || sign === decimalSign || text.length > 20) return undefined;
  const isEven = groups.slice(1).every(({ length }) => length === 3);
  // India groups by two digits before the last three: 1,50,000.
  const isIndian = groups.length > 2 && groups.slice(1, -1).every(({ length }) => length === 2);
  return isEven || (isIndian && (groups[0] ?? '').length < 3) ? groups.join('') : undefined;
}

/**
 * The signs that a locale writes numbers with, as `plainText` leaves them. Some locales write amounts with
 * others.
 */
interface Signs {
  readonly decimal: readonly string[];
  readonly group: readonly string[];
}

const known: Record<string, Signs> = {};

function signsOf(locale: string): Signs {
  const isKnown = known[locale];
  if (isKnown) return isKnown;
  const parts = [new Intl.NumberFormat(locale), moneyFormat(locale, 'EUR')].flatMap((format) =>
    format.formatToParts(1234567.8),
  );
  const signs = (sought: 'decimal' | 'group'): string[] =>
    parts.flatMap(({ type, value }) => (type === sought ? plainText(`1${value}1`).slice(1, -1) : []));
  return (known[locale] = { decimal: signs('decimal'), group: signs('group') });
}
