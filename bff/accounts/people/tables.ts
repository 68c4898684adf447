import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { Role } from './contract/roles.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    persons: PersonsTable;
    members: MembersTable;
    sign_in_requests: SignInRequestsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    usr: true;
    mbr: true;
  }
}

/** People who sign in. One person may be on several teams. */
interface PersonsTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  name: string | null;
  /** The language of emails; `null` for that of the browser. */
  language: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A person on a partner's team, in both environments. */
export interface MembersTable {
  id: string;
  partner_id: string;
  /** `null` until the invitation is accepted. */
  person_id: string | null;
  email: string;
  name: string | null;
  role: Role;
  status: 'invited' | 'active';
  /** The end of an invitation. */
  expires_at: Date | null;
  /** To the minute. */
  last_active_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** A sign-in that waits for the link or the code of its email. */
interface SignInRequestsTable {
  /** SHA-256 of the secret in the link. */
  hash: string;
  /** SHA-256 of the link's hash and the code. */
  code_hash: string;
  /** SHA-256 of the secret of the browser that began it. */
  browser_hash: string;
  email: string;
  /** The partner and the environment of the site where it began; `null` for the console. */
  partner_id: string | null;
  environment: EnvironmentName | null;
  /** The company of a sign-up; `null` for a sign-in. */
  company: string | null;
  /** The path to open afterwards. */
  next: string | null;
  /** How many codes were tried. */
  tries: number;
  created_at: Date;
  expires_at: Date;
  /** Set when it was used, or another one took its place. */
  ended_at: Date | null;
}

export const peopleMigrations: Migrations = {
  '062-people': [
    `create table persons (
      id text primary key,
      email text not null unique,
      name text,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create table members (
      id text primary key,
      partner_id text not null references partners,
      person_id text references persons,
      email text not null,
      name text,
      role text not null,
      status text not null,
      expires_at timestamptz,
      last_active_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create unique index members_email on members (partner_id, email)`,
    `create index members_of_email on members (email)`,
    `create table sign_in_requests (
      hash text primary key,
      code_hash text not null,
      browser_hash text not null,
      email text not null,
      company text,
      next text,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz)`,
    `create index sign_in_requests_of_email on sign_in_requests (email)`,
    `create index sign_in_requests_of_browser on sign_in_requests (browser_hash)`,
  ],
  '065-sign-in-sites': [
    `alter table sign_in_requests add column partner_id text`,
    `alter table sign_in_requests add column environment text`,
  ],
};
