import type { Feature } from '../../core/feature.ts';
import type { Banks } from './bank.ts';
import type { PayoutOrder } from './contract/bank-payout.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly banks: Banks;
  }
}

/** The records of the built-in sandbox bank. The platform never reads them, but asks over HTTP. */
declare module '../../core/database/tables.ts' {
  interface Tables {
    bank_payouts: BankPayoutsTable;
  }
}

interface BankPayoutsTable {
  reference: string;
  /** The token of the account. Its end decides the payout's outcome. */
  account: string;
  /** int8, as digits. */
  amount: string;
  currency: string;
  method: PayoutOrder['method'];
  arrives_at: Date;
  created_at: Date;
}

const bankMigrations: Migrations = {
  '041-bank': [
    `create table bank_payouts (
      reference text primary key,
      account text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      method text not null,
      arrives_at timestamptz not null,
      created_at timestamptz not null)`,
    // The time at which the bank was first asked to send it, after which it can't be canceled.
    `alter table payouts add column submitted_at timestamptz`,
    `update payouts set submitted_at = in_transit_at where in_transit_at is not null`,
  ],
};

export const bank: Feature = { migrations: bankMigrations };
