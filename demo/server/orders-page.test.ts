import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DemoServer, KEY } from './testing/demo-server.ts';
import { FakeTrellis } from './testing/fake-trellis.ts';

const trellis = new FakeTrellis();
const demo = new DemoServer();

beforeAll(async () => demo.start(await trellis.start()));
afterAll(async () => {
  await demo.stop();
  await trellis.stop();
});
beforeEach(() => {
  trellis.received.length = 0;
  trellis.answers.length = 0;
});

const ORDER = {
  id: 'ord_1',
  number: 17,
  business_date: '2026-11-21',
  created_at: '2026-11-21T23:30:00.000Z',
  status: 'open',
  customer: { name: 'Cafe & <Sons>' },
  fulfillment: { type: 'dine_in', state: 'preparing' },
  total: { amount: 3648, currency: 'GBP' },
};
const list = (data: object[], next_cursor: string | null = null) => ({
  status: 200,
  body: JSON.stringify({ data, has_more: next_cursor !== null, next_cursor }),
});
const MERCHANT = { status: 200, body: '{"timezone":"Europe/Berlin"}' };
/** Both are asked at once: either answer may come to either question. */
const both = (orders: string) => ({
  status: 200,
  body: JSON.stringify({ ...JSON.parse(orders), ...JSON.parse(MERCHANT.body) }),
});

test('shows the orders of the merchant who is signed in, on its clocks', async () => {
  trellis.answer = both(list([ORDER], 'c2').body);
  const page = await (await demo.get('/orders?status=open', { Cookie: await demo.signIn('mer_2') })).text();
  for (const text of ['#17', '22 Nov 2026, 00:30', 'Cafe &amp; &lt;Sons&gt;', 'Dine in, preparing', '£36.48'])
    expect(page).toContain(text);
  expect(page).toContain('/orders?status=open&amp;cursor=c2');
  expect(page).toMatch(/href="\/orders\?status=open" aria-current="true"/);
  const asked = trellis.received.find(({ path }) => path.startsWith('/v1/orders'));
  expect(asked?.path).toBe('/v1/orders?merchant=mer_2&limit=20&status=open');
  expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test('passes on no status that it doesn’t know, and says that there is none of one', async () => {
  trellis.answer = both(list([]).body);
  expect(await (await demo.get('/orders?status=nonsense')).text()).toContain('No orders yet.');
  expect(trellis.received.some(({ path }) => path.includes('nonsense'))).toBe(false);
  expect(await (await demo.get('/orders?status=canceled')).text()).toContain('No orders with this status.');
});

test('says so when Trellis can’t be asked', async () => {
  trellis.answer = { status: 500, body: '{"error":50001,"message":"Something went wrong."}' };
  const answer = await demo.get('/orders');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('The orders can’t be shown.');
});
