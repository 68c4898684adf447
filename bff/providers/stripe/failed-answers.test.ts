import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newUlid } from '../../core/database/ids.ts';
import { startStripe, type RunningStripe } from './testing/running-stripe.ts';

const payment = { amount: 3000, currency: 'GBP', return_url: 'https://shop.example/' };
let stripe: RunningStripe;
let reference: string;
beforeEach(async () => {
  stripe = await startStripe();
  reference = `pay_${newUlid()}`;
});
afterEach(() => stripe.stop());

function authorize(token = stripe.standIn.createToken()) {
  return stripe.processor.authorize({ ...payment, reference, merchant: stripe.merchant, token }, 'req_1');
}

/** Lets the bank of a captured payment dispute it. @returns the ID of the dispute */
function dispute(): string {
  const [intent] = [...stripe.standIn.payments.intents.values()];
  const charge = stripe.standIn.payments.charges.get(intent?.latest_charge ?? '');
  if (!intent || !charge) throw new Error('nothing was charged');
  return stripe.standIn.disputes.open(intent, charge).id;
}

describe('what Stripe has done and answers as failed, again and again under its key', () => {
  test.each([
    ['a payment', /\/payment_intents$/],
    ['a page of Stripe’s', /\/checkout\/sessions$/],
  ])('%s is unknown to everybody, and comes to nothing', async (_, path) => {
    stripe.standIn.failNext('failed_answer', path);
    const token = path.test('/checkout/sessions') ? 'tok_redirect' : undefined;
    await expect(authorize(token)).rejects.toMatchObject({ code: 'upstream_failed' });
    const found = await stripe.processor.find(reference);
    expect([undefined, 'canceled']).toContain(found?.status);
    expect(await stripe.processor.cancel(reference)).toMatchObject({ status: 'canceled' });
  });

  test('a capture is read back, with its transfer', async () => {
    await authorize();
    stripe.standIn.failNext('failed_answer', /\/capture$/);
    expect(await stripe.processor.capture(reference, { amount: 2500 })).toMatchObject({
      status: 'captured',
      captured: 2500,
    });
    const { transfer } = await stripe.db
      .selectFrom('stripe_payments')
      .select('transfer')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(transfer).toMatch(/^tr_/);
  });

  test('a refund is found', async () => {
    await authorize();
    await stripe.processor.capture(reference, { amount: 3000 });
    const order = { reference: `rfd_${newUlid()}`, amount: 1000 };
    stripe.standIn.failNext('failed_answer', /^POST \/v1\/refunds$/);
    await expect(stripe.processor.refund(reference, order)).rejects.toMatchObject({
      code: 'upstream_failed',
    });
    expect(await stripe.processor.refund(reference, order)).toMatchObject({ status: 'succeeded' });
    expect(await stripe.processor.find(reference)).toMatchObject({ refunded: 1000 });
  });

  test('a dispute’s money is neither taken nor given back twice', async () => {
    const { processor, standIn, account } = stripe;
    await authorize();
    await processor.capture(reference, { amount: 3000 });
    const balance = () => standIn.accounts.balanceOf(account).get('gbp') ?? 0;
    const before = balance();
    const id = dispute();
    standIn.failNext('failed_answer', /^POST .*\/reversals$/);
    const move = () => processor.disputes.moveFunds?.(reference);
    await expect(move()).rejects.toMatchObject({ code: 'upstream_failed' });
    await move();
    expect(balance()).toBe(before - 3000);
    standIn.disputes.decide(id, 'won');
    standIn.failNext('failed_answer', /^POST \/v1\/transfers$/);
    await expect(move()).rejects.toMatchObject({ code: 'upstream_failed' });
    await move();
    await move();
    expect(balance()).toBe(before);
  });
});

test('a capture of a payment that is canceled there is over, although Stripe fails', async () => {
  await authorize();
  for (const { id } of stripe.standIn.payments.intents.values()) stripe.standIn.payments.cancel(id);
  stripe.standIn.failNext(500, /\/capture$/);
  const capture = stripe.processor.capture(reference, { amount: 2500 });
  await expect(capture).rejects.toMatchObject({ code: 'state_forbids' });
});

describe('evidence', () => {
  let id: string;
  beforeEach(async () => {
    await authorize();
    await stripe.processor.capture(reference, { amount: 3000 });
    id = dispute();
  });

  const send = (explanation: string) =>
    stripe.processor.disputes.sendEvidence(id, { explanation, files: [] }, new Date());
  const found = async () => (await stripe.processor.disputes.of(reference, new Date()))[0];

  test('that Stripe took and answered as failed was sent', async () => {
    stripe.standIn.failNext('failed_answer', /\/disputes\//);
    expect(await send('Signed for.')).toMatchObject({ status: 'under_review' });
  });

  test('that Stripe refuses for its content is refused as such, and goes under another key once changed', async () => {
    stripe.standIn.disputes.refusedText = 'far too long';
    await expect(send('far too long')).rejects.toMatchObject({ code: 'field_invalid' });
    expect(await send('Signed for.')).toMatchObject({ status: 'under_review' });
  });

  test('of an inquiry isn’t evidence of the dispute that it becomes', async () => {
    await send('Picked up.');
    const before = await found();
    stripe.standIn.disputes.ask(id);
    const after = await found();
    expect(after).toMatchObject({ status: 'needs_response', evidence_sent_at: null });
    expect(Date.parse(after?.respond_by ?? '')).toBeGreaterThan(Date.parse(before?.respond_by ?? ''));
    expect(await send('Signed for.')).toMatchObject({ status: 'under_review' });
  });
});
