import { asksForParts } from '../../core/contract/versions/versions.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { newId } from '../../core/database/ids.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Principal } from '../../core/api/principal.ts';
import { businessDateOf, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { canonicalLanguage } from '../../accounts/merchants/merchants.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { tellOfOrder } from './change-order.ts';
import type { NewOrder } from './contract/order-requests.ts';
import { type OrderRow } from './order-records.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { forgetAt } from './forget-at.ts';
import type { PresentDeps } from './present-order.ts';
import { quoteOrder, type OrderMoment } from './quote-order.ts';

/**
 * Creates a draft with the present prices, with its event. It reserves nothing.
 * @throws {ApiError} what a quote refuses
 */
export async function createOrder(
  work: Work,
  deps: PresentDeps & Pick<OrderDeps, 'members'>,
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
    address: addressOf(fulfillment.address, asksForParts(version) ? location.country : undefined),
    table_name: textOf(fulfillment.table),
    note: textOf(fulfillment.note),
    content: JSON.stringify(content),
    metadata: JSON.stringify(body.metadata ?? {}),
    created_at: at,
    updated_at: at,
  });
  await setTimer(work.db, location, { kind: 'order.forget', record: row.id, dueAt: forgetAt(at) });
  await tellOfOrder(work, deps, row, ['order.created'], at);
  return row;
}

export interface NewOrderRequest extends OrderMoment {
  readonly caller: Principal['kind'];
  readonly location: OrderingLocation;
  readonly body: NewOrder;
}

function textOf(text: string | null | undefined): string | null {
  return typeof text === 'string' ? normalized(text) : null;
}

/** In NFC; only fields with a value are stored. @param home where an address is that says no country; undefined: unknown */
function addressOf(address: NewOrder['fulfillment']['address'], home: string | undefined): string | null {
  const fields = Object.entries(address ?? {}).flatMap(([name, value]) =>
    ADDRESS.has(name) && typeof value === 'string' ? [[name, normalized(value)]] : [],
  );
  if (fields.length === 0) return null;
  return JSON.stringify({ ...(home !== undefined && { country: home }), ...Object.fromEntries(fields) });
}

/** What a caller adds of its own isn't stored. */
const ADDRESS: ReadonlySet<string> = new Set(['line1', 'line2', 'city', 'region', 'postal_code', 'country']);
