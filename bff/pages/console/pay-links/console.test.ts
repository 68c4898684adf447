import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import {
  gbp,
  made,
  newSeller,
  pay,
  read,
  tokenOf,
  type Seller,
} from '../../../orders/pay-links/testing/links.ts';

let service: Service;
let seller: Seller;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  seller = await newSeller(service);
  visit = await signIn(service, seller.partner);
});
afterAll(() => service.stop());

const TYPED = {
  description: 'Deposit',
  amount: '36.48',
  often: 'once',
  expires: '24',
  tip: 'yes',
  'collect.email': 'required',
};

test('the list says what links are, then has those that were made by the API, by its filters', async () => {
  expect((await visit.open('/console/pay-links')).text).toContain('No pay links yet');
  const link = await made(seller, { description: 'Tea <b>for</b> two', reusable: true, max_payments: 5 });
  await pay(seller, link);
  const list = await visit.open('/console/pay-links?status=active&reusable=true');
  expect(list.text).toContain(`/console/pay-links/${link.id}`);
  expect(list.text).toContain('Tea &lt;b&gt;for&lt;/b&gt; two');
  expect(list.text).toContain('1 of 5 payments');
  expect(list.text).toContain('£36.48');
  expect((await visit.open('/console/pay-links?status=expired')).text).toContain('No pay links match');
  const refused = await visit.open('/console/pay-links?status=lost');
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('must be one of')]);
});

test('line breaks of what it is for, and of what it says then, are kept by the form and shown', async () => {
  const texts = { description: 'Deposit\r\nTable 4', inactive_message: 'Too late.\r\n\r\nAsk us.' };
  const asked = await visit.fill('/console/pay-links/new', {
    ...TYPED,
    ...texts,
    amount: 'much',
    merchant: seller.merchant,
  });
  expect(asked.text).toMatch(/<textarea[^>]*name="description"[^>]*>\s*Deposit\r?\nTable 4<\/textarea>/);
  expect(asked.text).toMatch(
    /<textarea[^>]*name="inactive_message"[^>]*>\s*Too late\.\r?\n\r?\nAsk us\.<\/textarea>/,
  );
  const sent = await visit.fill('/console/pay-links/new', { ...TYPED, ...texts, merchant: seller.merchant });
  const path = sent.headers.get('location') ?? '';
  const link = await read(seller, { id: path.split('/').at(-1) ?? '' });
  expect(link).toMatchObject({ description: 'Deposit\nTable 4', inactive_message: 'Too late.\n\nAsk us.' });
  const page = await visit.open(path);
  expect(page.text).toContain('<bdi class="lines">Deposit\nTable 4</bdi>');
  expect(page.text).toContain('<bdi class="lines">Too late.\n\nAsk us.</bdi>');
});

test('a link is created by the form, and its page has the address, the QR code and its payments', async () => {
  const sent = await visit.fill('/console/pay-links/new', { ...TYPED, merchant: seller.merchant });
  expect(sent.status).toBe(303);
  const path = sent.headers.get('location') ?? '';
  const link = await read(seller, { id: path.split('/').at(-1) ?? '' });
  expect(link).toMatchObject({
    amount: gbp(3648),
    tip_enabled: true,
    collect: { name: 'no', email: 'required', phone: 'no' },
    reusable: false,
  });
  const page = await visit.open(path);
  expect(page.text).toContain(link.url);
  expect(page.text).toMatch(/href="[^"]+\/pay\/[^"]+"[^>]*>Open the page/);
  expect(page.text).toMatch(/<svg[^>]*role="img"/);
  expect(page.text).toContain('Nobody has paid it yet');
  const image = await visit.open(`${path}/qr.svg`);
  expect(image.headers.get('content-type')).toBe('image/svg+xml');
  await pay(seller, link, { more: { contact: { email: 'ada@example.com' }, tip: gbp(100) } });
  const after = await visit.open(path);
  expect(after.text).toContain('ada@example.com');
  expect(after.text).toContain('£37.48');
  expect(after.text).toContain('pay_link.completed');
  expect(after.text).not.toContain(tokenOf(link));
});

test('an amount of the guest, for as many guests as come', async () => {
  const { amount: _, ...typed } = TYPED;
  const sent = await visit.fill('/console/pay-links/new', {
    ...typed,
    merchant: seller.merchant,
    min: '5',
    max: '500.00',
    often: 'often',
    expires: '',
  });
  const link = await read(seller, { id: (sent.headers.get('location') ?? '').split('/').at(-1) ?? '' });
  expect(link).toMatchObject({
    guest_amount: { min: 500, max: 50_000 },
    reusable: true,
    expires_at: null,
    max_payments: null,
  });
});

test.each([
  [{ amount: 'a lot' }, 'Enter an amount in GBP'],
  [{ amount: '' }, 'Enter an amount in GBP'],
  [{ amount: '', min: '9', max: '5' }, 'guest_amount.max must be at least min'],
  [{ description: '' }, 'description must be 1–280'],
  [{ expires: '' }, 'expires_at is required'],
  [{ often: 'often', max_payments: '10001' }, 'max_payments must be an integer'],
  [{ max_payments: '2' }, 'the link can be paid once'],
  [{ merchant: 'mer_1' }, 'Choose a merchant'],
])('%j is said beside its field, with what was typed', async (wrong, words) => {
  const sent = await visit.fill('/console/pay-links/new', { merchant: seller.merchant, ...TYPED, ...wrong });
  expect([sent.status, sent.text]).toEqual([400, expect.stringContaining(words)]);
  expect(sent.text).toContain('aria-invalid="true"');
  expect(sent.text).toMatch(/value="required"\s+selected/);
});

test('canceling asks first', async () => {
  const link = await made(seller);
  const path = `/console/pay-links/${link.id}/cancel`;
  const page = await visit.open(path);
  expect(page.text).toContain('nobody can start to pay');
  expect((await visit.send(path, page)).status).toBe(303);
  expect(await read(seller, link)).toMatchObject({ status: 'canceled' });
  const again = await visit.fill(path);
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('The link is canceled')]);
  expect((await visit.open(`/console/pay-links/${link.id}`)).text).not.toContain(`${link.id}/cancel`);
});

test('a payment of a link is refunded on its page', async () => {
  const link = await made(seller);
  const { body } = await pay(seller, link);
  const path = `/console/payments/${body.payment}`;
  expect((await visit.open(path)).text).toContain(`/console/pay-links/${link.id}`);
  const sent = await visit.fill(`${path}/refund`, { amount: '10', reason: 'requested' });
  expect(sent.status).toBe(303);
  const { body: payment } = await call(service, `GET /v1${path.replace('/console', '')}`, {
    credential: seller.key,
  });
  expect(payment).toMatchObject({ status: 'partially_refunded', refunded: gbp(1000) });
});

test("another partner's link is not found", async () => {
  const link = await made(seller);
  const other = await signIn(service, await signUp(service));
  for (const path of ['', '/cancel', '/qr.svg']) {
    expect((await other.open(`/console/pay-links/${link.id}${path}`)).status).toBe(404);
  }
});
