import type { Feature } from '../../core/feature.ts';
import { accountRoutes } from './account-routes.ts';
import { guestsOfLoyalty } from './account-changes.ts';
import { codeRoutes } from './code-routes.ts';
import { expirePoints, EXPIRE } from './move-points.ts';
import { loyaltyFollower } from './follow-order.ts';
import { loyaltyMigrations } from './migrations.ts';
import { programRoutes, rewardRoutes } from './program-routes.ts';
import { loyaltySimulations } from './simulations.ts';
import { forgetOldSessions } from './member-sessions.ts';
import { forgetOldSignIns } from './sign-ins.ts';

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
