import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Buyers } from '../../app/moves/testing/buyers.ts';
import { Receiver } from '../../developers/webhooks/testing/receiver.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';

const OPERATOR = fileURLToPath(new URL('../../../dist/service/operator.js', import.meta.url));
/** Commands are killed after up to this time, until one has done all of its work. */
const KILLED_WITHIN_MS = 3_000;
const MOST_KILLS = 4;

const folder = mkdtempSync(join(tmpdir(), 'trellis-move-'));
const keyFile = join(folder, 'move.key');
const FOLDER = ['--folder', join(folder, 'moving'), '--key-file', keyFile];

let source: Cluster;
let target: Cluster;
let receiver: Receiver;
let shop: Shop;
let partner: string;
beforeAll(async () => {
  writeFileSync(keyFile, randomBytes(32).toString('base64'));
  receiver = await Receiver.start();
  const settings = { WEBHOOK_ALLOW_LOOPBACK: '1' };
  source = await startCluster({ settings });
  target = await startCluster({ nodes: 1, settings });
  shop = await openShop(source.node(0), { partner: await source.partner('Moved') });
  partner = shop.partner.partnerId;
  await ok(source.node(0), 'POST /v1/webhook_endpoints', shop.key, { url: receiver.url });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await receiver.stop();
  await source.stop();
  await target.stop();
});

/** Runs a command of the operator, which is killed after a while. @returns its exit code, `null` if it was killed */
async function operator(
  cluster: Cluster,
  args: readonly string[],
  killAfterMs?: number,
): Promise<number | null> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: cluster.database.url };
  const child = spawn(process.execPath, [OPERATOR, 'partner', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (killAfterMs !== undefined) {
    await Promise.race([ended, delay(killAfterMs, undefined, { ref: false })]);
    child.kill('SIGKILL');
  }
  const code = await ended;
  if (code !== 0 && code !== null) throw new Error(errors);
  return code;
}

/** Runs a command that is killed at random, and then once to its end. @returns how often it was killed */
async function killed(cluster: Cluster, args: readonly string[]): Promise<number> {
  let kills = 0;
  while (kills < MOST_KILLS && (await operator(cluster, args, Math.random() * KILLED_WITHIN_MS)) === null)
    kills += 1;
  await operator(cluster, args);
  return kills;
}

test('a partner moves between two installations under load, and commands are killed meanwhile', async () => {
  // Each caller has a node of its own at the source.
  const all = source.nodes.map(({ url }) => new Buyers({ ...shop, url }));
  for (const buyers of all) buyers.start(2);
  const placed = (): number => all.reduce((total, buyers) => total + buyers.placed.size, 0);
  const placeMore = async (count: number): Promise<void> => {
    const before = placed();
    await until('orders are placed', 60_000, () => placed() > before + count);
  };
  await placeMore(20);
  let kills = await killed(source, ['export', '--partner', partner, ...FOLDER]);
  kills += await killed(target, ['import', ...FOLDER]);
  await placeMore(20);
  await operator(source, ['export', '--partner', partner, ...FOLDER]);
  await operator(target, ['import', ...FOLDER]);

  await operator(source, ['export', '--partner', partner, ...FOLDER, '--last', 'true']);
  await operator(target, ['import', ...FOLDER, '--activate', 'true']);
  const to = target.node(0).url;
  const hosted = `localhost:${target.node(0).port}`;
  await operator(source, ['redirect', '--partner', partner, '--to', to, '--hosted-domain', hosted]);
  await placeMore(20);
  for (const buyers of all) await buyers.stop();

  const pausedMs = Math.max(...all.map(({ longestPauseMs }) => longestPauseMs));
  const reads = all.reduce((total, buyers) => total + buyers.reads, 0);
  console.info(
    `moved: no order waited longer than ${Math.round(pausedMs)} ms; ${placed()} orders, ${reads} reads, ${kills} kills`,
  );
  expect(pausedMs).toBeGreaterThan(0);
  expect(pausedMs).toBeLessThan(30_000);
  expect(all.flatMap(({ failedReads }) => failedReads)).toEqual([]);
  expect(all.flatMap(({ refusals }) => refusals)).toEqual([]);
  const ids = all.flatMap((buyers) => [...buyers.placed.values()]).toSorted();
  const rows = await target.db.selectFrom('orders').select('id').where('partner_id', '=', partner).execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids);

  const pending = async (): Promise<number> => {
    // One statement: between two, an event can become deliveries that neither of them counts.
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from events where dispatched_at is null)
        + (select count(*) from webhook_deliveries where state = 'pending'))::int as count`.execute(
      target.db,
    );
    return rows[0]?.count ?? Number.NaN;
  };
  await until('every webhook was sent', 60_000, async () => (await pending()) === 0);
  const sent = receiver.received.map(({ headers }) => String(headers['webhook-id']));
  expect(new Set(sent).size).toBe(sent.length);
  const deliveries = await target.db.selectFrom('webhook_deliveries').select('event_id').execute();
  expect(sent.toSorted()).toEqual(deliveries.map(({ event_id: id }) => id).toSorted());
}, 300_000);
