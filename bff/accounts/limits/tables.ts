import type { Generated, Selectable } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { LimitRequestStatus } from './contract/limit-requests.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    limit_requests: LimitRequestsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    lrq: true;
  }
}

/** A partner's request for a higher rate limit, with the operator's answer. */
interface LimitRequestsTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  /** The lineage of keys, or the merchant, whose limit it is. */
  subject: string;
  key_id: string | null;
  merchant_id: string | null;
  per_minute: number;
  current_per_minute: number;
  granted_per_minute: number | null;
  reason: string;
  /** The person who asked on the console; `null` for a server. */
  asked_by: string | null;
  status: LimitRequestStatus;
  answer: string | null;
  decided_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
export type LimitRequestRow = Selectable<LimitRequestsTable>;

export const limitMigrations: Migrations = {
  '075-limit-requests': [
    `create table limit_requests (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      subject text not null,
      key_id text,
      merchant_id text,
      per_minute integer not null,
      current_per_minute integer not null,
      granted_per_minute integer,
      reason text not null,
      asked_by text,
      status text not null,
      answer text,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index limit_requests_of_owner on limit_requests (partner_id, environment, id)`,
    `create unique index limit_requests_open on limit_requests (subject) where status = 'open'`,
  ],
};
