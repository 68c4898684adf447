import type { Migrations } from '../../core/database/migrate.ts';
import type { Feature } from '../../core/feature.ts';
import { sandboxRoutes, simulatePlant } from './sandbox.ts';

const AHEAD = `(select clock_offset_ms * interval '1 ms' from partner_environments own
  where own.partner_id = it.partner_id and own.environment = it.environment and own.clock_offset_ms > 0)`;

const sandboxMigrations: Migrations = {
  '005-sandbox': [
    `alter table partner_environments add column clock_offset_ms bigint not null default 0`,
    `alter table keys add column expiry_notice_at timestamptz`,
    `create index keys_expiry_notice on keys (expiry_notice_at) where expiry_notice_at is not null`,
    `alter table events add column cause text`,
    `create unique index events_cause on events (cause) where cause is not null`,
    `alter table events drop constraint events_partner_id_fkey`,
  ],
  /**
   * Deliveries, failing endpoints and overlaps of their secrets use their environment's clock. Before, they
   * used real time, and moving a sandbox clock changed them.
   */
  '010-clock-steps': [
    `alter table partner_environments
      add column clock_goal_at timestamptz,
      add column clock_goal_set_at timestamptz`,
    `update webhook_deliveries it
      set next_attempt_at = next_attempt_at + ${AHEAD} - skipped_ms * interval '1 ms'
      where state = 'pending' and ${AHEAD} is not null`,
    `update webhook_endpoints it set failing_since = failing_since + ${AHEAD},
      previous_secret_expires_at = previous_secret_expires_at + ${AHEAD} where ${AHEAD} is not null`,
    `alter table webhook_deliveries drop column skipped_ms`,
    `create index webhook_deliveries_due_of_partner on webhook_deliveries
      (partner_id, environment, next_attempt_at) where state = 'pending'`,
    `create index webhook_endpoints_failing on webhook_endpoints (failing_since)
      where status = 'enabled' and failing_since is not null`,
  ],
};

export const sandbox: Feature = {
  routes: sandboxRoutes,
  simulations: { 'plant.created': simulatePlant },
  migrations: sandboxMigrations,
};
