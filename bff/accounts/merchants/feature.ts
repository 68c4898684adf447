import type { Feature } from '../../core/feature.ts';
import { merchantRoutes } from './merchant-routes.ts';
import { merchantMigrations } from './tables.ts';
import { merchantTimers } from './review.ts';
import { merchantSimulations } from './simulations.ts';

export const merchants: Feature = {
  routes: ({ db, clock, invalidateMerchant, requireSettled, banks }) =>
    merchantRoutes({
      db,
      clock,
      requireSettled,
      invalidate: invalidateMerchant,
      isBankConnected: ({ environment }) => banks[environment] !== undefined,
    }),
  simulations: merchantSimulations,
  timers: merchantTimers,
  migrations: merchantMigrations,
};
