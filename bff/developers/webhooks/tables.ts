import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { AttemptError, DeliveryState } from './contract/deliveries.ts';
import type { DisabledReason } from './contract/endpoints.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import { compressedByLz4 } from '../../core/database/migrations.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_attempts: WebhookAttemptsTable;
    webhook_secret_keys: WebhookSecretKeysTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    whe: true;
    whd: true;
  }
}

export interface WebhookEndpointsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  url: string;
  description: string | null;
  /** `null` for every type. */
  events: string[] | null;
  api_version: string;
  /** Sealed rather than hashed, because signing needs it in clear. */
  secret: string;
  previous_secret: string | null;
  previous_secret_expires_at: Date | null;
  status: 'enabled' | 'disabled';
  disabled_reason: DisabledReason | null;
  /** The first failure after the last success, on its environment's clock, like the end of the overlap. */
  failing_since: Date | null;
  deleted_at: Date | null;
}

/**
 * One event for one endpoint, however often it is sent. Times are those of its environment; those of claims
 * are real.
 */
export interface WebhookDeliveriesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  endpoint_id: string;
  event_id: string;
  state: DeliveryState;
  /** The number of all attempts. */
  attempts: Generated<number>;
  /** Attempts made in the current schedule: a redelivery restarts it. */
  tries: Generated<number>;
  /** `null` if there is none. */
  next_attempt_at: Date | null;
  /** The end of one node's claim while it makes the attempt. */
  claimed_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface WebhookAttemptsTable {
  delivery_id: string;
  /** Starts at 1. */
  number: number;
  at: Date;
  /** HTTP status; `null` if there was no response. */
  status: number | null;
  duration_ms: number;
  error: AttemptError | null;
  /** The first bytes of the response. */
  response: string | null;
}

interface WebhookSecretKeysTable {
  /** Always 1: there is a single row. */
  id: number;
  /** 32 bytes, base64. Set WEBHOOK_SECRETS_KEY to keep it out of the database. */
  key: string;
  created_at: Date;
}

const RECORD = `
  version integer not null default 1,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null`;

export const webhookMigrations: Migrations = {
  '002-events': [
    `create table events (
      id text primary key,
      type text not null,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text,
      data text not null,
      created_at timestamptz not null)`,
    `create index events_of_partner on events (partner_id, environment, id)`,
  ],
  '004-webhooks': [
    `alter table events add column dispatched_at timestamptz`,
    `update events set dispatched_at = created_at`,
    `create index events_to_dispatch on events (id) where dispatched_at is null`,
    `create table webhook_endpoints (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      url text not null,
      description text,
      events text[],
      api_version text not null,
      secret text not null,
      previous_secret text,
      previous_secret_expires_at timestamptz,
      status text not null,
      disabled_reason text,
      failing_since timestamptz,
      deleted_at timestamptz,${RECORD})`,
    `create index webhook_endpoints_of_partner on webhook_endpoints (partner_id, environment, id)`,
    `create table webhook_deliveries (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      endpoint_id text not null references webhook_endpoints,
      event_id text not null references events,
      state text not null,
      attempts integer not null default 0,
      tries integer not null default 0,
      next_attempt_at timestamptz,
      queued_until timestamptz,
      claimed_until timestamptz,
      skipped_ms bigint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (event_id, endpoint_id))`,
    `create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id)`,
    `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'pending'`,
    `create table webhook_attempts (
      delivery_id text not null references webhook_deliveries on delete cascade,
      number integer not null,
      at timestamptz not null,
      status integer,
      duration_ms integer not null,
      error text,
      response text,
      primary key (delivery_id, number))`,
    `create table webhook_secret_keys (
      id integer primary key,
      key text not null,
      created_at timestamptz not null)`,
  ],
  '037-event-writes': [compressedByLz4('events', 'data')],
  // Two steps, because a default that is computed for each row would rewrite every existing row.
  '050-event-streams': [
    `alter table events add column recorded_in xid8`,
    `alter table events alter column recorded_in set default pg_current_xact_id()`,
    `create index events_of_merchant on events (merchant_id, recorded_in) where merchant_id is not null`,
  ],
  // The column queued_until and the schema of the queue stay for a while: nodes of the previous version still
  // use them.
  '055-webhook-claims': [
    // A delivery is written two or three times in quick succession: that fits on one page.
    `alter table webhook_deliveries set (fillfactor = 70)`,
  ],
};
