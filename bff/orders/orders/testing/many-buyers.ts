import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '../contract/order.ts';
import { draft, pay, type PayOptions, type Shop } from './shop.ts';

/** No more than a node has connections. */
const AT_ONCE = 20;

/** Drafts of many buyers. @param at where the buyer of that index orders */
export async function draftsOf(
  count: number,
  at: (place: number) => Shop,
  changes: object = {},
): Promise<Order[]> {
  const orders: Order[] = [];
  while (orders.length < count) {
    const some = Math.min(AT_ONCE, count - orders.length);
    orders.push(
      ...(await Promise.all(Array.from({ length: some }, (_, place) => draft(at(place), changes)))),
    );
  }
  return orders;
}

/**
 * A node with too many requests for its connections answers 503 within its time, and 409 while such a request
 * still has the key, each with Retry-After; the buyer's app sends the same again.
 */
export async function payUntilServed(
  shop: Shop,
  order: Order,
  options: PayOptions = {},
): ReturnType<typeof pay> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const reply = await pay(shop, order, { key, ...options });
    const seconds = reply.headers.get('retry-after');
    if (seconds === null || tries === 150) return reply;
    await delay(Number(seconds) * 1_000);
  }
}
