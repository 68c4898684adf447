import type { Migrations } from './migrate.ts';

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

/** The first schema, of all features at that time, and the invalidation feed. */
export const databaseMigrations: Migrations = {
  '001-partners-keys-sessions-plants': [
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
  ],
  /**
   * Triggers write the invalidation feed, so that no change of a row can bypass it, even by the operator's
   * command line or psql. A new record is in no cache yet and writes no row, but a new key changes its
   * lineage.
   */
  '007-changes': [
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
    'create trigger line_grew after insert on keys for each row when (new.lineage <> new.id) execute ' +
      'function line_grew()',
    `create function merchant_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) values ('merchant', old.id);
      return null;
    end $$`,
    'create trigger merchant_changed after update or delete on merchants for each row execute ' +
      'function merchant_changed()',
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
  ],
  /**
   * A key's row is written twice, first small and then with the response: both fit on one page, so that no
   * index is written again.
   */
  '036-idempotency-writes': [
    compressedByLz4('idempotency_records', 'body'),
    `alter table idempotency_records set (fillfactor = 50)`,
  ],
};

/**
 * Returns a migration's statement that compresses a column's future values by LZ4, at about an eighth of the
 * CPU of PostgreSQL's own method and to the same size. A server that was built without LZ4 continues as
 * before.
 */
export function compressedByLz4(table: string, column: string): string {
  return `do $$ begin
      execute 'alter table ${table} alter column ${column} set compression lz4';
    exception when feature_not_supported or syntax_error then null;
    end $$`;
}
