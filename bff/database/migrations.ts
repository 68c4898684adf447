import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every change of the schema, in order; a released one is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-partners-keys-sessions-plants': {
    up: (db) => run(db, FIRST),
  },
  '002-events': {
    up: (db) => run(db, EVENTS),
  },
  '003-limits': {
    up: (db) => run(db, LIMITS),
  },
  '004-webhooks': {
    up: (db) => run(db, WEBHOOKS),
  },
  '005-sandbox': {
    up: (db) => run(db, SANDBOX),
  },
  '006-console': {
    up: (db) => run(db, CONSOLE),
  },
  '007-changes': {
    up: (db) => run(db, CHANGES),
  },
  '008-merchant-records': {
    up: (db) => run(db, MERCHANT_RECORDS),
  },
  '009-key-last-used': {
    up: (db) => run(db, KEY_LAST_USED),
  },
  '010-clock-steps': {
    up: (db) => run(db, CLOCK_STEPS),
  },
  '011-first-steps': {
    up: (db) => run(db, FIRST_STEPS),
  },
  '012-hosted-return': {
    up: (db) => run(db, HOSTED_RETURN),
  },
};

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const RECORD = `
  version integer not null default 1,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null`;

const HOSTED_GRANT = `
  hash text primary key,
  partner_id text not null references partners,
  environment text not null,
  merchant_id text not null references merchants,
  key_id text not null references keys,
  lineage text not null,
  surface text not null,
  scopes text[] not null,
  expires_at timestamptz not null`;

const FIRST: readonly string[] = [
  `create table partners (
    id text primary key,
    name text not null,
    slug text not null unique,
    status text not null,${RECORD})`,
  `create table partner_environments (
    partner_id text not null references partners,
    environment text not null,
    name text not null unique,
    origins text[] not null default '{}',
    primary key (partner_id, environment))`,
  `create index partner_environments_origins on partner_environments using gin (origins)`,
  `create table merchants (
    id text primary key,
    partner_id text not null references partners,
    environment text not null,
    display_name text not null,
    legal_name text not null,
    country text not null,
    currency text not null,
    timezone text not null,
    status text not null,${RECORD})`,
  `create index merchants_of_partner on merchants (partner_id, environment, id)`,
  `create table keys (
    id text primary key,
    partner_id text not null references partners,
    environment text not null,
    lineage text not null,
    name text not null,
    secret_hash text not null unique,
    last_four text not null,
    capability text[] not null,
    api_version text not null,
    expires_at timestamptz,
    revoked_at timestamptz,${RECORD})`,
  `create index keys_of_partner on keys (partner_id, environment, id)`,
  `create index keys_of_lineage on keys (lineage)`,
  `create table signing_keys (
    kid text primary key,
    jwk text not null,
    created_at timestamptz not null)`,
  `create table idempotency_records (
    id text primary key,
    fingerprint text not null,
    status integer,
    body text,
    held_until timestamptz not null,
    expires_at timestamptz not null)`,
  `create index idempotency_records_expiry on idempotency_records (expires_at)`,
  `create table hosted_links (${HOSTED_GRANT},
    used_at timestamptz)`,
  `create table hosted_sessions (${HOSTED_GRANT},
    created_at timestamptz not null,
    notice text)`,
  `create table plants (
    merchant text not null,
    id bigint not null,
    name text not null,
    tag text,
    created_at timestamptz not null,
    primary key (merchant, id))`,
  `create table plant_answers (
    merchant text not null,
    idempotency_key text not null,
    fingerprint text not null,
    status integer not null,
    body text not null,
    created_at timestamptz not null,
    primary key (merchant, idempotency_key))`,
  `create index plant_answers_age on plant_answers (created_at)`,
  `create table plant_api_credentials (
    hash text primary key,
    created_at timestamptz not null)`,
];

const EVENTS: readonly string[] = [
  `create table events (
    id text primary key,
    type text not null,
    partner_id text not null references partners,
    environment text not null,
    merchant_id text,
    data text not null,
    created_at timestamptz not null)`,
  `create index events_of_partner on events (partner_id, environment, id)`,
];

const LIMITS: readonly string[] = [
  `alter table keys add column per_minute integer`,
  `alter table merchants add column per_minute integer`,
];

const WEBHOOKS: readonly string[] = [
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
];

const SANDBOX: readonly string[] = [
  `alter table partner_environments add column clock_offset_ms bigint not null default 0`,
  `alter table keys add column expiry_notice_at timestamptz`,
  `create index keys_expiry_notice on keys (expiry_notice_at) where expiry_notice_at is not null`,
  `alter table events add column cause text`,
  `create unique index events_cause on events (cause) where cause is not null`,
  `alter table events drop constraint events_partner_id_fkey`,
];

const CONSOLE: readonly string[] = [
  `create table console_links (
    hash text primary key,
    partner_id text not null references partners,
    environment text not null,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create table console_sessions (
    hash text primary key,
    id text not null unique,
    partner_id text not null references partners,
    environment text not null,
    opened_in text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null)`,
];

/**
 * The feed of changes.ts. Triggers write it, so that nobody who changes a row can forget to: not the operator's command line, not
 * a person with psql. A record that is new is remembered by nobody yet and makes no row, but a new key changes its line.
 */
const CHANGES: readonly string[] = [
  `create table changes (
    xid xid8 not null default pg_current_xact_id(),
    kind text not null,
    subject text not null,
    changed_at timestamptz not null default clock_timestamp())`,
  `create index changes_by_transaction on changes (xid)`,
  `create index changes_by_age on changes (changed_at)`,
  `create function key_changed() returns trigger language plpgsql as $$ begin
    insert into changes (kind, subject) values ('key', old.secret_hash), ('line', old.lineage);
    return null;
  end $$`,
  `create trigger key_changed after update or delete on keys for each row execute function key_changed()`,
  `create function line_grew() returns trigger language plpgsql as $$ begin
    insert into changes (kind, subject) values ('line', new.lineage);
    return null;
  end $$`,
  `create trigger line_grew after insert on keys for each row when (new.lineage <> new.id) execute function line_grew()`,
  `create function merchant_changed() returns trigger language plpgsql as $$ begin
    insert into changes (kind, subject) values ('merchant', old.id);
    return null;
  end $$`,
  `create trigger merchant_changed after update or delete on merchants for each row execute function merchant_changed()`,
  `create function environment_changed() returns trigger language plpgsql as $$ begin
    insert into changes (kind, subject) values ('partner', coalesce(new.partner_id, old.partner_id));
    insert into changes (kind, subject) select 'origin', origin from (
      (select unnest(old.origins) except select unnest(new.origins))
      union (select unnest(new.origins) except select unnest(old.origins))) as moved (origin);
    return null;
  end $$`,
  `create trigger environment_changed after insert or update or delete on partner_environments
    for each row execute function environment_changed()`,
  `create function plant_api_credential_changed() returns trigger language plpgsql as $$ begin
    insert into changes (kind, subject) values ('plant_api_credential', old.hash);
    return null;
  end $$`,
  `create trigger plant_api_credential_changed after delete on plant_api_credentials
    for each row execute function plant_api_credential_changed()`,
];

/** A merchant that is there already gets the slug of its name and the end of its id, which no other of its partner has. */
const MERCHANT_RECORDS: readonly string[] = [
  `alter table merchants
    add column slug text,
    add column language text,
    add column support jsonb not null default '{}',
    add column address jsonb not null default '{}',
    add column business jsonb not null default '{}',
    add column plan text`,
  `update merchants set slug = coalesce(nullif(trim(both '-' from left(trim(both '-' from
    regexp_replace(lower(display_name), '[^a-z0-9]+', '-', 'g')), 40)), ''), 'merchant') || '-' || lower(right(id, 10))`,
  `alter table merchants alter column slug set not null`,
  `create unique index merchants_slug on merchants (partner_id, environment, slug)`,
  `create index merchants_by_status on merchants (partner_id, environment, status, id)`,
  `create index merchants_by_plan on merchants (partner_id, environment, plan, id) where plan is not null`,
];

/** That a key was used changes nothing that is remembered of it, so the feed is not told: each node would read the key again. */
const KEY_LAST_USED: readonly string[] = [
  `alter table keys add column last_used_at timestamptz`,
  `drop trigger key_changed on keys`,
  `create trigger key_changed after update on keys for each row
    when (old.last_used_at is not distinct from new.last_used_at) execute function key_changed()`,
  `create trigger key_deleted after delete on keys for each row execute function key_changed()`,
];

/**
 * Deliveries, the failing of endpoints and overlaps of their secrets go by their environment's clock; until now they went by the
 * real time, and moving a sandbox's clock moved them.
 */
const AHEAD = `(select clock_offset_ms * interval '1 ms' from partner_environments own
  where own.partner_id = it.partner_id and own.environment = it.environment and own.clock_offset_ms > 0)`;
const CLOCK_STEPS: readonly string[] = [
  `alter table partner_environments
    add column clock_goal_at timestamptz,
    add column clock_goal_set_at timestamptz`,
  `update webhook_deliveries it set next_attempt_at = next_attempt_at + ${AHEAD} - skipped_ms * interval '1 ms'
    where state = 'pending' and ${AHEAD} is not null`,
  `update webhook_endpoints it set failing_since = failing_since + ${AHEAD},
    previous_secret_expires_at = previous_secret_expires_at + ${AHEAD} where ${AHEAD} is not null`,
  `alter table webhook_deliveries drop column skipped_ms`,
  `create index webhook_deliveries_due_of_partner on webhook_deliveries (partner_id, environment, next_attempt_at)
    where state = 'pending'`,
  `create index webhook_endpoints_failing on webhook_endpoints (failing_since)
    where status = 'enabled' and failing_since is not null`,
];

const FIRST_STEPS: readonly string[] = [
  `create table first_steps (
    partner_id text not null references partners,
    environment text not null,
    step text not null,
    at timestamptz not null,
    primary key (partner_id, environment, step))`,
];

const HOSTED_RETURN: readonly string[] = [
  `alter table hosted_links add column return_url text`,
  `alter table hosted_sessions add column return_url text`,
];
