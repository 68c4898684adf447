import type { Feature } from '../../core/feature.ts';

/** The first pages of a partner's site: its merchants, and the locations of each. */
export const sites: Feature = {
  catalogue: (tag) => import(`./languages/${tag}.ts`),
};
