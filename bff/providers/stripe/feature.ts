import type { Feature } from '../../core/feature.ts';
import type { PayoutOrder } from '../bank/bank.ts';
import type { ColumnType } from 'kysely';
import type { Migrations } from '../../core/database/migrate.ts';

/** The adapter's own records: nothing depends on how long Stripe keeps an idempotency key. */
declare module '../../core/database/tables.ts' {
  interface Tables {
    stripe_accounts: StripeAccountsTable;
    stripe_people: StripePeopleTable;
    stripe_payouts: StripePayoutsTable;
    stripe_payments: StripePaymentsTable;
    stripe_refunds: StripeRefundsTable;
    stripe_disputes: StripeDisputesTable;
  }
}

/** The connected account of each merchant. */
export interface StripeAccountsTable {
  merchant_id: string;
  account: string;
  /** The country that it was created in; `null` for one that we didn't create. */
  country: ColumnType<string | null, string | null | undefined>;
  /** Whether it may take payments and be paid out, when it was last read; `null`: it never was. */
  may_charge: ColumnType<boolean | null, boolean | null | undefined>;
  may_pay_out: ColumnType<boolean | null, boolean | null | undefined>;
  /** How many reads of the account have begun, and the number of the one whose answer is recorded. */
  reads: ColumnType<string, number | undefined, number>;
  recorded_read: ColumnType<string, number | undefined, number>;
  created_at: Date;
}

/** The people of a connected account. */
export interface StripePeopleTable {
  account: string;
  /** Our ID of the person. */
  person: string;
  stripe_person: string;
}

/** A payout that was asked for, written before Stripe is. */
export interface StripePayoutsTable {
  /** Our ID of the payout. */
  reference: string;
  account: string;
  /** Stripe's ID of the bank account. */
  destination: string;
  /** int8, as digits: minor units as we count them. */
  amount: string;
  currency: string;
  method: PayoutOrder['method'];
  /** 1, and one more after each refusal: the next request has another idempotency key. */
  attempt: number;
  /** The Payout; `null` until Stripe has answered. */
  payout: string | null;
  created_at: Date;
}

/** A payment that was asked for, written before Stripe is: a reference without a row was never sent. */
export interface StripePaymentsTable {
  /** Our ID of the payment. */
  reference: string;
  /** The merchant's account; `null` for one that was canceled before it was known. */
  account: string | null;
  /** int8, as digits: minor units as we count them. */
  amount: string;
  currency: string | null;
  /** SHA-256 of the card's token, base64url: another card is another payment. */
  token_hash: string | null;
  /** Where its payer returns to from Stripe's own page; `null` for a card entered on ours. */
  return_url: string | null;
  /** The Checkout Session of such a payer; `null` until Stripe has answered. */
  session: string | null;
  /** The PaymentIntent; `null` until Stripe has answered, or the payer has paid. */
  intent: string | null;
  /** The transfer to the merchant's account; `null` until it is captured, and for older payments. */
  transfer: ColumnType<string | null, string | null | undefined>;
  /** No card may be charged for it anymore. */
  is_canceled: boolean;
  created_at: Date;
}

export interface StripeRefundsTable {
  /** Our ID of the refund. */
  reference: string;
  payment: string;
  amount: string;
  /** The Refund; `null` until Stripe has answered. */
  refund: string | null;
  /** The reversal of the payment's transfer; `null` until it is known. */
  reversal: ColumnType<string | null, string | null | undefined>;
  /** The transfer that gave the amount back because the refund has failed. */
  returned: ColumnType<string | null, string | null | undefined>;
  /** 1, and one more after each refusal, as for a payout. */
  attempt: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

/** How the merchant's account follows a dispute whose money was withdrawn. */
export interface StripeDisputesTable {
  /** Stripe's ID of the dispute. */
  dispute: string;
  /** The reversal of the payment's transfer; `null` until Stripe has answered. */
  reversal: string | null;
  /** The transfer that gave the money back, if it was won. */
  transfer: string | null;
  /** 1, and one more after each refusal, as for a payout. */
  attempt: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

const stripeMigrations: Migrations = {
  '086-stripe': [
    `create table stripe_accounts (
      merchant_id text primary key,
      account text not null unique,
      created_at timestamptz not null)`,
    `create table stripe_payments (
      reference text primary key,
      account text,
      amount bigint not null,
      currency text,
      token_hash text,
      return_url text,
      session text unique,
      intent text unique,
      is_canceled boolean not null default false,
      created_at timestamptz not null)`,
    `create table stripe_refunds (
      reference text primary key,
      payment text not null references stripe_payments,
      amount bigint not null check (amount > 0),
      refund text unique,
      created_at timestamptz not null)`,
    `create table stripe_disputes (
      dispute text primary key,
      reversal text,
      transfer text,
      created_at timestamptz not null)`,
  ],
  '088-stripe-accounts': [
    `alter table stripe_accounts
      add column country text,
      add column may_charge boolean,
      add column may_pay_out boolean`,
    `create table stripe_people (
      account text not null,
      person text not null,
      stripe_person text not null unique,
      primary key (account, person))`,
    `create table stripe_payouts (
      reference text primary key,
      account text not null,
      destination text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      method text not null,
      attempt integer not null,
      payout text unique,
      created_at timestamptz not null)`,
  ],
  '095-stripe-account-reads': [
    `alter table stripe_accounts
      add column reads bigint not null default 0,
      add column recorded_read bigint not null default 0`,
  ],
  '110-stripe-attempts': [
    `alter table stripe_refunds add column attempt integer not null default 1`,
    `alter table stripe_disputes add column attempt integer not null default 1`,
  ],
};

export const stripe: Feature = { migrations: stripeMigrations };
