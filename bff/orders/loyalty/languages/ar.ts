import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  '${0} is your code for ${1}. It works for 10 minutes.': '${0} هو رمزك لدى ${1}. صالح لمدة 10 دقائق.',
};
