import type { FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { merchantOf, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import * as operations from './contract/loyalty.ts';
import { findProgram, pageOfPrograms } from './program-records.ts';
import { createProgram, updateProgram } from './program-changes.ts';
import { requireOfSession, requireOwnAccount } from './account-records.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { findReward, pageOfRewards, presentReward } from './reward-records.ts';
import { deleteReward, issueReward } from './rewards.ts';

export function programRoutes({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Route[] {
  return [
    route(operations.createLoyaltyProgram, async ({ principal, work, body: { merchant, ...fields } }) => {
      await requirePublished(work.db, principal);
      requireOfSession(principal, fields);
      const now = new Date(await nowIn(work.db, clock, principal));
      const merchantId = merchantOf(principal, merchant);
      return { body: await createProgram(work.db, principal, merchantId, fields, now) };
    }),
    route(operations.listLoyaltyPrograms, async ({ principal, query }) => ({
      body: await pageOfPrograms(db, viewOf(principal), pageRequestOf(query), query),
    })),
    route(operations.getLoyaltyProgram, async ({ principal, params: { id } }) => ({
      body: await findProgram(db, viewOf(principal), id),
    })),
    route(operations.updateLoyaltyProgram, async ({ principal, work, params: { id }, body }) => {
      requireOfSession(principal, body);
      const now = new Date(await nowIn(work.db, clock, principal));
      return { body: await updateProgram(work.db, viewOf(principal), id, body, now) };
    }),
  ];
}

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
