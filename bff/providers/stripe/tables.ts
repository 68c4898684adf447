import type { Migrations } from '../../core/database/migrate.ts';

/** What the adapter has to remember, so that nothing at Stripe depends on how long it keeps an idempotency key. */
declare module '../../core/database/tables.ts' {
  interface Tables {
    stripe_accounts: StripeAccountsTable;
    stripe_payments: StripePaymentsTable;
    stripe_refunds: StripeRefundsTable;
    stripe_disputes: StripeDisputesTable;
  }
}

/** The connected account of each merchant. */
export interface StripeAccountsTable {
  merchant_id: string;
  account: string;
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
  created_at: Date;
}

export const stripeMigrations: Migrations = {
  '087-stripe': [
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
};
