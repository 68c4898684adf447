import { html, type Html } from '../../core/text/html.ts';
import { Written, nameOf } from '../../core/text/message.ts';
import { localeIn } from '../../core/text/languages.ts';

/** What a program calls its points. */
export interface Terminology {
  readonly one: string;
  readonly other: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** `1,200`, with a minus that people read as one. */
export const numberText = (points: number): Written =>
  new Written(({ tag }) => {
    const format = formats.get(tag) ?? new Intl.NumberFormat(localeIn(tag, 'en-GB'));
    formats.set(tag, format);
    return format.format(points).replace('-', '−');
  });

export const wordOf = (points: number, { one, other }: Terminology): string => (points === 1 ? one : other);

/** `120 points`, by the program's own words. */
export function pointsWords(points: number, terms: Terminology): Html {
  return html`${numberText(points)} ${nameOf(wordOf(points, terms))}`;
}
