import { afterAll, beforeAll, expect, test } from 'vitest';
import { newUlid } from '../../core/database/ids.ts';
import type { NewAccount, PayoutOrder } from '../bank/bank.ts';
import { externalAccountOf } from './stripe-bank.ts';
import { startStripe, type RunningStripe } from './testing/running-stripe.ts';

let stripe: RunningStripe;
let bankAccount: string;
beforeAll(async () => {
  stripe = await startStripe();
  bankAccount = await keep();
  stripe.standIn.accounts.adjust(stripe.account, 100_000, 'gbp');
});
afterAll(() => stripe.stop());

const keep = async (reference = `acc_${newUlid()}`): Promise<string> => {
  const { token } = await stripe.bank.keepAccount({
    reference,
    merchant: stripe.merchant,
    country: 'GB',
    bank_code: '601613',
    account_number: '31926789',
  });
  return token;
};

const PAYOUTS = /^POST \/v1\/payouts$/;

const orderOf = (more: Partial<PayoutOrder> = {}): PayoutOrder => ({
  reference: `po_${newUlid()}`,
  merchant: stripe.merchant,
  account: bankAccount,
  amount: 5_000,
  currency: 'GBP',
  method: 'standard',
  arrives_at: '2027-06-11T00:00:00Z',
  ...more,
});

const payoutsOf = (reference: string) =>
  [...stripe.standIn.accounts.payouts.values()].filter(({ metadata }) => metadata['reference'] === reference);
const only = (reference: string) => {
  const [payout, ...others] = payoutsOf(reference);
  if (!payout || others.length > 0) throw new Error(`${others.length + (payout ? 1 : 0)} payouts`);
  return payout;
};

test('a bank account is kept once, by a token of Stripe’s; we store no number', async () => {
  const token = await keep('acc_once');
  expect(token).toMatch(/^ba_\w+$/);
  expect(await keep('acc_once')).toBe(token);
  const tables = await Promise.all(
    (['stripe_accounts', 'stripe_payouts'] as const).map((table) =>
      stripe.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(tables)).not.toContain('31926789');
});

test('a payout leaves the merchant’s account, and becomes paid or fails with our reason', async () => {
  const order = orderOf();
  const sent = await stripe.bank.send(order);
  expect(sent).toMatchObject({
    reference: order.reference,
    status: 'in_transit',
    amount: 5_000,
    currency: 'GBP',
    is_final: false,
  });
  const payout = only(order.reference);
  expect(payout).toMatchObject({ account: stripe.account, amount: 5_000, destination: bankAccount });
  stripe.standIn.accounts.settlePayout(payout.id, 'paid');
  expect(await stripe.bank.find(order.reference, new Date())).toMatchObject({
    status: 'paid',
    is_final: false,
  });
  for (const [code, failure] of [
    ['account_closed', 'account_closed'],
    ['invalid_account_number', 'no_account'],
    ['could_not_process', 'refused'],
  ] as const) {
    const other = orderOf();
    await stripe.bank.send(other);
    stripe.standIn.accounts.settlePayout(only(other.reference).id, 'failed', code);
    expect(await stripe.bank.find(other.reference, new Date())).toMatchObject({
      status: 'failed',
      failure,
      is_final: true,
    });
  }
});

test('a payout whose answer was lost is found, and sent once', async () => {
  const order = orderOf();
  for (const _ of [1, 2]) stripe.standIn.failNext('lost_answer', /^POST \/v1\/payouts$/);
  await expect(stripe.bank.send(order)).rejects.toMatchObject({ code: 'upstream_failed' });
  const { id } = only(order.reference);
  expect(await stripe.bank.find(order.reference, new Date())).toMatchObject({ status: 'in_transit' });
  await stripe.bank.send(order);
  const row = await stripe.db
    .selectFrom('stripe_payouts')
    .select('payout')
    .where('reference', '=', order.reference)
    .executeTakeFirstOrThrow();
  expect([only(order.reference).id, row.payout]).toEqual([id, id]);
});

test('a payout that was refused is tried again under another key, and one that never arrived is unknown', async () => {
  const rich = orderOf({ amount: 900_000 });
  await expect(stripe.bank.send(rich)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stripe.bank.find(rich.reference, new Date())).toBeUndefined();
  stripe.standIn.accounts.adjust(stripe.account, 900_000, 'gbp');
  expect(await stripe.bank.send(rich)).toMatchObject({ status: 'in_transit' });
  expect(payoutsOf(rich.reference)).toHaveLength(1);
  expect(await stripe.bank.find('po_unknown', new Date())).toBeUndefined();
});

test('a bank account that Stripe doesn’t know is refused as ours, and a reference is one payout', async () => {
  await expect(stripe.bank.send(orderOf({ account: 'ba_gone' }))).rejects.toMatchObject({
    code: 'field_invalid',
    about: 'account',
  });
  const order = orderOf();
  await stripe.bank.send(order);
  await expect(stripe.bank.send({ ...order, amount: 1 })).rejects.toMatchObject({
    code: 'idempotency_reused',
  });
});

test('an account number that can’t be right is refused', async () => {
  const numbers = { reference: 'acc_wrong', merchant: stripe.merchant, country: 'GB', bank_code: '601613' };
  await expect(stripe.bank.keepAccount({ ...numbers, account_number: '123' })).rejects.toMatchObject({
    code: 'field_invalid',
  });
  await expect(stripe.bank.keepAccount({ ...numbers, merchant: 'mer_none' })).rejects.toMatchObject({
    code: 'state_forbids',
  });
});

const common = { reference: 'acc_1', merchant: 'mer_1' };
test.each<[Partial<NewAccount> & { country: string }, object]>([
  [
    { country: 'DE', iban: 'DE89370400440532013000' },
    { currency: 'eur', account_number: 'DE89370400440532013000' },
  ],
  [
    { country: 'GB', bank_code: '601613', account_number: '31926789' },
    { currency: 'gbp', routing_number: '601613', account_number: '31926789' },
  ],
  [
    { country: 'CA', bank_code: '001', branch_code: '00022', account_number: '1234567' },
    { currency: 'cad', routing_number: '00022-001' },
  ],
  [
    { country: 'JP', bank_code: '0001', branch_code: '001', account_number: '1234567', holder: 'リバー' },
    { currency: 'jpy', routing_number: '0001001', account_holder_name: 'リバー' },
  ],
])('an account %j is named to Stripe by its country’s numbers', (account, named) => {
  expect(externalAccountOf({ ...common, ...account })).toMatchObject({
    object: 'bank_account',
    country: account.country,
    ...named,
  });
});

test('a payout that reaches Stripe only after it was sent again is made once', async () => {
  const order = orderOf();
  const letGo = stripe.standIn.holdNext(PAYOUTS);
  const late = stripe.bank.send(order);
  await expect.poll(() => stripe.standIn.requests.at(-1)).toMatch(PAYOUTS);
  expect(await stripe.bank.send(order)).toMatchObject({ status: 'in_transit' });
  letGo();
  expect(await late).toMatchObject({ status: 'in_transit' });
  expect(payoutsOf(order.reference)).toHaveLength(1);
});
