/**
 * Currencies whose minor unit isn't a hundredth (ISO 4217, list one): the only table of decimals. Runtimes have lists of
 * their own, which follow how cash is used and differ from one another, so `Intl` is always given these.
 */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/** Returns how many decimals amounts of a currency have: 2 for `USD`, 0 for `JPY`. @param currency ISO 4217 */
export function decimalsOf(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

/** Converts minor units to a number of major ones, for `Intl` alone: exact up to 10^15, and never minus nothing. */
export const inMajorUnits = (amountMinor: number, currency: string): number =>
  (amountMinor || 0) / 10 ** decimalsOf(currency);

/**
 * The largest size of an amount, in minor units: 999,999,999.99 in a currency with two decimals. It leaves room for
 * a hundred of them in one exact number.
 */
export const MAX_AMOUNT = 99_999_999_999;

/** Returns whether a number is an amount: whole minor units within the bounds, of either sign. */
export const isAmount = (value: number): boolean =>
  Number.isSafeInteger(value) && value <= MAX_AMOUNT && value >= -MAX_AMOUNT;

/** Converts whole major units to minor units: 50 `USD` are 5000, 50 `JPY` are 50. */
export const majorUnits = (count: number, currency: string): number => count * 10 ** decimalsOf(currency);

/**
 * Writes an amount as spreadsheets and protocols do, with a dot and all decimals: 850 `USD` are `8.50`, 850 `JPY` are `850`.
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
 * Reads such a text: digits, and after a dot at most as many as the currency has decimals. People's typing is read by
 * `readAmount`.
 *
 * @returns undefined for any other text, such as one with a comma
 */
export function fromDecimal(text: string, currency: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || part.length > decimals) return undefined;
  const amount = Number(whole + part.padEnd(decimals, '0'));
  if (!isAmount(amount)) return undefined;
  return sign === '' || amount === 0 ? amount : -amount;
}
