import { Client } from 'pg';
import { copyRow } from '../copy-row.ts';
import { copyOrder } from '../orders/many-orders.ts';
import { say } from '../say.ts';

/** How much there is already. */
export const ROWS = { events: 10_000_000, orders: 1_000_000, keys: 1_000_000 } as const;

/** Merchants that the events are of. */
const MERCHANTS = 20_000;
/** Events are kept for 30 days. */
const EVENTS_OVER = `interval '30 days'`;

/**
 * Copies one event, one paid order with its payment, and one response that is kept for an idempotency key, of
 * those that the product has written by itself.
 */
export async function fill(databaseUrl: string): Promise<void> {
  const first = await firstRows(databaseUrl);
  await minutes(`${ROWS.orders} orders`, copyOrder(databaseUrl, first.order, ROWS.orders));
  await minutes(
    `${ROWS.orders} payments`,
    copyRow(databaseUrl, { table: 'payments', id: first.payment, own: PAYMENT, count: ROWS.orders }),
  );
  await minutes(
    `${ROWS.keys} idempotency keys`,
    copyRow(databaseUrl, { table: 'idempotency_records', id: first.key, own: KEY, count: ROWS.keys }),
  );
  await minutes(
    `${ROWS.events} events`,
    copyRow(databaseUrl, { table: 'events', id: first.event, own: EVENT, count: ROWS.events }),
  );
}

async function minutes(what: string, work: Promise<void>): Promise<void> {
  const startedMs = performance.now();
  await work;
  say(`${what}: ${((performance.now() - startedMs) / 60_000).toFixed(1)} minutes`);
}

const at = (count: number, over: string): string => `now() - (${count} - n) * (${over} / ${count})`;

const PAYMENT = {
  id: `'pay_01' || lpad(n::text, 24, '0')`,
  order_id: `'ord_01' || lpad(n::text, 24, '0')`,
  intent: `one.intent || n`,
  status: `'captured'`,
  created_at: `now() - n * interval '1 minute'`,
  updated_at: `now() - n * interval '1 minute'`,
};
const KEY = { id: `encode(sha256(n::text::bytea), 'hex')`, expires_at: `now() + interval '1 day'` };
const EVENT = {
  id: `'evt_01' || lpad(n::text, 24, '0')`,
  merchant_id: `'mer_01' || lpad((n % ${MERCHANTS})::text, 24, '0')`,
  cause: `null`,
  created_at: at(ROWS.events, EVENTS_OVER),
  dispatched_at: at(ROWS.events, EVENTS_OVER),
};

interface FirstRows {
  readonly order: string;
  readonly payment: string;
  readonly key: string;
  readonly event: string;
}

async function firstRows(databaseUrl: string): Promise<FirstRows> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<FirstRows>(
      `select (select id from orders where payment_id is not null limit 1) as order,
        (select payment_id from orders where payment_id is not null limit 1) as payment,
        (select id from idempotency_records where status = 200 limit 1) as key,
        (select id from events where type = 'plant.created' limit 1) as event`,
    );
    const [row] = rows;
    if (!row || Object.values(row).includes(null))
      throw new Error('the product has written too little to copy');
    return row;
  } finally {
    await client.end();
  }
}
