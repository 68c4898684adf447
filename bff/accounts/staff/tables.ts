import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { StaffRole } from './contract/roles.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    staff: StaffTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    stf: true;
  }
}

/** A person on the staff of a merchant. One person may be on the staff of several. */
export interface StaffTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  /** `null` until the invitation is accepted. */
  person_id: string | null;
  /** Lower case, unique for a merchant. */
  email: string;
  name: string | null;
  role: StaffRole;
  /** The only locations where the person works; `null` for all. */
  locations: string[] | null;
  status: 'invited' | 'active';
  /** The end of an invitation. */
  expires_at: Date | null;
  /** To the minute. */
  last_active_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export const staffMigrations: Migrations = {
  '066-staff': [
    `create table staff (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
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
    `create unique index staff_email on staff (merchant_id, email)`,
    `create index staff_of_email on staff (email)`,
    `create index staff_of_person on staff (person_id)`,
  ],
};
