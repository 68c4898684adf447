import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, openShop, pay, type Shop } from '../../orders/orders/testing/shop.ts';
import { made, pay as payLink } from '../../orders/pay-links/testing/links.ts';
import { rounds } from '../service/rounds.ts';
import { call } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

const ROUNDS = rounds({ short: 3, long: 40 });

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Returns closed merchants' payments that may still move money. */
async function stuck(): Promise<readonly unknown[]> {
  const { rows } = await sql`select payments.id, payments.status from payments
    join merchants on merchants.id = merchant_id and merchants.status = 'closed'
    where payments.status in ('unpaid', 'authorized', 'captured') or refund_pending > 0`.execute(cluster.db);
  return rows;
}

const at = (shop: Shop, place: number): Shop => ({ ...shop, url: cluster.node(place).url });
const newShop = async (name: string): Promise<Shop> =>
  openShop(cluster.node(0), { partner: await cluster.partner(name) });
const close = ({ merchant, key, url }: Shop) =>
  call({ url }, `POST /v1/merchants/${merchant}/close`, { credential: key });
/** Sends requests that meet while the merchant's row is locked; they get it in this order. */
const meeting = ({ merchant }: Shop, racers: (() => Promise<{ readonly status: number }>)[]) =>
  queueBehindLock<{ readonly status: number }>(cluster.db, {
    hold: (trx) => trx.selectFrom('merchants').select('id').where('id', '=', merchant).forUpdate().execute(),
    racers,
  });

test('a merchant that is being closed when a guest pays takes no payment', async () => {
  const shop = await newShop('Closed first');
  const order = await draft(shop);
  const replies = await meeting(shop, [() => close(at(shop, 0)), () => pay(at(shop, 1), order)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(await stuck()).toEqual([]);
});

test('a merchant whose guest is paying isn’t closed', async () => {
  const shop = await newShop('Paid first');
  const order = await draft(shop);
  const replies = await meeting(shop, [() => pay(at(shop, 0), order), () => close(at(shop, 1))]);
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(await stuck()).toEqual([]);
});

test(
  'closing and paying at two nodes at the same time: nothing is stuck',
  { timeout: 60_000 + ROUNDS * 20_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shop = await newShop(`Raced ${round}`);
      const orders = await Promise.all(Array.from({ length: 4 }, () => draft(shop)));
      const links = await Promise.all(Array.from({ length: 2 }, () => made(shop)));
      const replies = await Promise.all<{ readonly status: number }>([
        ...orders.map((order, place) => pay(at(shop, place % 2), order)),
        close(at(shop, round % 2)),
        ...links.map((link, place) => payLink(at(shop, place % 2), link)),
        close(at(shop, 1 - (round % 2))),
      ]);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      await expect.poll(stuck).toEqual([]);
    }
  },
);
