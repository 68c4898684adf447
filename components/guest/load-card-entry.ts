/** What a page with fields for a card needs; nothing where it can't be loaded now. */
export const loadCardEntry = () => import('./card-entry.ts').catch(() => undefined);
