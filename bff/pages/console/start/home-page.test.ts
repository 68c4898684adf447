import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchant } from '../../../accounts/merchants/merchants.ts';
import { openShop, paid, placed, type Shop } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2027-06-10T10:30:00Z') - service.clock.now());
  shop = await openShop(service);
  // One order last week, and two today.
  await paid(shop);
  service.clock.advance(7 * 86_400_000);
  await paid(shop);
  await paid(shop);
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

/** A page's text without its markup. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const home = async (query = ''): Promise<string> => (await visit.open(`/console${query}`)).text;

test('today’s sales and orders are compared with the same weekday of last week', async () => {
  const text = textOf(await home());
  expect(text).toContain('Thursday, June 17');
  expect(text).toContain('As of 11:30 AM, London time');
  expect(text).toContain('Sales today £69.58 Up 100% vs last Thursday by now');
  expect(text).toContain('Orders 2 Up 100% vs last Thursday by now');
  expect(text).toMatch(/Active merchants 1 of 3/);
  expect(text).toMatch(/Riverside Nursery 2 orders £34.79 £69.58/);
});

test('the chart is a sentence too, and a table', async () => {
  const page = await home();
  expect(page).toMatch(/role="img" aria-label="Sales by day of the last 30 days: £104\.37\./);
  expect(page).toMatch(/<summary>View as table<\/summary>/);
});

test('what waits leads to where it is done', async () => {
  const order = await placed(shop);
  const page = await home();
  expect(textOf(page)).toMatch(/Needs attention.* not answered Riverside Nursery/);
  expect(page).toContain('href="/console/orders?state=proposed"');
  expect(page).toContain(`href="/console/orders/${order.id}"`);
  expect(page).toMatch(/href="\/console\/merchants\/mer_\w+\/onboarding"/);
  await call(service, 'POST /v1/domains', {
    credential: shop.key,
    body: { host: 'order.pos.example' },
  });
  expect(textOf(await home())).toContain('order.pos.example The domain isn’t verified');
});

test('amounts of several currencies are never added: one is chosen', async () => {
  const { text } = await visit.open('/console');
  expect(text).not.toContain('aria-label="Currency"');
  const owner = { partnerId: shop.partner.partnerId, environment: 'sandbox' } as const;
  const fields = { display_name: 'Maison', legal_name: 'Maison SARL', country: 'FR' };
  const place = { currency: 'EUR', timezone: 'Europe/Paris' };
  await createMerchant(service.db, owner, { ...fields, ...place }, new Date(service.clock.now()));
  expect(await home()).toMatch(/href="\?currency=GBP" aria-current="true"/);
  const euros = await home('?currency=EUR');
  expect(euros).toMatch(/href="\?currency=EUR" aria-current="true"/);
  expect(textOf(euros)).toContain('Sales today €0.00');
  expect(textOf(euros)).toContain('Paris time');
});

test('without a merchant there is a way to the first one', async () => {
  const production = await signIn(service, await signUp(service), 'production');
  const { text } = await production.open('/console');
  expect(text).toContain('No merchants yet');
  expect(text).toContain('href="/console/merchants/new"');
});
