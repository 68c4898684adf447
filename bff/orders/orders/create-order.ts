import { keptUntil } from '../../core/contract/retention.ts';
import { asksForParts } from '../../core/contract/versions/versions.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { newId } from '../../core/database/ids.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Principal } from '../../core/api/principal.ts';
import { businessDateOf, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { canonicalLanguage } from '../../accounts/merchants/merchants.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { tellOfOrder, type OrderDeps } from './change-order.ts';
import type { NewOrder } from './contract/order-requests.ts';
import { type OrderRow, withColumns } from './order-records.ts';
import type { PresentDeps } from './present-order.ts';
import { quoteOrder, type OrderMoment } from './quote-order.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { prepared } from '../../core/database/prepared.ts';
import type { OrdersTable } from './tables.ts';

type NewOrderRow = Pick<Insertable<OrdersTable>, (typeof INSERTED)[number]>;

/** People read it out: at most four digits. */
const LAST_NUMBER = 9_999;

/**
 * Stores an order under the next number of its location and business date. This is one statement: a
 * concurrent order waits for the other's number. After the last number, a day begins again at 1, in its next
 * round.
 */
async function insertOrder(trx: Db, row: NewOrderRow): Promise<OrderRow> {
  const values = INSERTED.map((name) => row[name]);
  const [given] = await inserting(trx, row.location_id, row.business_date, ...values);
  if (!given) throw new Error('no order was inserted');
  return withColumns(DEFAULTS, { ...row, ...given });
}

/** The columns that a new order sets; the others have {@link DEFAULTS}. */
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
  'customer_allergies',
  'address',
  'table_name',
  'note',
  'content',
  'metadata',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OrdersTable)[];

/** Column defaults, as in the table: a new order is known except for its number, and isn't read back. */
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
      returning (last - 1) % ${sql.lit(LAST_NUMBER)} + 1 as number, (last - 1) / ${sql.lit(LAST_NUMBER)} + 1
        as round
    )
    insert into orders (${sql.join(INSERTED.map((name) => sql.ref(name)))}, number, number_round)
    values (${sql.join(values)}, (select number from given), (select round from given))
      returning number, number_round`,
);

/**
 * Creates a draft with the present prices, with its event. It reserves nothing.
 * @throws {ApiError} what a quote refuses
 */
export async function createOrder(
  work: Work,
  deps: PresentDeps & Pick<OrderDeps, 'members' | 'retention'>,
  { caller, location, body, now, version }: NewOrderRequest,
): Promise<OrderRow> {
  const { content, time } = await quoteOrder(work.db, deps, location, body, { now, version });
  const at = new Date(now);
  const { customer, fulfillment } = body;
  const row = await insertOrder(work.db, {
    id: newId('ord'),
    partner_id: location.partnerId,
    environment: location.environment,
    merchant_id: location.merchantId,
    location_id: location.id,
    source: body.source ?? (caller === 'key' ? 'api' : 'ordering'),
    business_date: await businessDateOf(location, at),
    currency: location.currency,
    status: 'draft',
    fulfillment_type: fulfillment.type,
    fulfillment_state: 'proposed',
    payment_state: 'unpaid',
    scheduled_at: time.scheduledAt,
    customer_name: normalized(customer.name),
    customer_phone: await storedPhone(customer.phone, location.country, 'customer.phone'),
    customer_email: customer.email ?? null,
    customer_language: customer.language ? canonicalLanguage(customer.language) : null,
    customer_allergies: customer.allergies?.length ? customer.allergies : null,
    address: addressOf(fulfillment.address, asksForParts(version) ? location.country : undefined),
    table_name: textOf(fulfillment.table),
    note: textOf(fulfillment.note),
    content: JSON.stringify(content),
    metadata: JSON.stringify(body.metadata ?? {}),
    created_at: at,
    updated_at: at,
  });
  const forgetAt = keptUntil(at, deps.retention.customers);
  await setTimer(work.db, location, { kind: 'order.forget', record: row.id, dueAt: forgetAt });
  await tellOfOrder(work, deps, row, ['order.created'], at);
  return row;
}

interface NewOrderRequest extends OrderMoment {
  readonly caller: Principal['kind'];
  readonly location: OrderingLocation;
  readonly body: NewOrder;
}

function textOf(text: string | null | undefined): string | null {
  return typeof text === 'string' ? normalized(text) : null;
}

/**
 * Normalizes an address to NFC; only fields with a value are stored.
 * @param home the country of an address without one; `undefined` if unknown
 */
function addressOf(address: NewOrder['fulfillment']['address'], home: string | undefined): string | null {
  const fields = Object.entries(address ?? {}).flatMap(([name, value]) =>
    ADDRESS.has(name) && typeof value === 'string' ? [[name, normalized(value)]] : [],
  );
  if (fields.length === 0) return null;
  return JSON.stringify({ ...(home !== undefined && { country: home }), ...Object.fromEntries(fields) });
}

/** Additional members that a caller sends aren't stored. */
const ADDRESS: ReadonlySet<string> = new Set(['line1', 'line2', 'city', 'region', 'postal_code', 'country']);
