import type { Selectable } from 'kysely';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    operators: OperatorsTable;
    operator_sessions: OperatorSessionsTable;
    sign_up_requests: SignUpRequestsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    opr: true;
    ops: true;
    sur: true;
  }
}

/** People who run the platform. */
interface OperatorsTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  /** `null` until the invitation is accepted. */
  person_id: string | null;
  status: 'invited' | 'active';
  /** The end of an invitation. */
  expires_at: Date | null;
  /** To the minute. */
  last_active_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
export type OperatorRow = Selectable<OperatorsTable>;

/** Sessions of the operator's console. */
interface OperatorSessionsTable {
  /** SHA-256 of the cookie. */
  hash: string;
  id: string;
  operator_id: string;
  /** The last request, to the minute. */
  seen_at: Date;
  browser: string | null;
  network: string | null;
  /** When the person last proved who they are. */
  proved_at: Date;
  created_at: Date;
  expires_at: Date;
}
export type OperatorSessionRow = Selectable<OperatorSessionsTable>;

export type SignUpStatus = 'invited' | 'waiting' | 'approved' | 'refused';

/** A company that asks for a sandbox where the operator decides, or that the operator has invited. */
interface SignUpRequestsTable {
  id: string;
  /** `null` until an invited person has named it. */
  company: string | null;
  /** Lower case. Its owner has proved it, unless the request is an invitation. */
  email: string;
  person_id: string | null;
  status: SignUpStatus;
  /** The end of an invitation. */
  expires_at: Date | null;
  /** The operator's reason for a refusal. */
  answer: string | null;
  /** The partner that was made of it. */
  partner_id: string | null;
  created_at: Date;
  updated_at: Date;
}
export type SignUpRequestRow = Selectable<SignUpRequestsTable>;

export const operatorMigrations: Migrations = {
  '076-operators': [
    `create table operators (
      id text primary key,
      email text not null unique,
      person_id text references persons,
      status text not null,
      expires_at timestamptz,
      last_active_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create table operator_sessions (
      hash text primary key,
      id text not null unique,
      operator_id text not null references operators on delete cascade,
      seen_at timestamptz not null,
      browser text,
      network text,
      proved_at timestamptz not null,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    `create index operator_sessions_of_operator on operator_sessions (operator_id)`,
    `create table sign_up_requests (
      id text primary key,
      company text,
      email text not null,
      person_id text references persons,
      status text not null,
      expires_at timestamptz,
      answer text,
      partner_id text references partners,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    'create unique index sign_up_requests_open on sign_up_requests (email) where status in ' +
      `('invited', 'waiting')`,
  ],
};
