import { addressLines } from '../../core/addresses/addresses.ts';
import type { GuestLinks } from '../../accounts/identity/guest-links/guest-links.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { Order, OrderCustomer, OrderFulfillment, OrderQuote } from './contract/order.ts';
import type { OrderContent } from './order-content.ts';
import { type OrderRow, respondBy } from './order-records.ts';
import { isCaptured } from './order-states.ts';
import { inCurrency, costOf } from './present-cost.ts';

export interface PresentDeps {
  readonly publicUrl: string;
  readonly guestLinks: GuestLinks;
}

/** Records by row, which is immutable: a change's event and its response share one record. */
const presented = new WeakMap<OrderRow, Order>();

/** The record of the API. It is shared: don't change it. */
export function presentOrder(row: OrderRow, deps: PresentDeps): Order {
  const known = presented.get(row);
  if (known) return known;
  const order = presentedFrom(row, deps);
  presented.set(row, order);
  return order;
}

function presentedFrom(row: OrderRow, { publicUrl, guestLinks }: PresentDeps): Order {
  const { content, refunds, currency } = row;
  const money = inCurrency(currency);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const paid = isCaptured(row.payment_state) || row.payment_state === 'authorized';
  return {
    id: row.id,
    object: 'order',
    environment: row.environment,
    merchant: row.merchant_id,
    location: row.location_id,
    source: row.source,
    number: row.number,
    business_date: row.business_date,
    status: row.status,
    customer: customerOf(row),
    fulfillment: fulfillmentOf(row),
    ...costOf(content, currency, refunds),
    unavailable_total: money(content.leftOut?.part.amount ?? 0),
    refunded: money(refunded),
    due: money(paid || row.status === 'canceled' ? 0 : content.quote.total),
    payment_state: row.payment_state,
    payment: row.payment_id,
    at_pickup: row.at_pickup,
    status_url: `${publicUrl}/order/${guestLinks.tokenOf('order', row.id)}`,
    placed_at: iso(row.placed_at),
    respond_by: iso(respondBy(row)),
    closed_at: iso(row.closed_at),
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Presents the cost of an order. */
export function presentQuote(
  content: OrderContent,
  location: OrderingLocation,
  {
    type,
    scheduledAt,
    readyAt,
  }: { type: OrderRow['fulfillment_type']; scheduledAt: Date | null; readyAt: Date },
): OrderQuote {
  return {
    object: 'order_quote',
    location: location.id,
    fulfillment: { type, scheduled_at: iso(scheduledAt), ready_at: readyAt.toISOString() },
    ...costOf(content, location.currency, []),
  };
}

function customerOf(row: OrderRow): OrderCustomer | null {
  const { customer_name, customer_phone, customer_email, customer_language, customer_allergies } = row;
  if (customer_name === null || customer_phone === null) return null;
  return {
    name: customer_name,
    phone: customer_phone,
    email: customer_email,
    language: customer_language,
    allergies: customer_allergies ?? [],
  };
}

function fulfillmentOf(row: OrderRow): OrderFulfillment {
  return {
    type: row.fulfillment_type,
    state: row.fulfillment_state,
    scheduled_at: iso(row.scheduled_at),
    ready_at: iso(row.ready_at),
    address: row.address && addressOf(row.address),
    table: row.table_name,
    note: row.note,
    reason: row.reason,
  };
}

function addressOf(address: Readonly<Record<string, string>>): OrderFulfillment['address'] {
  return {
    line1: address['line1'] ?? null,
    line2: address['line2'] ?? null,
    city: address['city'] ?? null,
    region: address['region'] ?? null,
    postal_code: address['postal_code'] ?? null,
    country: address['country'] ?? null,
    lines: addressLines(address, ''),
  };
}

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
