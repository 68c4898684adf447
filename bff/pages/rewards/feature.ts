import type { Feature } from '../../core/feature.ts';

/**
 * Where guests join a merchant's program, see their points and turn them into rewards, on its partner's site.
 */
export const rewards: Feature = {
  catalogue: (tag) => import(`./languages/${tag}.ts`),
};
