import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { MerchantStatus } from '../contract/merchants.ts';
import type { AttemptError, DeliveryState } from '../contract/webhook-deliveries.ts';
import type { DisabledReason } from '../contract/webhooks.ts';

/** The shape of the store. int8 comes back as a digit string, timestamps as Date; `jsonb` as plain values. */
export interface Tables {
  partners: PartnersTable;
  partner_environments: PartnerEnvironmentsTable;
  merchants: MerchantsTable;
  keys: KeysTable;
  signing_keys: SigningKeysTable;
  idempotency_records: IdempotencyRecordsTable;
  events: EventsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
  webhook_secret_keys: WebhookSecretKeysTable;
  hosted_links: HostedLinksTable;
  hosted_sessions: HostedSessionsTable;
  console_links: ConsoleLinksTable;
  console_sessions: ConsoleSessionsTable;
  first_steps: FirstStepsTable;
  plants: PlantsTable;
  plant_answers: PlantAnswersTable;
  plant_api_credentials: PlantApiCredentialsTable;
}

type Metadata = ColumnType<Record<string, string>, string | undefined, string>;

type Parts = ColumnType<Record<string, string>, string | undefined, string>;

interface RecordColumns {
  id: string;
  version: Generated<number>;
  metadata: Metadata;
  created_at: Date;
  updated_at: Date;
}

export interface PartnersTable extends RecordColumns {
  name: string;
  slug: string;
  status: 'sandbox' | 'published' | 'suspended';
}

/** What a partner sets for each environment by itself. */
export interface PartnerEnvironmentsTable {
  partner_id: string;
  environment: EnvironmentName;
  name: string;
  origins: string[];
  /** How far the sandbox's clock is ahead of the real time, in milliseconds; digits. Always 0 in production. */
  clock_offset_ms: Generated<string>;
  /** Where the sandbox's clock was last asked to go, on that clock; what was due until then has its own time. */
  clock_goal_at: Date | null;
  /** The real time of that. */
  clock_goal_set_at: Date | null;
}

export interface MerchantsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  display_name: string;
  legal_name: string;
  country: string;
  currency: string;
  timezone: string;
  /** Its name in addresses; of one partner in one environment no two have the same. */
  slug: string;
  /** BCP 47. */
  language: string | null;
  /** Only what is known; the rest is left out. */
  support: Parts;
  address: Parts;
  business: Parts;
  plan: string | null;
  status: MerchantStatus;
  /** Requests a minute; null: the default. */
  per_minute: number | null;
}

export interface KeysTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  lineage: string;
  name: string;
  /** SHA-256 of the secret, base64url. The secret itself is nowhere. */
  secret_hash: string;
  last_four: string;
  capability: string[];
  api_version: string;
  /** Requests a minute, the same for all keys of a line; null: the default. */
  per_minute: number | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  /** To the minute; null: never. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its partner is to be told that it will end; null where it has no end, or was told. */
  expiry_notice_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SigningKeysTable {
  kid: string;
  /** Private JWK as JSON. Set SIGNING_JWK to keep it out of the database. */
  jwk: string;
  created_at: Date;
}

export interface IdempotencyRecordsTable {
  id: string;
  fingerprint: string;
  /** null while the request runs. */
  status: number | null;
  body: string | null;
  /** Until when the running request may hold the reservation. */
  held_until: Date;
  expires_at: Date;
}

/** What happened, written in the transaction that did it. */
export interface EventsTable {
  id: string;
  type: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string | null;
  /** The record as it was then, in the newest version. JSON. */
  data: string;
  created_at: Date;
  /** What it may be written for only once; null where the transaction of the change sees to that. */
  cause: ColumnType<string | null, string | null | undefined, never>;
  /** When its deliveries were made; null while that is to be done. */
  dispatched_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface WebhookEndpointsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  url: string;
  description: string | null;
  /** null: every type. */
  events: string[] | null;
  api_version: string;
  /** Sealed: what signs must be had again, so it cannot be a hash. */
  secret: string;
  previous_secret: string | null;
  previous_secret_expires_at: Date | null;
  status: 'enabled' | 'disabled';
  disabled_reason: DisabledReason | null;
  /** The first failure after the last success, on its environment's clock, as the end of the overlap is. */
  failing_since: Date | null;
  deleted_at: Date | null;
}

/** One event for one endpoint, however often it is sent. Times are its environment's; those of the queue and claims are real. */
export interface WebhookDeliveriesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  endpoint_id: string;
  event_id: string;
  state: DeliveryState;
  /** Attempts made, ever. */
  attempts: Generated<number>;
  /** Attempts made of the present schedule: a redelivery starts it anew. */
  tries: Generated<number>;
  /** null when none is to come. */
  next_attempt_at: Date | null;
  /** Until then a job in the queue stands for the next attempt. */
  queued_until: Date | null;
  /** Until then the attempt is under way on one node. */
  claimed_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface WebhookAttemptsTable {
  delivery_id: string;
  /** From 1. */
  number: number;
  at: Date;
  /** HTTP status; null where there was no answer. */
  status: number | null;
  duration_ms: number;
  error: AttemptError | null;
  /** The first bytes of the answer. */
  response: string | null;
}

export interface WebhookSecretKeysTable {
  /** Always 1: there is one. */
  id: number;
  /** 32 bytes, base64. Set WEBHOOK_SECRETS_KEY to keep it out of the database. */
  key: string;
  created_at: Date;
}

/** Columns that say what a hosted page may do, and for whom. */
interface HostedGrantColumns {
  /** SHA-256 of the code in the link, or of the cookie. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  key_id: string;
  lineage: string;
  surface: string;
  scopes: string[];
  expires_at: Date;
  /** Where the way back leads, on an origin of the partner; null: there is none. */
  return_url: string | null;
}

export interface HostedLinksTable extends HostedGrantColumns {
  used_at: Date | null;
}

export interface HostedSessionsTable extends HostedGrantColumns {
  created_at: Date;
  /** Said once on the next page: what was just done. JSON. */
  notice: string | null;
}

export interface ConsoleLinksTable {
  /** SHA-256 of the code in the link. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  expires_at: Date;
  used_at: Date | null;
}

export interface ConsoleSessionsTable {
  /** SHA-256 of the cookie. */
  hash: string;
  /** Names it in the log and counts its quota. */
  id: string;
  partner_id: string;
  /** Where it acts now. */
  environment: EnvironmentName;
  /** What its link was for: one of the sandbox may go on to production, as a sandbox key may, and not the other way. */
  opened_in: EnvironmentName;
  created_at: Date;
  expires_at: Date;
}

export interface PlantsTable {
  merchant: string;
  id: string;
  name: string;
  tag: string | null;
  created_at: Date;
}

/** Answers of the plant API to idempotent requests, written with the plant itself. */
export interface PlantAnswersTable {
  merchant: string;
  idempotency_key: string;
  fingerprint: string;
  status: number;
  body: string;
  created_at: Date;
}

export interface PlantApiCredentialsTable {
  /** SHA-256 of the bearer credential, base64url. */
  hash: string;
  created_at: Date;
}

/** What a partner did for the first time in an environment, and when. */
export interface FirstStepsTable {
  partner_id: string;
  environment: EnvironmentName;
  step: 'docs_opened' | 'session_minted' | 'element_shown';
  at: Date;
}
