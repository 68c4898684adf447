import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { PayoutHoldReason } from '../../providers/bank/bank.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { PayoutFailureCode, PayoutMethod, PayoutStatus } from './contract/payout.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    payouts: PayoutsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    po: true;
  }
}

/**
 * Amounts are int8, in minor units: they come back as digits; a date as `YYYY-MM-DD`. Its entries are in
 * `payout_entries`.
 */
export interface PayoutsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  currency: string;
  amount: string;
  /** The fee of its method; the amount held was `amount + fee`. */
  fee_platform: string;
  fee_partner: string;
  method: PayoutMethod;
  is_automatic: boolean;
  /** The bank account as it was then: the vault's name for it, country and end. */
  account_token: string;
  account_country: string;
  account_last4: string;
  status: PayoutStatus;
  arrival_date: string;
  trace_id: string | null;
  failure_code: PayoutFailureCode | null;
  /** Why the bank hasn't sent it yet. */
  hold: ColumnType<PayoutHoldReason | null, PayoutHoldReason | null | undefined>;
  /** When the bank was first asked to send it. It can't be canceled after that. */
  submitted_at: Date | null;
  in_transit_at: Date | null;
  paid_at: Date | null;
  failed_at: Date | null;
  canceled_at: Date | null;
}

export const payoutMigrations: Migrations = {
  '034-payouts': [
    `create table payouts (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      currency text not null,
      amount bigint not null check (amount > 0),
      fee_platform bigint not null,
      fee_partner bigint not null,
      method text not null,
      is_automatic boolean not null,
      account_token text not null,
      account_country text not null,
      account_last4 text not null,
      status text not null,
      arrival_date date not null,
      trace_id text,
      failure_code text,
      in_transit_at timestamptz,
      paid_at timestamptz,
      failed_at timestamptz,
      canceled_at timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index payouts_of_partner on payouts (partner_id, environment, id)`,
    `create index payouts_of_merchant on payouts (merchant_id, id)`,
    `create index payouts_by_status on payouts (partner_id, environment, status, id)`,
    `create index payouts_by_method on payouts (partner_id, environment, method, id)`,
    `create index payouts_by_arrival on payouts (partner_id, environment, arrival_date)`,
    `create index payouts_by_creation on payouts (partner_id, environment, created_at)`,
    `create index payouts_by_change on payouts (partner_id, environment, updated_at)`,
  ],
};
