import { formatMoney } from '../../bff/core/money/money-format.ts';
import { language } from './format.ts';

/**
 * An amount as Intl writes it, whose sign stays whole where text runs to the left: the pound of `UK£`, last in Arabic, would
 * change sides, and where there is no room the line would break within it. Such an amount begins with a mark of that direction.
 */
export const wholeAmount = (text: string): string =>
  text[0] === '\u200f' ? `${text.replace('\u00a0', ' ')}\u200e` : text;

/** An amount in minor units with its currency, in the language of the catalogue: `€12.50`. */
export const moneyText = (amountMinor: number, currency: string, locale = language()): string =>
  wholeAmount(formatMoney(amountMinor, currency, locale));
