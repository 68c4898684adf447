import type { Money } from '../../../core/contract/money.ts';
import { toDecimal } from '../../../core/money/currency.ts';
import { formatMoney } from '../../../core/money/money-format.ts';
import { amountExample, readAmount } from '../../../core/money/typed-amount.ts';

const LOCALE = 'en-GB';

/** An amount as people read it: `£36.48`, `¥3,648`. */
export const moneyText = ({ amount, currency }: Money): string => formatMoney(amount, currency, LOCALE);

/** The same without its sign and groups, as it stands in a field: `36.48`. */
export const moneyInField = ({ amount, currency }: Money): string => toDecimal(amount, currency);

/** What an amount looks like in a field: `8.50`. @param currency of the amount */
export const moneyExample = (currency: string): string => amountExample({ locale: LOCALE, currency });

/** Reads a typed amount into minor units. @returns a text: what is wrong with it */
export function moneyTyped(text: string, currency: string): number | string {
  const { amount, readings } = readAmount(text, { locale: LOCALE, currency });
  if (readings) return `This could mean ${readings.join(' or ')}. Leave out the thousands separator.`;
  return amount ?? `Enter an amount in ${currency}, such as ${moneyExample(currency)}.`;
}
