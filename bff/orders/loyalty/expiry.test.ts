import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { account, adjust, books, issued, join, kinds, ledger, openClub, type Club } from './testing/club.ts';
import { dayIn, endOfDay } from './move-points.ts';
import { sumOf } from '../../core/arithmetic/lots.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const advance = async (club: Club, to: Date): Promise<void> => {
  let now = '';
  for (let calls = 0; now !== to.toISOString() && calls < 20; calls += 1) {
    const { body } = await call(club, 'POST /v1/sandbox/clock/advance', {
      credential: club.key,
      body: { to: to.toISOString() },
    });
    now = body['advancing_to'] === null ? to.toISOString() : '';
  }
  expect(now).toBe(to.toISOString());
};
const clockOf = async (club: Club): Promise<Date> =>
  new Date((await ok<{ now: string }>(club, 'GET /v1/sandbox/clock', club.key)).now);
const monthsOn = (from: Date, months: number): Date =>
  new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 15, 12));
const setTerms = (club: Club, body: object) =>
  call(club, `PATCH /v1/loyalty/programs/${club.program.id}`, { credential: club.key, body });

describe('points expire', () => {
  test('after the last day of the month at the merchant, each lot by itself, over several months in one call', async () => {
    const club = await openClub(service, { expiry_months: 1 });
    const start = await clockOf(club);
    const member = await join(club, 10);
    await setTerms(club, { expiry_months: 2 });
    await adjust(club, member, 20);
    await setTerms(club, { expiry_months: null });
    await adjust(club, member, 5);
    const days = (await account(club, member)).expiring.map(({ expires_on: day }) => day);
    expect(days).toHaveLength(2);
    await advance(club, new Date(endOfDay('Europe/London', days[0] ?? '').getTime() - 1000));
    expect((await account(club, member)).balance).toBe(35);
    await advance(club, monthsOn(start, 4));
    expect(await kinds(club, member)).toEqual([
      'adjust 10',
      'adjust 20',
      'adjust 5',
      'expire -10',
      'expire -20',
    ]);
    expect(await account(club, member)).toMatchObject({ balance: 5, expiring: [] });
    const expired = (await ledger(club, member)).filter(({ type }) => type === 'expire');
    expect(expired.map(({ created_at: at }) => at)).toEqual(
      days.map((day) => endOfDay('Europe/London', day).toISOString()),
    );
  });

  test('what is used first is what expires first', async () => {
    const club = await openClub(service, { expiry_months: 2 });
    const start = await clockOf(club);
    const member = await join(club, 10);
    await setTerms(club, { expiry_months: 1 });
    await adjust(club, member, 6);
    await issued(club, member);
    expect((await account(club, member)).expiring.map(({ points }) => points)).toEqual([6]);
    await advance(club, monthsOn(start, 2));
    expect((await account(club, member)).balance).toBe(6);
    await advance(club, monthsOn(start, 3));
    expect(await kinds(club, member)).toEqual(['adjust 10', 'adjust 6', 'reward_created -10', 'expire -6']);
  });

  test('points that come back after their day are gone with the next change', async () => {
    const club = await openClub(service, { expiry_months: 1 });
    const start = await clockOf(club);
    const member = await join(club, 10);
    const one = await issued(club, member);
    await advance(club, monthsOn(start, 3));
    await call(club, `DELETE /v1/loyalty/rewards/${one.id}`, { credential: club.key });
    await expect.poll(async () => (await account(club, member)).balance).toBe(0);
    expect(await kinds(club, member)).toEqual([
      'adjust 10',
      'reward_created -10',
      'reward_deleted 10',
      'expire -10',
    ]);
    const { balance, events, lots } = await books(service.db, member);
    expect([balance, events, sumOf(lots)]).toEqual([0, 0, 0]);
  });
});

test.each([
  ['Pacific/Auckland', '2026-11-30T10:59:59.999Z', '2026-11-30'],
  ['Pacific/Auckland', '2026-11-30T11:00:00.000Z', '2026-12-01'],
  ['America/New_York', '2026-12-01T04:59:59.999Z', '2026-11-30'],
  // Clocks skip the hour after midnight.
  ['America/Santiago', '2026-09-06T03:59:59.999Z', '2026-09-05'],
])('in %s it is at %s the %s', (zone, at, day) => {
  expect(dayIn(zone, new Date(at))).toBe(day);
  expect(endOfDay(zone, day).getTime() > new Date(at).getTime() - 1).toBe(true);
});

test('a day ends where the next one begins, also where that has no midnight', () => {
  expect(endOfDay('America/Santiago', '2026-09-05').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  expect(endOfDay('Europe/London', '2026-11-30').toISOString()).toBe('2026-12-01T00:00:00.000Z');
});
