import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mintToken, type SignedUp } from '../service/service.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import { payloadOf, Receiver } from '../../developers/webhooks/testing/receiver.ts';
import { Balanced } from './testing/balanced.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';
import { Writers } from './testing/writers.ts';

/** Makes a node one of the next release, which has a migration more. */
const NEXT_RELEASE = new URL('testing/next-release.ts', import.meta.url).href;

let cluster: Cluster;
let receiver: Receiver;
let partner: SignedUp;
beforeEach(async () => {
  receiver = await Receiver.start();
  cluster = await startCluster({ settings: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
  partner = await cluster.partner('Upgraded');
  const events = ['plant.created'];
  await TestPartner.of(cluster.node(1), partner).addEndpoint(receiver.url, { events });
});
afterEach(() => receiver.stop());
afterEach(() => cluster.stop());

const namesOf = (ids: readonly number[]): string[] => ids.map((id) => `Fern ${id}`).toSorted();

/**
 * Returns the names of plants: in the table, known to the next release, in events, and sent to the partner.
 */
async function found(): Promise<Record<'stored' | 'known' | 'recorded' | 'told', string[]>> {
  const { rows } = await sql<{ name: string; isKnown: boolean }>`
    select plant.name, next.id is not null as "isKnown" from plants plant left join next_plants next using (merchant, id)
    where plant.merchant = ${partner.active}`.execute(cluster.db);
  const events = await cluster.db
    .selectFrom('events')
    .select('data')
    .where('merchant_id', '=', partner.active)
    .where('type', '=', 'plant.created')
    .execute();
  await until('every event was delivered', 30_000, () => told().length >= events.length);
  return {
    stored: rows.map(({ name }) => name).toSorted(),
    known: rows.flatMap(({ name, isKnown }) => (isKnown ? [name] : [])).toSorted(),
    recorded: events.map(({ data }) => (JSON.parse(data) as { name: string }).name).toSorted(),
    told: told(),
  };
}

function told(): string[] {
  const names = receiver.received.map(
    ({ body }) => (payloadOf(body).data as unknown as { name: string }).name,
  );
  return [...new Set(names)].toSorted();
}

test('nodes of the next release migrate and take the place of the old ones, one by one: no request fails, and no plant or event is lost', async () => {
  const balanced = new Balanced(cluster.nodes);
  balanced.start(6, await mintToken(cluster.node(0), partner));
  const areServed = async (): Promise<void> => {
    const { answered } = balanced;
    await until('callers are served', 15_000, () => balanced.answered > answered + 200);
  };
  await areServed();

  // A new node is added first, and migrates while the old ones run.
  balanced.add((await cluster.startNode(2, NEXT_RELEASE)).port);
  await until('it is in turn', 10_000, () => balanced.isReady(cluster.node(2).port));
  await areServed();
  // An old node restarts on the schema of the next release, as after a restart of its machine. Then both are
  // replaced.
  const replacements = [
    { place: 0, release: undefined },
    { place: 0, release: NEXT_RELEASE },
    { place: 1, release: NEXT_RELEASE },
  ];
  for (const { place, release } of replacements) {
    const leaving = cluster.node(place);
    leaving.signal('SIGTERM');
    expect(await leaving.ended()).toBe(0);
    await cluster.startNode(place, release);
    await until('it is in turn again', 10_000, () => balanced.isReady(leaving.port));
    await areServed();
  }
  await balanced.stop();
  console.info(
    `a rolling upgrade: ${balanced.failures.length} of ${balanced.answered + balanced.failures.length} requests failed`,
  );
  expect(balanced.failures).toEqual([]);
  const names = namesOf(balanced.stored);
  expect(names.length).toBeGreaterThan(400);
  expect(await found()).toEqual({ stored: names, known: names, recorded: names, told: names });
});

test('an old node is killed amid the upgrade and comes back: sent again, each plant is there once', async () => {
  const writers = await Writers.start(cluster, partner);
  await until('plants are stored', 15_000, () => writers.stored.size > 100);
  await cluster.startNode(2, NEXT_RELEASE);
  const before = writers.stored.size;
  await cluster.node(0).kill();
  await until('the others serve on', 15_000, () => writers.stored.size > before + 100);
  await cluster.startNode(0);
  await cluster.node(1).kill();
  await cluster.startNode(1, NEXT_RELEASE);
  await writers.stop();
  const names = namesOf([...writers.stored]);
  expect(new Set(writers.failures.map(({ status }) => status))).toEqual(new Set([0]));
  expect(await found()).toEqual({ stored: names, known: names, recorded: names, told: names });
});

test('a migration gives way while a table is in use, and callers of that table are served', async () => {
  const balanced = new Balanced(cluster.nodes);
  balanced.start(4, await mintToken(cluster.node(0), partner));
  const held = Promise.withResolvers<void>();
  const holder = cluster.db.transaction().execute(async (trx) => {
    await sql`lock table plants in row share mode`.execute(trx);
    await held.promise;
  });
  const joining = cluster.startNode(2, NEXT_RELEASE);
  try {
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table plants%'`;
    for (let tries = 0; tries < 3; tries += 1) {
      const isWaiting = async (): Promise<boolean> =>
        ((await waiting.execute(cluster.db)).rows[0]?.count ?? 0) > 0;
      await until('it waits for the table', 15_000, isWaiting);
      await until('it gives way', 15_000, async () => !(await isWaiting()));
      const count = balanced.stored.length;
      await until('plants are stored meanwhile', 15_000, () => balanced.stored.length > count + 5);
    }
  } finally {
    held.resolve();
    await holder;
  }
  await joining;
  await balanced.stop();
  expect(balanced.failures).toEqual([]);
});
