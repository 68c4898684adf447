import type { Feature } from '../../core/feature.ts';
import { webhookInvariants } from './invariants.ts';
import { webhookMigrations } from './tables.ts';
import type { Webhooks } from './webhooks.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly webhooks: Webhooks;
  }
}

export const webhooks: Feature = {
  routes: ({ webhooks }) => webhooks.routes,
  simulations: {
    'endpoint.disabled': (work, { deps, caller }) => deps.webhooks.simulation.disableEndpoint(work, caller),
    ping: (work, { deps, caller }) => deps.webhooks.simulation.ping(work, caller),
  },
  migrations: webhookMigrations,
  invariants: webhookInvariants,
};
