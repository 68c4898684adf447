import { formatMoney } from '../../bff/core/money/money-format.ts';
import { language } from './format.ts';

/**
 * Keeps the currency sign of an amount from Intl in one piece in right-to-left text: in Arabic, the pound of
 * `UK£`, which comes last, would change sides, and the line could break within the sign. Such an amount
 * begins with a right-to-left mark.
 */
export const wholeAmount = (text: string): string =>
  text[0] === '\u200f' ? `${text.replace('\u00a0', ' ')}\u200e` : text;

/** Formats an amount in minor units with its currency, in the language of the catalogue: `€12.50`. */
export const moneyText = (amountMinor: number, currency: string, locale = language()): string =>
  wholeAmount(formatMoney(amountMinor, currency, locale));
