import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ nodes: 1 });
});
afterAll(() => cluster.stop());

/** The order that a counter of rows would get wrong: the first to begin commits last. */
test('a change whose transaction began before a refresh and ended after it is reported by the next refresh', async () => {
  const first = await cluster.partner('First');
  const second = await cluster.partner('Second');
  const clock = { ms: 0, now: () => clock.ms };
  const told: string[] = [];
  const invalidations = new InvalidationFeed({ db: cluster.db, clock });
  invalidations.subscribe('merchant', {
    invalidate: (id) => void told.push(id),
    invalidateAll: () => undefined,
  });
  const look = async (): Promise<string[]> => {
    clock.ms += 1_000;
    await invalidations.refresh();
    return told.splice(0);
  };
  await look();
  await look();

  const rename = (id: string, db = cluster.db): Promise<unknown> =>
    db.updateTable('merchants').set({ display_name: 'Renamed' }).where('id', '=', id).execute();
  await cluster.db.transaction().execute(async (early) => {
    await rename(first.active, early);
    await rename(second.active);
    // Other merchants may be notified too: a new sandbox gets its past at this time.
    const seen = await look();
    expect(seen).toContain(second.active);
    expect(seen).not.toContain(first.active);
  });
  expect(await look()).toContain(first.active);
});
