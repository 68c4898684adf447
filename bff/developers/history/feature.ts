import type { Feature } from '../../core/feature.ts';
import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import { MAKE } from './history.ts';
import { makeHistory } from './make-history.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    histories: HistoriesTable;
  }
}

/** The progress of a test merchant's past, with that of the others in its sandbox. */
interface HistoriesTable {
  merchant_id: string;
  partner_id: string;
  environment: EnvironmentName;
  /** The status of the merchant when its sandbox began. */
  status: MerchantStatus;
  /** The end of its past: the start of its sandbox. */
  until: Date;
  days: number;
  /** The number of orders created from the sandbox's plan. */
  made: number;
  ended_at: Date | null;
}

const historyMigrations: Migrations = {
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

export const history: Feature = {
  migrations: historyMigrations,
  timers: { [MAKE]: { outside: makeHistory } },
};
