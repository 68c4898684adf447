import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { AttemptError, DeliveryState } from './contract/deliveries.ts';
import type { DisabledReason } from './contract/endpoints.ts';
import type { RecordColumns } from '../../core/database/tables.ts';

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
  /** null: every type. */
  events: string[] | null;
  api_version: string;
  /** Sealed: signing needs it in clear, so it can't be a hash. */
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
 * One event for one endpoint, however often it is sent. Times are its environment's; those of claims are real.
 */
export interface WebhookDeliveriesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  endpoint_id: string;
  event_id: string;
  state: DeliveryState;
  /** Attempts made, ever. */
  attempts: Generated<number>;
  /** Attempts made in the present schedule: a redelivery restarts it. */
  tries: Generated<number>;
  /** null if there is none. */
  next_attempt_at: Date | null;
  /** Until then, the attempt is under way on one node. */
  claimed_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface WebhookAttemptsTable {
  delivery_id: string;
  /** From 1. */
  number: number;
  at: Date;
  /** HTTP status; null if there was no response. */
  status: number | null;
  duration_ms: number;
  error: AttemptError | null;
  /** The first bytes of the response. */
  response: string | null;
}

export interface WebhookSecretKeysTable {
  /** Always 1: there is only one. */
  id: number;
  /** 32 bytes, base64. Set WEBHOOK_SECRETS_KEY to keep it out of the database. */
  key: string;
  created_at: Date;
}
