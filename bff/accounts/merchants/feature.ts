import type { Feature } from '../../core/feature.ts';
import { merchantRoutes } from './merchant-routes.ts';
import { merchantMigrations } from './tables.ts';
import { accountTimers, scheduleAccount } from './processor-account.ts';
import { merchantTimers } from './review.ts';
import { merchantSimulations } from './simulations.ts';

export const merchants: Feature = {
  routes: ({ db, clock, invalidateMerchant, requireSettled, banks, processors }) =>
    merchantRoutes({
      db,
      clock,
      requireSettled,
      invalidate: invalidateMerchant,
      scheduleAccount: (trx, owner, id, now) => scheduleAccount(trx, processors, owner, id, now),
      isBankConnected: ({ environment }) => banks[environment] !== undefined,
    }),
  simulations: merchantSimulations,
  timers: { ...merchantTimers, ...accountTimers },
  migrations: merchantMigrations,
};
