import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.':
    '${0} es su código para ${1}. Es válido durante 10 minutos.',
};
