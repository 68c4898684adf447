import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import { type Catalogue, plural, type Said, type Text } from './catalogue.ts';
import type { EnglishText } from './english.ts';

/** A page's own text, or one per plural form if a number, `{0}`, changes the words. */
export type OwnText = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A page's own texts, by the English text of the message; `{0}` is its first value. */
export type OwnTexts = Readonly<Partial<Record<EnglishText, OwnText>>>;

const VALUE = /\{(\d+)\}/;

/** Returns the id of a message from its English text. */
function idOf(english: string): string {
  const parts = english.split(VALUE).filter((_, at) => at % 2 === 0);
  return generateMsgId(parts.length > 1 ? parts : english, false);
}

function textFrom(own: string): string | Text {
  const parts = own.split(VALUE);
  if (parts.length === 1) return own;
  return {
    strings: parts.filter((_, at) => at % 2 === 0),
    values: parts.filter((_, at) => at % 2 === 1).map(Number),
  };
}

const saidFrom = (own: OwnText): Said =>
  typeof own === 'string'
    ? textFrom(own)
    : plural(
        0,
        Object.fromEntries(Object.entries(own).map(([category, text]) => [category, textFrom(text)])),
      );

/**
 * Returns the page's custom texts as a catalogue. Texts that no element uses are ignored, with a warning in
 * the console.
 * @param known the elements' texts
 */
export function ownCatalogue(texts: OwnTexts, known: Catalogue): Catalogue {
  const own = Object.entries(texts).flatMap(([english, text]) => {
    const id = idOf(english);
    if (text !== undefined && id in known) return [[id, saidFrom(text)] as const];
    // oxlint-disable-next-line no-console -- a page whose texts don't show has no other place to say why
    console.warn(
      `Trellis: no element says “${english}”. setMessages() takes the English text, letter by letter.`,
    );
    return [];
  });
  return Object.fromEntries(own);
}
