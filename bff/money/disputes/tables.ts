import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { DisputeReason, EvidenceFileType } from '../../providers/processor/contract/dispute.ts';
import type { DisputeStatus, EvidenceText } from './contract/dispute.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    disputes: DisputesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    dsp: true;
    dfl: true;
  }
}

/** A merchant's texts; those left empty are missing. */
export type EvidenceTexts = Readonly<Partial<Record<EvidenceText, string>>>;

export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: EvidenceFileType;
  /** Bytes. */
  readonly size: number;
  /** The processor's own ID of it. */
  readonly token: string;
  /** `idempotency.id` of the request that uploaded it. */
  readonly intent: string | null;
}

/** Amounts are int8, in minor units: they come back as digits. */
export interface DisputesTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  order_id: string | null;
  pay_link_id: string | null;
  payment_id: string;
  /** The processor's own ID of it. */
  processor_id: string;
  amount: string;
  currency: string;
  reason: DisputeReason;
  network_reason_code: string | null;
  status: DisputeStatus;
  respond_by: Date | null;
  evidence: ColumnType<EvidenceTexts, string | undefined, string>;
  evidence_files: ColumnType<readonly KeptFile[], string | undefined, string>;
  evidence_submitted_at: Date | null;
  /** The change that still has to reach the processor, and the real time since when. */
  wanted: 'evidence' | 'acceptance' | null;
  wanted_at: Date | null;
  /** The requests that wanted it: `idempotency.id`. */
  evidence_intent: string | null;
  /** The fee, once the ledger has it; its partner's share is part of it. */
  fee_platform: string | null;
  fee_partner: string | null;
  /** When the ledger took the amount, and gave it back. */
  withdrawn_at: Date | null;
  reinstated_at: Date | null;
  closed_at: Date | null;
  version: Generated<number>;
}

export const disputeMigrations: Migrations = {
  '081-disputes': [
    `create table disputes (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      order_id text,
      pay_link_id text,
      payment_id text not null references payments,
      processor_id text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      reason text not null,
      network_reason_code text,
      status text not null,
      respond_by timestamptz,
      evidence jsonb not null default '{}',
      evidence_files jsonb not null default '[]',
      evidence_submitted_at timestamptz,
      wanted text,
      wanted_at timestamptz,
      evidence_intent text,
      fee_platform bigint,
      fee_partner bigint,
      withdrawn_at timestamptz,
      reinstated_at timestamptz,
      closed_at timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (payment_id, processor_id),
      check (reinstated_at is null or withdrawn_at is not null))`,
    `create index disputes_of_partner on disputes (partner_id, environment, id)`,
    `create index disputes_of_merchant on disputes (merchant_id, id)`,
    `create index disputes_by_status on disputes (partner_id, environment, status, id)`,
    `create index disputes_by_creation on disputes (partner_id, environment, created_at)`,
    `create index disputes_by_change on disputes (partner_id, environment, updated_at)`,
    `alter table payments add column dispute_id text, add column disputed text`,
    // It takes more types than before, so that nothing has to be read.
    `alter table ledger_entries drop constraint ledger_entries_type_check`,
    `alter table ledger_entries add constraint ledger_entries_type_check check (type in
      ('payment', 'refund', 'dispute', 'dispute_reversal', 'payout', 'payout_return', 'payout_fee',
      'subscription_fee', 'loyalty_fee', 'adjustment')) not valid`,
    // Reports read the few disputes of a period from the ledger itself.
    `create index if not exists ledger_entries_disputed on ledger_entries (merchant_id, business_date)
      where type in ('dispute', 'dispute_reversal')`,
  ],
};
