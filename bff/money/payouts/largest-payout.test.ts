import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_PAYOUT } from '../../providers/bank/bank.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { claimsOf, holdUnpaid, NO_FEE } from '../ledger/ledger.ts';
import { localDateOf } from '../../accounts/merchants/merchants.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { createPayouts } from './create-payouts.ts';
import { lockMerchant } from './collect-entries.ts';
import { Earner, gbp } from './testing/earner.ts';
import { payoutFaults } from './testing/payout-books.ts';

const DAY = 24 * 60 * 60_000;
/** Of one captured payment. */
const LARGE = 65_066_666_656;
const SUM = 3 * LARGE;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterEach(async () => {
  const faults = await payoutFaults(service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => service.stop());

/** Three large payments: together more than a bank sends at once. */
async function withLargeBalance(schedule: object): Promise<Earner> {
  const earner = await Earner.signUp(service);
  await earner.change({ payout_schedule: schedule });
  for (let payments = 0; payments < 3; payments += 1) await earner.earn(LARGE);
  return earner;
}

const merchantOf = (earner: Earner) => earner.call(`GET /v1/merchants/${earner.merchant}`);

describe('a balance above what a bank sends at once', () => {
  test.each(['daily', 'weekly', 'monthly'])(
    'is paid out on its day, in several payouts (%s)',
    async (interval) => {
      const earner = await withLargeBalance({ interval });
      expect((await earner.balance()).pending).toEqual(gbp(SUM));
      await earner.advance(40 * DAY);
      const payouts = await earner.payouts();
      expect(payouts.map(({ amount, status }) => [amount.amount, status]).toReversed()).toEqual([
        [LARGEST_PAYOUT, 'paid'],
        [SUM - LARGEST_PAYOUT, 'paid'],
      ]);
      expect(new Set(payouts.map(({ created_at: at }) => at)).size).toBe(1);
      expect(await earner.sums()).toEqual([0, 0]);
      expect((await merchantOf(earner)).body).toMatchObject({ status: 'active' });
    },
  );

  test.each(['standard', 'instant'])(
    'is paid out as far as it goes when it is asked for (%s)',
    async (method) => {
      const earner = await withLargeBalance({ interval: 'manual' });
      await earner.advance(3 * DAY);
      const { instant } = await earner.balance();
      expect(instant.available.amount).toBeLessThanOrEqual(LARGEST_PAYOUT);
      const first = await earner.payOut({ method });
      expect([first.status, first.body.amount]).toEqual([201, gbp(LARGEST_PAYOUT)]);
      const [left] = await earner.sums();
      const second = await earner.payOut({ method: 'standard' });
      expect([second.status, second.body.amount]).toEqual([201, gbp(left)]);
      await earner.advance(5 * DAY);
      expect(await earner.sums()).toEqual([0, 0]);
      for (const { id } of [first.body, second.body]) expect((await earner.read(id)).status).toBe('paid');
    },
  );
});

test('a payout that the bank doesn’t take for a fault of ours leaves the account alone, and is paid again', async () => {
  const earner = await withLargeBalance({ interval: 'manual' });
  await earner.advance(3 * DAY);
  const id = await tooLargeFor(earner);
  await earner.advance(2 * 60 * 60_000);
  expect(await earner.read(id)).toMatchObject({ status: 'failed', failure: { code: 'refused' } });
  expect((await merchantOf(earner)).body).toMatchObject({
    status: 'active',
    bank_account: { status: 'verified' },
    requirements: { currently_due: [], past_due: [] },
  });
  expect(await earner.sums()).toEqual([SUM, 0]);
  await earner.change({ payout_schedule: { interval: 'daily' } });
  await earner.advance(5 * DAY);
  expect(await earner.sums()).toEqual([0, 0]);
});

describe('a bank that sends multiples of 100 alone', () => {
  const bank = (): object => service.deps.banks.sandbox ?? {};
  beforeAll(() => void Object.assign(bank(), { stepOf: () => 100 }));
  afterAll(() => void Reflect.deleteProperty(bank(), 'stepOf'));

  test('is sent those, on a day and on request, and the rest is carried forward', async () => {
    const earner = await Earner.signUp(service);
    await earner.change({ payout_schedule: { interval: 'daily' } });
    await earner.earn(12_345);
    await earner.advance(5 * DAY);
    expect((await earner.payouts()).map(({ amount }) => amount.amount)).toEqual([12_300]);
    expect(await earner.sums()).toEqual([45, 0]);
    await earner.change({ payout_schedule: { interval: 'manual' } });
    await earner.earn(6_000);
    await earner.advance(3 * DAY);
    const odd = await earner.payOut({ method: 'standard', amount: gbp(1_010) });
    expect([odd.status, odd.body]).toMatchObject([400, { param: 'amount.amount' }]);
    expect((await earner.balance()).instant.available.amount).toBe(6_000);
    const whole = await earner.payOut({ method: 'standard' });
    expect([whole.status, whole.body.amount]).toEqual([201, gbp(6_000)]);
    expect(await earner.sums()).toEqual([45, 0]);
  });
});

/** As payouts were made before they were split. */
async function tooLargeFor(earner: Earner): Promise<string> {
  const now = await earner.now();
  return inTransaction(service.db, async ({ db }) => {
    const merchant = await lockMerchant(db, earner.owner, earner.merchant);
    const today = localDateOf(now, merchant.timezone);
    const claims = await claimsOf(db, [{ merchantId: merchant.id, today, atLeast: 1 }]);
    const [[id, held] = ['', 0]] = await holdUnpaid(db, claims);
    const payout = {
      id,
      merchant,
      held,
      amount: held,
      fee: NO_FEE,
      method: 'standard',
      isAutomatic: false,
    } as const;
    await createPayouts(db, earner.owner, [payout], now);
    return id;
  });
}
