import type * as CardEntry from './card-entry.ts';

let loaded: typeof CardEntry | undefined;

/**
 * Loads the code for a page with card fields; `undefined` if it can't be loaded now. Once loaded, it resolves
 * before the next key: otherwise digits that wait for grouping would reach the field's maximum length.
 */
export const loadCardEntry = async (): Promise<typeof CardEntry | undefined> =>
  (loaded ??= await import('./card-entry.ts').catch(() => undefined));
