import type { Feature } from '../../core/feature.ts';
import { CHARGE_DUE } from '../../accounts/merchants/merchants.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import { chargeRun } from './charge-run.ts';
import type { ChargedLine } from './month-use.ts';
import { rateRoutes } from './read-rates.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    monthly_charges: MonthlyChargesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    chg: true;
  }
}

/**
 * A merchant's charges for a month, one row per line. Amounts are int8, in minor units: they come back as
 * digits.
 */
interface MonthlyChargesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  line: ChargedLine;
  /** The merchant's month: 0 is its first. */
  period: number;
  /** The merchant's days, `YYYY-MM-DD`: the first one, and the first of the next month. */
  from_date: string;
  to_date: string;
  /** The base of the price: the amount sold, or the number of active members. */
  base: string;
  fee_platform: string;
  fee_partner: string;
  currency: string;
  price_sheet: string;
  created_at: Date;
}

const chargeMigrations: Migrations = {
  '040-charges': [
    `create table monthly_charges (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      line text not null,
      period integer not null check (period >= 0),
      from_date date not null,
      to_date date not null,
      base bigint not null,
      fee_platform bigint not null,
      fee_partner bigint not null,
      currency text not null,
      price_sheet text not null,
      created_at timestamptz not null,
      unique (merchant_id, period, line))`,
    `alter table ledger_entries drop constraint ledger_entries_type_check`,
    `alter table ledger_entries add constraint ledger_entries_type_check check (type in
      ('payment', 'refund', 'payout', 'payout_return', 'payout_fee', 'subscription_fee', 'loyalty_fee',
      'adjustment'))`,
    `create index loyalty_events_of_merchant on loyalty_events (merchant_id, created_at)
      where type in ('earn', 'reward_redeemed')`,
  ],
};

export const charges: Feature = {
  routes: rateRoutes,
  migrations: chargeMigrations,
  timers: { [CHARGE_DUE]: chargeRun },
};
