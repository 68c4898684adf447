import { decimalsOf, isAmount } from './money.ts';

/** An amount as people and spreadsheets write it, with a dot and all decimals: 850 `USD` are `8.50`, 850 `JPY` are `850`. */
export function toDecimal(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * The amount that such a text is: digits, and after a dot at most as many as the currency has decimals. Undefined for any
 * other text, such as one with a comma.
 */
export function fromDecimal(text: string, currency: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || part.length > decimals) return undefined;
  const amount = Number(whole + part.padEnd(decimals, '0'));
  if (!isAmount(amount)) return undefined;
  return sign === '' || amount === 0 ? amount : -amount;
}
