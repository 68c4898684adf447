import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { differences } from './testing/books.ts';
import { Payer, Till } from './testing/till.ts';
import { paymentService, type PaymentService } from './payments.ts';

/** Each node serves its payments one request at a time; two nodes know nothing of each other. */
const till = new Till();
let service: Service;
let other: PaymentService;
let payer: Payer;
beforeAll(async () => {
  service = await startService({ payables: till.payables });
  const { db, clock, processors } = service.deps;
  other = paymentService({ db, clock, processors, payables: till.payables, featureDeps: () => service.deps });
});
beforeEach(async () => {
  payer = await Payer.signUp(service);
});
afterAll(async () => {
  await other.close();
  await service.stop();
});

const ROUNDS = 5;
const both = (id: string) => Promise.all([payer.settle(id), other.settle(payer.owner, id)]);

test('a refund that both ask for is given back and told once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await payer.captured();
    const { id: refund } = await payer.refund(id, 1_000);
    await both(id);
    expect((await payer.told(refund)).events).toEqual(['refund.created', 'refund.succeeded']);
  }
  expect(await differences(payer.db, payer.db)).toEqual([]);
});

test('a payment that both authorize, and then capture, moves once', async () => {
  const card = { token: 'tok_paid', returnUrl: 'https://shop.example/', requestId: 'req_1' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await payer.start();
    await Promise.all([payer.authorize(id), other.authorize(payer.owner, id, card)]);
    await payer.capture(id);
    await both(id);
    expect(await payer.told(id)).toEqual({
      events: ['payment.authorized', 'payment.captured'],
      till: ['payment.authorized', 'payment.captured'],
    });
  }
  expect(await differences(payer.db, payer.db)).toEqual([]);
});

test('a payment that one authorizes while the other gives it up is the same with us and at the processor', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await payer.start();
    service.clock.advance(60_000);
    await Promise.allSettled([payer.authorize(id), other.settleDue(payer.owner, id)]);
    await both(id);
  }
  expect(await differences(payer.db, payer.db)).toEqual([]);
});
