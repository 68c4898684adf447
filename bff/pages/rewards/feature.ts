import type { Feature } from '../../core/feature.ts';

/**
 * The rewards pages: guests join a merchant's program, see their points and redeem them, on its partner's
 * site.
 */
export const rewards: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
};
