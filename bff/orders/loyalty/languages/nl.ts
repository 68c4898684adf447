import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.':
    '${0} is uw code voor ${1}. De code is 10 minuten geldig.',
};
