import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { PayLinkPayment } from './contract/payment-receipt.ts';
import { create, gbp, made, newSeller, pay, read, told, type Seller } from './testing/links.ts';

let service: Service;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  seller = await newSeller(service);
});
afterAll(() => service.stop());

const paymentsOf = async (id: string): Promise<PayLinkPayment[]> => {
  const { body } = await call<{ data: PayLinkPayment[] }>(service, `GET /v1/pay_links/${id}/payments`, {
    credential: seller.key,
  });
  return body.data;
};

describe('a link that can be paid once', () => {
  test('is completed by its payment, with its events and a receipt', async () => {
    const link = await made(seller, { tip_enabled: true, collect: { email: 'required', name: 'optional' } });
    expect(link).toMatchObject({ status: 'active', paid_count: 0, payment: null, closed_at: null });
    const contact = { email: 'ada@example.com' };
    const { status, body } = await pay(seller, link, { more: { tip: gbp(500), contact } });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'completed',
        paid_count: 1,
        next_action: null,
        pending_until: null,
        version: 3,
      }),
    ]);
    expect(body.closed_at).not.toBeNull();
    expect(await told(seller, link)).toEqual([
      'pay_link.created',
      'payment.authorized',
      'payment.captured',
      'pay_link.completed',
    ]);
    const [only, ...others] = await paymentsOf(link.id);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      payment: { id: body.payment, order: null, pay_link: link.id, status: 'captured', amount: gbp(4148) },
      contact: { name: null, email: 'ada@example.com', phone: null },
      receipt: {
        business: { display_name: 'Riverside Nursery', legal_name: 'Riverside Nursery Ltd' },
        lines: [{ name: 'Deposit', quantity: 1, gross: gbp(3648) }],
        subtotal: gbp(3648),
        taxes: [],
        tip: gbp(500),
        total: gbp(4148),
        refunded: gbp(0),
        card: { brand: 'visa', last4: '4242' },
        timezone: 'Europe/London',
      },
    });
    expect(JSON.stringify(only?.receipt)).not.toContain('fee');
    expect(only?.receipt?.paid_at_local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/);
  });

  test('is not paid twice: the same request is the same payment, another one is refused', async () => {
    const link = await made(seller);
    const key = randomUUID();
    const [first, again] = [await pay(seller, link, { key }), await pay(seller, link, { key })];
    expect([first.status, again.status, again.body.payment]).toEqual([200, 200, first.body.payment]);
    expect((await pay(seller, link)).body).toMatchObject({ error: 40907 });
    expect(await paymentsOf(link.id)).toHaveLength(1);
  });

  test('is being paid while its guest confirms, and is free again once that has failed', async () => {
    const link = await made(seller);
    const key = randomUUID();
    const waiting = await pay(seller, link, { token: 'tok_challenge_declined', key });
    expect(waiting.body).toMatchObject({
      status: 'payment_pending',
      next_action: { type: 'challenge' },
      pending_until: expect.any(String) as string,
    });
    const other = await pay(seller, link);
    expect([other.status, other.body]).toEqual([409, expect.objectContaining({ error: 40907 })]);
    await answer(waiting.body.next_action?.url ?? '', 'accept');
    await service.deps.payments.refresh(owner(), waiting.body.payment ?? '');
    expect(await read(seller, link)).toMatchObject({ status: 'active', payment: null, pending_until: null });
    expect((await pay(seller, link)).body).toMatchObject({ status: 'completed' });
  });

  test('a declined card leaves it as it was, with the contact erased', async () => {
    const link = await made(seller, { collect: { phone: 'required' } });
    const contact = { phone: '+442079460018' };
    const declined = await pay(seller, link, { token: 'tok_insufficient_funds', more: { contact } });
    expect([declined.status, declined.body]).toEqual([
      402,
      expect.objectContaining({ error: 40201, decline_code: 'insufficient_funds' }),
    ]);
    expect(await read(seller, link)).toMatchObject({ status: 'active', paid_count: 0 });
    expect(await paymentsOf(link.id)).toMatchObject([
      { payment: { status: 'failed' }, contact: null, receipt: null },
    ]);
    const unknown = await pay(seller, link, { token: 'tok_unknown', more: { contact } });
    expect([unknown.status, unknown.body]).toEqual([400, expect.objectContaining({ param: 'source.token' })]);
    expect((await pay(seller, link, { more: { contact } })).status).toBe(200);
  });
});

const owner = () => ({ partnerId: seller.partner.partnerId, environment: 'sandbox' }) as const;

async function answer(url: string, choice: 'accept' | 'decline'): Promise<void> {
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${choice}`,
  });
}

describe('a reusable link', () => {
  test('stays active until it was paid as often as it may be', async () => {
    const link = await made(seller, { reusable: true, max_payments: 2, expires_at: undefined });
    expect(link).toMatchObject({ reusable: true, max_payments: 2, expires_at: null });
    expect((await pay(seller, link)).body).toMatchObject({ status: 'active', paid_count: 1 });
    expect((await pay(seller, link)).body).toMatchObject({ status: 'completed', paid_count: 2 });
    expect((await pay(seller, link)).body).toMatchObject({ error: 40907 });
    expect((await told(seller, link)).filter((type) => type.startsWith('pay_link'))).toEqual([
      'pay_link.created',
      'pay_link.completed',
    ]);
  });

  test('payments under way keep their places', async () => {
    const link = await made(seller, { reusable: true, max_payments: 2, expires_at: null });
    const waiting = await pay(seller, link, { token: 'tok_challenge' });
    expect(waiting.body).toMatchObject({ status: 'active', next_action: { type: 'challenge' } });
    expect((await pay(seller, link)).body).toMatchObject({ status: 'active', paid_count: 1 });
    expect((await pay(seller, link)).body).toMatchObject({ error: 40907 });
    const challenged = (await paymentsOf(link.id)).find(({ payment }) => payment.status === 'unpaid');
    await answer(waiting.body.next_action?.url ?? '', 'accept');
    await service.deps.payments.settle(owner(), challenged?.payment.id ?? '');
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 2 });
  });

  test('without a limit it is never completed, and its guest chooses the amount', async () => {
    const link = await made(seller, {
      amount: undefined,
      guest_amount: { min: 500, max: 5000, presets: [500, 1000, 5000] },
      reusable: true,
      expires_at: undefined,
    });
    for (const amount of [500, 5000]) {
      const { body } = await pay(seller, link, { more: { amount: gbp(amount) } });
      expect(body).toMatchObject({ status: 'active' });
    }
    const amounts = (await paymentsOf(link.id)).map(({ payment }) => payment.amount.amount);
    expect(amounts).toEqual([5000, 500]);
  });
});

const ADA = { name: 'Ada' };

describe('what a payment gets wrong', () => {
  test.each([
    ['an amount below the least', { amount: gbp(499) }, 'amount.amount', 40003],
    ['an amount above the most', { amount: gbp(5001) }, 'amount.amount', 40003],
    ['no amount', {}, 'amount', 40002],
    ['another currency', { amount: { amount: 500, currency: 'EUR' } }, 'amount.currency', 40003],
    ['a tip where there is none', { amount: gbp(500), tip: gbp(1) }, 'tip', 40003],
    [
      'a contact that is not collected',
      { amount: gbp(500), contact: { name: 'Ada' } },
      'contact.name',
      40003,
    ],
  ])('%s', async (_, more, param, error) => {
    const link = await made(seller, { amount: undefined, guest_amount: { min: 500, max: 5000 } });
    const reply = await pay(seller, link, { more });
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ error, param })]);
    expect(await read(seller, link)).toMatchObject({ status: 'active', version: 1 });
  });

  test.each([
    ['another amount than the link is for', { amount: gbp(3649), contact: ADA }, 'amount.amount', 40003],
    ['a tip above 50.00 and the amount', { tip: gbp(5001), contact: ADA }, 'tip.amount', 40003],
    [
      'a tip in another currency',
      { tip: { amount: 1, currency: 'EUR' }, contact: ADA },
      'tip.currency',
      40003,
    ],
    ['no name where it is required', { contact: { email: 'ada@example.com' } }, 'contact.name', 40002],
    ['a card number', { contact: { name: '4242 4242 4242 4242' } }, 'contact.name', 40003],
    ['no token', { source: {} }, 'source.token', 40002],
    ['a wrong token', { source: { token: 'card_1' } }, 'source.token', 40003],
    ['a wrong type', { tip: '5.00' }, 'tip', 40003],
    ['a wrong email address', { contact: { name: 'Ada', email: 'ada' } }, 'contact.email', 40003],
  ])('%s', async (_, more, param, error) => {
    const link = await made(seller, {
      tip_enabled: true,
      collect: { name: 'required', email: 'optional' },
    });
    const reply = await pay(seller, link, { more });
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ error, param })]);
  });

  test('the largest tip is allowed, and the amount that the guest saw', async () => {
    const link = await made(seller, { tip_enabled: true });
    const { status } = await pay(seller, link, { more: { amount: gbp(3648), tip: gbp(5000) } });
    expect(status).toBe(200);
  });

  test('no idempotency key, no scope, a foreign link', async () => {
    const link = await made(seller);
    const path = `POST /v1/pay_links/${link.id}/pay`;
    const body = { source: { token: 'tok_paid' } };
    expect((await call(service, path, { credential: seller.key, body })).body).toMatchObject({
      error: 40006,
    });
    const reading = await mintToken(service, seller.partner, ['pay_links:read']);
    expect((await pay(seller, link, { credential: reading })).body).toMatchObject({ error: 40301 });
    const other = await signUp(service, 'Other');
    expect((await pay(seller, link, { credential: other.key })).status).toBe(404);
    const otherMerchant = await mintToken(
      service,
      { key: seller.key, active: seller.partner.merchants['restricted'] ?? '' },
      ['pay_links:write'],
    );
    expect((await pay(seller, link, { credential: otherMerchant })).status).toBe(404);
    const own = await mintToken(service, seller.partner, ['pay_links:write']);
    expect((await pay(seller, link, { credential: own })).status).toBe(200);
  });

  test('a merchant that was closed takes no payments', async () => {
    const own = await newSeller(service);
    const link = await made(own);
    await service.db
      .updateTable('merchants')
      .set({ status: 'suspended' })
      .where('id', '=', own.merchant)
      .execute();
    expect((await pay(own, link)).body).toMatchObject({ error: 40902, param: 'merchant' });
    expect((await create(own)).body).toMatchObject({ error: 40902, param: 'merchant' });
  });
});
