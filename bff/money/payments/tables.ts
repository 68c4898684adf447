import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { CardBrand } from '../../providers/processor/contract/card.ts';
import type { DeclineCode, DisputeState, FailureCode, PaymentStatus } from './contract/payment.ts';
import type { RefundAllocation, RefundReason, RefundStatus } from './contract/refund.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
    refunds: RefundsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    pay: true;
    rfd: true;
  }
}

interface MerchantColumns extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  order_id: string | null;
  pay_link_id: string | null;
}

/** Amounts are int8, in minor units: they come back as digits. */
export interface PaymentsTable extends MerchantColumns {
  /** The surface of the order; `null` for a pay link. */
  surface: string | null;
  amount: string;
  /** The amount to capture, if less than `amount`: wanted, and taken once it is captured. */
  capture_amount: Generated<string | null>;
  tip: string;
  currency: string;
  status: PaymentStatus;
  brand: CardBrand | null;
  last4: string | null;
  challenge_url: string | null;
  failure_code: FailureCode | null;
  decline_code: DeclineCode | null;
  /** Given back, and reserved for refunds that are pending. */
  refunded: Generated<string>;
  refund_pending: Generated<string>;
  fee: ColumnType<PaymentFeeColumn | null, string | null | undefined, string | null>;
  /** The outstanding request to the processor, and the real time since when. */
  wanted: 'capture' | 'cancel' | null;
  wanted_at: Date;
  /** The request that started it: `idempotency.id`. */
  intent: string | null;
  authorized_at: Date | null;
  captured_at: Date | null;
  canceled_at: Date | null;
  /** The latest dispute of it. */
  dispute_id: string | null;
  /** Whether its money is, or stays, with the cardholder's bank: then nothing of it can be refunded. */
  disputed: DisputeState | null;
}

/** In minor units of the payment's currency. */
interface PaymentFeeColumn {
  readonly total: number;
  readonly platform: number;
  readonly partner: number;
  readonly price_sheet: string | null;
}

export interface RefundsTable extends MerchantColumns {
  payment_id: string;
  amount: string;
  tip: string;
  currency: string;
  lines: ColumnType<readonly { uid: string; quantity: number }[], string, never>;
  charges: string[];
  allocations: ColumnType<readonly RefundAllocation[], string, never>;
  reason: RefundReason;
  note: string | null;
  status: RefundStatus;
  /** `idempotency.id` of the request. */
  intent: string | null;
}

const OF_MERCHANT = `
  id text primary key,
  partner_id text not null references partners,
  environment text not null,
  merchant_id text not null references merchants,
  order_id text,
  pay_link_id text`;

const RECORD = `
  version integer not null default 1,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null`;

export const paymentMigrations: Migrations = {
  '020-payments': [
    `create table payments (${OF_MERCHANT},
      amount bigint not null check (amount > 0),
      tip bigint not null check (tip between 0 and amount),
      currency text not null,
      status text not null,
      brand text,
      last4 text,
      challenge_url text,
      failure_code text,
      decline_code text,
      refunded bigint not null default 0,
      refund_pending bigint not null default 0,
      fee jsonb,
      wanted text,
      wanted_at timestamptz not null,
      intent text,
      authorized_at timestamptz,
      captured_at timestamptz,
      canceled_at timestamptz,${RECORD},
      check ((order_id is null) <> (pay_link_id is null)),
      check (refunded >= 0 and refund_pending >= 0 and refunded + refund_pending <= amount))`,
    `create index payments_of_partner on payments (partner_id, environment, id)`,
    `create index payments_of_merchant on payments (merchant_id, id)`,
    `create index payments_by_status on payments (partner_id, environment, status, id)`,
    `create index payments_by_last4 on payments (partner_id, environment, last4, id)`,
    `create index payments_by_creation on payments (partner_id, environment, created_at)`,
    `create index payments_by_change on payments (partner_id, environment, updated_at)`,
    `create index payments_of_pay_link on payments (pay_link_id, id) where pay_link_id is not null`,
    `create index payments_of_order on payments (order_id, id) where order_id is not null`,
    `create unique index payments_live_of_order on payments (order_id)
      where order_id is not null and status not in ('failed', 'canceled')`,
    `create index payments_by_intent on payments (intent) where intent is not null`,
    `create table refunds (${OF_MERCHANT},
      payment_id text not null references payments,
      amount bigint not null check (amount > 0),
      tip bigint not null check (tip between 0 and amount),
      currency text not null,
      lines jsonb not null,
      charges text[] not null,
      allocations jsonb not null,
      reason text not null,
      note text,
      status text not null,${RECORD})`,
    `create index refunds_of_partner on refunds (partner_id, environment, id)`,
    `create index refunds_of_merchant on refunds (merchant_id, id)`,
    `create index refunds_of_payment on refunds (payment_id, id)`,
    `create index refunds_of_order on refunds (order_id, id) where order_id is not null`,
    `create index refunds_of_pay_link on refunds (pay_link_id, id) where pay_link_id is not null`,
    `create index refunds_by_status on refunds (partner_id, environment, status, id)`,
    `create index refunds_by_creation on refunds (partner_id, environment, created_at)`,
    `create index refunds_by_change on refunds (partner_id, environment, updated_at)`,
  ],
  /** A payment belongs to the owner of its merchant. */
  '039-payment-writes': [`alter table payments drop constraint payments_partner_id_fkey`],
  '085-capture-amounts': [`alter table payments add column capture_amount bigint`],
  /** Lists by what was paid, and of what is disputed. */
  '090-found-payments': [
    `create index if not exists payments_by_amount on payments (partner_id, environment, amount, id)`,
    `create index if not exists payments_by_dispute on payments (partner_id, environment, disputed, id)
      where disputed is not null`,
  ],
};
