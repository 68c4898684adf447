let loaded: typeof import('./card-entry.ts') | undefined;

/**
 * Loads what a page with fields for a card needs; undefined where it can't be loaded now. Once it is there, it answers before
 * the next key: digits that wait for their groups would meet the field's greatest length.
 */
export const loadCardEntry = async (): Promise<typeof loaded> =>
  (loaded ??= await import('./card-entry.ts').catch(() => undefined));
