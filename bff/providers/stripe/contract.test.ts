import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newUlid } from '../../core/database/ids.ts';
import {
  testProcessor,
  type Act,
  type ProviderFault,
  type Subject,
} from '../processor/testing/contract-suite.ts';
import { startStripe, type RunningStripe } from './testing/running-stripe.ts';
import type { Fault } from './testing/stand-in.ts';

const CARDS = {
  paid: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  insufficient_funds: 'pm_card_chargeDeclinedInsufficientFunds',
  challenge: 'pm_card_threeDSecure2Required',
  refund_fails: 'pm_card_refundFail',
  disputed: 'pm_card_createDispute',
} as const;

const PATHS: Readonly<Record<Act, RegExp>> = {
  authorize: /\/confirm$/,
  capture: /\/capture$/,
  cancel: /\/cancel$/,
  refund: /^POST \/v1\/refunds$/,
};

const TRANSFERS = /^POST \/v1\/transfers$/;

const FAULTS: Readonly<Record<ProviderFault, Fault>> = {
  lost_answer: 'lost_answer',
  slow: 'slow',
  refused: 'refused',
  overloaded: 429,
  broken: 500,
  html: 'html',
};

async function start(): Promise<Subject> {
  const stripe = await startStripe();
  return {
    processor: stripe.processor,
    merchant: stripe.merchant,
    card: (behavior) => (behavior === 'unknown' ? 'pm_unknown' : stripe.standIn.createToken(CARDS[behavior])),
    async answerChallenge(url, answer) {
      await fetch(`${url}?answer=${answer}`, { method: 'POST', redirect: 'manual' });
    },
    fail(act, fault) {
      stripe.standIn.failNext(FAULTS[fault], PATHS[act]);
      // The SDK sends a request again, once, if its connection was closed.
      if (fault === 'lost_answer' || fault === 'refused') stripe.standIn.failNext(FAULTS[fault], PATHS[act]);
      return true;
    },
    lose: (act) => stripe.patience.lose(act),
    close: () => stripe.stop(),
  };
}

testProcessor('Stripe', start);

test('whatever is asked of Stripe again has the key that it had, and nothing is asked for under two', async () => {
  const stripe = await startStripe();
  try {
    const { processor, standIn, merchant } = stripe;
    const reference = `pay_${newUlid()}`;
    const refund = `rfd_${newUlid()}`;
    const card = { token: standIn.createToken(), return_url: 'https://shop.example/' };
    const payment = { reference, merchant, amount: 3000, currency: 'GBP', ...card };
    const steps = [
      () => processor.authorize(payment, 'req_1'),
      () => processor.capture(reference, { amount: 2500, fee: 75 }),
      () => processor.refund(reference, { reference: refund, amount: 1000 }),
    ];
    for (const step of steps) {
      for (const path of Object.values(PATHS)) standIn.failNext('html', path);
      await expect(step()).rejects.toMatchObject({ code: 'upstream_failed' });
      standIn.clearFaults();
      for (const path of Object.values(PATHS)) standIn.failNext('lost_answer', path);
      await step().catch(() => undefined);
      standIn.clearFaults();
      await step();
    }
    const keysOf = (path: RegExp): readonly unknown[] => [
      ...new Set(standIn.keys.changes.filter(({ line }) => path.test(line)).map(({ key }) => key)),
    ];
    expect(keysOf(/\/payment_intents$/)).toEqual([`${reference}:create`]);
    expect(keysOf(PATHS.authorize)).toEqual([`${reference}:confirm`]);
    expect(keysOf(PATHS.capture)).toEqual([`${reference}:capture:2500:75`]);
    expect(keysOf(PATHS.refund)).toEqual([refund]);
    expect(await processor.find(reference)).toMatchObject({ captured: 2500, refunded: 1000 });
  } finally {
    await stripe.stop();
  }
});

test('a capture that Stripe refuses because it has happened is one', async () => {
  const stripe = await startStripe();
  try {
    const { processor, standIn, merchant } = stripe;
    const reference = `pay_${newUlid()}`;
    const card = { token: standIn.createToken(), return_url: 'https://shop.example/' };
    await processor.authorize({ reference, merchant, amount: 3000, currency: 'GBP', ...card }, 'req_1');
    for (const { id } of standIn.payments.intents.values())
      standIn.payments.capture(id, { amount_to_capture: '2500' });
    expect(await processor.capture(reference, { amount: 2500 })).toMatchObject({
      status: 'captured',
      captured: 2500,
    });
  } finally {
    await stripe.stop();
  }
});

test('a refund that reaches Stripe only after it was sent again is made once', async () => {
  const stripe = await startStripe();
  try {
    const { processor, standIn, merchant } = stripe;
    const payment = `pay_${newUlid()}`;
    const card = { token: standIn.createToken(), return_url: 'https://shop.example/' };
    await processor.authorize(
      { reference: payment, merchant, amount: 3000, currency: 'GBP', ...card },
      'req_1',
    );
    await processor.capture(payment, { amount: 3000 });
    const order = { reference: `rfd_${newUlid()}`, amount: 1000 };
    const letGo = standIn.holdNext(PATHS.refund);
    const late = processor.refund(payment, order);
    await expect.poll(() => standIn.requests.at(-1)).toMatch(PATHS.refund);
    expect(await processor.refund(payment, order)).toMatchObject({ status: 'succeeded' });
    letGo();
    expect(await late).toMatchObject({ status: 'succeeded', amount: 1000 });
    expect(await processor.find(payment)).toMatchObject({ refunded: 1000 });
  } finally {
    await stripe.stop();
  }
});

test('the money of a refund that failed later is given back once, by requests that overtake each other', async () => {
  const stripe = await startStripe();
  try {
    const { processor, standIn, merchant, account } = stripe;
    const payment = `pay_${newUlid()}`;
    const card = { token: standIn.createToken(), return_url: 'https://shop.example/' };
    await processor.authorize(
      { reference: payment, merchant, amount: 3000, currency: 'GBP', ...card },
      'req_1',
    );
    await processor.capture(payment, { amount: 3000 });
    const before = standIn.accounts.balanceOf(account).get('gbp');
    const order = { reference: `rfd_${newUlid()}`, amount: 1000 };
    await processor.refund(payment, order);
    for (const { id } of standIn.payments.refunds.values()) standIn.payments.failRefund(id);
    const letGo = standIn.holdNext(TRANSFERS);
    const late = processor.refund(payment, order);
    await expect.poll(() => standIn.requests.at(-1)).toMatch(TRANSFERS);
    expect(await processor.refund(payment, order)).toMatchObject({ status: 'failed' });
    letGo();
    expect(await late).toMatchObject({ status: 'failed' });
    expect(standIn.accounts.balanceOf(account).get('gbp')).toBe(before);
  } finally {
    await stripe.stop();
  }
});

describe('the money of a failed refund is given back', () => {
  const payment = { amount: 3000, currency: 'GBP', return_url: 'https://shop.example/' };
  let stripe: RunningStripe;
  let reference: string;
  let order: { readonly reference: string; readonly amount: number };
  let before: number;
  beforeEach(async () => {
    stripe = await startStripe();
    const { processor, standIn, merchant } = stripe;
    reference = `pay_${newUlid()}`;
    order = { reference: `rfd_${newUlid()}`, amount: 1000 };
    await processor.authorize({ ...payment, reference, merchant, token: standIn.createToken() }, 'req_1');
    await processor.capture(reference, { amount: 3000 });
    before = balance();
  });
  afterEach(() => stripe.stop());

  const balance = (): number => stripe.standIn.accounts.balanceOf(stripe.account).get('gbp') ?? 0;
  const fail = (): void => {
    for (const { id } of stripe.standIn.payments.refunds.values()) stripe.standIn.payments.failRefund(id);
  };
  const refund = () => stripe.processor.refund(reference, order);
  /** What a refund that is asked for twice says, and what the account has then. */
  const outcomes = async () => [(await refund()).status, balance(), (await refund()).status, balance()];

  test('although the answer of the refund was lost', async () => {
    // The SDK sends a request again, once, if its connection was closed.
    for (let times = 0; times < 2; times += 1) stripe.standIn.failNext('lost_answer', PATHS.refund);
    await expect(refund()).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(balance()).toBe(before - 1000);
    fail();
    expect(await outcomes()).toEqual(['failed', before, 'failed', before]);
  });

  test('although a node died before the reversal was stored', async () => {
    await refund();
    await stripe.db.updateTable('stripe_refunds').set({ reversal: null }).execute();
    fail();
    expect(await outcomes()).toEqual(['failed', before, 'failed', before]);
  });

  test('once Stripe doesn’t refuse it anymore: until then it has not failed here', async () => {
    await refund();
    fail();
    stripe.standIn.failNext(400, TRANSFERS);
    await expect(refund()).rejects.toMatchObject({ code: 'unavailable' });
    expect(balance()).toBe(before - 1000);
    expect(await outcomes()).toEqual(['failed', before, 'failed', before]);
  });
});
