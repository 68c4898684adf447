import type { Migrations } from '../../core/database/migrate.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    cli_logins: CliLoginsTable;
    request_log: RequestLogTable;
  }
}

/** A login of the command line, from its codes to its key. Deleted when it is claimed. */
export interface CliLoginsTable {
  /** SHA-256 of the device code. */
  hash: string;
  /** SHA-256 of the code that a person types. */
  user_code_hash: string;
  computer: string;
  /** The address that asked. */
  network: string;
  state: 'waiting' | 'approved' | 'denied';
  partner_id: string | null;
  /** Who approved it; `null` for a session that the operator's link opened. */
  person_id: string | null;
  sso_partner_id: string | null;
  /** Seconds between two claims. */
  pause_seconds: number;
  claimed_at: Date | null;
  created_at: Date;
  expires_at: Date;
}

/** A finished request of a sandbox. */
export interface RequestLogTable {
  /** The `Request-Id`. */
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  method: string;
  operation: string;
  status: number;
  error: number | null;
  duration_ms: number;
  key_id: string;
  merchant_id: string | null;
  created_at: Date;
}

export const cliMigrations: Migrations = {
  '097-cli': [
    `create table cli_logins (
      hash text primary key,
      user_code_hash text not null unique,
      computer text not null,
      network text not null,
      state text not null,
      partner_id text references partners,
      person_id text references persons on delete cascade,
      sso_partner_id text,
      pause_seconds integer not null,
      claimed_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    `create table request_log (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      method text not null,
      operation text not null,
      status integer not null,
      error integer,
      duration_ms integer not null,
      key_id text not null,
      merchant_id text,
      created_at timestamptz not null)`,
    `create index request_log_of_partner on request_log (partner_id, environment, id)`,
    `create index request_log_by_age on request_log (created_at)`,
  ],
};
