import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bought, by, issued, join, openClub } from '../../orders/loyalty/testing/club.ts';
import { move, paid } from '../../orders/orders/testing/shop.ts';
import { Earner } from '../payouts/testing/earner.ts';
import { payoutFaults } from '../payouts/testing/payout-books.ts';
import { ask } from '../../orders/reports/testing/ask-report.ts';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import { onlyMonthly } from './testing/monthly-sheets.ts';

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

/**
 * What a merchant was charged, the oldest first: type, when, and what of it is the platform's and the
 * partner's.
 */
async function charged(merchant: string): Promise<unknown[][]> {
  const rows = await service.db
    .selectFrom('ledger_entries')
    .select(['type', 'occurred_at', 'fee_platform', 'fee_partner'])
    .where('merchant_id', '=', merchant)
    .where('type', 'in', ['subscription_fee', 'loyalty_fee'])
    .orderBy('id')
    .execute();
  return rows.map(({ type, occurred_at, fee_platform, fee_partner }) => [
    type,
    occurred_at.toISOString(),
    Number(fee_platform),
    Number(fee_partner),
  ]);
}

/** A merchant in London since noon of a day in winter, with a sandbox's prices: 29 pounds and 39 at least. */
async function sinceJanuary(day = '31'): Promise<Earner> {
  const earner = new Earner(service, await signUp(service));
  await earner.advanceTo('2029-01-01T12:00:00Z');
  const created = new Date(`2029-01-${day}T12:00:00Z`);
  await service.db
    .updateTable('merchants')
    .set({ created_at: created })
    .where('id', '=', earner.merchant)
    .execute();
  await earner.advanceTo(created);
  return earner;
}

describe('the subscription', () => {
  test('is charged after each month in which something was sold, on the day of the month on which the merchant began', async () => {
    const earner = await sinceJanuary();
    await earner.earn(10_000);
    await earner.advanceTo('2029-03-01T00:00:00Z');
    await earner.earn(20_000);
    await earner.advanceTo('2029-06-15T00:00:00Z');
    await earner.earn(30_000);
    await earner.advanceTo('2029-12-15T00:00:00Z');
    expect(await charged(earner.merchant)).toEqual([
      ['subscription_fee', '2029-02-28T00:00:00.000Z', 2_900, 1_000],
      ['subscription_fee', '2029-03-30T23:00:00.000Z', 2_900, 1_000],
      ['subscription_fee', '2029-06-29T23:00:00.000Z', 2_900, 1_000],
    ]);
  });

  test('is in a payout, in the balance and in the report of payouts', async () => {
    const earner = await sinceJanuary('15');
    await earner.change({ payout_schedule: { interval: 'manual' } });
    await earner.earn(10_000);
    await earner.advanceTo('2029-02-14T23:00:00Z');
    expect(await earner.sums()).toEqual([10_000, 0]);
    await earner.advanceTo('2029-02-15T00:00:00Z');
    expect(await earner.sums()).toEqual([6_100, 0]);
    const { body } = await earner.payOut();
    const entries = await earner.entriesOf(body.id);
    expect(entries.map(({ type, amount }) => [type, amount.amount])).toEqual([
      ['payment', 10_000],
      ['subscription_fee', -3_900],
    ]);
    expect(entries[1]).toMatchObject({ gross: { amount: 0 }, fee: { amount: 3_900 } });
    const caller = { url: service.url, key: earner.partner.key, merchant: earner.merchant };
    const time = { from: '2029-02-01', to: '2029-02-28' };
    const { text } = await ask(caller, 'payouts', { ...time, format: 'csv' });
    expect(text).toContain(`subscription_fee,${entries[1]?.source},0.00,39.00,-39.00,GBP`);
    const sales = await ask(caller, 'sales', { from: '2029-01-10', to: '2029-02-28' });
    expect(sales.body).toMatchObject({ totals: { collected: 10_000 } });
  });

  test('of a balance that is too small makes it negative, and what comes in next pays it off', async () => {
    const earner = await sinceJanuary('15');
    await earner.earn(1_000);
    await earner.advanceTo('2029-02-20T00:00:00Z');
    expect(await earner.sums()).toEqual([-3_900, 0]);
    await earner.earn(5_000);
    await earner.advance(5 * DAY);
    expect((await earner.payouts()).map(({ amount }) => amount.amount)).toEqual([1_100, 1_000]);
  });

  test('costs what the rules of the moment say', async () => {
    const earner = await sinceJanuary('15');
    const rule = { line: 'platform.subscription', currency: 'GBP', mode: 'set', bps: 0 };
    await earner.call('POST /v1/price_rules', { ...rule, layer: 1, fixed: 4_900 });
    const own = { ...rule, layer: 3, target: earner.merchant, fixed: 5_900 };
    await earner.earn(10_000);
    await earner.advanceTo('2029-02-10T00:00:00Z');
    expect((await earner.call('POST /v1/price_rules', own)).status).toBe(201);
    await earner.advanceTo('2029-02-15T12:00:00Z');
    expect(await charged(earner.merchant)).toEqual([
      ['subscription_fee', '2029-02-15T00:00:00.000Z', 2_900, 3_000],
    ]);
  });

  test('is not charged of a merchant that was closed', async () => {
    const earner = await sinceJanuary('15');
    await earner.change({ payout_schedule: { interval: 'manual' } });
    await earner.earn(10_000);
    await earner.advance(5 * DAY);
    await earner.payOut();
    await earner.advance(5 * DAY);
    const closed = await earner.call(`POST /v1/merchants/${earner.merchant}/close`);
    expect([closed.status, closed.text]).toEqual([200, expect.anything()]);
    await earner.advanceTo('2029-04-15T12:00:00Z');
    expect(await charged(earner.merchant)).toEqual([]);
  });

  test('of a merchant whose time zone changes is still charged once for each month', async () => {
    const earner = await sinceJanuary('15');
    await earner.earn(10_000);
    await earner.change({ timezone: 'Pacific/Auckland' });
    await earner.advanceTo('2029-02-20T00:00:00Z');
    await earner.change({ timezone: 'Pacific/Pago_Pago' });
    await earner.earn(10_000);
    await earner.advanceTo('2029-03-14T23:59:00Z');
    await earner.change({ timezone: 'Europe/London' });
    await earner.advanceTo('2029-06-20T00:00:00Z');
    expect((await charged(earner.merchant)).map(([type]) => type)).toEqual([
      'subscription_fee',
      'subscription_fee',
    ]);
  });
});

test('each member who earned points or used a reward costs its price once a month', async () => {
  const partner = await signUp(service);
  await onlyMonthly(service.db, partner.partnerId, {
    'loyalty.active_member': { wholesale: { bps: 10, fixed: 5 }, floor: { bps: 20, fixed: 8 } },
  });
  const club = await openClub(service, {}, { partner });
  const [twice, redeemer, , adjusted] = [
    await join(club),
    await join(club, 10),
    await join(club),
    await join(club, 5),
  ];
  await bought(club, twice);
  await bought(club, twice);
  const order = await paid(club, by(redeemer, await issued(club, redeemer)));
  await move(club, order, 'complete');
  expect(adjusted.id).toMatch(/^lac_/);
  const earner = new Earner(service, partner);
  await earner.advance(32 * DAY);
  expect((await charged(club.merchant)).map(([type, , platform, share]) => [type, platform, share])).toEqual([
    ['loyalty_fee', 10, 6],
  ]);
  const { base, from_date, to_date } = await service.db
    .selectFrom('monthly_charges')
    .selectAll()
    .where('merchant_id', '=', club.merchant)
    .executeTakeFirstOrThrow();
  expect(Number(base)).toBe(2);
  expect(from_date < to_date).toBe(true);
  await earner.advance(62 * DAY);
  expect(await charged(club.merchant)).toHaveLength(1);
});
