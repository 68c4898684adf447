import type { LoadCatalogue } from '../../core/text/language.ts';

/** What the pages of several features say. */
export const pagesCatalogue: LoadCatalogue = (tag) => import(`./languages/${tag}.ts`);
