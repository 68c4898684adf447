import { plainText } from './plain-text.ts';

/** The month until whose end a card is valid. */
export interface CardExpiry {
  /** As typed: whether it is one, the processor says. */
  readonly month: number;
  /** Of four digits. */
  readonly year: number;
}

/**
 * Reads the date of a card as people and browsers write it: `05 / 29`, `5/2029`, `0529`, `05-29`, `2029-05`. Two digits of a
 * year are of this century.
 *
 * @returns undefined for any other text, such as `529`, whose month could have one digit or two
 */
export function readExpiry(typed: string): CardExpiry | undefined {
  const text = plainText(typed);
  const [, ofField, of] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  if (ofField) return { month: Number(of), year: Number(ofField) };
  const [, month, year] =
    /^(\d{1,2})(?: *[-/.] *| +)(\d\d|\d{4})$/.exec(text) ?? /^(\d\d)(\d\d|\d{4})$/.exec(text) ?? [];
  if (!month || !year) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
