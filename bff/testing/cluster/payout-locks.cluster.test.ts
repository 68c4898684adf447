import { afterAll, beforeAll, expect, test } from 'vitest';
import { Earner, gbp } from '../../money/payouts/testing/earner.ts';
import { payoutFaults } from '../../money/payouts/testing/payout-books.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

const DAY = 24 * 60 * 60_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

test('of two payouts that are asked for at once, the second sees what the first has left', async () => {
  const partner = await cluster.partner('Locks');
  const [one, other] = [0, 1].map(
    (place) => new Earner({ url: cluster.node(place).url, db: cluster.db }, partner),
  );
  if (!one || !other) throw new Error('there are two nodes');
  await one.change({ payout_schedule: { interval: 'manual' } });
  await one.earn(1_000);
  await one.advance(2 * DAY);
  // The first has read the balance when it waits for the entry; the second must not have.
  const replies = await queueBehindLock(cluster.db, {
    hold: (trx) =>
      trx
        .selectFrom('ledger_unpaid')
        .select('entry_id')
        .where('merchant_id', '=', one.merchant)
        .forUpdate()
        .execute(),
    racers: [() => one.payOut({ amount: gbp(300) }), () => other.payOut({ amount: gbp(600) })],
  });
  expect(replies.map(({ status, body }) => [status, body.amount])).toEqual([
    [201, gbp(300)],
    [201, gbp(600)],
  ]);
  expect(await one.sums()).toEqual([100, 0]);
  expect(await payoutFaults(cluster.db)).toEqual([]);
});
