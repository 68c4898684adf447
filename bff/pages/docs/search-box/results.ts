import MiniSearch from 'minisearch';
import type { Entry, EntryKind } from '../search/entries.ts';

/** An entry that was found, with the words of it that were. */
interface Found extends Entry {
  /** The matched words as written in the entry, in lower case. */
  readonly terms: readonly string[];
}

/** The most results shown: others are found with another word. */
const MOST_SHOWN = 20;
/** Ranks entries that match equally: the more general comes first. */
const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  chapter: 1.4,
  operation: 1.5,
  record: 1.2,
  element: 1.1,
  error: 1,
  event: 1,
};
/** Shorter words and numbers are taken as they are typed: a letter more or less makes another one of them. */
const SHORTEST_FORGIVEN = 5;

/**
 * Creates the search: an entry must contain every word, as the beginning of one of its words. If no entry
 * contains all, entries with any of them are found.
 * @returns a function that finds entries for typed text, best first
 */
export function finder(entries: readonly Entry[]): (typed: string) => Found[] {
  const index = new MiniSearch<Entry & { readonly id: number }>({
    fields: ['title', 'names', 'place', 'words'],
    searchOptions: {
      boost: { title: 5, names: 3, place: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length >= SHORTEST_FORGIVEN && !/\d/.test(term) ? 0.2 : false),
      weights: { fuzzy: 0.2, prefix: 0.6 },
      boostDocument: (id: number) => WEIGHTS[entries[id]?.kind ?? 'event'],
      combineWith: 'AND',
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed) => {
    const all = index.search(typed);
    const results = all.length > 0 ? all : index.search(typed, { combineWith: 'OR' });
    return results.slice(0, MOST_SHOWN).flatMap(({ id, terms }) => {
      const entry = entries[id as number];
      return entry ? [{ ...entry, terms }] : [];
    });
  };
}

/**
 * A result as an option that is a link, so that it opens as links do, in another tab too. What was found is
 * put in as text, never as mark-up.
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
  // Shows only the call of an operation; its other names are only searchable.
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

/** A piece of a text, and whether it matches. */
interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** The length in characters: about two lines on a phone. */
const EXCERPT_LENGTH = 140;
/** The length of the part before the first match, in characters. */
const LEAD_LENGTH = 40;

/** The text in pieces, so that the hits can be marked. @param terms in lower case, the beginnings of words */
export function marked(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  // If there is a capturing group, `split` also returns the separators, at every odd index.
  return text
    .split(hitsOf(terms))
    .map((piece, at) => ({ text: piece, isHit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/**
 * Returns a short part of the text around the first match, or its beginning without a match. Starts and ends
 * at word boundaries.
 */
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
