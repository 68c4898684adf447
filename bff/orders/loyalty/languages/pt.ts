import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.':
    '${0} é o seu código para ${1}. É válido durante 10 minutos.',
};
