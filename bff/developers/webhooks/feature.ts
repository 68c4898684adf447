import { sql } from 'kysely';
import type { Invariant } from '../../core/database/invariant.ts';
import type { Feature } from '../../core/feature.ts';
import { webhookMigrations } from './tables.ts';
import type { Webhooks } from './webhooks.ts';

const webhookInvariants: readonly Invariant[] = [
  {
    rule: 'A delivery that is pending has a next attempt.',
    faults: sql`
      select id, 'is pending after ' || attempts || ' attempts, without a next one' as fault
      from webhook_deliveries where state = 'pending' and next_attempt_at is null`,
  },
  {
    rule: 'A delivery is of an event that there is.',
    faults: sql`
      select d.id, 'is of ' || d.event_id || ', which is unknown' as fault
      from webhook_deliveries d
      where d.state = 'pending' and not exists (select from events e where e.id = d.event_id)`,
  },
];

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
