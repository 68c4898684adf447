import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Patience } from '../../testing/service/patience.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { Payer, Till } from './testing/till.ts';

const till = new Till();
const patience = new Patience();
let service: Service;
let payer: Payer;
beforeAll(async () => {
  service = await startService({
    payables: till.payables,
    processorTimeoutMs: patience.ms,
    timers: { timing: { lookMs: 20, gatherMs: 5 } },
  });
});
beforeEach(async () => {
  payer = await Payer.signUp(service);
});
afterAll(() => service.stop());

/** Nothing happens before its time, so the time is moved; then it happens by itself. */
async function becomes(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await payer.find(id)).status).toBe(status);
}

/**
 * Its timer has run, and says when to look again. A look under way would count from the time that it is moved
 * to.
 */
async function wasLookedAt(id: string): Promise<boolean> {
  const { due_at: dueAt } = await payer.db
    .selectFrom('timers')
    .select('due_at')
    .where('record', '=', id)
    .executeTakeFirstOrThrow();
  return dueAt.getTime() > service.clock.now();
}

async function isLookedAfter(id: string): Promise<boolean> {
  const timers = await payer.db.selectFrom('timers').select('id').where('record', '=', id).execute();
  return timers.length > 0;
}

describe('a payment whose request never ended', () => {
  test('is charged at the processor: its order is placed when the timer finds it', async () => {
    const { id } = await payer.start();
    await expect(payer.authorize(id, 'tok_lost_answer')).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await payer.find(id)).toMatchObject({ status: 'unpaid' });
    service.clock.advance(20_000);
    await becomes(id, 'authorized');
    expect(await payer.told(id)).toEqual({ events: ['payment.authorized'], till: ['payment.authorized'] });
    await expect.poll(() => isLookedAfter(id)).toBe(false);
  });

  test('is released if its order has no use for it anymore', async () => {
    const order = payer.newOrder();
    till.wishes.set(order, 'cancel');
    const { id } = await payer.start(order);
    const slow = patience.lose(() => payer.authorize(id, 'tok_slow'));
    await expect(slow).rejects.toMatchObject({ code: 'upstream_slow' });
    await expect.poll(() => payer.atProcessor(id)).toMatchObject({ status: 'authorized' });
    service.clock.advance(20_000);
    await becomes(id, 'canceled');
    expect(await payer.atProcessor(id)).toMatchObject({ status: 'canceled' });
  });

  test('is unknown to the processor: it has failed, and a late authorization comes to nothing', async () => {
    const { id } = await payer.start();
    await expect(payer.authorize(id, 'tok_unavailable')).rejects.toMatchObject({ code: 'unavailable' });
    service.clock.advance(20_000);
    await becomes(id, 'failed');
    const processor = service.deps.processors.sandbox;
    const late = { reference: id, merchant: 'mer_1', token: 'tok_paid', amount: 3648, currency: 'GBP' };
    const answer = await processor?.authorize({ ...late, return_url: 'https://shop.example/' }, 'req_1');
    expect(answer).toMatchObject({ status: 'canceled' });
  });

  test('is finished by the same request, sent again', async () => {
    const order = payer.newOrder();
    const { id } = await payer.start(order, { intent: 'again' });
    service.processor.faults.next('authorizePayment', 'lost_answer', 'slow');
    await expect(payer.authorize(id)).rejects.toMatchObject({ code: 'upstream_failed' });
    const slow = patience.lose(() => payer.authorize(id));
    await expect(slow).rejects.toMatchObject({ code: 'upstream_slow' });
    const again = await payer.start(order, { intent: 'again' });
    expect(await payer.authorize(again.id)).toMatchObject({ id, status: 'authorized' });
  });

  test('is tried again until the processor answers', async () => {
    const { id } = await payer.pay();
    service.processor.faults.next('capturePayment', 'unavailable', 'unavailable', 'lost_answer');
    await payer.capture(id);
    await payer.settle(id);
    await payer.settle(id);
    expect(await payer.find(id)).toMatchObject({ status: 'authorized' });
    service.clock.advance(60_000);
    await becomes(id, 'captured');
    expect((await payer.told(id)).events).toEqual(['payment.authorized', 'payment.captured']);
  });
});

test('a part that is wanted of a payment has a timer of its own, which asks until the processor answers', async () => {
  const { id } = await payer.pay();
  service.processor.faults.next('capturePayment', 'unavailable', 'lost_answer');
  await payer.capture(id, 2_000);
  await payer.settle(id);
  const timers = payer.db.selectFrom('timers').select('kind').where('record', '=', id);
  expect(await timers.execute()).toEqual([{ kind: 'payment.settle_part' }]);
  service.clock.advance(60_000);
  await becomes(id, 'captured');
  expect(await payer.find(id)).toMatchObject({ captured: { amount: 2_000 }, amount: { amount: 3_648 } });
  expect(await payer.atProcessor(id)).toMatchObject({ captured: 2_000 });
  await expect.poll(() => isLookedAfter(id)).toBe(false);
});

describe('a challenge', () => {
  const challenged = async (token = 'tok_challenge') => {
    const payment = await payer.pay(token);
    expect(payment).toMatchObject({
      status: 'unpaid',
      card: { last4: token === 'tok_challenge' ? '3220' : '1629' },
    });
    return { id: payment.id, url: payment.next_action?.url ?? '' };
  };
  const answer = (url: string, value: string): Promise<Response> =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: value }) });
  const refresh = (id: string) => service.deps.payments.refresh(payer.owner, id);

  test('is confirmed: the payer comes back, and the payment is authorized', async () => {
    const { id, url } = await challenged();
    expect(await refresh(id)).toMatchObject({ status: 'unpaid', next_action: { type: 'challenge', url } });
    expect((await answer(url, 'accept')).headers.get('location')).toBe('https://shop.example/order/1');
    expect(await refresh(id)).toMatchObject({ status: 'authorized', next_action: null });
    expect((await payer.told(id)).till).toEqual(['payment.authorized']);
  });

  test('is confirmed by a payer who never comes back: the timer finds out', async () => {
    const { id, url } = await challenged();
    await answer(url, 'accept');
    service.clock.advance(20_000);
    await becomes(id, 'authorized');
    expect((await payer.told(id)).till).toEqual(['payment.authorized']);
  });

  test.each([
    ['tok_challenge', 'decline', 'challenge_failed', null],
    ['tok_challenge_declined', 'accept', 'declined', 'generic_decline'],
  ])('of %s, answered with %s: %s', async (token, value, failure_code, decline_code) => {
    const { id, url } = await challenged(token);
    await answer(url, value);
    expect(await refresh(id)).toMatchObject({ status: 'failed', failure_code, decline_code });
    await expect(payer.authorize(id, token)).rejects.toMatchObject({ code: 'card_declined' });
  });

  test('that nobody answers is given up', async () => {
    const { id, url } = await challenged();
    service.clock.advance(20_000);
    await expect.poll(() => wasLookedAt(id)).toBe(true);
    expect(await payer.find(id)).toMatchObject({ status: 'unpaid' });
    service.clock.advance(20 * 60_000);
    await becomes(id, 'failed');
    expect(await payer.find(id)).toMatchObject({ failure_code: 'expired' });
    await answer(url, 'accept');
    expect(await payer.atProcessor(id)).toMatchObject({ status: 'canceled' });
  });

  test('of an order that is canceled meanwhile comes to nothing', async () => {
    const { id, url } = await challenged();
    await payer.cancel(id);
    await becomes(id, 'failed');
    await answer(url, 'accept');
    expect(await payer.atProcessor(id)).toMatchObject({ status: 'canceled' });
  });
});

test('a sandbox clock that is moved far ahead neither hurries nor repeats what is asked of the processor', async () => {
  const { id } = await payer.start();
  const to = new Date(service.clock.now() + 300 * 24 * 3_600_000).toISOString();
  const { status } = await call(service, 'POST /v1/sandbox/clock/advance', {
    credential: payer.partner.key,
    body: { to },
  });
  expect(status).toBe(200);
  expect(await payer.find(id)).toMatchObject({ status: 'unpaid' });
  const authorized = await payer.authorize(id);
  expect(authorized.authorized_at?.slice(0, 10)).toBe(to.slice(0, 10));
  service.processor.faults.next('capturePayment', 'unavailable', 'unavailable');
  await payer.capture(id);
  await payer.settle(id);
  service.clock.advance(60_000);
  await becomes(id, 'captured');
});
