import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Patience } from '../../testing/service/patience.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { Payer, Till } from './testing/till.ts';
import type { Refund } from './payments.ts';

const till = new Till();
const patience = new Patience();
let service: Service;
let payer: Payer;
beforeAll(async () => {
  service = await startService({ payables: till.payables, processorTimeoutMs: patience.ms });
});
beforeEach(async () => {
  payer = await Payer.signUp(service);
});
afterAll(() => service.stop());

async function findRefund(id: string): Promise<Refund> {
  return (await call<Refund>(service, `GET /v1/refunds/${id}`, { credential: payer.partner.key })).body;
}

describe('a refund', () => {
  test('of a part, and then of the rest', async () => {
    const { id } = await payer.captured();
    const first = await payer.refund(id, 1372, {
      lines: [{ uid: '1', quantity: 1 }],
      reason: 'item_problem',
      note: 'Broken pot',
    });
    expect(first).toMatchObject({ object: 'refund', payment: id, status: 'pending', reason: 'item_problem' });
    expect(await payer.settle(id)).toMatchObject({
      status: 'partially_refunded',
      refunded: { amount: 1372 },
    });
    expect(await findRefund(first.id)).toMatchObject({ status: 'succeeded', note: 'Broken pot', version: 2 });
    await payer.refund(id, 2276);
    expect(await payer.settle(id)).toMatchObject({ status: 'refunded', refunded: { amount: 3648 } });
    expect(await payer.told(id)).toEqual({
      events: [
        'payment.authorized',
        'payment.captured',
        'refund.created',
        'refund.succeeded',
        'refund.created',
        'refund.succeeded',
      ],
      till: ['payment.authorized', 'payment.captured', 'refund.succeeded', 'refund.succeeded'],
    });
    expect(await payer.atProcessor(id)).toEqual({
      status: 'captured',
      amount: 3648,
      captured: 3648,
      refunded: 3648,
    });
  });

  test('of more than is left is refused, pending ones included', async () => {
    const { id } = await payer.captured();
    await expect(payer.refund(id, 3649)).rejects.toMatchObject({ code: 'more_than_left' });
    service.processor.faults.next('refundPayment', 'unavailable');
    await payer.refund(id, 3000);
    await expect(payer.refund(id, 649)).rejects.toMatchObject({ code: 'more_than_left' });
    await payer.refund(id, 648);
    expect(await payer.settle(id)).toMatchObject({ status: 'refunded' });
    await expect(payer.refund(id, 1)).rejects.toMatchObject({ code: 'more_than_left' });
  });

  test('of all, ten times at once, is one', async () => {
    const { id } = await payer.captured();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => payer.refund(id, 3648)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await payer.settle(id);
    expect(await payer.atProcessor(id)).toMatchObject({ refunded: 3648 });
  });

  test('of what was not captured is refused', async () => {
    const { id } = await payer.pay();
    await expect(payer.refund(id, 1)).rejects.toMatchObject({ code: 'state_forbids' });
  });

  test('that the processor refuses has failed, and its amount is left again', async () => {
    const { id } = await payer.captured();
    await payer.db
      .updateTable('processor_payments')
      .set({ refunded: '3000' })
      .where('reference', '=', id)
      .execute();
    const refund = await payer.refund(id, 1000);
    expect(await payer.settle(id)).toMatchObject({ status: 'captured', refunded: { amount: 0 } });
    expect(await findRefund(refund.id)).toMatchObject({ status: 'failed' });
    expect((await payer.told(id)).till.at(-1)).toBe('refund.failed');
    await payer.refund(id, 648);
    expect(await payer.settle(id)).toMatchObject({ status: 'partially_refunded', refunded: { amount: 648 } });
  });

  test.each(['lost_answer', 'slow', 'unavailable'] as const)(
    'whose request goes wrong (%s) is given back once',
    async (fault) => {
      const { id } = await payer.captured();
      service.processor.faults.next('refundPayment', fault, fault);
      const ask = async () => {
        const asked = await payer.refund(id, 1000);
        await payer.settle(id);
        await payer.settle(id);
        return asked;
      };
      const refund = await (fault === 'slow' ? patience.lose(ask) : ask());
      await payer.settle(id);
      expect(await findRefund(refund.id)).toMatchObject({ status: 'succeeded' });
      expect(await payer.atProcessor(id)).toMatchObject({ refunded: 1000 });
      expect((await payer.told(refund.id)).events).toEqual(['refund.created', 'refund.succeeded']);
    },
  );
});
