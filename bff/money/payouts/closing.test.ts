import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../pages/console/testing/visit.ts';
import { withoutSubscription } from '../charges/testing/monthly-sheets.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import {
  draft,
  gbp,
  move,
  openShop,
  paid,
  pay,
  placed,
  refund,
  type Shop,
} from '../../orders/orders/testing/shop.ts';
import { made, pay as payLink } from '../../orders/pay-links/testing/links.ts';
import { call, signUp, startService, type Reply, type Service } from '../../testing/service/service.ts';
import { payOutLeft } from './payout-run.ts';
import { Earner } from './testing/earner.ts';

const DAY = 24 * 60 * 60_000;

let service: Service;
let shop: Shop;
let earner: Earner;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  service.processor.faults.clear();
  const partner = await signUp(service);
  await withoutSubscription(service.db, partner.partnerId);
  shop = await openShop(service, { partner });
  earner = new Earner(service, partner, shop.merchant);
});

const close = (): Promise<Reply<Merchant>> =>
  call<Merchant>(service, `POST /v1/merchants/${shop.merchant}/close`, { credential: shop.key });

const owedEvents = async () =>
  (await earner.call<{ data: Record<string, unknown>[] }>('GET /v1/events?type=balance.owed')).body.data;

/** For as long as the test likes. */
const isDown = (operation: string): void =>
  service.processor.faults.next(operation, ...Array.from({ length: 99 }, () => 'unavailable' as const));

/** The bank refuses each payout, for no reason of the account. */
function refuseAll(): void {
  const { sandbox } = service.deps.banks;
  if (!sandbox) throw new Error('the sandbox has no bank');
  vi.spyOn(sandbox, 'send').mockImplementation(({ reference, amount, currency }) =>
    Promise.resolve({
      reference,
      amount,
      currency,
      status: 'failed',
      failure: 'refused',
      trace_id: null,
      is_final: true,
    }),
  );
}

const reject = async (id: string): Promise<unknown> => move(shop, { id }, 'reject', { reason: 'No' });
/** Until all is at the bank, and can't come back. */
const payAllOut = (): Promise<void> => earner.advance(9 * DAY);

interface UnderWay {
  readonly name: string;
  readonly begin: () => Promise<unknown>;
  /** What is said of it. */
  readonly why: RegExp;
  /** Brings it to its end. */
  readonly end: (began: unknown) => Promise<unknown>;
}

const UNDER_WAY: readonly UnderWay[] = [
  {
    name: 'a card that is authorized',
    begin: async () => (await placed(shop)).id,
    why: /payment pay_\w+ is under way/,
    end: (id) => reject(String(id)),
  },
  {
    name: 'a payment that the cardholder has to confirm',
    begin: async () => {
      const order = await draft(shop);
      await pay(shop, order, { source: { token: 'tok_challenge' } });
      return order.id;
    },
    why: /payment pay_\w+ is under way/,
    end: async (id) => move(shop, { id: String(id) }, 'cancel', { reason: 'No' }),
  },
  {
    name: 'a payment whose answer was lost',
    begin: async () => {
      const order = await draft(shop);
      service.processor.faults.next('authorizePayment', 'lost_answer');
      await pay(shop, order);
      return order.id;
    },
    why: /payment pay_\w+ is under way/,
    end: async (id) => move(shop, { id: String(id) }, 'cancel', { reason: 'No' }),
  },
  {
    name: 'a capture that the processor does not answer',
    begin: async () => {
      const order = await placed(shop);
      isDown('capturePayment');
      await move(shop, order, 'accept', {});
      return order.id;
    },
    why: /payment pay_\w+ is under way/,
    end: async () => service.processor.faults.clear(),
  },
  {
    name: 'a refund that the processor does not answer',
    begin: async () => {
      // The fee of a payment stays when it is given back.
      await earner.earn(5_000);
      const order = await paid(shop);
      isDown('refundPayment');
      await refund(shop, order, { amount: order.total });
      return order.id;
    },
    why: /payment pay_\w+ is under way/,
    end: async () => {
      service.processor.faults.clear();
      const said = async (): Promise<string> => (await close()).text;
      await expect.poll(said, { timeout: 60_000, interval: 500 }).toMatch(/a balance of/);
    },
  },
  {
    name: 'a pay link that is being confirmed',
    begin: async () => {
      const link = await made(shop);
      await payLink(shop, link, { token: 'tok_challenge' });
      return link.id;
    },
    why: /payment pay_\w+ is under way/,
    end: async (id) => call(service, `POST /v1/pay_links/${String(id)}/cancel`, { credential: shop.key }),
  },
  {
    name: 'money that is not paid out',
    begin: () => earner.earn(5_000),
    why: /a balance of 5000 in minor units/,
    end: payAllOut,
  },
  {
    name: 'a payout that is not sent',
    begin: async () => {
      await earner.change({ payout_schedule: { interval: 'manual' } });
      await earner.earn(5_000);
      await earner.advance(3 * DAY);
      await earner.payOut();
    },
    why: /payout po_\w+ is under way/,
    end: payAllOut,
  },
  {
    name: 'a payout that is paid and can come back',
    begin: async () => {
      await earner.useAccount('2227');
      await earner.change({ payout_schedule: { interval: 'manual' } });
      await earner.earn(5_000);
      await earner.advance(3 * DAY);
      const { body } = await earner.payOut();
      while ((await earner.read(body.id)).status !== 'paid') await earner.advance(DAY / 2);
    },
    why: /payout po_\w+ is under way, or may still come back/,
    end: async () => {
      await earner.advance(5 * DAY);
      await earner.useAccount('6789');
      await earner.payOut();
      await payAllOut();
    },
  },
];

describe.each(UNDER_WAY)('a merchant with $name', ({ begin, why, end }) => {
  test('is closed once that is at its end, and nothing of it is stuck', async () => {
    const began = await begin();
    const refused = await close();
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: 40902, param: 'merchant', message: expect.stringMatching(why) },
    ]);
    await end(began);
    const isClosed = async (): Promise<number> => {
      await earner.advance(DAY);
      return (await close()).status;
    };
    await expect.poll(isClosed, { timeout: 60_000, interval: 500 }).toBe(200);
    expect(await earner.sums()).toEqual([0, 0]);
  });
});

test('a closed merchant takes no payment, of an order or a link, and keeps its answers', async () => {
  const [order, link] = [await draft(shop), await made(shop)];
  expect((await close()).status).toBe(200);
  expect((await pay(shop, order)).status).toBe(409);
  expect((await payLink(shop, link)).body).toMatchObject({ error: 40902, param: 'merchant' });
});

test.each(['daily', 'weekly', 'monthly', 'manual'])(
  'what a closed merchant gets later is paid out all the same (%s)',
  async (interval) => {
    await earner.change({ payout_schedule: { interval } });
    expect((await close()).status).toBe(200);
    await earner.earn(5_000);
    expect((await earner.balance()).no_payout).toBeNull();
    await earner.advance(40 * DAY);
    const payouts = await earner.payouts();
    expect(payouts.map(({ amount, status }) => [amount, status])).toEqual([[gbp(5_000), 'paid']]);
    expect(await earner.sums()).toEqual([0, 0]);
  },
);

/** A person decides this: no operation of the API does. */
const setStatus = (status: 'suspended' | 'rejected' | 'in_review') =>
  service.db.updateTable('merchants').set({ status }).where('id', '=', shop.merchant).execute();

describe.each(['suspended', 'rejected'] as const)('the money of a %s merchant', (status) => {
  test.each([
    [5_000, 'daily'],
    [5_000, 'manual'],
    [99, 'daily'],
    [1, 'monthly'],
  ])('of %i is paid out once it is closed (%s)', async (amount, interval) => {
    await earner.change({ payout_schedule: { interval } });
    await earner.earn(amount);
    await setStatus(status);
    await earner.advance(9 * DAY);
    expect(await earner.payouts()).toEqual([]);
    expect((await earner.balance()).no_payout).toMatchObject({
      code: 'inactive',
      message: expect.stringContaining(status),
    });
    expect((await close()).status).toBe(200);
    expect((await earner.balance()).next_payout?.amount).toEqual(gbp(amount));
    await earner.advance(40 * DAY);
    const payouts = await earner.payouts();
    expect(payouts.map((one) => [one.amount, one.status])).toEqual([[gbp(amount), 'paid']]);
    expect(await earner.sums()).toEqual([0, 0]);
  });

  test('stays while a payment is under way, and waits without an account that can be paid', async () => {
    await earner.earn(5_000);
    const order = await placed(shop);
    await setStatus(status);
    expect((await close()).body).toMatchObject({
      error: 40902,
      message: expect.stringMatching(/payment pay_\w+ is under way/),
    });
    await reject(order.id);
    await service.db
      .updateTable('merchants')
      .set({ bank_account: null })
      .where('id', '=', shop.merchant)
      .execute();
    expect((await close()).status).toBe(200);
    await earner.advance(9 * DAY);
    expect(await earner.payouts()).toEqual([]);
    const { available, no_payout } = await earner.balance();
    expect([available.amount, no_payout]).toMatchObject([5_000, { code: 'bank_account' }]);
    const visit = await signIn(service, earner.partner);
    const page = await visit.open(`/console/merchants/${shop.merchant}`);
    expect(page.text).toMatch(/class="notice danger">[^<]*no bank account that can be paid/);
    const form = await visit.open(`/console/merchants/${shop.merchant}/onboarding`);
    expect(form.text).toContain(`/console/merchants/${shop.merchant}/onboarding/bank"`);
    expect(form.text).not.toContain('/onboarding/business"');
    const other = { business: { mcc: '5812' } };
    const refused = await earner.call(`PATCH /v1/merchants/${shop.merchant}/onboarding`, other);
    expect([refused.status, refused.body['error']]).toEqual([409, 40902]);
    await earner.useAccount('6789');
    expect((await earner.balance()).next_payout?.amount).toEqual(gbp(5_000));
    await earner.advance(9 * DAY);
    const payouts = await earner.payouts();
    expect(payouts.map((one) => [one.amount, one.status])).toEqual([[gbp(5_000), 'paid']]);
    expect(await earner.sums()).toEqual([0, 0]);
  });

  test('stays while a payout can come back', async () => {
    await earner.change({ payout_schedule: { interval: 'manual' } });
    await earner.earn(5_000);
    await earner.advance(3 * DAY);
    await earner.payOut();
    await earner.earn(5_000);
    await setStatus(status);
    expect((await close()).body).toMatchObject({
      error: 40902,
      message: expect.stringMatching(/payout po_\w+ is under way/),
    });
  });

  test('that is missing keeps it open', async () => {
    await earner.giveBack(await earner.earn(5_000), 5_001);
    await setStatus(status);
    expect((await close()).body).toMatchObject({
      error: 40902,
      message: expect.stringContaining('of -1 in'),
    });
  });
});

test('a merchant with less than a payout needs is closed and paid out', async () => {
  await earner.earn(99);
  expect((await close()).status).toBe(200);
  await earner.advance(9 * DAY);
  expect((await earner.payouts()).map(({ amount, status }) => [amount, status])).toEqual([[gbp(99), 'paid']]);
});

describe('a closed merchant whose bank sends the money back', () => {
  const closeWith = async (last4: string): Promise<void> => {
    await earner.useAccount(last4);
    expect((await close()).status).toBe(200);
    await earner.earn(5_000);
  };
  const outcomes = async () =>
    (await earner.payouts('&order=oldest')).map(({ status, failure }) => [status, failure?.code]);

  test('is paid again once it has another account, and not before', async () => {
    await closeWith('1116');
    await earner.advance(40 * DAY);
    expect(await outcomes()).toEqual([['failed', 'no_account']]);
    expect((await earner.balance()).no_payout?.code).toBe('bank_account');
    const { body } = await earner.call<Merchant>(`GET /v1/merchants/${shop.merchant}`);
    expect(body).toMatchObject({
      status: 'closed',
      bank_account: { status: 'failed' },
      requirements: { currently_due: ['bank_account'], errors: [{ code: 'payout_no_account' }] },
    });
    await earner.useAccount('6789');
    await earner.advance(9 * DAY);
    expect((await outcomes()).at(-1)).toEqual(['paid', undefined]);
    expect(await earner.sums()).toEqual([0, 0]);
  });

  test('for no reason of the account is asked for another one after five payouts', async () => {
    await closeWith('6789');
    refuseAll();
    await earner.advance(40 * DAY);
    expect(await outcomes()).toEqual(Array.from({ length: 5 }, () => ['failed', 'refused']));
    const { body } = await earner.call<Merchant>(`GET /v1/merchants/${shop.merchant}`);
    expect(body.requirements.errors).toMatchObject([
      { requirement: 'bank_account', code: 'payout_refused', message: expect.stringContaining('in a row') },
    ]);
    expect(await earner.sums()).toEqual([5_000, 0]);
    vi.restoreAllMocks();
    await earner.useAccount('6789');
    await earner.advance(9 * DAY);
    expect((await outcomes()).at(-1)).toEqual(['paid', undefined]);
  });
});

test('what a closed merchant was left with by an earlier release is paid out', async () => {
  await earner.earn(99);
  const status = { status: 'closed' } as const;
  await service.db.updateTable('merchants').set(status).where('id', '=', shop.merchant).execute();
  await service.db.deleteFrom('timers').where('record', '=', shop.merchant).execute();
  await earner.advance(9 * DAY);
  expect(await earner.payouts()).toEqual([]);
  expect(await payOutLeft(service.deps)).toBe(false);
  await earner.advance(9 * DAY);
  expect((await earner.payouts()).map((one) => [one.amount, one.status])).toEqual([[gbp(99), 'paid']]);
});

test('a refund of a closed merchant makes its balance negative, and its partner is told', async () => {
  const order = await paid(shop);
  await payAllOut();
  expect((await close()).status).toBe(200);
  expect((await refund(shop, order, { amount: order.total })).status).toBeLessThan(300);
  await expect.poll(async () => (await earner.balance()).available.amount).toBe(-order.total.amount);
  expect(await earner.balance()).toMatchObject({
    next_payout: null,
    no_payout: { code: 'negative', message: expect.stringContaining('stays with its partner') },
  });
  const visit = await signIn(service, earner.partner);
  const page = await visit.open(`/console/merchants/${shop.merchant}`);
  expect(page.text).toMatch(/class="notice danger">[^<]*stays with its partner/);
  await expect.poll(async () => (await owedEvents()).length).toBe(1);
  expect(await owedEvents()).toMatchObject([
    { merchant: shop.merchant, data: { object: 'balance', available: { amount: -order.total.amount } } },
  ]);
  const { text } = await visit.open('/console');
  expect(text).toContain('Closed merchants that owe money');
  expect(text).toMatch(new RegExp(`href="/console/merchants/${shop.merchant}">.*owes £34.79`));
  await earner.earn(order.total.amount);
  expect((await visit.open('/console')).text).not.toContain('Closed merchants that owe money');
});

test('what an open merchant owes, and what a closed one has left after a refund, is no event', async () => {
  await earner.giveBack(await earner.earn(5_000), 5_001);
  await earner.advance(DAY);
  await earner.earn(1);
  expect((await close()).status).toBe(200);
  await earner.giveBack(await earner.earn(5_000), 4_000);
  await earner.advance(DAY);
  expect(await owedEvents()).toEqual([]);
});

test('what a merchant takes during its onboarding is paid out once it is active', async () => {
  await setStatus('in_review');
  await earner.earn(5_000);
  await earner.advance(6 * DAY);
  expect(await earner.payouts()).toEqual([]);
  const event = { type: 'merchant.activated', merchant: shop.merchant };
  expect((await earner.call('POST /v1/sandbox/events', event)).status).toBeLessThan(300);
  await earner.advance(6 * DAY);
  expect((await earner.payouts()).map(({ amount }) => amount)).toEqual([gbp(5_000)]);
});
