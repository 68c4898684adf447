import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.':
    '${0} är din kod för ${1}. Den gäller i 10 minuter.',
};
