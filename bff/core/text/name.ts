import type { OwnLanguage } from './message.ts';
import { html, type Html } from './html.ts';

/** Characters that change the direction of what follows them: names that were stored before they were refused hold some. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Latin text: written in the direction of the page, so it needs nothing around it. */
const LATIN = /^[\u0020-\u024f\u2010-\u2027]*$/;

/**
 * A name chosen by a person: isolated, so that its direction of writing does not affect the text around it.
 * @param language of it, where that is known
 */
export function nameOf(name: string, language?: OwnLanguage): Html {
  return html`<bdi${language}>${name.replaceAll(BIDI_CONTROLS, '')}</bdi>`;
}

/** The same on one line where no element can be used: in a title, an attribute, an option. */
export function plainNameOf(name: string): string {
  const plain = name.replaceAll(BIDI_CONTROLS, '').replaceAll(/\s+/g, ' ');
  return LATIN.test(plain) ? plain : `\u2068${plain}\u2069`;
}
