import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { Payer, Till } from './testing/till.ts';

const till = new Till();
let service: Service;
let payer: Payer;
beforeAll(async () => {
  service = await startService({ payables: till.payables });
});
beforeEach(async () => {
  payer = await Payer.signUp(service);
});
afterAll(() => service.stop());

const CODE = (code: string) => ({ code });

describe('a card that pays', () => {
  test('authorizes the payment, and its order is told in the same transaction', async () => {
    const payment = await payer.pay();
    expect(payment).toMatchObject({
      object: 'payment',
      environment: 'sandbox',
      merchant: payer.partner.active,
      pay_link: null,
      amount: { amount: 3648, currency: 'GBP' },
      tip: { amount: 518, currency: 'GBP' },
      card: { brand: 'visa', last4: '4242' },
      status: 'authorized',
      next_action: null,
      refunded: { amount: 0, currency: 'GBP' },
      fee: null,
      captured_at: null,
      version: 2,
    });
    expect(await payer.find(payment.id)).toEqual(payment);
    expect(await payer.told(payment.id)).toEqual({
      events: ['payment.authorized'],
      till: ['payment.authorized'],
    });
  });

  test('is charged at once where the order wants it so', async () => {
    const order = payer.newOrder();
    till.wishes.set(order, 'capture');
    const payment = await payer.pay('tok_paid', order);
    expect(payment).toMatchObject({ status: 'captured', captured_at: expect.any(String) });
    expect((await payer.told(payment.id)).till).toEqual(['payment.authorized', 'payment.captured']);
    expect(await payer.atProcessor(payment.id)).toEqual({
      status: 'captured',
      amount: 3648,
      captured: 3648,
      refunded: 0,
    });
  });

  test('is released at once where the order has no use for it anymore', async () => {
    const order = payer.newOrder();
    till.wishes.set(order, 'cancel');
    const { id } = await payer.start(order);
    await expect(payer.authorize(id)).rejects.toMatchObject(CODE('state_forbids'));
    expect(await payer.find(id)).toMatchObject({ status: 'canceled', canceled_at: expect.any(String) });
    expect(await payer.atProcessor(id)).toMatchObject({ status: 'canceled' });
  });

  test('is authorized once, however often it is asked', async () => {
    const { id } = await payer.start();
    const all = await Promise.all(Array.from({ length: 5 }, () => payer.authorize(id)));
    expect(new Set(all.map(({ status, version }) => `${status} ${version}`))).toEqual(
      new Set(['authorized 2']),
    );
    expect((await payer.told(id)).events).toEqual(['payment.authorized']);
  });
});

describe('a card that is declined', () => {
  test.each(['generic_decline', 'insufficient_funds', 'lost_card', 'expired_card', 'incorrect_cvc'])(
    'for %s: 40201 with the code, and the payment has failed',
    async (decline_code) => {
      const { id } = await payer.start();
      const token = decline_code === 'generic_decline' ? 'tok_declined' : `tok_${decline_code}`;
      await expect(payer.authorize(id, token)).rejects.toMatchObject({
        code: 'card_declined',
        details: { decline_code },
      });
      expect(await payer.find(id)).toMatchObject({
        status: 'failed',
        failure_code: 'declined',
        decline_code,
      });
      expect(await payer.told(id)).toEqual({ events: ['payment.failed'], till: ['payment.failed'] });
      await expect(payer.authorize(id, token)).rejects.toMatchObject(CODE('card_declined'));
      expect(await payer.told(id)).toMatchObject({ events: ['payment.failed'] });
    },
  );

  test('leaves the order payable', async () => {
    const order = payer.newOrder();
    await expect(payer.pay('tok_declined', order)).rejects.toMatchObject(CODE('card_declined'));
    expect(await payer.pay('tok_paid', order)).toMatchObject({ status: 'authorized' });
  });

  test('a token that is no card: the field is named, and nothing is charged', async () => {
    const { id } = await payer.start();
    await expect(payer.authorize(id, 'tok_unknown')).rejects.toMatchObject({
      code: 'field_invalid',
      param: 'source.token',
    });
    expect(await payer.find(id)).toMatchObject({ status: 'failed', failure_code: 'expired' });
  });
});

describe('a payment', () => {
  test('is the only live one of its order', async () => {
    const order = payer.newOrder();
    const first = await payer.start(order);
    await expect(payer.start(order)).rejects.toMatchObject(CODE('already_paid'));
    await payer.authorize(first.id);
    await expect(payer.start(order)).rejects.toMatchObject(CODE('already_paid'));
    await payer.cancel(first.id);
    expect(await payer.settle(first.id)).toMatchObject({ status: 'canceled' });
    expect(await payer.start(order)).toMatchObject({ status: 'unpaid' });
  });

  test('of ten that start at once, one does', async () => {
    const order = payer.newOrder();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => payer.start(order)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is found again by the request that started it', async () => {
    const order = payer.newOrder();
    const first = await payer.start(order, { intent: 'the same request' });
    expect(await payer.start(order, { intent: 'the same request' })).toEqual(first);
    await expect(payer.start(order, { intent: 'another' })).rejects.toMatchObject(CODE('already_paid'));
    await expect(payer.authorize(first.id, 'tok_insufficient_funds')).rejects.toMatchObject(
      CODE('card_declined'),
    );
    await expect(payer.start(order, { intent: 'the same request' })).rejects.toMatchObject({
      code: 'card_declined',
      details: { decline_code: 'insufficient_funds' },
    });
    expect(await payer.start(order, { intent: 'another' })).toMatchObject({ status: 'unpaid' });
  });

  test('that was not begun is canceled, and its card can never be charged', async () => {
    const { id } = await payer.start();
    await payer.cancel(id);
    expect(await payer.settle(id)).toMatchObject({ status: 'failed', failure_code: 'expired' });
    await expect(payer.authorize(id)).rejects.toMatchObject(CODE('state_forbids'));
    expect(await payer.atProcessor(id)).toMatchObject({ status: 'canceled', amount: 0 });
  });

  test('is not captured before it is authorized or after it is over, nor canceled after it is captured', async () => {
    const { id } = await payer.start();
    await expect(payer.capture(id)).rejects.toMatchObject(CODE('state_forbids'));
    await payer.authorize(id);
    await payer.capture(id);
    await payer.capture(id);
    expect(await payer.settle(id)).toMatchObject({ status: 'captured' });
    await payer.capture(id);
    await expect(payer.cancel(id)).rejects.toMatchObject(CODE('state_forbids'));
    const other = await payer.pay();
    await payer.cancel(other.id);
    await expect(payer.capture(other.id)).rejects.toMatchObject(CODE('state_forbids'));
    await payer.cancel(other.id);
    expect(await payer.settle(other.id)).toMatchObject({ status: 'canceled' });
    expect((await payer.told(id)).events).toEqual(['payment.authorized', 'payment.captured']);
    expect((await payer.told(other.id)).events).toEqual(['payment.authorized', 'payment.canceled']);
  });

  test('of which a part is taken releases the rest, and is repeated with the same part alone', async () => {
    const { id } = await payer.pay();
    expect((await payer.find(id)).captured).toBe(null);
    await payer.capture(id, 2_000);
    await payer.capture(id, 2_000);
    for (const other of [undefined, 1_999]) {
      await expect(payer.capture(id, other)).rejects.toMatchObject(CODE('state_forbids'));
    }
    const gbp = (amount: number) => ({ amount, currency: 'GBP' });
    expect(await payer.settle(id)).toMatchObject({ amount: gbp(3648), captured: gbp(2_000) });
    expect(await payer.atProcessor(id)).toMatchObject({ status: 'captured', amount: 3648, captured: 2_000 });
    await payer.capture(id, 2_000);
    await expect(payer.capture(id)).rejects.toMatchObject(CODE('state_forbids'));
    await expect(payer.refund(id, 2_001)).rejects.toMatchObject(CODE('more_than_left'));
    await payer.refund(id, 2_000);
    expect(await payer.settle(id)).toMatchObject({ status: 'refunded', refunded: gbp(2_000) });
    const { id: whole } = await payer.captured();
    expect((await payer.find(whole)).captured).toEqual(gbp(3648));
  });

  test('is not taken by a part of nothing, of more than it is, or that the processor cannot take', async () => {
    const { id } = await payer.pay();
    await expect(payer.capture(id, 0)).rejects.toMatchObject(CODE('state_forbids'));
    await expect(payer.capture(id, 3_649)).rejects.toMatchObject(CODE('more_than_left'));
    const { sandbox } = service.deps.processors;
    const capabilities = sandbox?.capabilities;
    Object.assign(sandbox ?? {}, { capabilities: { ...capabilities, partialCapture: false } });
    try {
      await expect(payer.capture(id, 2_000)).rejects.toMatchObject(CODE('state_forbids'));
    } finally {
      Object.assign(sandbox ?? {}, { capabilities });
    }
    await payer.capture(id);
    expect(await payer.settle(id)).toMatchObject({ captured: { amount: 3648 } });
  });

  test("of which the processor has taken another part isn't captured here", async () => {
    const { id } = await payer.pay();
    await service.deps.processors.sandbox?.capture(id, { amount: 1_000 });
    await payer.capture(id, 2_000);
    expect(await payer.settle(id)).toMatchObject({ status: 'authorized', captured: null });
  });

  test("of someone else doesn't exist", async () => {
    const payment = await payer.pay();
    const other = await Payer.signUp(service);
    await expect(other.authorize(payment.id)).rejects.toMatchObject(CODE('not_found'));
    await expect(other.capture(payment.id)).rejects.toMatchObject(CODE('not_found'));
    await expect(other.cancel(payment.id)).rejects.toMatchObject(CODE('not_found'));
    await expect(other.refund(payment.id, 1)).rejects.toMatchObject(CODE('not_found'));
  });

  test('whose authorization ended at the processor is canceled instead of captured', async () => {
    const { id } = await payer.pay();
    await payer.db
      .updateTable('processor_payments')
      .set({ status: 'canceled' })
      .where('reference', '=', id)
      .execute();
    await payer.capture(id);
    expect(await payer.settle(id)).toMatchObject({ status: 'canceled' });
  });

  test('for which the processor has another amount is none', async () => {
    const { id } = await payer.start();
    await payer.db.updateTable('payments').set({ amount: '3649' }).where('id', '=', id).execute();
    await payer.authorize(id);
    const { id: wrong } = await payer.pay();
    await payer.db
      .updateTable('processor_payments')
      .set({ amount: '1' })
      .where('reference', '=', wrong)
      .execute();
    await payer.capture(wrong);
    expect(await payer.settle(wrong)).toMatchObject({ status: 'authorized' });
  });
});

describe('production', () => {
  test('without a processor refuses payments with an explanation', async () => {
    const owner = { ...payer.owner, environment: 'production' } as const;
    const payment = {
      payable: { kind: 'order', id: payer.newOrder() },
      merchantId: payer.partner.active,
      amount: { amount: 1, currency: 'GBP' },
      tip: { amount: 0, currency: 'GBP' },
      intent: undefined,
    } as const;
    await expect(service.deps.payments.start(payer.db, owner, payment)).rejects.toMatchObject({
      code: 'state_forbids',
      publicMessage: expect.stringContaining('pickup'),
    });
  });
});
