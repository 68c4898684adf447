import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import type { FulfillmentState, OrderStatus, PaymentState } from './contract/order-fields.ts';
import type { OrderSource } from '../../core/contract/fields.ts';
import type { OrderContent, StoredRefund } from './order-content.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_numbers: OrderNumbersTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    ord: true;
  }
}

export interface OrdersTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  location_id: string;
  source: OrderSource;
  number: number;
  /** How often its location's numbers had begun at 1 that day: once, and twice from the 10,000th order on. */
  number_round: Generated<number>;
  /** `YYYY-MM-DD`: a date without a time zone stays text. */
  business_date: string;
  currency: string;
  status: OrderStatus;
  fulfillment_type: Fulfillment;
  fulfillment_state: FulfillmentState;
  payment_state: PaymentState;
  scheduled_at: Date | null;
  ready_at: Date | null;
  /** The customer; all null once forgotten. */
  customer_name: string | null;
  customer_phone: string | null;
  customer_email: string | null;
  /** BCP 47. Null too of an order that was stored before it was known. */
  customer_language: string | null;
  /** Only fields with a value. */
  address: ColumnType<Record<string, string> | null, string | null, string | null>;
  table_name: string | null;
  note: string | null;
  reason: string | null;
  content: ColumnType<OrderContent, string, string>;
  /** Those that did not fail. */
  refunds: ColumnType<StoredRefund[], string | undefined, string>;
  payment_id: string | null;
  at_pickup: Generated<boolean>;
  /** `idempotency.id` of the last request that changed it. */
  intent: string | null;
  /** Whether stock is taken for it, and its place in this slot. */
  holds_stock: Generated<boolean>;
  slot_at: Date | null;
  placed_at: Date | null;
  closed_at: Date | null;
}

/** How many numbers a day has given out: of the 10,000th order it is 10,000, and the order's number is 1 again. */
export interface OrderNumbersTable {
  location_id: string;
  business_date: string;
  last: number;
}
