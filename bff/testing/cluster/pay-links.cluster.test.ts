import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draft, openShop, pay as payOrder, read as readOrder } from '../../orders/orders/testing/shop.ts';
import type { PayLink } from '../../orders/pay-links/contract/pay-link.ts';
import {
  made,
  newSeller,
  pay,
  payAsGuest,
  read,
  told,
  type Seller,
} from '../../orders/pay-links/testing/links.ts';
import { call } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

let cluster: Cluster;
let seller: Seller;
beforeAll(async () => {
  cluster = await startCluster();
  seller = await newSeller(cluster.node(0), await cluster.partner('Links'));
});
afterAll(() => cluster.stop());

/** Returns the same seller, called at one of the nodes. */
const at = (place: number): Seller => ({ ...seller, url: cluster.node(place % 2).url });

const tally = (replies: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Returns the statuses of the link's payments that the processor has authorized or captured. */
const chargesOf = async ({ id }: PayLink): Promise<string[]> => {
  const rows = await cluster.db
    .selectFrom('payments')
    .innerJoin('processor_payments as charge', 'charge.reference', 'payments.id')
    .select('charge.status')
    .where('payments.pay_link_id', '=', id)
    .where('charge.status', 'in', ['authorized', 'captured'])
    .execute();
  return rows.map(({ status }) => status);
};

describe('at two nodes at the same time', () => {
  test('ten tabs with one link are one payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const link = await made(seller);
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, place) => payAsGuest(at(place), link)),
      );
      expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
      expect(await chargesOf(link)).toEqual(['captured']);
      expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 1 });
    }
  });

  test('two with one idempotency key are one payment', async () => {
    const link = await made(seller);
    const key = randomUUID();
    await Promise.all([pay(at(0), link, { key }), pay(at(1), link, { key })]);
    expect(await chargesOf(link)).toEqual(['captured']);
  });

  test('of 20 guests of a link for 7 payments, 7 pay, and it is completed once', async () => {
    const link = await made(seller, { reusable: true, max_payments: 7, expires_at: undefined });
    const replies = await Promise.all(Array.from({ length: 20 }, (_, place) => payAsGuest(at(place), link)));
    expect(tally(replies)).toEqual({ 200: 7, 409: 13 });
    expect(await chargesOf(link)).toHaveLength(7);
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 7 });
    const completed = (await told(seller, link)).filter((type) => type === 'pay_link.completed');
    expect(completed).toHaveLength(1);
  });

  test('paying and canceling: the link says what became of the money', async () => {
    for (let round = 0; round < 5; round += 1) {
      const link = await made(seller);
      const cancel = call(cluster.node(1), `POST /v1/pay_links/${link.id}/cancel`, {
        credential: seller.key,
      });
      await Promise.all([pay(at(0), link), cancel]);
      const { status, paid_count: count } = await read(seller, link);
      const charges = await chargesOf(link);
      expect([status, count, charges]).toEqual(
        charges.length > 0 ? ['completed', 1, ['captured']] : ['canceled', 0, []],
      );
    }
  });

  test('an order is paid once, by itself or through either of its links', async () => {
    const shop = await openShop(cluster.node(0), { partner: seller.partner });
    for (let round = 0; round < 5; round += 1) {
      const order = await draft(shop);
      const links = [
        await made(seller, { amount: undefined, order: order.id }),
        await made(seller, { amount: undefined, order: order.id }),
      ];
      const replies = await Promise.all([
        ...links.map((link, place) => pay(at(place), link)),
        payOrder({ ...shop, url: cluster.node(1).url }, order),
      ]);
      expect(tally(replies)).toEqual({ 200: 1, 409: 2 });
      const charges = await cluster.db
        .selectFrom('payments')
        .select('status')
        .where('order_id', '=', order.id)
        .where('status', '!=', 'failed')
        .execute();
      expect(charges).toEqual([{ status: 'authorized' }]);
      expect(await readOrder(shop, order)).toMatchObject({ status: 'open', payment_state: 'authorized' });
    }
  });
});

describe('a link that is paid at the moment at which it expires', () => {
  const clockAt = async (to: number) => {
    const body = { to: new Date(to).toISOString() };
    return call(at(0), 'POST /v1/sandbox/clock/advance', { credential: seller.key, body });
  };

  /** Waits until the other node knows of a moved clock, at most a second. */
  const clockIsKnown = async (to: number) => {
    const { merchant, key } = seller;
    const body = { merchant, scopes: ['pay_links:read'] };
    const session = await call<{ token: string }>(at(0), 'POST /v1/sessions', { credential: key, body });
    const known = async (): Promise<number> => {
      const credential = session.body.token;
      const reply = await call<{ now: string }>(at(1), 'GET /v1/sessions/current', { credential });
      return Date.parse(reply.body.now);
    };
    await expect.poll(known).toBeGreaterThanOrEqual(to);
  };

  /** Makes both reach the link while it is locked, in this order. */
  const meeting = async (isClockFirst: boolean) => {
    const { body } = await call<{ now: string }>(seller, 'GET /v1/sandbox/clock', { credential: seller.key });
    const expiry = Date.parse(body.now) + 10 * 60_000;
    const link = await made(seller, { expires_at: new Date(expiry).toISOString() });
    await clockAt(expiry - 30_000);
    await clockIsKnown(expiry - 30_000);
    const racers = [() => clockAt(expiry), () => pay(at(1), link)];
    const replies = await queueBehindLock<{ readonly status: number }>(cluster.db, {
      hold: (trx) => trx.selectFrom('pay_links').select('id').where('id', '=', link.id).forUpdate().execute(),
      racers: isClockFirst ? racers : racers.toReversed(),
    });
    const payment = replies[isClockFirst ? 1 : 0];
    return { link, payment, charges: await chargesOf(link), entries: await enteredFor(link) };
  };

  const enteredFor = async ({ id }: PayLink) => {
    const entries = cluster.db.selectFrom('ledger_entries').select(['type', 'gross']);
    return entries.where('pay_link_id', '=', id).execute();
  };

  test('by the clock first: it has expired, and no money moves', async () => {
    const { link, payment, charges, entries } = await meeting(true);
    expect(payment).toMatchObject({ status: 409, body: { error: 40902 } });
    expect(await read(seller, link)).toMatchObject({ status: 'expired', paid_count: 0 });
    expect(await told(seller, link)).toEqual(['pay_link.created', 'pay_link.expired']);
    expect([charges, entries]).toEqual([[], []]);
  });

  test('by its guest first: it is completed, and the money is there', async () => {
    const { link, payment, charges, entries } = await meeting(false);
    expect(payment).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 1 });
    expect(await told(seller, link)).not.toContain('pay_link.expired');
    expect([charges, entries]).toEqual([['captured'], [{ type: 'payment', gross: '3648' }]]);
  });
});
