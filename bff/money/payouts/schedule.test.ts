import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { Earner } from './testing/earner.ts';
import { payoutFaults } from './testing/payout-books.ts';

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

/** A merchant on a Wednesday in June, when London is an hour ahead of UTC. */
async function inJune(fields: object = {}): Promise<Earner> {
  const earner = await Earner.signUp(service);
  await earner.advanceTo('2032-06-09T10:00:00Z');
  await earner.change(fields);
  return earner;
}

/** When its payouts were created, and how much each is. */
const created = async (earner: Earner): Promise<string[]> =>
  (await earner.payouts('&limit=100'))
    .map(({ created_at, amount }) => `${created_at} ${amount.amount}`)
    .toReversed();

describe('a merchant is paid out', () => {
  test('daily, when the day begins on which it is available', async () => {
    const earner = await inJune();
    await earner.earn(500);
    await earner.advance(DAY);
    await earner.earn(700);
    await earner.advance(4 * DAY);
    expect(await created(earner)).toEqual(['2032-06-10T23:00:00.000Z 500', '2032-06-11T23:00:00.000Z 700']);
    const [second, first] = await earner.payouts();
    // On the Friday for the Monday, and so on the Saturday.
    expect([first?.arrival_date, second?.arrival_date]).toEqual(['2032-06-14', '2032-06-14']);
    expect(first).toMatchObject({ automatic: true, method: 'standard', status: 'paid' });
  });

  test.each([
    ['weekly', { interval: 'weekly', weekday: 'tuesday' }, '2032-06-14T23:00:00.000Z'],
    ['monthly', { interval: 'monthly', day: 3 }, '2032-07-02T23:00:00.000Z'],
    ['later', { delay_days: 7 }, '2032-06-15T23:00:00.000Z'],
  ])('%s', async (_, payout_schedule, at) => {
    const earner = await inJune({ payout_schedule });
    await earner.earn(500);
    expect((await earner.balance()).next_payout?.date).toBe(
      new Date(Date.parse(at) + DAY).toISOString().slice(0, 10),
    );
    await earner.advance(30 * DAY);
    expect(await created(earner)).toEqual([`${at} 500`]);
  });

  test.each([
    ['Asia/Tokyo', '2032-06-10T15:00:00.000Z'],
    ['America/Los_Angeles', '2032-06-11T07:00:00.000Z'],
  ])('by the calendar of its own time zone: %s', async (timezone, at) => {
    const earner = await inJune({ timezone });
    await earner.earn(500);
    await earner.advance(4 * DAY);
    expect(await created(earner)).toEqual([`${at} 500`]);
  });

  test('not while too little has come in, and then with what was carried forward', async () => {
    const earner = await inJune();
    const payment = await earner.earn(900);
    await earner.giveBack(payment, 850);
    await earner.advance(10 * DAY);
    expect(await earner.payouts()).toEqual([]);
    await earner.giveBack(payment, 50);
    const other = await earner.earn(400);
    await earner.giveBack(other, 300);
    await earner.giveBack(other, 100);
    await earner.earn(150);
    await earner.advance(3 * DAY);
    expect((await created(earner)).map((text) => text.split(' ')[1])).toEqual(['150']);
    const [payout] = await earner.payouts();
    expect(await earner.entriesOf(payout?.id ?? '')).toHaveLength(7);
  });

  test('not with a manual schedule, until that changes', async () => {
    const earner = await inJune({ payout_schedule: { interval: 'manual' } });
    await earner.earn(500);
    await earner.advance(10 * DAY);
    expect(await earner.payouts()).toEqual([]);
    await earner.change({ payout_schedule: { interval: 'daily' } });
    await earner.advance(DAY);
    expect(await created(earner)).toEqual(['2032-06-19T23:00:00.000Z 500']);
  });

  test('by the schedule as it is on the day, not as it was when the money came in', async () => {
    const earner = await inJune();
    await earner.earn(500);
    await earner.change({ payout_schedule: { interval: 'weekly', weekday: 'friday' } });
    await earner.earn(200);
    await earner.advance(14 * DAY);
    expect(await created(earner)).toEqual(['2032-06-10T23:00:00.000Z 700']);
  });

  test('again once it has another bank account', async () => {
    const earner = await inJune();
    await earner.useAccount('1113');
    await earner.earn(500);
    await earner.advance(10 * DAY);
    expect((await earner.payouts()).map(({ status }) => status)).toEqual(['failed']);
    await earner.useAccount('6789');
    await earner.advance(5 * DAY);
    expect((await earner.payouts()).map(({ status }) => status)).toEqual(['paid', 'failed']);
    expect(await earner.sums()).toEqual([0, 0]);
  });
});

test('what a canceled payout gives back is paid out on the next day, not at once', async () => {
  const earner = await inJune();
  await earner.earn(500);
  await earner.advanceTo('2032-06-10T23:30:00Z');
  const [payout] = await earner.payouts();
  await earner.call(`POST /v1/payouts/${payout?.id}/cancel`);
  await earner.advance(60_000);
  expect(await earner.sums()).toEqual([500, 0]);
  await earner.advance(DAY);
  expect(await created(earner)).toEqual(['2032-06-10T23:00:00.000Z 500', '2032-06-11T23:00:00.000Z 500']);
});

test('a sandbox clock that is moved by half a year pays everything on its day', async () => {
  const earner = await inJune({ payout_schedule: { interval: 'monthly', day: 1 } });
  await earner.earn(10_000);
  for (let month = 0; month < 3; month += 1) {
    await earner.earn(1_000 + month);
    await earner.advance(45 * DAY);
  }
  await earner.earn(5_000);
  const before = process.memoryUsage().heapUsed;
  await earner.advance(180 * DAY);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
  const days = (await earner.payouts('&limit=100')).map(({ created_at: at }) => at.slice(0, 10));
  // In November London is on UTC again.
  expect(days).toEqual(['2032-11-01', '2032-09-30', '2032-07-31', '2032-06-30']);
  expect(await earner.sums()).toEqual([0, 0]);
});
