import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsState, soldLastMonth } from '../../money/charges/testing/many-months.ts';
import { payoutFaults } from '../../money/payouts/testing/payout-books.ts';
import { rounds } from '../service/rounds.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const MERCHANTS = rounds({ short: 1_000, long: 20_000 });
const KILLS = rounds({ short: 3, long: 50 });

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

test(
  `the months of ${MERCHANTS} merchants are charged once each, while nodes are killed ${KILLS} times`,
  { timeout: 1_200_000 },
  async () => {
    await soldLastMonth(cluster.db, await cluster.partner('Months'), MERCHANTS);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(Math.random() * 150);
      await cluster.node(kill % 2).kill();
      await cluster.startNode(kill % 2);
    }
    await expect
      .poll(() => monthsState(cluster.db), { timeout: 900_000, interval: 250 })
      .toMatchObject({ charges: MERCHANTS, due: 0 });
    expect(await monthsState(cluster.db)).toEqual({
      charges: MERCHANTS,
      merchants: MERCHANTS,
      entries: MERCHANTS,
      due: 0,
    });
    expect(await payoutFaults(cluster.db)).toEqual([]);
  },
);
