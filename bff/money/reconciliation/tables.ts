import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { MovementKind } from '../../providers/processor/processor.ts';
import type {
  ComparedType,
  Difference,
  LedgerSide,
  ProcessorSide,
  ReconciliationStatus,
} from './contract/reconciliation.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    reconciliations: ReconciliationsTable;
    reconciliation_states: ReconciliationStatesTable;
    processor_movements: ProcessorMovementsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    rcn: true;
  }
}

export interface ReconciliationsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  difference: Difference;
  status: ReconciliationStatus;
  payment_id: string | null;
  /**
   * The subject of the difference: an entry, or a movement without one. One difference of a kind is open
   * about each.
   */
  item: string;
  entry_id: string | null;
  movement_id: string | null;
  ledger: ColumnType<LedgerSide | null, string | null, string | null>;
  processor: ColumnType<ProcessorSide | null, string | null, string | null>;
  resolved_at: Date | null;
  version: Generated<number>;
}

/** How far a merchant's books were read and compared. */
export interface ReconciliationStatesTable {
  merchant_id: string;
  partner_id: string;
  environment: EnvironmentName;
  /** The end of the last reading, by the processor's clock; `null`: never read. */
  read_until: Date | null;
  /** The reading under way, so that another node goes on where one stopped. */
  reading_from: Date | null;
  reading_to: Date | null;
  reading_cursor: string | null;
  /** Entries of the ledger before this time were compared; the environment's time. */
  compared_until: Date | null;
  /** When all differences were resolved; `null` while one is open. The environment's time. */
  agreed_since: Date | null;
}

/** Movements at the processor, as they were read. Kept for two months. */
export interface ProcessorMovementsTable {
  merchant_id: string;
  /** The processor's ID. */
  id: string;
  kind: MovementKind;
  /** The type of the ledger's entry for it; `null` if the ledger has none of this kind. */
  entry_type: ComparedType | null;
  reference: string | null;
  /** int8, as digits: minor units. */
  amount: string;
  currency: string;
  fee: string | null;
  at: Date;
  is_compared: Generated<boolean>;
}

export const reconciliationMigrations: Migrations = {
  '092-reconciliations': [
    `create table reconciliations (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      day date not null,
      difference text not null,
      status text not null,
      payment_id text,
      item text not null,
      entry_id text,
      movement_id text,
      ledger jsonb,
      processor jsonb,
      resolved_at timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create unique index reconciliations_once on reconciliations (merchant_id, item, difference)
      where status = 'open'`,
    `create index reconciliations_of_partner on reconciliations (partner_id, environment, id)`,
    `create index reconciliations_of_merchant on reconciliations (merchant_id, id)`,
    `create index reconciliations_by_status on reconciliations (partner_id, environment, status, id)`,
    `create index reconciliations_by_day on reconciliations (partner_id, environment, day, id)`,
    `create index reconciliations_by_creation on reconciliations (partner_id, environment, created_at)`,
    `create index reconciliations_by_change on reconciliations (partner_id, environment, updated_at)`,
    `create table reconciliation_states (
      merchant_id text primary key references merchants,
      partner_id text not null,
      environment text not null,
      read_until timestamptz,
      reading_from timestamptz,
      reading_to timestamptz,
      reading_cursor text,
      compared_until timestamptz,
      agreed_since timestamptz)`,
    `create index reconciliation_states_of_partner on reconciliation_states (partner_id, environment)`,
    `create table processor_movements (
      merchant_id text not null references merchants,
      id text not null,
      kind text not null,
      entry_type text,
      reference text,
      amount bigint not null,
      currency text not null,
      fee bigint,
      at timestamptz not null,
      is_compared boolean not null default false,
      primary key (merchant_id, id))`,
    `create index processor_movements_by_reference on processor_movements (merchant_id, reference)
      where reference is not null`,
    `create index processor_movements_new on processor_movements (merchant_id, id) where not is_compared`,
    `create index processor_movements_by_time on processor_movements (at)`,
    // The sandbox's processor: when money was taken, and what its books say otherwise.
    `alter table processor_payments add column captured_at timestamptz`,
    `create table processor_differences (
      id text primary key,
      merchant text not null,
      movement text,
      change jsonb not null,
      amount bigint not null,
      currency text not null,
      created_at timestamptz not null)`,
    `create unique index processor_differences_once on processor_differences (merchant, movement)`,
    `create index if not exists processor_payments_of_merchant on processor_payments (merchant, reference)`,
    `create index if not exists processor_refunds_of_payment on processor_refunds (payment)`,
    // Stripe's: what a balance transaction is of.
    `alter table stripe_payments add column transfer text`,
    `create index if not exists stripe_payments_transfer on stripe_payments (transfer)
      where transfer is not null`,
    `alter table stripe_refunds add column reversal text`,
    `create index if not exists stripe_refunds_reversal on stripe_refunds (reversal)
      where reversal is not null`,
    `create index if not exists stripe_refunds_of_payment on stripe_refunds (payment)`,
    `create index if not exists stripe_disputes_reversal on stripe_disputes (reversal)`,
    `create index if not exists stripe_disputes_transfer on stripe_disputes (transfer)`,
    `create index if not exists stripe_payments_of_account on stripe_payments (account)`,
  ],
};
