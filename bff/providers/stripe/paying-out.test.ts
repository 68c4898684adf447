import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LiveMerchant } from '../../money/payouts/testing/live-merchant.ts';
import { payoutFaults } from '../../money/payouts/testing/payout-books.ts';
import { startStripeService, type StripeService } from './testing/stripe-service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A merchant with 50 pounds, there and at Stripe. */
let running: StripeService;
let merchant: LiveMerchant;
beforeAll(async () => {
  running = await startStripeService();
});
beforeEach(async () => {
  const { service, standIn } = running;
  service.clock.advance(untilMonday(service.clock.now()));
  const account = standIn.accounts.createReady();
  standIn.accounts.adjust(account.id, 5_000, 'gbp');
  merchant = await LiveMerchant.open(service, account.external_accounts.data[0]?.id);
  const row = { merchant_id: merchant.id, account: account.id, created_at: new Date() };
  await service.db.insertInto('stripe_accounts').values(row).execute();
});
afterEach(async () => {
  const faults = await payoutFaults(running.service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => running.stop());

/** Payouts of a Monday morning arrive on the next day. In ms. */
function untilMonday(now: number): number {
  const today = new Date(now);
  const days = (8 - today.getUTCDay()) % 7 || 7;
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 8) - now;
}

const atStripe = (id: string) =>
  [...running.standIn.accounts.payouts.values()].filter(({ metadata }) => metadata['reference'] === id);

async function becomes(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await merchant.read(id)).status).toBe(status);
}

async function payOut(): Promise<string> {
  const { status, body } = await merchant.payOut();
  expect(status).toBe(201);
  running.service.clock.advance(HOUR);
  return body.id;
}

test('a payout is sent by Stripe, and is paid when Stripe says so', async () => {
  const id = await payOut();
  await becomes(id, 'in_transit');
  const [payout, ...others] = atStripe(id);
  expect([payout?.amount, others]).toEqual([5_000, []]);
  running.standIn.accounts.settlePayout(payout?.id ?? '', 'paid');
  running.service.clock.advance(DAY);
  await becomes(id, 'paid');
  expect((await merchant.read(id)).trace_id).toBe(payout?.trace_id.value);
});

test('a payout that fails is in the balance again, there and here', async () => {
  const id = await payOut();
  await becomes(id, 'in_transit');
  running.standIn.accounts.settlePayout(atStripe(id)[0]?.id ?? '', 'failed', 'account_closed');
  running.service.clock.advance(DAY);
  await becomes(id, 'failed');
  expect(await merchant.read(id)).toMatchObject({ failure: { code: 'account_closed' } });
  expect((await merchant.balance()).available.amount).toBe(5_000);
  const { account } = atStripe(id)[0] ?? {};
  expect(running.standIn.accounts.balanceOf(account ?? '').get('gbp')).toBe(5_000);
});

test('a payout whose answer is lost is found, and was sent once', async () => {
  for (const _ of [1, 2]) running.standIn.failNext('lost_answer', /^POST \/v1\/payouts$/);
  const id = await payOut();
  await expect.poll(() => atStripe(id).length).toBe(1);
  await becomes(id, 'in_transit');
  expect(atStripe(id)).toHaveLength(1);
});

test('a payout waits while the money isn’t in the account at Stripe yet, and is sent once it is', async () => {
  const row = await running.service.db
    .selectFrom('stripe_accounts')
    .select('account')
    .where('merchant_id', '=', merchant.id)
    .executeTakeFirstOrThrow();
  running.standIn.accounts.adjust(row.account, -4_000, 'gbp');
  const id = await payOut();
  const attempt = async (): Promise<number | undefined> => {
    const sent = await running.service.db
      .selectFrom('stripe_payouts')
      .select('attempt')
      .where('reference', '=', id)
      .executeTakeFirst();
    return sent?.attempt;
  };
  await expect.poll(attempt).toBeGreaterThan(1);
  expect((await merchant.read(id)).status).toBe('pending');
  running.standIn.accounts.adjust(row.account, 4_000, 'gbp');
  await becomes(id, 'in_transit');
  expect(atStripe(id)).toHaveLength(1);
});
