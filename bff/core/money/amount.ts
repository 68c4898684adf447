import { decimalsOf } from './currency.ts';

/**
 * The largest size of an amount, in minor units: 999,999,999.99 in a currency with two decimals. It leaves
 * room for a hundred of them in one exact number.
 */
export const MAX_AMOUNT = 99_999_999_999;

/** Whether a number is an amount: whole minor units within the bounds, of either sign. */
export const isAmount = (value: number): boolean =>
  Number.isSafeInteger(value) && value <= MAX_AMOUNT && value >= -MAX_AMOUNT;

/** Converts whole major units to minor units: 50 `USD` are 5000, 50 `JPY` are 50. */
export const majorUnits = (count: number, currency: string): number => count * 10 ** decimalsOf(currency);

/**
 * Formats an amount for spreadsheets and protocols, with a dot and all decimals: 850 `USD` are `8.50`, 850
 * `JPY` are `850`.
 *
 * @param amount a whole number of minor units, of any size
 */
export function toDecimal(amount: number | bigint, currency: string): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = `${amount < 0 ? -amount : amount}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals ? `${whole}.${digits.slice(-decimals)}` : whole;
  return (amount < 0 ? `-${text}` : text) as `${number}`;
}

/**
 * Parses such a text: digits, and after a dot at most as many as the currency has decimals. `readAmount`
 * reads what people type.
 *
 * @returns `undefined` for any other text, such as one with a comma
 */
export function fromDecimal(text: string, currency: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || part.length > decimals) return undefined;
  const amount = Number(whole + part.padEnd(decimals, '0'));
  if (!isAmount(amount)) return undefined;
  return sign === '' || amount === 0 ? amount : -amount;
}
