import MiniSearch from 'minisearch';
import type { Entry, EntryKind } from '../search/entry.ts';

/** An entry that was found, with the words of it that were. */
export interface Found extends Entry {
  /** As they are written in the entry, in lower case. */
  readonly terms: readonly string[];
}

/** How many are shown: what is further down is found with another word. */
const MOST_SHOWN = 20;
/** Of two that match alike: what is about more comes first. */
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
 * Makes the search: every word has to be in an entry, as the beginning of one of its words. Where no entry has all of them, those that
 * have any are found.
 * @returns what finds entries for what was typed, the best first
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
