import { decimalsOf as tableOf } from '../../bff/core/money/currency.ts';
import { formatMoney as write } from '../../bff/core/money/money-format.ts';

/** An amount of the API: whole minor units of a currency (ISO 4217). */
export interface MoneyAmount {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Returns how many decimals amounts of a currency have, as the API counts them: 2 for `HUF`, 0 for `JPY`, 3
 * for `KWD` (ISO 4217). `Intl` has other numbers for some currencies, which differ between runtimes.
 *
 * @param currency ISO 4217
 */
export const decimalsOf = (currency: string): number => tableOf(currency);

/**
 * Writes an amount of the API for people, with all decimals of its currency.
 *
 * @param locale BCP 47
 * @example formatMoney({ amount: 150000, currency: 'HUF' }, 'en') // 'HUF 1,500.00'
 */
export const formatMoney = ({ amount, currency }: MoneyAmount, locale: string): string =>
  write(amount, currency, locale);
