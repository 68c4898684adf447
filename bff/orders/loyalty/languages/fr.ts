import type { Catalog } from '../../../core/text/language.ts';

/** French. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.':
    '${0} est votre code pour ${1}. Il est valable 10 minutes.',
};
