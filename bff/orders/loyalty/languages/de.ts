import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.': '${0} ist Ihr Code für ${1}. Er gilt 10 Minuten.',
};
