import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.': '${0} è il codice per ${1}. Vale 10 minuti.',
};
