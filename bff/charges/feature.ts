import type { Feature } from '../feature.ts';
import { CHARGE_DUE } from '../merchants/merchants.ts';
import { chargeRun } from './charge-run.ts';
import { chargeMigrations } from './migrations.ts';
import { rateRoutes } from './rate-routes.ts';

export const charges: Feature = {
  routes: rateRoutes,
  migrations: chargeMigrations,
  timers: { [CHARGE_DUE]: chargeRun },
  merchantPanel: async () => (await import('./console/panel.ts')).ratesPanel,
};
