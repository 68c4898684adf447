import type { Feature } from '../../core/feature.ts';
import { keyTimers } from './keys/expiry-notices.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { keySimulations } from './keys/simulations.ts';
import { identityMigrations } from './migrations.ts';
import { partnerRoutes } from './partners/partner-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

/** Partners, keys and sessions. */
export const identity: Feature = {
  routes: (deps) => [
    ...sessionRoutes(deps),
    ...partnerRoutes(deps),
    ...keyRoutes({ ...deps, directory: deps.keys }),
  ],
  simulations: keySimulations,
  timers: keyTimers,
  migrations: identityMigrations,
};
