import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Readiness } from '../../accounts/identity/contract/partners/readiness.ts';
import { openHttpProcessor } from '../../providers/processor/processor.ts';
import { STRIPE_KEYS } from '../../providers/stripe/testing/running-stripe.ts';
import { startStripeService, type StripeService } from '../../providers/stripe/testing/stripe-service.ts';
import { call, signUp } from '../../testing/service/service.ts';
import { abilitiesOf } from './abilities.ts';

let running: StripeService;
beforeAll(async () => {
  running = await startStripeService();
});
afterAll(() => running.stop());

const readiness = async () => {
  const { key } = await signUp(running.service);
  const { body } = await call<Readiness>(running.service, 'GET /v1/partners/me/readiness', {
    credential: key,
  });
  return body.checks.find(({ name }) => name === 'payment_processor')?.abilities ?? [];
};
const of = (all: Awaited<ReturnType<typeof readiness>>, name: string) => all.find((one) => one.name === name);

test('readiness says what Stripe can do, and since when it says something by itself', async () => {
  const before = await readiness();
  expect(of(before, 'card_entry')).toMatchObject({
    message: 'Cards are entered in the processor’s fields on our pages, or on a page of the processor’s.',
  });
  expect(of(before, 'wallets')).toEqual({
    name: 'wallets',
    available: true,
    message: 'Guests can pay with Apple Pay, Google Pay, and Link.',
  });
  expect(of(before, 'currencies')?.message).toMatch(/^Cards can be charged in 1\d\d currencies\.$/);
  expect(of(before, 'payouts')).toMatchObject({
    available: true,
    message: 'The processor pays merchants out.',
  });
  expect(of(before, 'webhooks')).toMatchObject({
    available: false,
    message: expect.stringContaining('never said anything'),
  });
  const { standIn, service } = running;
  const url = `${service.url}/-/providers/stripe/events`;
  standIn.sendWebhooksTo({ url, secret: STRIPE_KEYS.webhookSecret });
  standIn.emit('ping', {});
  await expect.poll(async () => of(await readiness(), 'webhooks')?.available).toBe(true);
});

test('what a processor can’t do is said too', async () => {
  const http = openHttpProcessor({ url: 'http://127.0.0.1:9', token: 'none' });
  const none = { ...http.capabilities, challenges: false, disputes: false, partialCapture: false };
  const processor = { check: () => http.check(), capabilities: none };
  const all = await abilitiesOf({ processor, bank: undefined });
  const missing = all.filter(({ available }) => !available).map(({ name }) => name);
  expect(missing).toEqual([
    'wallets',
    'challenges',
    'partial_capture',
    'disputes',
    'payouts',
    'books',
    'webhooks',
  ]);
  await http.close();
});

test('without a processor there is nothing to say', async () => {
  expect(await abilitiesOf({ processor: undefined, bank: undefined })).toEqual([]);
});
