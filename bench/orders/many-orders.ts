import { Client } from 'pg';

/** The id of the seeded order with a number, from 1. */
export function seededOrderId(number: number): string {
  return `ord_01${String(number).padStart(24, '0')}`;
}

/** What differs from the order that is copied; `n` is the number of the copy. One of ten is open, so that a page of them is full with a thousand orders too. */
const OWN: Readonly<Record<string, string>> = {
  id: `'ord_01' || lpad(n::text, 24, '0')`,
  number: 'n % 9999 + 1',
  status: `case when n % 10 = 0 then 'open' else 'completed' end`,
  fulfillment_state: `case when n % 10 = 0 then 'preparing' else 'completed' end`,
  payment_state: `'captured'`,
  customer_name: `'Guest ' || n`,
  customer_phone: `'+44' || 7000000000 + n`,
  business_date: `to_char(now() - n * interval '1 minute', 'YYYY-MM-DD')`,
  created_at: `now() - n * interval '1 minute'`,
  updated_at: `now() - n * interval '1 minute'`,
};

/**
 * Copies an order, with one statement: another customer, number and time each. The indexes are dropped meanwhile and made again, as
 * when a dump is loaded; a million orders take about a minute.
 */
export async function copyOrder(databaseUrl: string, id: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = 'orders' and indexname <> 'orders_pkey'`,
    );
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = 'orders'`,
    );
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => OWN[name] ?? `one."${name}"`);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query(
      `insert into orders (${names.map((name) => `"${name}"`).join()})
        select ${values.join()} from orders one, generate_series(1, $1::int) n where one.id = $2`,
      [count, id],
    );
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze orders');
  } finally {
    await client.end();
  }
}
