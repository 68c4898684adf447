import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, placed, type Shop } from '../../../orders/orders/testing/shop.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

/** The addresses of a search's results, and its text. */
async function find(q: string, by = visit): Promise<{ links: string[]; text: string }> {
  const { status, text } = await by.open(`/console/find?${new URLSearchParams({ q })}`);
  expect(status).toBe(200);
  const results = text.slice(text.indexOf('id="results"'));
  return { links: [...results.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link), text: results };
}

test('merchants are found by a part of their name', async () => {
  const { links } = await find('river');
  expect(links).toContain(`/console/merchants/${shop.merchant}`);
});

test('an order is found by its customer, and is named with its merchant', async () => {
  const order = await placed(shop, { customer: { name: 'Grace <b>Hopper</b>', phone: '+442079460099' } });
  const { links, text } = await find('grace');
  expect(links).toContain(`/console/orders/${order.id}`);
  expect(text).toContain('Riverside Nursery');
  expect(text).toContain('Grace &lt;b&gt;Hopper');
});

test('an ID leads to its record, and that of another partner to none', async () => {
  const order = await placed(shop);
  expect((await find(order.id)).links).toEqual([`/console/orders/${order.id}`]);
  expect((await find(shop.merchant)).links).toEqual([`/console/merchants/${shop.merchant}`]);
  const other = await signIn(service, await signUp(service));
  expect((await find(order.id, other)).text).toContain('Nothing matches');
  expect((await find(shop.merchant, other)).links).toEqual([]);
});

test('pages are found by their name and by that of their group', async () => {
  expect((await find('webhook')).links).toEqual(['/console/webhooks']);
  expect((await find('developers')).links).toContain('/console/keys');
  expect((await find('')).links).toContain('/console/orders');
});

test('every page leads to the search', async () => {
  expect((await visit.open('/console/keys')).text).toMatch(/<a class="find-link" href="\/console\/find"/);
});
