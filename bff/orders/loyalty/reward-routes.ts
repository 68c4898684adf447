import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import * as operations from './contract/reward-operations.ts';
import { requireOwnAccount } from './guest-rights.ts';
import { findReward, pageOfRewards, presentReward } from './reward-records.ts';
import { deleteReward, issueReward } from './rewards.ts';

export function rewardRoutes({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Route[] {
  return [
    route(operations.createLoyaltyReward, async ({ principal, work, body }) => {
      requireOwnAccount(principal, body.account);
      const now = new Date(await nowIn(work.db, clock, principal));
      return { body: presentReward(await issueReward(work, viewOf(principal), body, now)) };
    }),
    route(operations.listLoyaltyRewards, async ({ principal, query }) => {
      requireOwnAccount(principal, query.account);
      return { body: await pageOfRewards(db, viewOf(principal), pageRequestOf(query), query) };
    }),
    route(operations.getLoyaltyReward, async ({ principal, params: { id } }) => ({
      body: presentReward(await findReward(db, viewOf(principal), id)),
    })),
    route(operations.deleteLoyaltyReward, async ({ principal, params: { id } }) => ({
      body: await inTransaction(db, async (work) => {
        requireOwnAccount(principal, (await findReward(work.db, viewOf(principal), id)).account_id);
        const now = new Date(await nowIn(work.db, clock, principal));
        return presentReward(await deleteReward(work, viewOf(principal), id, now));
      }),
    })),
  ];
}
