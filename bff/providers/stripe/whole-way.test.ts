import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE_CHANGE } from '../../accounts/onboarding/contract/onboarding-change.ts';
import { onboardingCalls } from '../../accounts/onboarding/testing/applying.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { reviewMerchant } from '../../accounts/merchants/review.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Dispute } from '../../money/disputes/contract/dispute.ts';
import type { Payment } from '../../money/payments/payments.ts';
import type { Balance } from '../../money/payouts/contract/balance.ts';
import type { Payout } from '../../money/payouts/contract/payout.ts';
import type { Reconciliation } from '../../money/reconciliation/contract/reconciliation.ts';
import { publish } from '../../money/pricing/testing/price-sheets.ts';
import { draft, move, ok, openShop, pay, read, refund, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { STRIPE_KEYS } from './testing/running-stripe.ts';
import { StripeStandIn } from './testing/stand-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A partner from its sign-up to a payout of real money, through the API alone. */
let standIn: StripeStandIn;
let service: Service;
let partner: SignedUp;
let shop: Shop;
beforeAll(async () => {
  const time = { now: Date.now };
  standIn = await new StripeStandIn({ clock: () => time.now() }).start();
  service = await startService({
    stripe: { ...STRIPE_KEYS, apiBase: standIn.url },
    timers: { timing: { lookMs: 50, gatherMs: 5, retryMs: 5 } },
  });
  time.now = () => service.clock.now();
  const url = `${service.url}/-/providers/stripe/events`;
  standIn.sendWebhooksTo({ url, secret: STRIPE_KEYS.webhookSecret });
});
afterAll(async () => {
  await service.stop();
  await standIn.close();
});

const accountOf = async (): Promise<string> => {
  const rows = await service.db.selectFrom('stripe_accounts').select('account').execute();
  return rows[0]?.account ?? '';
};
const paymentOf = (id: string | null): Promise<Payment> =>
  ok<Payment>(service, `GET /v1/payments/${id}`, shop.key);
const balance = (): Promise<Balance> =>
  ok<Balance>(service, `GET /v1/balance?merchant=${shop.merchant}`, shop.key);
/** What the ledger has for the merchant, and what Stripe has in its account. In minor units. */
async function books(): Promise<{ ours: number; theirs: number }> {
  const { available, pending } = await balance();
  const ours = available.amount + pending.amount;
  return { ours, theirs: standIn.accounts.balanceOf(await accountOf()).get('gbp') ?? 0 };
}

test('a partner opens production, and a merchant is let in by Stripe', async () => {
  const sandbox = await signUp(service, 'Card POS');
  await publish(service, { partnerId: null, environment: 'production' });
  await call(service, 'POST /v1/partners/me/publish', { credential: sandbox.key });
  const { secret } = await ok<{ secret: string }>(service, 'POST /v1/keys', sandbox.key, {
    name: 'Live',
    capability: ALL_SCOPES,
    environment: 'production',
  });
  const { id } = await ok<Merchant>(service, 'POST /v1/merchants', secret, {
    legal_name: 'Till & Cup Ltd',
    display_name: 'Till & Cup',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    address: { line1: '1 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
    business: { type: 'company', mcc: '5814' },
  });
  partner = { ...sandbox, key: secret, active: id };
  const calls = onboardingCalls(() => ({ service, partner, applicant: id }));
  expect((await calls.patch(EXAMPLE_CHANGE)).status).toBe(200);
  const mayCharge = async (): Promise<boolean> =>
    standIn.accounts.accounts.get(await accountOf())?.charges_enabled ?? false;
  await expect.poll(mayCharge).toBe(true);
  // The service reads the account after Stripe has let it in.
  await expect.poll(async () => (await calls.submit()).body.status).toBe('in_review');
  const owner = { partnerId: partner.partnerId, environment: 'production' } as const;
  const now = new Date(service.clock.now());
  await inTransaction(service.db, (work) => reviewMerchant(work.db, owner, id, { outcome: 'active' }, now));
  shop = await openShop(service, { partner });
});

test('a card is charged with 3-D Secure, in part, and refunded in part', async () => {
  const order = await draft(shop);
  const { body } = await pay(shop, order, {
    source: { token: standIn.createToken('pm_card_threeDSecure2Required') },
  });
  expect(body.next_action?.type).toBe('challenge');
  await fetch(`${body.next_action?.url}?answer=accept`, { method: 'POST', redirect: 'manual' });
  // Stripe's webhook is the only one to say so.
  await expect.poll(async () => (await read(shop, order)).status).toBe('open');

  const accepted = await move(shop, order, 'accept', { unavailable: [{ uid: 'fries', quantity: 1 }] });
  expect(accepted.status).toBe(200);
  const payment = await paymentOf(body.payment);
  expect(payment).toMatchObject({ status: 'captured', amount: order.total, captured: accepted.body.total });
  expect(payment.captured?.amount).toBeLessThan(order.total.amount);

  const back = await refund(shop, order, {
    lines: [{ uid: 'burger', quantity: 1 }],
    reason: 'requested',
  });
  expect(back.status).toBe(201);
  await expect.poll(async () => (await paymentOf(body.payment)).status).toBe('partially_refunded');
  const { ours, theirs } = await books();
  expect([ours, theirs]).toEqual([theirs, theirs]);
  expect(theirs).toBeGreaterThan(0);
});

test('a payment is disputed and lost, and what it took is the same there and here', async () => {
  const before = await books();
  const order = await draft(shop);
  const { body } = await pay(shop, order, {
    source: { token: standIn.createToken('pm_card_createDispute') },
  });
  await move(shop, order, 'accept', {});
  const disputes = async () =>
    (await ok<{ data: Dispute[] }>(service, `GET /v1/disputes?payment=${body.payment}`, shop.key)).data;
  await expect.poll(disputes).toMatchObject([{ status: 'needs_response', amount: order.total }]);
  const [dispute] = await disputes();
  const evidence = { explanation: 'Picked up at 12:31.', submit: true };
  const path = `POST /v1/disputes/${dispute?.id}/evidence`;
  await ok(service, path, shop.key, evidence, { 'idempotency-key': 'evidence-1' });
  await expect.poll(disputes).toMatchObject([{ status: 'under_review' }]);
  const [there] = standIn.disputes.disputes.values();
  expect(there?.evidence).toMatchObject({ uncategorized_text: 'Picked up at 12:31.' });
  standIn.disputes.decide(there?.id ?? '', 'lost');
  await expect.poll(disputes).toMatchObject([{ status: 'lost' }]);
  const { fee } = await paymentOf(body.payment);
  const after = await books();
  const cost = (fee?.total.amount ?? 0) + ((await disputes())[0]?.fee?.amount ?? 0);
  expect(after.ours).toBe(before.ours - cost);
  // The fee of a dispute is the platform's, in its own books.
  expect(after.theirs).toBe(before.theirs - (fee?.total.amount ?? 0));
});

test('the merchant is paid out, and nothing is left there or here', async () => {
  service.clock.advance(8 * DAY_MS);
  const payouts = async () =>
    (await ok<{ data: Payout[] }>(service, `GET /v1/payouts?merchant=${shop.merchant}`, shop.key)).data;
  await expect.poll(payouts).toMatchObject([{ status: 'in_transit' }]);
  for (const { id } of standIn.accounts.payouts.values()) standIn.accounts.settlePayout(id, 'paid');
  service.clock.advance(2 * DAY_MS);
  await expect.poll(payouts).toMatchObject([{ status: 'paid' }]);
  const [payout] = await payouts();
  const [there] = standIn.accounts.payouts.values();
  expect(payout?.amount.amount).toBe(there?.amount);
  const { ours } = await books();
  expect(ours).toBe(0);
});

const differences = async (query = ''): Promise<Reconciliation[]> =>
  (await ok<{ data: Reconciliation[] }>(service, `GET /v1/reconciliations${query}`, shop.key)).data;

/** Waits until the timer has compared the books as they are now. */
async function compared(): Promise<void> {
  const since = service.clock.now();
  service.clock.advance(2 * DAY_MS);
  const until = async (): Promise<number> => {
    const row = await service.db
      .selectFrom('reconciliation_states')
      .select('compared_until')
      .where('merchant_id', '=', shop.merchant)
      .executeTakeFirst();
    return row?.compared_until?.getTime() ?? 0;
  };
  await expect.poll(until).toBeGreaterThan(since);
}

test('the books there and here are compared daily, and agree', async () => {
  await compared();
  expect(await differences()).toEqual([]);
  const movements = await service.db
    .selectFrom('processor_movements')
    .select(['entry_type', 'is_compared'])
    .where('merchant_id', '=', shop.merchant)
    .orderBy('at')
    .orderBy('amount', 'desc')
    .execute();
  const types = movements.map(({ entry_type: type, is_compared: isDone }) => (isDone ? type : 'waiting'));
  expect(new Set(types)).toEqual(new Set(['payment', 'refund', 'dispute', 'payout']));
});

test('what Stripe moves, and the ledger hasn’t, is found and counted', async () => {
  const there = standIn.accounts.transactions.find(({ type }) => type === 'payment');
  const entry = await service.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('type', '=', 'payment')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  standIn.accounts.adjust(await accountOf(), -700, 'gbp');
  await compared();
  expect(await differences('?status=open')).toMatchObject([
    {
      difference: 'missing_in_ledger',
      ledger: null,
      processor: { kind: 'adjustment', amount: { amount: -700, currency: 'GBP' } },
    },
  ]);
  expect(there?.fee).toBe(Number(entry.fee));
  expect(await service.metrics()).toContain(
    'trellis_reconciliation_differences_total{difference="missing_in_ledger",environment="production"} 1',
  );
});
