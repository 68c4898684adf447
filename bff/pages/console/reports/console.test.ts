import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import { openShop, paid, refund, type Shop } from '../../../orders/orders/testing/shop.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';

const WEEK = 'from=2030-06-04&to=2030-06-10';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2030-06-10T10:30:00Z') - service.clock.now());
  shop = await openShop(service, { location: { name: 'Mill <b>Lane</b>' } });
  const order = await paid(shop);
  await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

test('a merchant’s page begins with the last seven days, compared with those before', async () => {
  const page = await visit.open(`/console/reports?merchant=${shop.merchant}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('£19.55');
  expect(page.text).toContain('Jun 4–10, 2030: £19.55 collected, new: £0.00 in May 28 – Jun 3, 2030');
  expect(page.text).toContain('until Jun 3, 2030, 11:30 AM');
  expect(page.text.match(/class="bar( now)?"/g)).toHaveLength(7);
});

test('the day that runs is the full bar, by its name; a month of it has no name of its own', async () => {
  const path = `/console/reports?merchant=${shop.merchant}`;
  const days = await visit.open(path);
  expect(days.text.match(/class="bar now"/g)).toHaveLength(1);
  expect(days.text).toMatch(/<text[^>]*>Today<\/text>/);
  const months = await visit.open(`${path}&group=month`);
  expect(months.text.match(/class="bar now"/g)).toHaveLength(1);
  expect(months.text).not.toContain('>Today</text>');
  const past = await visit.open(`${path}&from=2030-06-03&to=2030-06-09&compare=`);
  expect(past.text).not.toContain('bar now');
});

test('a merchant’s page has its last days, and leads to its reports', async () => {
  const page = await visit.open(`/console/merchants/${shop.merchant}`);
  expect(page.text).toContain('Sales, last 7 days');
  expect(page.text).toMatch(/role="img" aria-label="Sales by day of the last 7 days: £19\.55\./);
  expect(page.text).toContain(`href="/console/reports?merchant=${shop.merchant}"`);
});

test('over all merchants there are a total for each currency, the days, and merchants that lead to theirs', async () => {
  const page = await visit.open('/console/reports');
  expect(page.status).toBe(200);
  expect(page.text).toContain('All merchants, Jun 4–10<');
  expect(page.text).toMatch(/<dt>Sales in GBP<\/dt>\s*<dd>£19\.55<\/dd>/);
  expect(page.text).toMatch(/role="img" aria-label="Sales by day of Jun 4–10: £19\.55\./);
  expect(page.text).toMatch(
    new RegExp(`<a href="/console/reports\\?merchant=${shop.merchant}&amp;${WEEK.replace('&', '&amp;')}"`),
  );
  expect(page.text).toMatch(/aria-current="true"\s*>7 days</);
});

test('the period is in the address, one of a day has no chart', async () => {
  const page = await visit.open('/console/reports?from=2030-06-10&to=2030-06-10');
  expect(page.text).toMatch(/aria-current="true"\s*>Today</);
  expect(page.text).toContain('£19.55');
  expect(page.text).not.toContain('role="img"');
});

test('without merchants it says what to do', async () => {
  const other = await signUp(service);
  const production = await signIn(service, other, 'production');
  const page = await production.open('/console/reports');
  expect(page.text).toContain('No merchants yet');
  expect(page.text).toContain('href="/console/merchants/new"');
});

test.each([
  ['sales', 'group=hour', '11:00'],
  ['sales', 'group=location', 'Mill &lt;b&gt;Lane&lt;/b&gt;'],
  ['sales', 'group=tender&compare=', 'Card'],
  ['items', 'compare=last_year', 'Fries, Portion'],
  ['payments', 'group=surface', 'API'],
  ['payouts', 'group=day&surface=api', 'Nothing happened then'],
])('%s with %s show %s', async (kind, query, words) => {
  const page = await visit.open(`/console/reports?kind=${kind}&${WEEK}&merchant=${shop.merchant}&${query}`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(words)]);
});

test('what is wrong is said in the form, at its field', async () => {
  for (const query of ['', `merchant=${shop.merchant}&`]) {
    const late = await visit.open(`/console/reports?${query}from=2030-06-11&to=2030-06-10`);
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('from must not be after to')]);
    expect(late.text).toContain('aria-invalid="true"');
  }
  const odd = await visit.open(`/console/reports?${WEEK}&merchant=${shop.merchant}&surface=moon`);
  expect([odd.status, odd.text]).toEqual([400, expect.stringContaining('surface must be one of')]);
});

test('a time without sales says so', async () => {
  const page = await visit.open(`/console/reports?merchant=${shop.merchant}&from=2030-01-01&to=2030-01-07`);
  expect(page.text).toContain('Nothing happened then');
  expect(page.text).not.toContain('Download CSV');
  const all = await visit.open('/console/reports?from=2030-01-01&to=2030-01-07');
  expect(all.text).toContain('Nothing was sold Jan 1–7<');
  expect(all.text).toContain('href="/console/merchants"');
});

test('the file is the one of the API', async () => {
  const file = await visit.open(
    `/console/reports/file?kind=payments&${WEEK}&merchant=${shop.merchant}&compare=previous`,
  );
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(file.text.split('\r\n')[1]).toMatch(
    /^pay_\w+,1,2030-06-10T11:30:\d\d\+01:00,2030-06-10,loc_\w+,Mill <b>Lane<\/b>,visa 4242,34.79,/,
  );
  expect((await visit.open('/console/reports/file?from=2030-06-11&to=2030-06-10')).status).toBe(400);
});

test("another partner's merchant isn't shown", async () => {
  const stranger = await openShop(service);
  const page = await visit.open(`/console/reports?${WEEK}&merchant=${stranger.merchant}`);
  expect([page.status, page.text]).not.toContain(stranger.merchant);
  expect((await visit.open(`/console/reports/file?${WEEK}&merchant=${stranger.merchant}`)).status).toBe(404);
});
