import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newUlid } from '../../core/database/ids.ts';
import type { Movement } from '../processor/processor.ts';
import { startStripe, type RunningStripe } from './testing/running-stripe.ts';

let stripe: RunningStripe;
let merchant: string;
let account: string;
beforeAll(async () => {
  stripe = await startStripe();
});
beforeEach(async () => {
  account = stripe.standIn.accounts.createReady().id;
  merchant = `mer_${newUlid()}`;
  const row = { merchant_id: merchant, account, created_at: new Date() };
  await stripe.db.insertInto('stripe_accounts').values(row).execute();
});
afterAll(() => stripe.stop());

const HOUR = 3_600_000;

async function movements(): Promise<Movement[]> {
  const found: Movement[] = [];
  const now = Date.now();
  const window = { merchant, from: new Date(now - HOUR), to: new Date(now + HOUR), at: new Date(now) };
  for (let cursor: string | undefined; ;) {
    const page = await stripe.processor.books?.list({ ...window, cursor });
    found.push(...(page?.data ?? []));
    if (!page || page.next_cursor === null) return found.toReversed();
    cursor = page.next_cursor;
  }
}

async function captured(card = 'pm_card_visa'): Promise<string> {
  const reference = `pay_${newUlid()}`;
  const order = { reference, merchant, amount: 3648, currency: 'GBP', return_url: 'https://shop.example/' };
  await stripe.processor.authorize({ ...order, token: stripe.standIn.createToken(card) }, 'req_1');
  await stripe.processor.capture(reference, { amount: 3000, fee: 92 });
  return reference;
}

test('a payment, its refund and a payout are listed under our references, with the fee', async () => {
  const payment = await captured();
  const refund = `rfd_${newUlid()}`;
  await stripe.processor.refund(payment, { reference: refund, amount: 500 });
  const payout = {
    reference: `po_${newUlid()}`,
    merchant,
    account: stripe.standIn.accounts.find(account).external_accounts.data[0]?.id ?? '',
    amount: 1_000,
    currency: 'GBP',
    method: 'standard',
    arrives_at: '2027-06-11T00:00:00Z',
  } as const;
  await stripe.bank.send(payout);
  const sent = [...stripe.standIn.accounts.payouts.values()].find((one) => one.account === account);
  stripe.standIn.accounts.settlePayout(sent?.id ?? '', 'failed', 'account_closed');
  expect(await movements()).toMatchObject([
    { kind: 'charge', reference: payment, amount: 3000, fee: 92, currency: 'GBP' },
    { kind: 'refund', reference: refund, amount: -500, fee: null },
    { kind: 'payout', reference: payout.reference, amount: -1_000 },
    { kind: 'payout', reference: payout.reference, amount: 1_000 },
  ]);
});

test('a dispute and its end are listed under Stripe’s ID of it', async () => {
  const payment = await captured('pm_card_createDispute');
  const [dispute] = await stripe.processor.disputes.of(payment, new Date());
  await stripe.processor.disputes.moveFunds?.(payment);
  stripe.standIn.disputes.decide(dispute?.id ?? '', 'won');
  await stripe.processor.disputes.moveFunds?.(payment);
  expect(await movements()).toMatchObject([
    { kind: 'charge', reference: payment },
    { kind: 'dispute', reference: dispute?.id, amount: -3000 },
    { kind: 'dispute', reference: dispute?.id, amount: 3000 },
  ]);
});

test('payments and refunds from before their transfers were stored are found at Stripe, once', async () => {
  const payment = await captured();
  const refund = `rfd_${newUlid()}`;
  await stripe.processor.refund(payment, { reference: refund, amount: 500 });
  await stripe.db.updateTable('stripe_payments').set({ transfer: null }).execute();
  await stripe.db.updateTable('stripe_refunds').set({ reversal: null }).execute();
  const asked = (): number =>
    stripe.standIn.requests.filter((line) => /GET .*\/transfers\//.test(line)).length;
  const before = asked();
  const named = [{ reference: payment }, { reference: refund }];
  expect(await movements()).toMatchObject(named);
  expect(await movements()).toMatchObject(named);
  expect(asked()).toBe(before + 1);
});

test('what moved without us has no reference; a merchant without an account has no books', async () => {
  stripe.standIn.accounts.adjust(account, -700, 'gbp');
  stripe.standIn.accounts.transfer(account, 300, 'gbp', 'tr_unknown');
  expect(await movements()).toMatchObject([
    { kind: 'adjustment', reference: null, amount: -700 },
    { kind: 'transfer', reference: null, amount: 300 },
  ]);
  merchant = 'mer_none';
  const window = { merchant, from: new Date(0), to: new Date(), at: new Date(), cursor: undefined };
  expect(await stripe.processor.books?.list(window)).toBeUndefined();
});

test('more movements than a page are listed once each', async () => {
  for (let at = 0; at < 230; at += 1) stripe.standIn.accounts.adjust(account, at + 1, 'gbp');
  const all = await movements();
  expect(new Set(all.map(({ id }) => id)).size).toBe(230);
  expect(all).toHaveLength(230);
});
