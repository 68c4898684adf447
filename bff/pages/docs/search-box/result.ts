import type { Found } from './found.ts';

/**
 * A result as an option that is a link, so that it opens as links do, in another tab too. What was found is put in as text, never as
 * mark-up.
 */
export function resultOption(found: Found, id: string): HTMLAnchorElement {
  const { to, title, place, kind, words, names = '', terms } = found;
  const option = document.createElement('a');
  option.id = id;
  option.href = to;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.tabIndex = -1;
  option.append(part('title', title, terms), part('place', place, []));
  // Of an operation, its call: the rest of its names is there to be found alone.
  if (kind === 'operation') option.append(part('call', names.split(' ').slice(0, 2).join(' '), terms));
  if (words !== '') option.append(part('words', excerpt(words, terms), terms));
  return option;
}

function part(name: string, text: string, terms: readonly string[]): HTMLElement {
  const element = document.createElement(name === 'call' ? 'code' : 'span');
  element.className = name;
  element.append(...marked(text, terms).map(({ text, isHit }) => (isHit ? hit(text) : text)));
  return element;
}

function hit(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

/** A piece of a text, and whether it is what was looked for. */
interface Piece {
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
