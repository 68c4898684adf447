import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.': '${1}: twój kod to ${0}. Jest ważny 10 minut.',
};
