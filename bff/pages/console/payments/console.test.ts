import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import {
  gbp,
  openShop,
  paid,
  pay,
  placed,
  draft,
  refund,
  type Shop,
} from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import type { Payment } from '../../../money/payments/contract/payment.ts';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

const page = (id: string, more = ''): string => `/console/payments/${id}${more}`;
const paymentOf = async (id: string): Promise<Payment> =>
  (await call<Payment>(service, `GET /v1/payments/${id}`, { credential: shop.key })).body;

test('the list says where payments come from, then has them, by the filters of the API', async () => {
  expect((await visit.open('/console/payments')).text).toContain('No payments yet');
  const order = await paid(shop);
  await pay(shop, await draft(shop), { source: { token: 'tok_insufficient_funds' } });
  const list = await visit.open('/console/payments');
  expect(list.text).toContain(page(order.payment ?? ''));
  expect(list.text).toContain('£34.79');
  expect(list.text).toContain(`href="/console/merchants/${shop.merchant}"><bdi>Riverside Nursery`);
  expect(list.text).toContain('Declined: insufficient funds');
  const today = new Date(service.clock.now()).toISOString().slice(0, 10);
  for (const [query, count] of [
    [`order=${order.id}`, 1],
    ['status=captured', 1],
    ['status=refunded', 0],
    ['last4=4242', 1],
    ['last4=1111', 0],
    [`from=${today}&to=${today}`, 2],
    ['to=2020-01-01', 0],
    [`merchant=${shop.merchant}`, 2],
    [`merchant=${shop.partner.merchants['restricted']}`, 0],
  ] as const) {
    const { status, text } = await visit.open(`/console/payments?${query}`);
    expect([query, status, text.match(/console\/payments\/pay_/g)?.length ?? 0]).toEqual([query, 200, count]);
    expect([query, text.includes('No payments match')]).toEqual([query, count === 0]);
  }
});

test.each(['last4=42', 'status=lost', 'from=yesterday', 'order=%20x%20y'])(
  'a filter that is none is said to be wrong: %s',
  async (query) => {
    const { status, text } = await visit.open(`/console/payments?${query}`);
    expect([status, text]).toEqual([400, expect.stringContaining('role="alert"')]);
  },
);

test('a payment has its card, its order, its refunds, and what happened to it', async () => {
  const order = await paid(shop, { tip: gbp(500) });
  await refund(shop, order, { amount: gbp(300), note: 'Cold <b>fries</b>', reason: 'item_problem' });
  const { status, text } = await visit.open(page(order.payment ?? ''));
  expect(status).toBe(200);
  for (const said of [
    'Payment of £39.79',
    'Visa',
    '4242',
    'Partly refunded',
    'A problem with an item',
    'Cold &lt;b&gt;fries',
    `/console/orders/${order.id}"`,
    `/console/orders/${order.id}/refund`,
    `/console/merchants/${shop.merchant}`,
    'payment.authorized',
    'payment.captured',
    'refund.created',
    'refund.succeeded',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('order.created');
  expect((await visit.open(`/console/orders/${order.id}`)).text).toContain(page(order.payment ?? ''));
});

test('an amount is refunded, once for each form, and not more than is left', async () => {
  const order = await paid(shop);
  const id = order.payment ?? '';
  const form = await visit.open(page(id, '/refund'));
  expect(form.text).toContain('value="34.79"');
  for (const [amount, said] of [
    ['', 'Enter an amount'],
    ['1.234', 'This could mean £1,234.00 or £1.234.'],
    ['-1', 'Enter an amount'],
    ['0', 'amount'],
    ['34.80', 'At most 3479 is left'],
  ] as const) {
    const refused = await visit.send(page(id, '/refund'), form, { amount, reason: 'other' });
    expect([amount, refused.status, refused.text]).toEqual([amount, 400, expect.stringContaining(said)]);
  }
  for (let again = 0; again < 2; again += 1) {
    const sent = await visit.send(page(id, '/refund'), form, { amount: '4.79', reason: 'other' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, page(id)]);
  }
  expect(await paymentOf(id)).toMatchObject({ status: 'partially_refunded', refunded: gbp(479) });
  const rest = await visit.open(page(id, '/refund'));
  expect(rest.text).toContain('value="30.00"');
  await visit.send(page(id, '/refund'), rest, { amount: '30', reason: 'other' });
  expect((await visit.open(page(id, '/refund'))).text).toContain('Nothing to refund');
  expect((await visit.open(page(id))).text).not.toContain('Refund an amount');
});

test('what is only authorized can’t be refunded, and another partner sees nothing', async () => {
  const order = await placed(shop);
  const id = order.payment ?? '';
  expect((await visit.open(page(id))).text).not.toContain('/refund"');
  expect((await visit.open(page(id, '/refund'))).text).toContain('Nothing to refund');
  const other = await signIn(service, await signUp(service));
  for (const path of [page(id), page(id, '/refund')]) expect((await other.open(path)).status).toBe(404);
});
