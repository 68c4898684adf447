import type { Feature } from '../../core/feature.ts';
import { domainRoutes } from './domain-routes.ts';
import { domainTimers } from './domain-timers.ts';
import type { DomainLookup } from './domains.ts';
import { domainMigrations } from './migrations.ts';
import { domainSimulations } from './simulations.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly domainLookup: DomainLookup;
  }
}

export const domains: Feature = {
  routes: domainRoutes,
  timers: domainTimers,
  simulations: domainSimulations,
  migrations: domainMigrations,
};
