import { randomUUID } from 'node:crypto';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { call, mintToken, signUp, type Reply, type SignedUp } from '../../../testing/service/service.ts';
import type { PaidOrder } from '../contract/order-actions.ts';
import type { NewOrder } from '../contract/order-requests.ts';
import type { Order } from '../contract/order.ts';

/** A merchant that takes orders, with what a test needs to place some. */
export interface Shop {
  readonly url: string;
  readonly partner: SignedUp;
  readonly key: string;
  readonly merchant: string;
  readonly location: string;
  readonly menu: string;
  readonly burger: string;
  /** Its only variation, 12.50. */
  readonly single: string;
  readonly cheese: string;
  readonly fries: string;
  readonly portion: string;
  readonly token: string;
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ALWAYS = WEEK.map((day) => ({ day, open: '00:00', close: '24:00' }));

/** A burger for 12.50 with up to two toppings for 1.50, fries for 3.95; 8.875% are added. */
const SALES_TAX = { name: 'Sales tax', rate_ppm: 88_750, inclusive: false };

export interface ShopOptions {
  readonly location?: object;
  readonly partner?: SignedUp;
}

/** Open at any time; the merchant accepts each order. */
export async function openShop(service: { url: string }, options: ShopOptions = {}): Promise<Shop> {
  const partner = options.partner ?? (await signUp(service));
  const { key, active: merchant } = partner;
  const location = await ok<{ id: string }>(service, `POST /v1/merchants/${merchant}/locations`, key, {
    name: 'Mill Lane',
    hours: { default: ALWAYS },
    at_pickup: true,
    taxes: [SALES_TAX],
    ...options.location,
  });
  const menu = await ok<Menu>(service, 'POST /v1/menus', key, {
    merchant,
    name: 'Lunch',
    groups: [
      { id: '#toppings', name: 'Toppings', max: 2, max_each: 2, modifiers: [{ name: 'Cheese', price: 150 }] },
    ],
    sections: [
      {
        name: 'Food',
        items: [
          { name: 'Burger', variations: [{ price: 1250 }], modifier_groups: [{ group: '#toppings' }] },
          { name: 'Fries', variations: [{ name: 'Portion', price: 395 }] },
        ],
      },
    ],
  });
  await ok(service, `POST /v1/menus/${menu.id}/publish`, key, { version: menu.version });
  const [burger, fries] = menu.sections[0]?.items ?? [];
  return {
    url: service.url,
    partner,
    key,
    merchant,
    location: location.id,
    menu: menu.id,
    burger: burger?.id ?? '',
    single: burger?.variations[0]?.id ?? '',
    cheese: menu.groups[0]?.modifiers[0]?.id ?? '',
    fries: fries?.id ?? '',
    portion: fries?.variations[0]?.id ?? '',
    token: await mintToken(service, partner, ['orders:read', 'orders:write', 'payments:refund']),
  };
}

interface Menu {
  readonly id: string;
  readonly version: number;
  readonly groups: { modifiers: { id: string }[] }[];
  readonly sections: { items: { id: string; variations: { id: string }[] }[] }[];
}

export async function ok<Body>(
  service: { url: string },
  operation: string,
  credential: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Body> {
  const reply = await call<Body>(service, operation, {
    credential,
    ...(body !== undefined && { body }),
    headers,
  });
  if (reply.status >= 300) throw new Error(`${operation}: ${reply.status} ${reply.text}`);
  return reply.body;
}

/** Two burgers with cheese, one portion of fries: 31.95, with tax 34.79. */
export function lunch(shop: Shop, changes: object = {}): NewOrder {
  return {
    location: shop.location,
    customer: { name: 'Ada Byron', phone: '+442079460018' },
    fulfillment: { type: 'pickup' },
    lines: [
      {
        uid: 'burger',
        item: shop.burger,
        variation: shop.single,
        quantity: 2,
        modifiers: [{ modifier: shop.cheese }],
      },
      { uid: 'fries', item: shop.fries, variation: shop.portion, quantity: 1 },
    ],
    ...changes,
  };
}

export const gbp = (amount: number) => ({ amount, currency: 'GBP' });

export function create(shop: Shop, changes: object = {}): Promise<Reply<Order>> {
  return call<Order>(shop, 'POST /v1/orders', { credential: shop.key, body: lunch(shop, changes) });
}

export async function draft(shop: Shop, changes: object = {}): Promise<Order> {
  const { status, text, body } = await create(shop, changes);
  if (status !== 201) throw new Error(text);
  return body;
}

export interface PayOptions {
  readonly source?: object;
  readonly total?: object;
  readonly tip?: object;
  readonly key?: string;
  readonly credential?: string;
}

export function pay(shop: Shop, order: Order, options: PayOptions = {}): Promise<Reply<PaidOrder>> {
  const { source = { token: 'tok_paid' }, total = order.total, tip, key = randomUUID() } = options;
  return call<PaidOrder>(shop, `POST /v1/orders/${order.id}/pay`, {
    credential: options.credential ?? shop.key,
    body: { source, total, ...(tip && { tip }) },
    headers: { 'idempotency-key': key },
  });
}

/** A placed order: its card is authorized. */
export async function placed(shop: Shop, changes: object = {}, options: PayOptions = {}): Promise<Order> {
  const { status, text, body } = await pay(shop, await draft(shop, changes), options);
  if (status !== 200 || body.status !== 'open') throw new Error(text);
  return body;
}

/** An order whose card is charged. */
export async function paid(shop: Shop, changes: object = {}): Promise<Order> {
  const order = await placed(shop, changes);
  const { status, text, body } = await move(shop, order, 'accept', {});
  if (status !== 200 || body.payment_state !== 'captured') throw new Error(text);
  return body;
}

export function move(
  shop: Shop,
  { id }: Pick<Order, 'id'>,
  action: string,
  body?: object,
  credential = shop.key,
): Promise<Reply<Order>> {
  return call<Order>(shop, `POST /v1/orders/${id}/${action}`, { credential, ...(body && { body }) });
}

export function refund(shop: Shop, { id }: Pick<Order, 'id'>, body: object, key: string = randomUUID()) {
  return call(shop, `POST /v1/orders/${id}/refund`, {
    credential: shop.key,
    body: { reason: 'requested', ...body },
    headers: { 'idempotency-key': key },
  });
}

export async function read(shop: Shop, { id }: Pick<Order, 'id'>): Promise<Order> {
  return ok<Order>(shop, `GET /v1/orders/${id}`, shop.key);
}

/** The events about an order, oldest first. */
export async function eventsOf(shop: Shop, { id }: Pick<Order, 'id'>): Promise<Event[]> {
  const { data } = await ok<{ data: Event[] }>(
    shop,
    `GET /v1/events?merchant=${shop.merchant}&limit=100`,
    shop.key,
  );
  return data.filter(({ data: record }) => record['id'] === id).toReversed();
}
