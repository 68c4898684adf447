/**
 * From nothing to a restored installation: the image, PostgreSQL, two nodes behind Caddy; a guest's order with its
 * webhook and its trace; a node that is killed; an accident, and the backup that is restored to the moment before.
 * It runs on a machine without a network, which main.ts makes: `node story.ts FOLDER`, with REDIS_URL.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Client } from 'pg';
import { createClient, verifyWebhook } from 'trellis/server';
import { Collector, type CollectedSpan } from '../../../bff/app/telemetry/testing/collector.ts';
import { payloadOf, Receiver } from '../../../bff/developers/webhooks/testing/receiver.ts';
import {
  postgresPrograms,
  startArchivedPostgres,
  type ArchivedPostgres,
  type OwnPostgres,
} from '../../../bff/testing/cluster/testing/own-postgres.ts';
import { until } from '../../../bff/testing/service/patience.ts';
import { ROOT } from '../../build/freshness.ts';
import { Checks, StoryEnded } from '../checks.ts';
import { assembleImage } from '../image/assemble.ts';
import { readDockerfile } from '../test-image/dockerfile.ts';
import { forward } from '../test-image/sockets.ts';
import { API, NODES, PARTNER } from './hosts.ts';
import { Installation } from './installation.ts';
import { Buyers, findShop, orderAsGuest, type Shop } from './partner.ts';

const [, , folder = '', redisUrl = process.env['REDIS_URL'] ?? ''] = process.argv;
/** A busy machine is no fault. */
const WITHIN_MS = 60_000;
const BUYERS = 2;
/** Orders that are placed and paid for each part of the story. */
const SOME = 10;

const checks = new Checks();
const step = checks.step.bind(checks);
const startedMs = performance.now();

const redis = await forward(6379, { path: join(folder, 'redis.sock') });
const collector = await Collector.start();
const receiver = await Receiver.start();
const installation = new Installation({ folder, redisUrl, collectorUrl: collector.url });
let postgres: ArchivedPostgres | undefined;
let restored: OwnPostgres | undefined;
try {
  await tell();
} catch (error) {
  if (!(error instanceof StoryEnded)) throw error;
} finally {
  await installation.stop();
  await restored?.drop();
  await postgres?.drop();
  await Promise.all([collector.stop(), receiver.stop()]);
  redis.close();
  console.log(`It took ${Math.round((performance.now() - startedMs) / 1000)} s.`);
  checks.end();
}

async function tell(): Promise<void> {
  await install();
  const { key, secret, shop } = await openPartner();
  await sellToGuest(shop, secret);
  const paid = await loseNode(key, shop);
  await restore(await loseOrders(key));
  await step('every order from before is there', async () => {
    await Promise.all(NODES.map((_, place) => installation.startNode(place)));
    await expectOrders(key, paid);
    return `${paid.length} orders`;
  });
  await step('guests order again, and the partner gets their webhooks', async () => {
    const before = messagesOf('payment.authorized').length;
    await orderAsGuest(shop);
    await until('the webhook arrives', WITHIN_MS, () => messagesOf('payment.authorized').length > before);
  });
  await step('nodes end on SIGTERM', async () => {
    assert.deepEqual(
      await installation.stopNodes(),
      NODES.map(() => 0),
    );
  });
}

async function install(): Promise<void> {
  await step('the root of the image is assembled', async () => {
    const { bytes } = assembleImage(ROOT, join(folder, 'root'));
    return `${Math.round(bytes / 2 ** 20)} MiB with Node`;
  });
  await step('PostgreSQL archives its log, and migrations bring it up to date', async () => {
    postgres = await startArchivedPostgres(postgresPrograms() ?? '');
    installation.useDatabase(postgres.url);
    const { code, output } = await installation.operator('migrations', 'run');
    assert.equal(code, 0, output);
  });
  await step('two nodes are ready', async () => {
    const times = await Promise.all(NODES.map((_, place) => installation.startNode(place)));
    return times.map((ms) => `${ms} ms`).join(', ');
  });
  await step('they have a read-only root, and no network but the loopback', async () => {
    const script = `
      const fs = require('node:fs');
      const write = (path) => { try { fs.writeFileSync(path, ''); return 'written'; } catch ({ code }) { return code; } };
      const networks = fs.readFileSync('/proc/net/dev', 'utf8').match(/^ *[^ :]+(?=:)/gm).map((name) => name.trim());
      console.log(JSON.stringify([write('/app/file'), networks]));`;
    for (const [place] of NODES.entries()) {
      const program = ['/usr/bin/node', '-e', script];
      const said: unknown = JSON.parse(await installation.node(place).execute(readDockerfile(ROOT), program));
      assert.deepEqual(said, ['EROFS', ['lo']]);
    }
  });
  await step('Caddy serves the API over https', async () => {
    await installation.startCaddy();
    assert.equal((await fetch(`${API}/readyz`)).status, 200);
  });
}

async function openPartner(): Promise<{ key: string; secret: string; shop: Shop }> {
  let opened = { key: '', secret: '', shop: undefined as Shop | undefined };
  await step('the operator signs up a partner, and its server names an endpoint for webhooks', async () => {
    const { json, output } = await installation.operator('partners', 'create', '--name', PARTNER);
    const { key } = json as { key?: { id: string; secret: string } };
    assert.ok(key, output);
    await installation.operator('limits', 'set', '--key', key.id, '--per-minute', '100000');
    const trellis = createClient({ key: key.secret, baseUrl: API });
    const url = `http://127.0.0.1:${receiver.port}/`;
    const { secret } = await trellis.post('/v1/webhook_endpoints', { body: { url } });
    opened = { key: key.secret, secret, shop: await findShop(trellis) };
  });
  const { shop } = opened;
  if (!shop) throw new Error('the sandbox has no shop');
  return { ...opened, shop };
}

/** The webhooks of one type that have arrived. */
function messagesOf(type: string) {
  return receiver.received.filter(({ body }) => payloadOf(body).type === type);
}

async function sellToGuest(shop: Shop, secret: string): Promise<void> {
  await step('a guest orders on the partner’s page, and pays by card', () => orderAsGuest(shop));
  await step('the partner’s server gets the signed webhook', async () => {
    await until('it arrives', WITHIN_MS, () => messagesOf('payment.authorized').length > 0);
    for (const { body, headers } of messagesOf('payment.authorized'))
      await verifyWebhook(body, headers, secret);
  });
  await step('one trace has the page, PostgreSQL, the processor and the webhook', async () => {
    await until('the trace is whole', WITHIN_MS, () => isWhole(orderTrace()));
    const spans = orderTrace();
    const names = new Set(spans.map(({ name }) => name));
    const root = spans.find(({ parentSpanId }) => !parentSpanId);
    assert.equal(root?.name, 'GET /:merchant/:location/pay/card');
    for (const name of ['payOrder', 'processor authorize', 'POST webhook']) assert.ok(names.has(name), name);
    const tables = new Set(spans.map(({ attributes }) => attributes['db.collection.name']));
    for (const table of ['orders', 'payments']) assert.ok(tables.has(table), table);
    return `${spans.length} spans`;
  });
}

/** The spans of the trace that the delivered webhook of a payment belongs to. */
function orderTrace(): readonly CollectedSpan[] {
  const delivery = collector.spans.find(
    ({ attributes }) =>
      attributes['trellis.event_type'] === 'payment.authorized' &&
      attributes['trellis.outcome'] === 'delivered',
  );
  return delivery ? [...collector.trace(delivery.traceId).values()].flat() : [];
}

/** Whether each span but the first is below another one: nodes export them one after the other. */
function isWhole(spans: readonly CollectedSpan[]): boolean {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const tops = spans.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
  return tops.length === 1 && !tops[0]?.parentSpanId;
}

/** @returns the orders that were paid meanwhile */
async function loseNode(key: string, shop: Shop): Promise<readonly string[]> {
  const buyers = new Buyers(key, shop, BUYERS);
  const more = (count: number): Promise<unknown> => {
    const target = buyers.paid.length + count;
    return until('orders are paid', WITHIN_MS, () => buyers.paid.length >= target);
  };
  try {
    await step('a backup is made while orders are placed', async () => {
      await more(SOME);
      await postgres?.backUp();
    });
    await step('a node is killed, orders go on, and it comes back', async () => {
      const before = buyers.sentAgain;
      await installation.node(1).kill();
      await more(SOME);
      await installation.startNode(1);
      await more(SOME);
      return `${buyers.paid.length} orders, ${buyers.sentAgain - before} requests sent again`;
    });
  } finally {
    await buyers.stop();
  }
  await step('no call failed for good, no acknowledged order is lost, and each has its webhook', async () => {
    assert.deepEqual(buyers.failures, []);
    await expectOrders(key, buyers.paid);
    const isTold = (): boolean => {
      const told = new Set(messagesOf('order.created').map(({ body }) => payloadOf(body).data['id']));
      return buyers.paid.every((id) => told.has(id));
    };
    await until('every order has its webhook', WITHIN_MS, isTold);
  });
  return buyers.paid;
}

interface Order {
  readonly id: string;
  readonly payment_state: string;
}

/** @throws {AssertionError} one of these orders isn't there, or isn't paid */
async function expectOrders(key: string, ids: readonly string[]): Promise<void> {
  const trellis = createClient({ key, baseUrl: API });
  const orders = trellis.list('/v1/orders', { params: { query: { limit: 100 } } }) as AsyncIterable<Order>;
  const found = new Set<string>();
  for await (const { id, payment_state: state } of orders) if (state === 'authorized') found.add(id);
  assert.deepEqual(
    ids.filter((id) => !found.has(id)),
    [],
  );
}

/** The fields of the operator's `verify` that are read here. */
interface Verified {
  readonly ok: boolean;
  readonly records: Readonly<Record<string, number>>;
  readonly newest_at: string;
}

interface Accident {
  /** The last moment before. */
  readonly time: Date;
  readonly orders: number;
}

async function loseOrders(key: string): Promise<Accident> {
  let orders = 0;
  const time = new Date(Date.now() + 5);
  await step('an accident: every order is deleted', async () => {
    await until('the moment before has passed', WITHIN_MS, () => Date.now() > time.getTime());
    const client = new Client({ connectionString: postgres?.url });
    await client.connect();
    try {
      orders = (await client.query('delete from orders')).rowCount ?? 0;
      const { data } = await createClient({ key, baseUrl: API }).get('/v1/orders');
      assert.equal(data.length, 0);
      return `${orders} orders`;
    } finally {
      await client.end();
    }
  });
  await step('the operator’s verify finds what is broken', async () => {
    const { code, json } = await installation.operator('verify');
    assert.deepEqual([code, (json as Verified).ok], [1, false]);
  });
  return { time, orders };
}

async function restore({ time, orders }: Accident): Promise<void> {
  await step('the backup is restored to the moment before', async () => {
    assert.deepEqual(
      await installation.stopNodes(),
      NODES.map(() => 0),
    );
    await postgres?.archive();
    const began = performance.now();
    restored = await postgres?.restoreTo(time);
    installation.useDatabase(restored?.url ?? '');
    return `${Math.round(performance.now() - began)} ms`;
  });
  await step('the operator’s verify finds nothing broken', async () => {
    const { code, json, output } = await installation.operator('verify');
    const { ok, records, newest_at: newest } = json as Verified;
    assert.deepEqual([code, ok, records['orders']], [0, true, orders], output);
    return `up to ${newest}`;
  });
}
