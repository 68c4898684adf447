import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LiveMerchant } from '../../money/payouts/testing/live-merchant.ts';
import { Payer } from '../../money/payments/testing/till.ts';
import { STRIPE_KEYS } from './testing/running-stripe.ts';
import { startStripeService, type StripeService } from './testing/stripe-service.ts';

const HOUR = 3_600_000;

/** What Stripe says by webhooks alone: nobody moves the clock, or asks for it. */
let running: StripeService;
let merchant: LiveMerchant;
let payer: Payer;
let account: string;
beforeAll(async () => {
  running = await startStripeService();
  const url = `${running.service.url}/-/providers/stripe/events`;
  running.standIn.sendWebhooksTo({ url, secret: STRIPE_KEYS.webhookSecret });
});
beforeEach(async () => {
  const { service, standIn } = running;
  service.clock.advance(60_000);
  const there = standIn.accounts.createReady();
  account = there.id;
  standIn.accounts.adjust(account, 5_000, 'gbp');
  merchant = await LiveMerchant.open(service, there.external_accounts.data[0]?.id);
  const { id, key, partnerId } = merchant;
  const row = { merchant_id: id, account, created_at: new Date() };
  await service.db.insertInto('stripe_accounts').values(row).execute();
  payer = Payer.of(service, { partnerId, active: id, key, merchants: {} }, 'production');
});
afterAll(() => running.stop());

const atStripe = () => running.standIn.accounts.balanceOf(account).get('gbp') ?? 0;
const here = async (): Promise<number> => {
  const { available, pending } = await merchant.balance();
  return available.amount + pending.amount;
};

test('a refund that succeeded and failed later is failed, and the money is the merchant’s again, once', async () => {
  const { standIn } = running;
  const { id } = await payer.pay(standIn.createToken());
  await payer.capture(id);
  await payer.settle(id);
  const [before, there] = [await here(), atStripe()];
  const { id: refund } = await payer.refund(id, 1_000);
  expect(await payer.settle(id)).toMatchObject({ status: 'partially_refunded', refunded: { amount: 1_000 } });
  expect(await here()).toBe(before - 1_000);

  const made = [...standIn.payments.refunds.values()].find(
    ({ metadata }) => metadata['reference'] === refund,
  );
  standIn.payments.failRefund(made?.id ?? '');
  const status = async () =>
    (await merchant.call<{ status: string }>(`GET /v1/refunds/${refund}`)).body.status;
  await expect.poll(status).toBe('failed');
  expect(await payer.find(id)).toMatchObject({ status: 'captured', refunded: { amount: 0 } });
  expect([await here(), atStripe()]).toEqual([before, there]);
  standIn.emit('refund.failed', made ?? {});
  await running.service.deps.payments.lookAtRefunds(payer.owner, id);
  expect([await here(), atStripe()]).toEqual([before, there]);
  expect((await payer.told(refund)).events).toEqual(['refund.created', 'refund.succeeded', 'refund.failed']);
  const entries = await payer.db
    .selectFrom('ledger_entries')
    .select(['type', 'gross', 'sale_gross'])
    .where('source', '=', refund)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { type: 'refund', gross: '-1000', sale_gross: '-1000' },
    { type: 'refund_reversal', gross: '1000', sale_gross: '1000' },
  ]);
  // It can be refunded again, under another reference.
  await payer.refund(id, 1_000);
  expect(await payer.settle(id)).toMatchObject({ status: 'partially_refunded' });
});

test('reports count a refund that failed later as none', async () => {
  const { standIn } = running;
  const { id } = await payer.pay(standIn.createToken());
  await payer.capture(id);
  await payer.settle(id);
  const { id: refund } = await payer.refund(id, 1_000);
  await payer.settle(id);
  const made = [...standIn.payments.refunds.values()].find(
    ({ metadata }) => metadata['reference'] === refund,
  );
  standIn.payments.failRefund(made?.id ?? '');
  const day = new Date(running.service.clock.now()).toISOString().slice(0, 10);
  const report = async () => {
    const path = `GET /v1/reports/payments?merchant=${merchant.id}&from=${day}&to=${day}`;
    return JSON.stringify((await merchant.call(path)).body);
  };
  await expect.poll(async () => (await payer.find(id)).status).toBe('captured');
  expect(await report()).toMatch(/"refunds":0,"refunded":0,/);
});

test.each(['paid', 'failed'] as const)('a payout is %s as soon as Stripe says so', async (outcome) => {
  const { service, standIn } = running;
  const { body: payout } = await merchant.payOut();
  service.clock.advance(12 * HOUR);
  const status = async () => (await merchant.read(payout.id)).status;
  await expect.poll(status).toBe('in_transit');
  const sent = [...standIn.accounts.payouts.values()].find((one) => one.account === account);
  standIn.accounts.settlePayout(sent?.id ?? '', outcome, outcome === 'failed' ? 'account_closed' : null);
  await expect.poll(status).toBe(outcome);
});

test('a payout of an account that may not be paid out is held, with the reason, until it may', async () => {
  const { service, standIn } = running;
  const there = standIn.accounts.find(account);
  there.payouts_enabled = false;
  standIn.emit('account.updated', there, account);
  const mayPayOut = async () => {
    const row = await service.db
      .selectFrom('stripe_accounts')
      .select('may_pay_out')
      .where('account', '=', account)
      .executeTakeFirst();
    return row?.may_pay_out;
  };
  await expect.poll(mayPayOut).toBe(false);
  const { body: payout } = await merchant.payOut();
  service.clock.advance(12 * HOUR);
  const hold = async () => (await merchant.read(payout.id)).hold?.code;
  await expect.poll(hold).toBe('account');
  expect(await merchant.read(payout.id)).toMatchObject({
    status: 'pending',
    failure: null,
    hold: { message: expect.stringContaining('doesn’t pay this merchant out at present') },
  });
  expect([...standIn.accounts.payouts.values()].some((one) => one.account === account)).toBe(false);
  there.payouts_enabled = true;
  standIn.emit('account.updated', there, account);
  await expect.poll(async () => (await merchant.read(payout.id)).status).toBe('in_transit');
  expect((await merchant.read(payout.id)).hold).toBeNull();
});
