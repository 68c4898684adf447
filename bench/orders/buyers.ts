import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Client } from 'undici';
import { runRounds } from '../load/run-rounds.ts';
import type { Shop } from './shop.ts';

/**
 * Buyers, each with a connection and the next order as soon as the last one is placed: three different items,
 * paid by card. At the product an order is created, then paid; at the floor it is one request.
 */
export interface Buyers {
  /** Of the product; undefined: the floor. */
  readonly shop?: Shop & { readonly token: string };
  /** The card that everybody pays with; undefined: a new token each. */
  readonly card?: string;
}

const { shop, card } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Buyers;
const ITEMS = 200;
const CUSTOMER = { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com' };

runRounds((client) => (shop ? buy(client, shop) : buyAtFloor(client)));

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
  const source = { token: card ?? `tok_${randomUUID().replaceAll('-', '')}` };
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
