import type { LoadCatalogue } from '../languages/load-languages.ts';

/** What the pages of several features say. */
export const pagesCatalogue: LoadCatalogue = (tag) => import(`./languages/${tag}.ts`);
