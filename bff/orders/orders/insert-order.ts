import { type Insertable, sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { prepared } from '../../core/database/prepared.ts';
import type { OrdersTable } from './tables.ts';
import { type OrderRow, withColumns } from './order-records.ts';

export type NewOrderRow = Pick<Insertable<OrdersTable>, (typeof INSERTED)[number]>;

/** People read it out: at most four digits. */
const LAST_NUMBER = 9_999;

/**
 * Stores an order under the next number of its location and business date. One statement: of two orders at the same
 * time one waits for the other's number. A day with more orders begins again at 1, in its next round.
 */
export async function insertOrder(trx: Db, row: NewOrderRow): Promise<OrderRow> {
  const values = INSERTED.map((name) => row[name]);
  const [given] = await inserting(trx, row.location_id, row.business_date, ...values);
  if (!given) throw new Error('no order was inserted');
  return withColumns(DEFAULTS, { ...row, ...given });
}

/** What a new order is made of; the other columns have {@link DEFAULTS}. */
const INSERTED = [
  'id',
  'partner_id',
  'environment',
  'merchant_id',
  'location_id',
  'source',
  'business_date',
  'currency',
  'status',
  'fulfillment_type',
  'fulfillment_state',
  'payment_state',
  'scheduled_at',
  'customer_name',
  'customer_phone',
  'customer_email',
  'customer_language',
  'address',
  'table_name',
  'note',
  'content',
  'metadata',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OrdersTable)[];

/** As the table has them: a new order is known but for its number, and isn't sent back. */
const DEFAULTS = {
  ready_at: null,
  reason: null,
  refunds: [],
  payment_id: null,
  at_pickup: false,
  intent: null,
  holds_stock: false,
  slot_at: null,
  placed_at: null,
  closed_at: null,
  version: 1,
} as const satisfies Partial<OrderRow>;

const inserting = prepared(
  (_, location: string, date: string, ...values: readonly unknown[]) => sql<
    Pick<OrderRow, 'number' | 'number_round'>
  >`
    with given as (
      insert into order_numbers (location_id, business_date, last) values (${location}, ${date}, 1)
      on conflict (location_id, business_date) do update set last = order_numbers.last + 1
      returning (last - 1) % ${sql.lit(LAST_NUMBER)} + 1 as number, (last - 1) / ${sql.lit(LAST_NUMBER)} + 1 as round
    )
    insert into orders (${sql.join(INSERTED.map((name) => sql.ref(name)))}, number, number_round)
    values (${sql.join(values)}, (select number from given), (select round from given)) returning number, number_round`,
);
