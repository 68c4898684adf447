import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    partners: PartnersTable;
    partner_environments: PartnerEnvironmentsTable;
    keys: KeysTable;
    signing_keys: SigningKeysTable;
    link_keys: LinkKeysTable;
    first_steps: FirstStepsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    par: true;
    key: true;
  }
}

export interface PartnersTable extends RecordColumns {
  name: string;
  slug: string;
  status: 'sandbox' | 'published' | 'suspended';
}

/** A partner's settings of each environment. */
export interface PartnerEnvironmentsTable {
  partner_id: string;
  environment: EnvironmentName;
  name: string;
  origins: string[];
  /** The lead of the sandbox clock over real time, in milliseconds; digits. Always 0 in production. */
  clock_offset_ms: Generated<string>;
  /**
   * The last requested time of the sandbox clock, on that clock; work that was due until then has its time.
   */
  clock_goal_at: Date | null;
  /** The real time of that request. */
  clock_goal_set_at: Date | null;
}

export interface KeysTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  lineage: string;
  name: string;
  /** SHA-256 of the secret, base64url. The secret itself isn't stored. */
  secret_hash: string;
  last_four: string;
  capability: string[];
  api_version: string;
  /** Requests per minute, the same for all keys of a lineage; `null` for the default. */
  per_minute: number | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  /** To the minute; `null` if never. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface SigningKeysTable {
  kid: string;
  /** Private JWK as JSON. Set SIGNING_JWK to keep it out of the database. */
  jwk: string;
  created_at: Date;
}

/** The key of guests' links: one row. */
interface LinkKeysTable {
  id: number;
  /** 32 bytes, base64. */
  key: string;
  created_at: Date;
}

/** The time of a partner's first action of a kind in an environment. */
interface FirstStepsTable {
  partner_id: string;
  environment: EnvironmentName;
  step: 'docs_opened' | 'session_minted' | 'element_shown';
  at: Date;
}

export const identityMigrations: Migrations = {
  '003-limits': [
    `alter table keys add column per_minute integer`,
    `alter table merchants add column per_minute integer`,
  ],
  /**
   * A key's last use is not part of what is cached, so the feed ignores it: otherwise each node would read
   * the key again.
   */
  '009-key-last-used': [
    `alter table keys add column last_used_at timestamptz`,
    `drop trigger key_changed on keys`,
    `create trigger key_changed after update on keys for each row
      when (old.last_used_at is not distinct from new.last_used_at) execute function key_changed()`,
    `create trigger key_deleted after delete on keys for each row execute function key_changed()`,
  ],
  '011-first-steps': [
    `create table first_steps (
      partner_id text not null references partners,
      environment text not null,
      step text not null,
      at timestamptz not null,
      primary key (partner_id, environment, step))`,
  ],
  /** `key.expiring` is a timer. */
  '014-key-timers': [
    `insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
      select 'tmr_' || right(id, 26), partner_id, environment, 'key.expiring', id, expiry_notice_at, false
      from keys where expiry_notice_at is not null and revoked_at is null`,
    `alter table keys drop column expiry_notice_at`,
  ],
  '015-link-keys': [
    `create table link_keys (
      id integer primary key,
      key text not null,
      created_at timestamptz not null)`,
  ],
};
