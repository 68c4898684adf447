import type * as CardEntry from './card-entry.ts';

let loaded: typeof CardEntry | undefined;

/**
 * Loads what a page with fields for a card needs; undefined where it can't be loaded now. Once it is there, it answers before
 * the next key: digits that wait for their groups would meet the field's greatest length.
 */
export const loadCardEntry = async (): Promise<typeof CardEntry | undefined> =>
  (loaded ??= await import('./card-entry.ts').catch(() => undefined));
