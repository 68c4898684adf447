import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Difference } from '../../money/reconciliation/contract/reconciliation.ts';
import {
  reconciliationService,
  type ReconciliationService,
} from '../../money/reconciliation/reconciliation.ts';
import { LiveMerchant } from '../../money/payouts/testing/live-merchant.ts';
import { Payer, Till } from '../../money/payments/testing/till.ts';
import { publish } from '../../money/pricing/testing/price-sheets.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { STRIPE_KEYS } from './testing/running-stripe.ts';
import type { BalanceTransaction } from './testing/stand-in-account.ts';
import { StripeStandIn } from './testing/stand-in.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A merchant of production, whose books at Stripe are changed by hand. */
let standIn: StripeStandIn;
let service: Service;
let node: ReconciliationService;
let otherNode: ReconciliationService;
let merchant: LiveMerchant;
let payer: Payer;
let account: string;
beforeAll(async () => {
  const time = { now: Date.now };
  standIn = await new StripeStandIn({ clock: () => time.now() }).start();
  service = await startService({
    stripe: { ...STRIPE_KEYS, apiBase: standIn.url },
    payables: new Till().payables,
    timers: { timing: { lookMs: 50, gatherMs: 5, retryMs: 5 } },
  });
  time.now = () => service.clock.now();
  await publish(service, { partnerId: null, environment: 'production' });
  const { db, clock, keys, processors, banks } = service.deps;
  const deps = { db, clock, clocks: keys.clocks, processors, banks };
  [node, otherNode] = [reconciliationService(deps), reconciliationService(deps)];
});
beforeEach(async () => {
  service.clock.advance(60_000);
  const there = standIn.accounts.createReady();
  account = there.id;
  standIn.accounts.transactions.length = 0;
  merchant = await LiveMerchant.open(service, there.external_accounts.data[0]?.id);
  const { id, key, partnerId } = merchant;
  const row = { merchant_id: id, account, created_at: new Date() };
  await service.db.insertInto('stripe_accounts').values(row).execute();
  payer = Payer.of(service, { partnerId, active: id, key, merchants: {} }, 'production');
});
afterAll(async () => {
  await service.stop();
  await standIn.close();
});

const sell = async (): Promise<string> => {
  const { id } = await payer.pay(standIn.createToken());
  await payer.capture(id);
  return (await payer.settle(id)).id;
};
const movementOf = (type: BalanceTransaction['type']): BalanceTransaction => {
  const found = standIn.accounts.transactions.find((one) => one.type === type && one.account === account);
  if (!found) throw new Error(`there is no ${type}`);
  return found;
};
const take = (one: BalanceTransaction): void => {
  standIn.accounts.transactions.splice(standIn.accounts.transactions.indexOf(one), 1);
};
const compare = (by = node) => by.compareDue(payer.owner, merchant.id, new Date(service.clock.now()));
/** `[difference, status]` of what was found, the oldest first. */
const found = async (): Promise<[Difference, string][]> => {
  const { body } = await merchant.call<{ data: { difference: Difference; status: string }[] }>(
    `GET /v1/reconciliations?merchant=${merchant.id}`,
  );
  return body.data.toReversed().map(({ difference, status }) => [difference, status]);
};

test.each<[Difference, (there: BalanceTransaction) => void]>([
  ['amount', (there) => (there.amount += 1)],
  ['fee', (there) => Object.assign(there, { fee_details: [{ type: 'application_fee', amount: 1 }] })],
  ['currency', (there) => Object.assign(there, { currency: 'eur' })],
  ['missing_at_processor', take],
])(
  'a payment with another %s at Stripe is found once, by two nodes at the same time',
  async (kind, change) => {
    await sell();
    await sell();
    change(movementOf('payment'));
    service.clock.advance(2 * HOUR);
    await Promise.all([compare(), compare(otherNode)]);
    await compare(otherNode);
    expect(await found()).toEqual([[kind, 'open']]);
  },
);

test('what isn’t older than an hour waits, whichever side has it', async () => {
  await sell();
  const there = movementOf('payment');
  take(there);
  standIn.accounts.adjust(account, 5, 'gbp');
  service.clock.advance(HOUR / 2);
  await compare();
  expect(await found()).toEqual([]);
  service.clock.advance(HOUR);
  await compare();
  expect((await found()).toSorted()).toEqual([
    ['missing_at_processor', 'open'],
    ['missing_in_ledger', 'open'],
  ]);
  // Stripe lists it late, under its old time.
  standIn.accounts.transactions.push(there);
  service.clock.advance(5 * DAY);
  await compare();
  expect((await found()).toSorted()).toEqual([
    ['missing_at_processor', 'resolved'],
    ['missing_in_ledger', 'open'],
  ]);
});

test('a charge that is there twice is missing in the ledger once', async () => {
  await sell();
  const there = movementOf('payment');
  standIn.accounts.transactions.push({ ...there, id: `${there.id}_again` });
  service.clock.advance(2 * HOUR);
  await compare();
  expect(await found()).toEqual([['missing_in_ledger', 'open']]);
});

test('a Stripe that doesn’t answer makes no difference, and is asked again', async () => {
  await sell();
  service.clock.advance(2 * HOUR);
  standIn.failNext(503, /balance_transactions/);
  await expect(compare()).rejects.toMatchObject({ code: 'upstream_failed' });
  expect(await found()).toEqual([]);
  expect(await compare()).toMatchObject({ againAt: expect.any(Date) });
  expect(await found()).toEqual([]);
});

test('a payout counts once it was sent: not while it waits, nor if it is canceled or refused', async () => {
  standIn.accounts.adjust(account, 5_000, 'gbp');
  take(movementOf('adjustment'));
  const { body: canceled } = await merchant.payOut();
  expect((await merchant.call(`POST /v1/payouts/${canceled.id}/cancel`)).status).toBe(200);
  await merchant.payOut();
  service.clock.advance(2 * HOUR);
  await compare();
  expect(await found()).toEqual([]);
});

test('a payout that Stripe doesn’t list is missing there, and one that came back counts twice', async () => {
  // The money that the payout takes, which the ledger was given otherwise.
  standIn.accounts.adjust(account, 5_000, 'gbp');
  const missing = async () => (await found()).filter(([kind]) => kind !== 'missing_in_ledger');
  const { body: payout } = await merchant.payOut();
  service.clock.advance(DAY);
  const status = async () => (await merchant.read(payout.id)).status;
  await expect.poll(status).toBe('in_transit');
  const sent = [...standIn.accounts.payouts.values()].find((one) => one.account === account);
  service.clock.advance(2 * HOUR);
  await compare();
  expect(await missing()).toEqual([]);
  standIn.accounts.settlePayout(sent?.id ?? '', 'failed', 'account_closed');
  take(movementOf('payout_failure'));
  service.clock.advance(2 * DAY);
  await expect.poll(status).toBe('failed');
  service.clock.advance(2 * HOUR);
  await compare();
  expect(await missing()).toEqual([['missing_at_processor', 'open']]);
});

test('the timer of the first sale compares on the next night, and every night from then on', async () => {
  await sell();
  movementOf('payment').amount += 1;
  const timer = async (): Promise<number> => {
    const row = await service.db
      .selectFrom('timers')
      .select('due_at')
      .where('record', '=', merchant.id)
      .where('kind', '=', 'reconciliation.due')
      .executeTakeFirst();
    return row?.due_at.getTime() ?? 0;
  };
  const due = await timer();
  expect(due % DAY).toBeGreaterThanOrEqual(2 * HOUR);
  expect(due % DAY).toBeLessThan(3 * HOUR);
  service.clock.advance(due - service.clock.now() + 1_000);
  await expect.poll(found).toEqual([['amount', 'open']]);
  await expect.poll(timer).toBe(due + DAY);
});
