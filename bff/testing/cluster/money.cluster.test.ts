import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gbp, move, openShop, paid, refund, type Shop } from '../../orders/orders/testing/shop.ts';
import { rounds } from '../service/rounds.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const KILLS = rounds({ short: 4, long: 50 });
const BUYERS = 8;
/** A killed node's work passes to another node once its lease of a minute has expired. */
const SETTLED_WITHIN_MS = 180_000;

let cluster: Cluster;
let shop: Shop;
beforeAll(async () => {
  cluster = await startCluster();
  const location = { accept: { within_minutes: 60 } };
  shop = await openShop(cluster.node(0), { partner: await cluster.partner('Money'), location });
});
afterAll(() => cluster.stop());

/**
 * Places one order after the other, each request at either node; a request that a killed node doesn't answer
 * is not repeated.
 */
async function buy(place: number, isOver: () => boolean): Promise<void> {
  for (let orders = place; !isOver(); orders += 1) {
    const at: Shop = { ...shop, url: cluster.node(orders % 2).url };
    const other: Shop = { ...shop, url: cluster.node((orders + 1) % 2).url };
    await live(at, other, orders % 4).catch(() => undefined);
  }
}

async function live(at: Shop, other: Shop, way: number): Promise<void> {
  const order = await paid(at);
  if (way === 1) await refund(other, order, { amount: gbp(1_000) });
  if (way === 2) await refund(other, order, { lines: [{ uid: 'burger', quantity: 1 }] });
  if (way >= 2) await move(at, order, 'cancel', { reason: 'No' });
}

interface Kept {
  readonly id: string;
  readonly status: string;
  /** The captured amounts less refunds: at the processor, in the ledger, and in the payment itself. */
  readonly sums: readonly number[];
}

async function keptOf(): Promise<Kept[]> {
  const { rows } = await sql<{ id: string; status: string; sums: string[] }>`
    select payment.id, payment.status, array[
      coalesce((select coalesce(captured, amount) - refunded from processor_payments
        where reference = payment.id and status = 'captured'), 0),
      coalesce((select sum(gross) from ledger_entries where payment_id = payment.id), 0),
      case when captured_at is null then 0 else coalesce(capture_amount, amount) - refunded end]::text[] as sums
    from payments payment`.execute(cluster.db);
  return rows.map(({ sums, ...row }) => ({ ...row, sums: sums.map(Number) }));
}

const openTimers = async (): Promise<number> => {
  const timers = cluster.db.selectFrom('timers').select('id').where('kind', 'like', 'payment.settle%');
  return (await timers.execute()).length;
};

test(
  `two nodes under load, killed ${KILLS} times: the processor and the ledger have the same, to the penny`,
  { timeout: KILLS * 20_000 + 2 * SETTLED_WITHIN_MS },
  async () => {
    let isOver = false;
    const buyers = Array.from({ length: BUYERS }, (_, place) => buy(place, () => isOver));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(500 + Math.random() * 1_000);
      await cluster.node(kill % 2).kill();
      await cluster.startNode(kill % 2);
    }
    isOver = true;
    await Promise.all(buyers);
    await expect.poll(openTimers, { timeout: SETTLED_WITHIN_MS, interval: 500 }).toBe(0);
    const kept = await keptOf();
    expect(kept.filter(({ sums }) => new Set(sums).size > 1)).toEqual([]);
    expect(kept.filter(({ status }) => status === 'unpaid')).toEqual([]);
    const statuses = new Set(kept.map(({ status }) => status));
    expect([...statuses]).toEqual(expect.arrayContaining(['captured', 'partially_refunded', 'refunded']));
  },
);
