import { decimalsOf } from '../../arithmetic/money.ts';
import type { Money } from '../../contract/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as people read it: `£36.48`, `¥3,648`, with as many decimals as ISO 4217 says. */
export function moneyText({ amount, currency }: Money): string {
  return formatOf(currency).format(amount / 10 ** decimalsOf(currency));
}

/** The same without its sign and groups, as it stands in a field: `36.48`. */
export function moneyInField({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** What was typed, in minor units; undefined: no amount of the currency. */
export function moneyTyped(text: string, currency: string): number | undefined {
  const [, whole = '', rest = ''] = /^(\d{1,11})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || rest.length > decimals) return undefined;
  return Number(whole + rest.padEnd(decimals, '0'));
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(currency, format);
  return format;
}
