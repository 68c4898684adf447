import type { Feature } from '../../core/feature.ts';
import type { ColumnType, Generated } from 'kysely';
import type { CardBrand } from './contract/card.ts';
import type { DisputeReason } from './contract/dispute.ts';
import type { ProcessorStatus } from './contract/processor-payment.ts';
import type { BooksChange } from './port.ts';
import type { Outcome } from './sandbox/test-cards.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { Processors } from './processor.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly processors: Processors;
  }
}

/** The records of the built-in sandbox processor. The platform never reads them, but asks over HTTP. */
declare module '../../core/database/tables.ts' {
  interface Tables {
    processor_card_forms: CardFormsTable;
    processor_tokens: TokensTable;
    processor_payments: ProcessorPaymentsTable;
    processor_refunds: ProcessorRefundsTable;
    processor_disputes: ProcessorDisputesTable;
    processor_differences: ProcessorDifferencesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    frm: true;
    tok: true;
    chl: true;
    pdp: true;
    pdf: true;
  }
}

interface CardFormsTable {
  id: string;
  /** The secret that signs return addresses. */
  secret: string;
  return_url: string;
  /** The origin of `return_url`, where a script may read the response. */
  origin: string;
  attempts: number;
  /** Whether a token was made with it. */
  is_used: boolean;
  expires_at: Date;
}

/** Card tokens. They contain no number, only the card's behavior and the parts that people may see. */
interface TokensTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  brand: CardBrand;
  last4: string;
  outcome: Outcome;
  /** The reference of the payment that used it. */
  used_by: string | null;
  expires_at: Date;
}

interface ProcessorPaymentsTable {
  reference: string;
  merchant: string | null;
  status: ProcessorStatus;
  /** int8, as digits. */
  amount: string;
  currency: string | null;
  token_hash: string | null;
  brand: CardBrand | null;
  last4: string | null;
  outcome: Outcome | null;
  decline_code: string | null;
  /** The challenge: the last part of the page's address. */
  challenge: string | null;
  return_url: string | null;
  /** The captured amount; `null` until then, and for the whole amount of older payments. */
  captured: string | null;
  /** When it was taken; `null` until then, and for older payments. */
  captured_at: ColumnType<Date | null, Date | null | undefined>;
  refunded: string;
  is_disputed: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

/** Disputes by cardholders' banks, on the sandbox's clock. */
interface ProcessorDisputesTable {
  id: string;
  payment: string;
  /** int8, as digits. */
  amount: string;
  currency: string;
  reason: DisputeReason;
  /** When the platform first looked at it; `null` until then. */
  opened_at: Date | null;
  evidence_at: Date | null;
  /** The outcome that the evidence asks for. */
  evidence_says: 'won' | 'lost' | null;
  /** The outcome that was decided by hand, or by giving it up. */
  decided: 'won' | 'lost' | null;
  created_at: Date;
}

/** Differences of the sandbox's books from what happened. */
interface ProcessorDifferencesTable {
  id: string;
  merchant: string;
  /** The movement that is changed; `null` for one that is added. */
  movement: string | null;
  change: ColumnType<BooksChange, string>;
  /** Those of an added movement. */
  amount: string;
  currency: string;
  created_at: Date;
}

interface ProcessorRefundsTable {
  reference: string;
  payment: string;
  amount: string;
  created_at: Date;
}

const processorMigrations: Migrations = {
  '016-processor': [
    `create table processor_card_forms (
      id text primary key,
      secret text not null,
      return_url text not null,
      origin text not null,
      attempts integer not null default 0,
      is_used boolean not null default false,
      expires_at timestamptz not null)`,
    `create index processor_card_forms_expiry on processor_card_forms (expires_at)`,
    `create table processor_tokens (
      hash text primary key,
      brand text not null,
      last4 text not null,
      outcome text not null,
      used_by text,
      expires_at timestamptz not null)`,
    `create index processor_tokens_expiry on processor_tokens (expires_at)`,
    `create table processor_payments (
      reference text primary key,
      merchant text,
      status text not null,
      amount bigint not null,
      currency text,
      token_hash text,
      brand text,
      last4 text,
      outcome text,
      decline_code text,
      challenge text unique,
      return_url text,
      refunded bigint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (refunded between 0 and amount))`,
    `create table processor_refunds (
      reference text primary key,
      payment text not null references processor_payments,
      amount bigint not null check (amount > 0),
      created_at timestamptz not null)`,
  ],
  '080-processor-disputes': [
    `create table processor_disputes (
      id text primary key,
      payment text not null references processor_payments,
      amount bigint not null check (amount > 0),
      currency text not null,
      reason text not null,
      opened_at timestamptz,
      evidence_at timestamptz,
      evidence_says text,
      decided text,
      created_at timestamptz not null)`,
    `create index processor_disputes_of_payment on processor_disputes (payment, id)`,
    `alter table processor_payments add column is_disputed boolean not null default false`,
  ],
  '084-processor-captures': [`alter table processor_payments add column captured bigint`],
};

export const processor: Feature = { migrations: processorMigrations };
