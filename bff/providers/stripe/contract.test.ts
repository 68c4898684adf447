import { expect, test } from 'vitest';
import { newUlid } from '../../core/database/ids.ts';
import {
  testProcessor,
  type Act,
  type ProviderFault,
  type Subject,
} from '../processor/testing/contract-suite.ts';
import { startStripe } from './testing/running-stripe.ts';
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
