import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../orders/orders/contract/order.ts';
import {
  draft,
  gbp,
  lunch,
  ok,
  openShop,
  paid,
  placed,
  type Shop,
} from '../../orders/orders/testing/shop.ts';
import { made, tokenOf } from '../../orders/pay-links/testing/links.ts';
import { rounds } from '../service/rounds.ts';
import { call, type Reply } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const ROUNDS = rounds({ short: 2, long: 50 });
const CALLERS = [5, 10, 24];

let cluster: Cluster;
let shop: Shop;
/** Accepts by itself: the card is charged as the order is placed. */
let quick: Shop;
beforeAll(async () => {
  cluster = await startCluster();
  shop = await openShop(cluster.node(0), { partner: await cluster.partner('Repeated') });
  const accept = { accept: { mode: 'auto' } };
  quick = await openShop(cluster.node(0), { partner: await cluster.partner('Quick'), location: accept });
});
afterAll(() => cluster.stop());

interface Repeated {
  readonly name: string;
  /** A new record, and the request that all callers send: the operation and its body. */
  readonly prepare: () => Promise<{ operation: string; body: object; credential?: string | undefined }>;
}

const payment = (order: Order) => ({ source: { token: 'tok_paid' }, total: order.total });
const given = { reason: 'requested', amount: gbp(500) };

async function paidLink(): Promise<string> {
  const { key, merchant } = shop;
  const link = await made({ ...shop, merchant });
  const { payment: id } = await ok<{ payment: string }>(
    shop,
    `POST /v1/pay_links/${link.id}/pay`,
    key,
    { source: { token: 'tok_paid' } },
    { 'idempotency-key': randomUUID() },
  );
  return id;
}

/** Every way of an operation that moves money or an order, each of which locks a record. */
const REPEATED: readonly Repeated[] = [
  {
    name: 'an order paid by card',
    prepare: async () => {
      const order = await draft(shop);
      return { operation: `POST /v1/orders/${order.id}/pay`, body: payment(order) };
    },
  },
  {
    name: 'an order paid by card and accepted at once',
    prepare: async () => {
      const order = await draft(quick);
      return { operation: `POST /v1/orders/${order.id}/pay`, body: payment(order), credential: quick.key };
    },
  },
  {
    name: 'an order paid at the counter',
    prepare: async () => {
      const order = await draft(shop);
      const body = { source: { at_pickup: true }, total: order.total };
      return { operation: `POST /v1/orders/${order.id}/pay`, body };
    },
  },
  {
    name: 'a pay link',
    prepare: async () => {
      const { id } = await made(shop);
      return { operation: `POST /v1/pay_links/${id}/pay`, body: { source: { token: 'tok_paid' } } };
    },
  },
  {
    name: 'an order paid by a guest through a link',
    prepare: async () => {
      const order = await draft(shop);
      const link = await made(shop, { amount: undefined, order: order.id });
      const operation = `POST /v1/guest/pay_links/${tokenOf(link)}/pay`;
      return {
        operation,
        body: { source: { token: 'tok_paid' }, amount: order.total },
        credential: undefined,
      };
    },
  },
  {
    name: 'an order accepted',
    prepare: async () => ({ operation: `POST /v1/orders/${(await placed(shop)).id}/accept`, body: {} }),
  },
  {
    name: 'an order canceled',
    prepare: async () => {
      return { operation: `POST /v1/orders/${(await paid(shop)).id}/cancel`, body: { reason: 'No' } };
    },
  },
  {
    name: 'a refund of an order',
    prepare: async () => ({ operation: `POST /v1/orders/${(await paid(shop)).id}/refund`, body: given }),
  },
  {
    name: 'a refund of a payment',
    prepare: async () => ({ operation: `POST /v1/payments/${await paidLink()}/refund`, body: given }),
  },
  {
    name: 'a new order',
    prepare: async () => ({ operation: 'POST /v1/orders', body: lunch(shop) }),
  },
];

/** Returns the processor's totals: authorized, captured and refunded, over all payments. */
async function moved(): Promise<unknown> {
  const { rows } = await sql<object>`select count(*)::int as payments, sum(amount)::int as amount,
    sum(refunded)::int as refunded, (select count(*)::int from orders) as orders, (select count(*)::int from refunds) as refunds
    from processor_payments where status in ('authorized', 'captured')`.execute(cluster.db);
  return rows[0];
}

/** Returns how many transactions the server has ended because of a deadlock. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(cluster.db);
  return Number(rows[0]?.deadlocks);
}

describe.each(REPEATED)('$name, repeated at two nodes under one key', ({ prepare }) => {
  test.each(CALLERS)(
    'by %i callers: each hears the one answer, or that it is on its way',
    { timeout: 60_000 + ROUNDS * 10_000 },
    async (callers) => {
      const before = await deadlocks();
      for (let round = 0; round < ROUNDS; round += 1) {
        const { operation, body, ...other } = await prepare();
        const credential = 'credential' in other ? other.credential : shop.key;
        const headers = { 'idempotency-key': randomUUID() };
        const send = (place: number): Promise<Reply> =>
          call(cluster.node(place % 2), operation, {
            body,
            headers,
            ...(credential !== undefined && { credential }),
          });
        const replies = await Promise.all(Array.from({ length: callers }, (_, place) => send(place)));
        const answers = replies.filter(({ body: { error } }) => error !== 40901);
        expect(answers.map(({ status, text }) => (status < 300 ? '' : text))).toEqual(answers.map(() => ''));
        expect(answers.length).toBeGreaterThan(0);
        const once = await moved();
        const last = await send(round);
        expect(last.headers.get('idempotent-replayed')).toBe('true');
        expect(new Set([...answers, last].map(({ text }) => text)).size).toBe(1);
        expect(await moved()).toEqual(once);
      }
      expect(await deadlocks()).toBe(before);
    },
  );
});
