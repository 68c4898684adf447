import { language } from '../format/format.ts';
import { msg, str } from '../localize/message.ts';
import type { ImportError } from './menu-records.ts';

const isEnglish = (): boolean => language().startsWith('en');

/** What is wrong in a row: the service's own words, which are the most exact; in other languages by its code. */
export function importErrorText({ code, message }: Pick<ImportError, 'code' | 'message'>): string {
  const texts: Partial<Record<string, string>> = {
    required: msg('Something has to be here.'),
    price: msg('This has to be a price: digits, and decimals only after a dot.'),
    whole_number: msg('This has to be a whole number.'),
    currency: msg('This has to be the currency of the menu.'),
    differs: msg('This differs from an earlier row of the same part.'),
    unknown_group: msg('This names a modifier group that the menu doesn’t have.'),
    cell_count: msg(
      'This row hasn’t as many cells as the header. Put texts with separators in double quotes.',
    ),
    quotes: msg('A double quote is missing in this row, or in the wrong place.'),
    row_too_long: msg('This row is too long. A closing double quote may be missing.'),
  };
  return (!isEnglish() && texts[code]) || message;
}

/** Why a whole file isn't taken. */
export const fileText = (message: string): string =>
  isEnglish()
    ? message
    : msg(
        str`This file can’t be read as a menu. It has to be a table or a document as the export writes it, in UTF-8. (${message})`,
      );
