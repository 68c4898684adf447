import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    histories: HistoriesTable;
  }
}

/** How far the past of a test merchant has been made: with that of the others of its sandbox. */
export interface HistoriesTable {
  merchant_id: string;
  partner_id: string;
  environment: EnvironmentName;
  /** The status of the merchant when its sandbox began. */
  status: MerchantStatus;
  /** Where its past ends: when its sandbox began. */
  until: Date;
  days: number;
  /** How many orders of the sandbox's plan. */
  made: number;
  ended_at: Date | null;
}

export const historyMigrations: Migrations = {
  '029-histories': [
    `create table histories (
      merchant_id text primary key references merchants,
      partner_id text not null references partners,
      environment text not null,
      status text not null,
      until timestamptz not null,
      days integer not null,
      made integer not null default 0,
      ended_at timestamptz)`,
  ],
  '033-histories-of-sandbox': [`create index histories_of_sandbox on histories (partner_id, environment)`],
};
