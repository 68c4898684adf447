import { Written } from '../../../core/text/message.ts';
import { localeIn } from '../../../core/text/languages.ts';

/** A percentage, with decimals as the language of the page has them: 1250 bps are `12.5 %`, or `12,5 %`. */
export const percentOf = (bps: number): Written =>
  new Written(({ tag }) => {
    const format = new Intl.NumberFormat(localeIn(tag, 'en-GB'), { maximumFractionDigits: 2 });
    return `${format.format(bps / 100)} %`;
  });
