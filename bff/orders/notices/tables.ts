import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { NoticeName } from './contract/message-names.ts';
import type { StoredChoices } from './settings-records.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    notices: NoticesTable;
    notification_settings: NotificationSettingsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    ntc: true;
  }
}

/**
 * The messages that steps of records cause: one for each record, step and group of readers. Who they are and
 * what is said is read when it is written, so nothing of a person is here.
 */
export interface NoticesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  name: NoticeName;
  /** The record, such as an order. */
  record: string;
  /** The step, such as `ready`, or `refunded rfd_…`. */
  step: string;
  /** Facts that only the step has. */
  facts: ColumnType<NoticeFacts, string, never>;
  created_at: Date;
  /** The time at which its messages were stored for sending, or it was found that there are none. */
  written_at: Date | null;
}

export interface NoticeFacts {
  /** The time for which the order was planned, before it became later: RFC 3339. */
  readonly plannedAt?: string;
  /** The refund, in minor units of the order's currency. */
  readonly refunded?: number;
  /** The ID of the event that caused it. */
  readonly event?: string;
}

/** A merchant's choices; without a row, the defaults hold. */
interface NotificationSettingsTable {
  merchant_id: string;
  partner_id: string;
  environment: EnvironmentName;
  choices: ColumnType<StoredChoices, string, string>;
  version: number;
  updated_at: Date;
}

export const noticeMigrations: Migrations = {
  '083-notices': [
    `create table notices (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null,
      name text not null,
      record text not null,
      step text not null,
      facts jsonb not null default '{}',
      created_at timestamptz not null,
      written_at timestamptz)`,
    `create unique index notices_of_step on notices (record, step)`,
    `create index notices_old on notices (created_at)`,
    `create table notification_settings (
      merchant_id text primary key references merchants,
      partner_id text not null references partners,
      environment text not null,
      choices jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null)`,
  ],
};
