import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'undici';
import type { Round, RoundResult } from '../load/round.ts';
import type { Shop } from './shop.ts';

/**
 * Buyers, each with a connection and the next order as soon as the last one is placed: three different items, paid by card. At the product
 * an order is created, then paid; at the floor it is one request. Runs one round for each message.
 */
export interface Buyers {
  /** Of the product; undefined: the floor. */
  readonly shop?: Shop & { readonly token: string };
}

const { shop } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Buyers;
const ITEMS = 200;
const CUSTOMER = { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com' };

process.on('message', (round: Round) => {
  run(round).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

async function run({ origin, connections, forMs, forRequests }: Round): Promise<RoundResult> {
  const latencies: number[] = [];
  let failed = 0;
  let firstFailure: string | undefined;
  let started = 0;
  const beganAt = performance.now();
  const isOver = (): boolean =>
    forRequests === undefined ? performance.now() - beganAt >= (forMs ?? 0) : started >= forRequests;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(origin, { pipelining: 1 });
      while (!isOver()) {
        started += 1;
        const sentAt = performance.now();
        const fault = await (shop ? buy(client, shop) : buyAtFloor(client)).catch(String);
        latencies.push(performance.now() - sentAt);
        if (fault === undefined) continue;
        failed += 1;
        firstFailure ??= fault;
      }
      await client.close();
    }),
  );
  const seconds = (performance.now() - beganAt) / 1000;
  latencies.sort((a, b) => a - b);
  const quantile = (q: number): number => latencies[Math.floor((latencies.length - 1) * q)] ?? 0;
  return {
    answered: latencies.length,
    failed,
    seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    firstFailure,
  };
}

/** @returns what was wrong */
async function buy(
  client: Client,
  { location, items, token }: Shop & { token: string },
): Promise<string | undefined> {
  const created = await post(client, '/v1/orders', token, {
    location,
    customer: CUSTOMER,
    fulfillment: { type: 'pickup' },
    lines: threeOf(items.length).map((at, index) => ({ ...items[at], quantity: 1 + (index % 2) })),
  });
  if (created.status !== 201) return `${created.status} ${created.text}`;
  const { id, total } = JSON.parse(created.text) as { id: string; total: object };
  const source = { token: `tok_${randomUUID().replaceAll('-', '')}` };
  const paid = await post(client, `/v1/orders/${id}/pay`, token, { source, total });
  const isPlaced = paid.status === 200 && /"payment_state":"authorized"/.test(paid.text);
  return isPlaced ? undefined : `${paid.status} ${paid.text}`;
}

async function buyAtFloor(client: Client): Promise<string | undefined> {
  const lines = threeOf(ITEMS).map((item, index) => ({ item, quantity: 1 + (index % 2) }));
  const body = { lines, customer: CUSTOMER, token: `tok_${randomUUID()}` };
  const { status, text } = await post(client, '/orders', 'floor', body);
  return status === 201 ? undefined : `${status} ${text}`;
}

/** Three different numbers below the count. */
function threeOf(count: number): number[] {
  const first = Math.floor(Math.random() * count);
  const step = 1 + Math.floor(Math.random() * (count / 3 - 1));
  return [first, (first + step) % count, (first + 2 * step) % count];
}

async function post(
  client: Client,
  path: string,
  token: string,
  body: object,
): Promise<{ status: number; text: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const response = await client.request({ method: 'POST', path, headers, body: JSON.stringify(body) });
  return { status: response.statusCode, text: await response.body.text() };
}
