import type { Catalog } from '../../../core/text/language.ts';

/** Japanese. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.': '${1}の認証コードは${0}です。10分間有効です。',
};
