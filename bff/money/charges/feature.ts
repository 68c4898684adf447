import type { Feature } from '../../core/feature.ts';
import { CHARGE_DUE } from '../../accounts/merchants/merchants.ts';
import { chargeRun, chargeMigrations } from './charge-run.ts';
import { rateRoutes } from './read-rates.ts';

export const charges: Feature = {
  routes: rateRoutes,
  migrations: chargeMigrations,
  timers: { [CHARGE_DUE]: chargeRun },
};
