import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { CardBrand } from '../../providers/processor/contract/card.ts';
import type { DeclineCode, FailureCode, PaymentStatus } from './contract/payment.ts';
import type { RefundAllocation, RefundReason, RefundStatus } from './contract/refund.ts';

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
  /** Where the order was placed; of a pay link null. */
  surface: string | null;
  amount: string;
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
  /** What is still to be done at the processor, and the real time since when. */
  wanted: 'capture' | 'cancel' | null;
  wanted_at: Date;
  /** Of the request that started it: `idempotency.id`. */
  intent: string | null;
  authorized_at: Date | null;
  captured_at: Date | null;
  canceled_at: Date | null;
}

/** In minor units of the payment's currency. */
export interface PaymentFeeColumn {
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
