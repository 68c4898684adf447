import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import type { ServiceProcess } from '../../testing/service/service-process.ts';
import { restartedService } from '../../testing/service/restarted-service.ts';
import { rounds } from '../../testing/service/rounds.ts';
import type { Order } from './contract/order.ts';
import { draft, openShop, pay, read, type Shop } from './testing/shop.ts';

const ROUNDS = rounds({ short: 2, long: 100 });
const BUYERS = 6;
/**
 * Nobody accepts them here, and all rounds take longer than the ten minutes after which an order is rejected.
 */
const ACCEPTED_WITHIN = { within_minutes: 60 };
/** Longer than all of them need to pay. */
const KILLED_WITHIN_MS = 400;

const service = restartedService();

interface Purchase {
  readonly order: Order;
  readonly key: string;
}

/** Pays until the connection breaks. @returns those that were not answered */
async function payUntilKilled(shop: Shop, purchases: readonly Purchase[]): Promise<Purchase[]> {
  const paying = purchases.map(async (purchase) => {
    const reply = await pay(shop, purchase.order, { key: purchase.key }).catch(() => undefined);
    return reply?.status === 200 ? [] : [purchase];
  });
  await delay(Math.random() * KILLED_WITHIN_MS);
  await service.kill();
  return (await Promise.all(paying)).flat();
}

const shopAt = (shop: Shop, { url }: ServiceProcess): Shop => ({ ...shop, url });

/** @returns the order's status, or why it has none */
async function payOnce(shop: Shop, { order, key }: Purchase): Promise<string> {
  const { body, text } = await pay(shop, order, { key });
  return body.status ?? text;
}

/** As a client does that saw the connection break: the same request with the same key. */
async function payAgain(shop: Shop, { order, key }: Purchase): Promise<void> {
  await expect.poll(() => payOnce(shop, { order, key }), { interval: 500 }).toBe('open');
}

/**
 * As a client does that forgot its key: each time with a new one. It is refused while what the dead request
 * has begun is not known, and once that has placed the order.
 */
async function payAnew(shop: Shop, { order }: Purchase): Promise<string> {
  const { status } = await pay(shop, order);
  expect([200, 409]).toContain(status);
  return (await read(shop, order)).status;
}

/** By order: what was authorized at the processor, and what we know of it. */
async function chargesIn(db: Db): Promise<{ id: string; status: string; held: unknown; ours: unknown }[]> {
  const charges = await db
    .selectFrom('processor_payments as charge')
    .leftJoin('payments', 'payments.id', 'charge.reference')
    .leftJoin('orders', 'orders.payment_id', 'payments.id')
    .select(['orders.id', 'orders.status', 'charge.status as held', 'payments.status as ours'])
    .where('charge.status', 'in', ['authorized', 'captured'])
    .execute();
  return charges.map(({ id, status, held, ours }) => ({ id: id ?? '', status: status ?? '', held, ours }));
}

test(
  `kill -9 while cards are authorized, ${ROUNDS} rounds: each order has its payment, and each payment its order`,
  async () => {
    const first = await openShop(await service.start(), { location: { accept: ACCEPTED_WITHIN } });
    let shop = first;
    const paid: string[] = [];
    const forgetful: Purchase[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const orders = await Promise.all(Array.from({ length: BUYERS }, () => draft(shop)));
      const purchases = orders.map((order) => ({ order, key: randomUUID() }));
      const unanswered = await payUntilKilled(shop, purchases);
      shop = shopAt(first, await service.start());
      const isForgetful = round % 2 === 0;
      await Promise.all(unanswered.map((purchase) => (isForgetful ? payAnew : payAgain)(shop, purchase)));
      if (isForgetful) forgetful.push(...unanswered);
      paid.push(...orders.map(({ id }) => id));
    }
    const isPaid = async (purchase: Purchase): Promise<void> => {
      await expect.poll(() => payAnew(shop, purchase), { timeout: 60_000, interval: 500 }).toBe('open');
    };
    await Promise.all(forgetful.map(isPaid));
    const charges = await service.inDatabase(chargesIn);
    expect(charges.map(({ id }) => id).toSorted()).toEqual(paid.toSorted());
    expect(charges.filter(({ status, ours }) => status !== 'open' || ours !== 'authorized')).toEqual([]);
  },
  ROUNDS * 60_000,
);
