import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { Earner, gbp } from './testing/earner.ts';
import { payoutFaults } from './testing/payout-books.ts';
import { withAvailable } from './testing/with-available.ts';

const DAY = 24 * 60 * 60_000;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterEach(async () => {
  const faults = await payoutFaults(service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => service.stop());

describe('a balance', () => {
  test('becomes available by the merchant’s delay, less the fees', async () => {
    const earner = await Earner.signUp(service);
    await earner.earn(5_000, 150);
    expect(await earner.sums()).toEqual([0, 4_850]);
    const today = (await earner.now()).toLocaleDateString('sv', { timeZone: 'Europe/London' });
    expect(await earner.balance()).toMatchObject({ timezone: 'Europe/London', today });
    await earner.change({ payout_schedule: { interval: 'manual' } });
    await earner.advance(2 * DAY);
    expect(await earner.sums()).toEqual([4_850, 0]);
  });

  test('goes down by a refund at once, below 0 too, and then nothing is paid out', async () => {
    const earner = await Earner.signUp(service);
    const payment = await earner.earn(5_000);
    await earner.giveBack(payment, 2_000);
    expect(await earner.sums()).toEqual([-2_000, 5_000]);
    await earner.giveBack(payment, 3_000);
    expect(await earner.balance()).toMatchObject({ next_payout: null, no_payout: { code: 'nothing' } });
    const other = await earner.earn(100);
    await earner.giveBack(other, 101);
    expect(await earner.balance()).toMatchObject({ next_payout: null, no_payout: { code: 'negative' } });
    await earner.advance(10 * DAY);
    expect(await earner.payouts()).toEqual([]);
    expect((await earner.payOut()).body).toMatchObject({ error: 40902 });
  });

  test.each([
    ['nothing', {}, 0],
    ['below_minimum', {}, 99],
    ['manual', { payout_schedule: { interval: 'manual' } }, 500],
  ])('that isn’t paid out says why: %s', async (code, change, amount) => {
    const earner = await Earner.signUp(service);
    await earner.change(change);
    if (amount > 0) await earner.earn(amount);
    expect(await earner.balance()).toMatchObject({ next_payout: null, no_payout: { code } });
  });

  test('of a merchant that is restricted says what to do', async () => {
    const partner = await signUp(service);
    const earner = new Earner(service, partner, partner.merchants['restricted']);
    await earner.earn(500);
    expect(await earner.balance()).toMatchObject({ next_payout: null, no_payout: { code: 'bank_account' } });
    expect((await earner.payOut()).body).toMatchObject({ error: 40902 });
  });

  test('says what is paid out next, and when it arrives', async () => {
    const earner = await Earner.signUp(service);
    await earner.advanceTo('2032-06-09T10:00:00Z');
    await earner.earn(700);
    expect((await earner.balance()).next_payout).toEqual({
      date: '2032-06-11',
      // A Monday.
      arrival_date: '2032-06-14',
      amount: gbp(700),
    });
  });

  test('is a session’s own; a key names the merchant', async () => {
    const earner = await withAvailable(service, 500);
    const token = await mintToken(service, earner.partner, ['payouts:read', 'payouts:write']);
    const own = await call(service, 'GET /v1/balance', { credential: token });
    expect(own.body).toMatchObject({ merchant: earner.merchant, available: gbp(500) });
    expect((await earner.call('GET /v1/balance')).body).toMatchObject({ error: 40002, param: 'merchant' });
    const other = await signUp(service);
    for (const id of [other.active, earner.partner.merchants['needs_data'] ?? '', 'mer_x']) {
      const reply = await call(service, `GET /v1/balance?merchant=${id}`, { credential: token });
      expect(reply.body).toMatchObject({ error: 40401, param: 'merchant' });
      const made = await call(service, 'POST /v1/payouts', {
        credential: token,
        body: { merchant: id, method: 'standard' },
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(made.body).toMatchObject({ error: 40401, param: 'merchant' });
    }
  });
});
