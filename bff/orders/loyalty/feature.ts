import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import { merchantOf, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { guestsOfLoyalty } from './account-changes.ts';
import { requireOfSession, requireOwnAccount } from './account-records.ts';
import { accountRoutes } from './account-routes.ts';
import { codeRoutes } from './code-routes.ts';
import * as operations from './contract/loyalty.ts';
import { loyaltyFollower } from './follow-order.ts';
import { forgetOldSessions } from './member-sessions.ts';
import { loyaltyMigrations } from './migrations.ts';
import { EXPIRE, expirePoints } from './move-points.ts';
import { createProgram, updateProgram } from './program-changes.ts';
import { findProgram, pageOfPrograms } from './program-records.ts';
import { findReward, pageOfRewards, presentReward } from './reward-records.ts';
import { deleteReward, issueReward } from './rewards.ts';
import { forgetOldSignIns } from './sign-ins.ts';
import { loyaltySimulations } from './simulations.ts';

const FORGET_EVERY_MS = 60 * 60_000;

export const loyalty: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  routes: (deps) => [
    ...programRoutes(deps),
    ...codeRoutes(deps),
    ...accountRoutes(deps),
    ...rewardRoutes(deps),
  ],
  orderFollower: loyaltyFollower,
  guestRecords: [guestsOfLoyalty],
  simulations: loyaltySimulations,
  timers: { [EXPIRE]: expirePoints },
  chores: [
    {
      name: 'loyalty.forget_sessions',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetOldSessions(db, clock.now()),
    },
    {
      name: 'loyalty.forget_sign_ins',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetOldSignIns(db, clock.now()),
    },
  ],
  migrations: loyaltyMigrations,
};

function programRoutes({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Route[] {
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

function rewardRoutes({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Route[] {
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
