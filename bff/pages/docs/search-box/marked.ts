/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** In characters: about two lines on a phone. */
const EXCERPT_LENGTH = 140;
/** How much of an excerpt is before its first hit. */
const LEAD_LENGTH = 40;

/** The text in pieces, so that the hits can be marked. @param terms in lower case, the beginnings of words */
export function marked(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  // With a group, split returns what it splits at too, at every other place.
  return text
    .split(hitsOf(terms))
    .map((piece, at) => ({ text: piece, isHit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** A short part of the text around the first hit, or its beginning where there is none. It begins and ends with whole words. */
export function excerpt(text: string, terms: readonly string[]): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const hit = terms.length === 0 ? 0 : Math.max(0, text.search(hitsOf(terms)));
  const from = hit <= LEAD_LENGTH ? 0 : text.indexOf(' ', hit - LEAD_LENGTH) + 1;
  if (from + EXCERPT_LENGTH >= text.length) return `… ${text.slice(from)}`;
  const to = text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > from ? to : from + EXCERPT_LENGTH)} …`;
}

/** Longer ones first: `order` would otherwise end the hit of `orders`. */
function hitsOf(terms: readonly string[]): RegExp {
  const words = terms
    .toSorted((one, other) => other.length - one.length)
    .map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')}))`, 'giu');
}
