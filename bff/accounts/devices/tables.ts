import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { DeviceStatus } from './contract/device.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    devices: DevicesTable;
    device_codes: DeviceCodesTable;
    staff_pins: StaffPinsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    dev: true;
  }
}

/** Tries of a PIN, which are counted before they are compared. */
interface TriesColumns {
  /** Wrong ones in a row. */
  tries: Generated<number>;
  /** Until then no try is taken. */
  wait_until: Date | null;
}

/** A tablet that a merchant's staff shares. */
export interface DevicesTable extends TriesColumns {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  name: string;
  /** The only locations that it is for. */
  locations: string[] | null;
  status: DeviceStatus;
  /** SHA-256 of the code in the link, or of the cookie of the tablet whose code was typed. */
  claim_hash: string | null;
  expires_at: Date | null;
  /** SHA-256 of the cookie of an enrolled device; kept when it is revoked, to tell it so. */
  secret_hash: string | null;
  enrolled_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** The code that a tablet shows until somebody types it on the dashboard. */
export interface DeviceCodesTable {
  /** SHA-256 of the tablet's cookie. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  code: string;
  expires_at: Date;
}

/** The PIN of a person on a merchant's staff. It goes with the place on the staff. */
export interface StaffPinsTable extends TriesColumns {
  staff_id: string;
  /** scrypt of the PIN, base64url. */
  hash: string;
  salt: string;
  set_at: Date;
}

export const deviceMigrations: Migrations = {
  '071-devices': [
    `create table devices (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      name text not null,
      locations text[],
      status text not null,
      claim_hash text unique,
      expires_at timestamptz,
      secret_hash text unique,
      enrolled_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      tries integer not null default 0,
      wait_until timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index devices_of_merchant on devices (merchant_id, id)`,
    `create index devices_of_partner on devices (partner_id, environment, id)`,
    `create table device_codes (
      hash text primary key,
      partner_id text not null,
      environment text not null,
      code text not null,
      expires_at timestamptz not null)`,
    `create unique index device_codes_by_code on device_codes (partner_id, environment, code)`,
    `create table staff_pins (
      staff_id text primary key references staff on delete cascade,
      hash text not null,
      salt text not null,
      tries integer not null default 0,
      wait_until timestamptz,
      set_at timestamptz not null)`,
    `alter table staff add column locations text[]`,
  ],
};
