import type { Feature } from '../feature.ts';
import { merchantRoutes } from './merchant-routes.ts';
import { merchantMigrations } from './migrations.ts';
import { merchantSimulations } from './simulations.ts';

export const merchants: Feature = {
  routes: ({ db, clock, invalidateMerchant }) =>
    merchantRoutes({ db, clock, invalidate: invalidateMerchant }),
  simulations: merchantSimulations,
  migrations: merchantMigrations,
};
