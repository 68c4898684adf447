/**
 * The floor: what placing an order costs at least, if it is done honestly. One request, one transaction of
 * nine prepared statements: prices are read, stock is taken on condition, and the response is kept under its
 * idempotency key. Nothing else is checked: no credential, limit, schema, time, event or processor.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, type PoolClient } from 'pg';

const SCHEMA = `
  create table products (id int primary key, name text not null, price int not null, stock int not null check (stock >= 0));
  create table orders (id text primary key, customer jsonb not null, status text not null, currency text not null,
    subtotal int not null, tax int not null, delivery int not null, total int not null, created_at timestamptz not null);
  create index orders_newest on orders (created_at, id);
  create table lines (order_id text not null references orders, at int not null, product int not null references products,
    name text not null, price int not null, quantity int not null, primary key (order_id, at));
  create table charges (order_id text not null references orders, kind text not null, amount int not null,
    primary key (order_id, kind));
  create table payments (id text primary key, order_id text not null references orders, amount int not null,
    token text not null, status text not null, created_at timestamptz not null);
  create index payments_of_order on payments (order_id);
  create table idempotency (key text primary key, response text not null, created_at timestamptz not null);
  insert into products select n, 'Item ' || n, 100 + n, 1000000000 from generate_series(0, 199) n`;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query(SCHEMA);

interface Wanted {
  readonly lines: readonly { readonly item: number; readonly quantity: number }[];
  readonly customer: object;
  readonly token: string;
}

createServer(async (req, res) => {
  const key = String(req.headers['idempotency-key'] ?? '');
  const chunks: Buffer[] = [];
  for await (const chunk of req as IncomingMessage) chunks.push(chunk as Buffer);
  const [status, text] = await inTransaction((client) =>
    place(client, key, JSON.parse(Buffer.concat(chunks).toString()) as Wanted),
  );
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  res.end(text);
}).listen(Number(process.env['PORT']), '127.0.0.1');

type Answer = readonly [status: number, text: string];

async function inTransaction(act: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await act(client);
    await client.query(answer[0] < 300 ? 'commit' : 'rollback');
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    return [500, JSON.stringify({ error: String(error) })];
  }
}

async function place(client: PoolClient, key: string, { lines, customer, token }: Wanted): Promise<Answer> {
  const ask = <Row extends object>(name: string, text: string, values: unknown[]) =>
    client.query<Row>({ name, text, values });
  const items = lines.map(({ item }) => item);
  const quantities = lines.map(({ quantity }) => quantity);
  const { rows: products } = await ask<{ id: number; name: string; price: number }>(
    'prices',
    'select id, name, price from products where id = any($1::int[])',
    [items],
  );
  const known = new Map(products.map((product) => [product.id, product]));
  const priced = lines.map(({ item, quantity }) => {
    const { name = '', price = 0 } = known.get(item) ?? {};
    return { item, name, price, quantity };
  });
  const subtotal = priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const tax = Math.round((subtotal * 88_750) / 1_000_000);
  const delivery = 350;
  const total = subtotal + tax + delivery;
  const [id, now] = [randomUUID(), new Date()];
  const order = {
    id,
    status: 'placed',
    customer,
    lines: priced,
    subtotal,
    tax,
    delivery,
    total,
    created_at: now,
  };
  const response = JSON.stringify(order);
  const kept = await ask('keep', 'insert into idempotency values ($1, $2, $3) on conflict do nothing', [
    key,
    response,
    now,
  ]);
  if (kept.rowCount === 0) return [409, JSON.stringify({ error: 'repeated' })];
  const taken = await ask(
    'stock',
    `update products set stock = stock - wanted.quantity from unnest($1::int[], $2::int[]) as wanted (id, quantity)
      where products.id = wanted.id and stock >= wanted.quantity`,
    [items, quantities],
  );
  if (taken.rowCount !== lines.length) return [409, JSON.stringify({ error: 'sold out' })];
  await ask('order', 'insert into orders values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    id,
    JSON.stringify(customer),
    'placed',
    'GBP',
    subtotal,
    tax,
    delivery,
    total,
    now,
  ]);
  await ask(
    'lines',
    `insert into lines select $1, at, product, name, price, quantity
      from unnest($2::int[], $3::text[], $4::int[], $5::int[]) with ordinality as line (product, name, price, quantity, at)`,
    [id, items, priced.map(({ name }) => name), priced.map(({ price }) => price), quantities],
  );
  await ask('charges', `insert into charges values ($1, 'tax', $2), ($1, 'delivery', $3)`, [
    id,
    tax,
    delivery,
  ]);
  await ask('payment', 'insert into payments values ($1, $2, $3, $4, $5, $6)', [
    randomUUID(),
    id,
    total,
    token,
    'authorized',
    now,
  ]);
  return [201, response];
}
