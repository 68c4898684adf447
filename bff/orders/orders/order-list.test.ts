import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import { referenceOf } from './orders.ts';
import { draft, move, openShop, paid, placed, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
let other: Shop;
let slug: string;
let orders: Record<'draft' | 'open' | 'done' | 'gone' | 'elsewhere', Order>;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  other = await openShop(service, {
    partner: shop.partner,
    location: { fulfillments: { dine_in: { enabled: true } } },
  });
  const grace = { customer: { name: 'Grace Hopper', phone: '+442079460099' } };
  const elsewhere = await draft(other, { ...grace, fulfillment: { type: 'dine_in', table: '7' } });
  const made = { draft: await draft(shop), open: await placed(shop), done: await paid(shop) };
  await move(shop, made.done, 'complete');
  const gone = await draft(shop, { customer: { name: 'Émile 100%', phone: '+33145678901' } });
  await move(shop, gone, 'cancel', { reason: 'No' });
  orders = { ...made, gone, elsewhere };
  const place = `GET /v1/merchants/${shop.merchant}/locations/${shop.location}`;
  slug = (await call<{ slug: string }>(service, place, { credential: shop.key })).body.slug;
});
afterAll(() => service.stop());

const receiptOf = ({ business_date: date, number }: Order): string =>
  referenceOf(slug, { business_date: date, number, number_round: 1 });
const list = (query: string, credential = shop.key) =>
  call<{ data: Order[]; next_cursor: string | null }>(service, `GET /v1/orders?${query}`, { credential });
const found = async (query: string, credential?: string): Promise<string[]> => {
  const { status, text, body } = await list(query, credential);
  if (status !== 200) throw new Error(text);
  const names = new Map(Object.entries(orders).map(([name, { id }]) => [id, name]));
  return body.data.map(({ id }) => names.get(id) ?? id);
};

describe('a list of orders', () => {
  test('is newest first, of one partner', async () => {
    expect(await found('')).toEqual(['gone', 'done', 'open', 'draft', 'elsewhere']);
  });

  test('is read page by page', async () => {
    const seen: string[] = [];
    let query = 'limit=2';
    for (;;) {
      const { body } = await list(query);
      seen.push(...body.data.map(({ id }) => id));
      if (body.next_cursor === null) break;
      query = `limit=2&cursor=${body.next_cursor}`;
    }
    const newestFirst = [orders.gone, orders.done, orders.open, orders.draft, orders.elsewhere];
    expect(seen).toEqual(newestFirst.map(({ id }) => id));
  });

  test('of a session has only its merchant', async () => {
    const { partner, key } = shop;
    const restricted = { key, active: partner.merchants['restricted'] ?? '' };
    expect(await found('', await mintToken(service, restricted, ['orders:read']))).toEqual([]);
    expect(await found(`merchant=${restricted.active}`, shop.token)).toEqual([]);
  });

  test.each<[string, () => string, string[]]>([
    ['merchant', () => `merchant=${shop.merchant}`, ['gone', 'done', 'open', 'draft', 'elsewhere']],
    ['another merchant', () => `merchant=${shop.partner.merchants['restricted']}`, []],
    ['location', () => `location=${other.location}`, ['elsewhere']],
    ['status', () => 'status=open', ['open']],
    ['state', () => 'state=completed', ['done']],
    ['fulfillment', () => 'fulfillment=dine_in', ['elsewhere']],
    ['payment_state', () => 'payment_state=captured', ['done']],
    ['number', () => `number=${orders.draft.number}&location=${shop.location}`, ['draft']],
    ['q by name', () => 'q=grace', ['elsewhere']],
    ['q by another case', () => `q=${encodeURIComponent('éMILE')}`, ['gone']],
    ['q literally', () => 'q=%25', []],
    ['q with a percent sign', () => `q=${encodeURIComponent('Émile 100%')}`, ['gone']],
    ['q by phone', () => `q=${encodeURIComponent('+33145678901')}`, ['gone']],
    ['q by number', () => `q=${orders.gone.number}&location=${shop.location}`, ['gone']],
    ['q by the number of its receipt', () => `q=${receiptOf(orders.gone)}`, ['gone']],
    ['q by that in capitals, as some say it', () => `q=${receiptOf(orders.gone).toUpperCase()}`, ['gone']],
    ['q by that of another day', () => 'q=mill-lane-20010101-1', []],
    ['q by that of another place', () => `q=a${receiptOf(orders.gone)}`, []],
    ['q by that of a later round', () => `q=${receiptOf(orders.gone)}-2`, []],
    ['created_from', () => `created_from=${orders.done.created_at}`, ['gone', 'done']],
    ['created_to', () => `created_to=${orders.open.created_at}`, ['draft', 'elsewhere']],
    ['updated_after', () => 'updated_after=2020-01-01T00:00:00Z&status=draft', ['draft', 'elsewhere']],
    ['scheduled', () => 'scheduled_from=2020-01-01T00:00:00Z', []],
    ['two filters', () => `status=canceled&state=canceled&location=${shop.location}`, ['gone']],
  ])('by %s', async (_, query, expected) => {
    expect(await found(query())).toEqual(expected);
  });

  test.each([
    'status=unknown',
    'state=',
    'number=0',
    'number=10000',
    'created_from=soon',
    'table=7',
    'limit=101',
  ])('refuses %s', async (query) => {
    const { status, text } = await list(query);
    expect([status, text]).toEqual([400, expect.stringContaining('40003')]);
  });
});

/** Each filter by an index, in a table that is too large to be read whole. */
describe('the plan of a list', () => {
  const queries = [
    'partner_id = $1 and environment = $2',
    `partner_id = $1 and environment = $2 and status = 'open'`,
    `partner_id = $1 and environment = $2 and fulfillment_state = 'proposed'`,
    `partner_id = $1 and environment = $2 and payment_state = 'authorized'`,
    `partner_id = $1 and environment = $2 and number = 17`,
    `partner_id = $1 and environment = $2 and location_id = 'loc_1'`,
    `partner_id = $1 and environment = $2 and merchant_id = 'mer_1'`,
  ];

  test.each(queries)('%s', async (where) => {
    const plan = await service.db.connection().execute(async (db) => {
      await sql`set enable_seqscan = off`.execute(db);
      const text = where.replace('$1', `'${shop.partner.partnerId}'`).replace('$2', `'sandbox'`);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from orders where ${sql.raw(text)}
        order by created_at desc, id desc limit 21`.execute(db);
      await sql`set enable_seqscan = on`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index Scan|Bitmap/);
    expect(plan).not.toContain('Seq Scan');
  });
});
