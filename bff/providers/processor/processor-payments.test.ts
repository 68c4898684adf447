import { describe, expect, test } from 'vitest';
import { newReference, orderOf, RETURN_URL, runningProcessor } from './testing/running-processor.ts';

const processor = runningProcessor();
const authorize = (token: string, reference = newReference()) =>
  processor.client.authorize(orderOf(token, reference), 'req_1');
const WHOLE = { amount: 3648 };
const REFUSED = { code: 'state_forbids' };

describe('a test card', () => {
  test.each([
    ['4000 0000 0000 0002', 'generic_decline'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 9987', 'lost_card'],
    ['4000 0000 0000 9979', 'stolen_card'],
    ['4000 0000 0000 0069', 'expired_card'],
    ['4000 0000 0000 0127', 'incorrect_cvc'],
    ['4000 0000 0000 0119', 'processing_error'],
  ])('%s is declined: %s', async (number, decline_code) => {
    const { body } = await processor.enter({ number });
    const declined = await authorize(String(body['token']));
    expect(declined).toMatchObject({ status: 'declined', decline_code, card: { last4: number.slice(-4) } });
    await expect(processor.client.capture(declined.reference, WHOLE)).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['tok_paid', 'authorized', null],
    ['tok_declined', 'declined', 'generic_decline'],
    ['tok_insufficient_funds', 'declined', 'insufficient_funds'],
    ['tok_lost_card', 'declined', 'lost_card'],
    ['tok_stolen_card', 'declined', 'stolen_card'],
    ['tok_expired_card', 'declined', 'expired_card'],
    ['tok_incorrect_cvc', 'declined', 'incorrect_cvc'],
    ['tok_processing_error', 'declined', 'processing_error'],
  ])('%s is one, again and again', async (token, status, decline_code) => {
    expect(await authorize(token)).toMatchObject({ status, decline_code });
    expect(await authorize(token)).toMatchObject({ status, decline_code });
  });
});

describe('an authorization', () => {
  test('sent again is the same; with another amount or token it is refused', async () => {
    const order = orderOf('tok_paid');
    const first = await processor.client.authorize(order, 'req_1');
    expect(await processor.client.authorize(order, 'req_2')).toEqual(first);
    for (const other of [{ amount: 3649 }, { token: 'tok_declined' }]) {
      await expect(processor.client.authorize({ ...order, ...other }, 'req_3')).rejects.toMatchObject({
        code: 'idempotency_reused',
      });
    }
  });

  test('of ten at once is one', async () => {
    const order = orderOf(String((await processor.enter()).body['token']));
    const all = await Promise.all(
      Array.from({ length: 10 }, () => processor.client.authorize(order, 'req_1')),
    );
    expect(new Set(all.map((payment) => JSON.stringify(payment))).size).toBe(1);
    expect(all[0]).toMatchObject({ status: 'authorized' });
  });

  test('with an unknown token leaves nothing behind', async () => {
    const reference = newReference();
    await expect(authorize('tok_unknown', reference)).rejects.toMatchObject({ code: 'field_invalid' });
    expect(await processor.client.find(reference)).toBeUndefined();
    expect(await authorize('tok_paid', reference)).toMatchObject({ status: 'authorized' });
  });

  test('that was canceled before it arrived is refused', async () => {
    const reference = newReference();
    expect(await processor.client.cancel(reference)).toMatchObject({
      status: 'canceled',
      amount: 0,
      card: null,
    });
    expect(await authorize('tok_paid', reference)).toMatchObject({ status: 'canceled' });
  });
});

describe('money', () => {
  test('is captured once, and then not canceled', async () => {
    const { reference } = await authorize('tok_paid');
    const captured = await processor.client.capture(reference, WHOLE);
    expect(captured).toMatchObject({ status: 'captured', amount: 3648 });
    expect(await processor.client.capture(reference, WHOLE)).toEqual(captured);
    expect(await processor.client.cancel(reference)).toMatchObject({ status: 'captured' });
  });

  test('is not captured after a cancel', async () => {
    const { reference } = await authorize('tok_paid');
    expect(await processor.client.cancel(reference)).toMatchObject({ status: 'canceled' });
    await expect(processor.client.capture(reference, WHOLE)).rejects.toMatchObject(REFUSED);
    await expect(processor.client.capture(newReference(), WHOLE)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is captured in part: the rest is released, and only that part can be refunded', async () => {
    const { reference } = await authorize('tok_paid');
    const { client } = processor;
    await expect(client.capture(reference, { amount: 3649 })).rejects.toMatchObject({
      code: 'more_than_left',
    });
    const part = await client.capture(reference, { amount: 3000 });
    expect(part).toMatchObject({ status: 'captured', amount: 3648, captured: 3000 });
    expect(await client.capture(reference, WHOLE)).toEqual(part);
    const refund = (amount: number) => client.refund(reference, { reference: newReference('rfd'), amount });
    await expect(refund(3001)).rejects.toMatchObject({ code: 'more_than_left' });
    expect(await refund(3000)).toMatchObject({ status: 'succeeded' });
  });

  test('is refunded up to what was captured, once for each reference', async () => {
    const { reference } = await authorize('tok_paid');
    const refund = (amount: number, its = newReference('rfd')) =>
      processor.client.refund(reference, { reference: its, amount });
    await expect(refund(1)).rejects.toMatchObject(REFUSED);
    await processor.client.capture(reference, WHOLE);
    const first = newReference('rfd');
    expect(await refund(3000, first)).toMatchObject({ status: 'succeeded', amount: 3000 });
    expect(await refund(3000, first)).toMatchObject({ status: 'succeeded' });
    await expect(refund(2999, first)).rejects.toMatchObject({ code: 'idempotency_reused' });
    await expect(refund(649)).rejects.toMatchObject({ code: 'more_than_left' });
    expect(await refund(648)).toMatchObject({ status: 'succeeded' });
    expect(await processor.client.find(reference)).toMatchObject({ refunded: 3648 });
  });

  test('of ten refunds of all of it at once, one succeeds', async () => {
    const { reference } = await authorize('tok_paid');
    await processor.client.capture(reference, WHOLE);
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        processor.client.refund(reference, { reference: newReference('rfd'), amount: 3648 }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a challenge', () => {
  const answer = (url: string, value: string): Promise<Response> =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: value }) });
  const challenged = async (token: string) => {
    const payment = await authorize(token);
    expect(payment.status).toBe('challenge');
    return { ...payment, url: payment.challenge_url ?? '' };
  };
  const statusOf = async (reference: string) => {
    const found = await processor.client.find(reference);
    return [found?.status, found?.decline_code];
  };

  test('is a page with two buttons, and leads back', async () => {
    const { reference, url } = await challenged('tok_challenge');
    const page = await fetch(url);
    const text = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('£36.48 with the card ending in 3220');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;");
    const left = await answer(url, 'accept');
    expect([left.status, left.headers.get('location')]).toEqual([303, RETURN_URL]);
    expect(await statusOf(reference)).toEqual(['authorized', null]);
    expect((await answer(url, 'decline')).status).toBe(303);
    expect(await statusOf(reference)).toEqual(['authorized', null]);
  });

  test.each([
    ['tok_challenge', 'decline', 'challenge_failed'],
    ['tok_challenge', '', 'challenge_failed'],
    ['tok_challenge_declined', 'accept', 'generic_decline'],
    ['tok_challenge_declined', 'decline', 'challenge_failed'],
  ])('of %s, answered with "%s", is declined: %s', async (token, value, decline_code) => {
    const { reference, url } = await challenged(token);
    await answer(url, value);
    expect(await statusOf(reference)).toEqual(['declined', decline_code]);
  });

  test('ends after a quarter of an hour, and when it is canceled', async () => {
    const late = await challenged('tok_challenge');
    const canceled = await challenged('tok_challenge');
    await processor.client.cancel(canceled.reference);
    await answer(canceled.url, 'accept');
    expect(await statusOf(canceled.reference)).toEqual(['canceled', null]);
    processor.aheadMs += 15 * 60_000;
    expect(await statusOf(late.reference)).toEqual(['declined', 'challenge_expired']);
    await answer(late.url, 'accept');
    expect(await statusOf(late.reference)).toEqual(['declined', 'challenge_expired']);
  });

  test('that is unknown is not found', async () => {
    expect((await fetch(`${processor.service.url}/challenges/chl_x`)).status).toBe(404);
    expect((await answer(`${processor.service.url}/challenges/chl_x`, 'accept')).status).toBe(404);
  });
});

describe('when it goes wrong', () => {
  test('unavailable: 503, and nothing has happened', async () => {
    const order = orderOf('tok_unavailable');
    await expect(processor.client.authorize(order, 'req_1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await processor.client.find(order.reference)).toBeUndefined();
  });

  test('a lost answer: 502, but it has happened', async () => {
    const order = orderOf('tok_lost_answer');
    await expect(processor.client.authorize(order, 'req_1')).rejects.toMatchObject({
      code: 'upstream_failed',
    });
    expect(await processor.client.find(order.reference)).toMatchObject({ status: 'authorized' });
  });

  test('slow: 504, but it has happened', async () => {
    const order = orderOf('tok_slow');
    const slow = processor.patience.lose(() => processor.client.authorize(order, 'req_1'));
    await expect(slow).rejects.toMatchObject({ code: 'upstream_slow' });
    const find = () => processor.client.find(order.reference);
    await expect.poll(find).toMatchObject({ status: 'authorized' });
  });

  test('a fault of one request is that request alone', async () => {
    const { reference } = await authorize('tok_paid');
    processor.service.faults.next('capturePayment', 'lost_answer');
    await expect(processor.client.capture(reference, WHOLE)).rejects.toMatchObject({
      code: 'upstream_failed',
    });
    expect(await processor.client.capture(reference, WHOLE)).toMatchObject({ status: 'captured' });
  });
});
