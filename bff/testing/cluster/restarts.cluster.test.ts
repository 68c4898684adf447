import { afterEach, expect, test } from 'vitest';
import { call, mintToken } from '../service/service.ts';
import { Balanced } from './testing/balanced.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import type { Node } from './testing/node.ts';
import { until } from '../service/patience.ts';

let cluster: Cluster | undefined;
afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
});

const nameOf = (id: number): string => `Fern ${id}`;

async function plantsOf(running: Cluster, merchant: string): Promise<Map<number, string>> {
  const rows = await running.db
    .selectFrom('plants')
    .select(['id', 'name'])
    .where('merchant', '=', merchant)
    .execute();
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

test('a node is killed under load: nothing acknowledged is missing, and the other node continues', async () => {
  cluster = await startCluster();
  const running = cluster;
  const partner = await running.partner('Killed');
  const credential = await mintToken(running.node(0), partner);
  const stored = new Set<number>();
  const unanswered = new Set<number>();
  const refused: string[] = [];
  const state = { next: 0, isOver: false };

  const send = async (node: Node, id: number): Promise<number | undefined> => {
    unanswered.add(id);
    const body = `{"id":${id},"name":"${nameOf(id)}"}`;
    const headers = { 'idempotency-key': `plant ${id}` };
    const reply = await call(node, 'POST /plants', { credential, body, headers }).catch(() => undefined);
    if (reply?.status === 200) {
      unanswered.delete(id);
      stored.add(id);
    } else if (reply && reply.status !== 409) refused.push(`${id}: ${reply.status} ${reply.text}`);
    return reply?.status;
  };
  const writer = async (place: number): Promise<void> => {
    while (!state.isOver) {
      state.next += 1;
      const status = await send(running.node(place), state.next);
      if (status === undefined && place === 0) return;
    }
  };
  const writers = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1].map(writer);
  await until('plants are stored', 20_000, () => stored.size > 200);
  await running.node(0).kill();
  const atDeath = stored.size;
  await until('the other serves on', 10_000, () => stored.size > atDeath + 200);
  state.isOver = true;
  await Promise.all(writers);
  expect(refused).toEqual([]);

  // Requests under way are sent again with their key, to the other node, until they succeed: each plant is
  // stored once.
  const isAnswered = async (id: number): Promise<boolean> => (await send(running.node(1), id)) === 200;
  await Promise.all([...unanswered].map((id) => until(`plant ${id}`, 30_000, () => isAnswered(id))));
  const plants = await plantsOf(running, partner.active);
  for (const id of stored) expect(plants.get(id)).toBe(nameOf(id));
  expect(plants.size).toBe(stored.size);
  expect(refused).toEqual([]);
});

test('a rolling restart by SIGTERM: no request fails, and each node first reports that it is not ready', async () => {
  cluster = await startCluster();
  const running = cluster;
  const partner = await running.partner('Rolling');
  const balanced = new Balanced(running.nodes);
  balanced.start(8, await mintToken(running.node(0), partner));
  await until('callers are served', 10_000, () => balanced.answered > 200);
  for (const place of [0, 1]) {
    const leaving = running.node(place);
    const { notReady } = balanced;
    leaving.signal('SIGTERM');
    expect(await leaving.ended()).toBe(0);
    expect(balanced.notReady).toBeGreaterThan(notReady);
    await running.startNode(place);
    await until('it is in turn again', 10_000, () => balanced.isReady(leaving.port));
    const { answered } = balanced;
    await until('callers are served', 10_000, () => balanced.answered > answered + 200);
  }
  await balanced.stop();
  expect(balanced.failures).toEqual([]);
  expect(balanced.closed).toBeGreaterThan(0);
});
