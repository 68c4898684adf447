import { sql, type ColumnType, type Generated } from 'kysely';
import type { EnvironmentName, OrderSource } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import type { Allergen } from '../../catalog/menus/contract/menu-fields.ts';
import type { FulfillmentState, OrderStatus, PaymentState } from './contract/order-fields.ts';
import type { OrderContent, StoredRefund } from './order-content.ts';
import { compressedByLz4 } from '../../core/database/migrations.ts';
import type { Invariant } from '../../core/database/invariant.ts';
import type { Migrations } from '../../core/database/migrate.ts';

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
  /**
   * The number of times that its location's numbers had begun at 1 that day: once, and twice from the
   * 10,000th order on.
   */
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
  /** An empty list is stored as null. */
  customer_allergies: Allergen[] | null;
  /** Only fields with a value. */
  address: ColumnType<Record<string, string> | null, string | null, string | null>;
  table_name: string | null;
  note: string | null;
  reason: string | null;
  content: ColumnType<OrderContent, string, string>;
  /** Refunds that didn't fail. */
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

/** The numbers that a day has assigned: 10,000 after the 10,000th order, whose number is 1 again. */
interface OrderNumbersTable {
  location_id: string;
  business_date: string;
  last: number;
}

/** Lists are newest first, so each index ends with what they are ordered by. */
const NEWEST = 'created_at, id';

export const orderMigrations: Migrations = {
  /**
   * An order's content is frozen in `content`, which is read and written whole; lists filter by the other
   * columns. A merchant's lists, those of live orders above all, have separate indexes.
   */
  '022-orders': [
    `create table orders (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      location_id text not null references locations,
      source text not null,
      number integer not null,
      business_date text not null,
      currency text not null,
      status text not null,
      fulfillment_type text not null,
      fulfillment_state text not null,
      payment_state text not null,
      scheduled_at timestamptz,
      ready_at timestamptz,
      customer_name text,
      customer_phone text,
      customer_email text,
      address jsonb,
      table_name text,
      note text,
      reason text,
      content jsonb not null,
      refunds jsonb not null default '[]',
      payment_id text,
      at_pickup boolean not null default false,
      intent text,
      holds_stock boolean not null default false,
      slot_at timestamptz,
      placed_at timestamptz,
      closed_at timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create table order_numbers (
      location_id text not null,
      business_date text not null,
      last integer not null,
      primary key (location_id, business_date))`,
    `create index orders_newest on orders (partner_id, environment, ${NEWEST})`,
    `create index orders_of_merchant on orders (merchant_id, ${NEWEST})`,
    `create index orders_of_location on orders (location_id, ${NEWEST})`,
    `create index orders_by_status on orders (partner_id, environment, status, ${NEWEST})`,
    `create index orders_by_state on orders (partner_id, environment, fulfillment_state, ${NEWEST})`,
    `create index orders_by_payment on orders (partner_id, environment, payment_state, ${NEWEST})`,
    `create index orders_by_type on orders (partner_id, environment, fulfillment_type, ${NEWEST})`,
    `create index orders_live on orders (merchant_id, status, fulfillment_state, ${NEWEST})
      where status in ('draft', 'open')`,
    `create index orders_by_number on orders (partner_id, environment, number, ${NEWEST})`,
    `create index orders_scheduled on orders (partner_id, environment, scheduled_at)
      where scheduled_at is not null`,
    `create index orders_updated on orders (partner_id, environment, updated_at)`,
    `create index orders_by_name on orders (partner_id, environment, lower(customer_name) text_pattern_ops)
      where customer_name is not null`,
    `create index orders_by_phone on orders (partner_id, environment, customer_phone)
      where customer_phone is not null`,
  ],
  /**
   * An order belongs to the merchant of its location. Columns that change during payment and aren't indexed
   * are updated on the same page, without index writes.
   */
  '038-order-writes': [
    compressedByLz4('orders', 'content'),
    `alter table orders set (fillfactor = 70)`,
    `alter table orders drop constraint orders_partner_id_fkey`,
    `alter table orders drop constraint orders_merchant_id_fkey`,
  ],
  '057-order-languages': ['alter table orders add column customer_language text'],
  '059-order-number-rounds': ['alter table orders add column number_round integer not null default 1'],
  '109-order-allergies': ['alter table orders add column customer_allergies text[]'],
};

export const orderInvariants: readonly Invariant[] = [
  {
    rule: 'The order of a payment is one that there is.',
    faults: sql`
      select p.id, 'is for ' || p.order_id || ', which is unknown' as fault
      from payments p
      where p.order_id is not null and not exists (select from orders o where o.id = p.order_id)`,
  },
  {
    rule: 'An order’s payment is one that there is, and is of that order.',
    faults: sql`
      select o.id, 'is paid by ' || o.payment_id || case when p.id is null then ', which is unknown'
        else ', which is of ' || coalesce(p.order_id, 'no order') end as fault
      from orders o left join payments p on p.id = o.payment_id
      where o.payment_id is not null and p.order_id is distinct from o.id`,
  },
  {
    rule: 'An order is as paid as its payment.',
    faults: sql`
      select o.id, o.payment_state || ', its payment ' || p.status as fault
      from orders o join payments p on p.id = o.payment_id
      where p.wanted is null and o.status <> 'draft' and o.payment_state <> case
        when p.status in ('authorized', 'captured', 'partially_refunded', 'refunded') then p.status
        else 'unpaid' end`,
  },
];
