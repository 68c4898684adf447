import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payment, Refund } from '../../money/payments/payments.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { gbp, made, newSeller, pay, told, type Seller } from './testing/links.ts';

let service: Service;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  seller = await newSeller(service);
});
afterAll(() => service.stop());

interface RefundOptions {
  readonly key?: string;
  readonly credential?: string;
}

const refund = (
  payment: string | null,
  body: object,
  { key = randomUUID(), credential = seller.key }: RefundOptions = {},
) =>
  call<Refund>(service, `POST /v1/payments/${payment}/refund`, {
    credential,
    body: { reason: 'requested', ...body },
    headers: { 'idempotency-key': key },
  });

/** 36.48 and a tip of 5.00. */
async function paid() {
  const link = await made(seller, { tip_enabled: true });
  const { body } = await pay(seller, link, { more: { tip: gbp(500) } });
  return { link, payment: body.payment };
}

const read = async (payment: string | null): Promise<Payment> =>
  (await call<Payment>(service, `GET /v1/payments/${payment}`, { credential: seller.key })).body;

test('a payment of a link is given back in parts, the tip last, and no further', async () => {
  const { link, payment } = await paid();
  const first = await refund(payment, { amount: gbp(1000), note: 'Half' });
  expect([first.status, first.body]).toEqual([
    201,
    expect.objectContaining({
      payment,
      order: null,
      pay_link: link.id,
      amount: gbp(1000),
      tip: gbp(0),
      status: 'succeeded',
      note: 'Half',
      allocations: [{ target: 'amount', uid: null, net: gbp(1000), tax: gbp(0), total: gbp(1000) }],
    }),
  ]);
  expect(await read(payment)).toMatchObject({ status: 'partially_refunded', refunded: gbp(1000) });
  const tip = await refund(payment, { amount: gbp(200), tip: gbp(200) });
  expect(tip.body).toMatchObject({ amount: gbp(200), tip: gbp(200), allocations: [{ target: 'tip' }] });
  expect((await refund(payment, { amount: gbp(2949) })).body).toMatchObject({
    error: 40022,
    param: 'amount',
  });
  expect((await refund(payment, { amount: gbp(400), tip: gbp(301) })).body).toMatchObject({
    error: 40022,
    param: 'tip',
  });
  const rest = await refund(payment, { amount: gbp(2948) });
  expect(rest.body).toMatchObject({ amount: gbp(2948), tip: gbp(300) });
  expect(await read(payment)).toMatchObject({ status: 'refunded', refunded: gbp(4148) });
  expect((await refund(payment, { amount: gbp(1) })).body).toMatchObject({ error: 40022 });
  expect((await told(seller, link)).filter((type) => type.startsWith('refund'))).toEqual([
    'refund.created',
    'refund.succeeded',
    'refund.created',
    'refund.succeeded',
    'refund.created',
    'refund.succeeded',
  ]);
});

test('sent again with its key, it is the same refund, also when the response was not kept', async () => {
  const { payment } = await paid();
  const key = randomUUID();
  const first = await refund(payment, { amount: gbp(1000) }, { key });
  await service.db.deleteFrom('idempotency_records').execute();
  const again = await refund(payment, { amount: gbp(1000) }, { key });
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await read(payment)).refunded).toEqual(gbp(1000));
});

test('many at once give back no more than was paid', async () => {
  const { payment } = await paid();
  const replies = await Promise.all(Array.from({ length: 6 }, () => refund(payment, { amount: gbp(1000) })));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
  expect((await read(payment)).refunded).toEqual(gbp(4000));
});

test('what can be wrong with it', async () => {
  const { payment } = await paid();
  const cases = [
    [{}, 40002, 'amount'],
    [{ amount: gbp(0) }, 40003, 'amount.amount'],
    [{ amount: { amount: 1, currency: 'EUR' } }, 40003, 'amount.currency'],
    [{ amount: gbp(1), tip: { amount: 1, currency: 'EUR' } }, 40003, 'tip.currency'],
    [{ amount: gbp(1), tip: gbp(2) }, 40003, 'tip'],
    [{ amount: gbp(1), reason: 'bored' }, 40003, 'reason'],
    [{ amount: gbp(1), note: 'Card 4242424242424242' }, 40003, 'note'],
  ] as const;
  for (const [body, error, param] of cases) {
    expect((await refund(payment, body)).body).toMatchObject({ error, param });
  }
  const stranger = await signUp(service, 'Stranger');
  expect((await refund(payment, { amount: gbp(1) }, { credential: stranger.key })).status).toBe(404);
  const token = await mintToken(service, seller.partner, ['payments:read']);
  expect((await refund(payment, { amount: gbp(1) }, { credential: token })).body).toMatchObject({
    error: 40301,
  });
  expect((await read(payment)).refunded).toEqual(gbp(0));
});

test('nothing is given back of a payment that was not made', async () => {
  const link = await made(seller);
  const { body } = await pay(seller, link, { token: 'tok_challenge' });
  expect((await refund(body.payment, { amount: gbp(1) })).body).toMatchObject({ error: 40902 });
});
