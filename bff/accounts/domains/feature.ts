import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { domainRoutes, checkNow, targetOf } from './domain-routes.ts';

import type { DomainLookup } from './domains.ts';
import { domainMigrations } from './domain-records.ts';
import { domainSimulations } from './simulations.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { DOMAIN_CHECK, AGAIN_MS } from './settle-check.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly domainLookup: DomainLookup;
  }
}

/** Each verified domain is looked up once a day. */
const domainTimers: TimerHandlers<FeatureDeps> = {
  [DOMAIN_CHECK]: {
    outside: async ({ deps, owner, record }) => {
      try {
        const row = await checkNow(deps, owner, record, await targetOf(deps, deps.db, owner));
        if (row?.status !== 'verified') return 'done';
        const hours = row.failure?.code === 'dns_unreachable' ? 1 : 24;
        return { againAt: new Date(deps.clock.now() + hours * AGAIN_MS) };
      } catch (error) {
        // The domain was removed.
        if (error instanceof ApiError && error.code === 'not_found') return 'done';
        throw error;
      }
    },
  },
};

export const domains: Feature = {
  routes: domainRoutes,
  timers: domainTimers,
  simulations: domainSimulations,
  migrations: domainMigrations,
};
