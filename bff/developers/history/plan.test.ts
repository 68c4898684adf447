import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const until = Date.parse('2026-11-20T15:20:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const plan = (status: Parameters<typeof planOf>[0]['status'], merchantId = 'mer_1', days = 21) =>
  planOf({ seed: merchantId, status, until, days });

test('the same merchant always has the same plan, another one another', () => {
  expect(plan('active')).toEqual(plan('active'));
  expect(plan('active', 'mer_2')).not.toEqual(plan('active'));
});

test('a plan goes from the oldest order to the newest, and ends before its sandbox began', () => {
  for (const status of ['active', 'restricted', 'needs_data'] as const) {
    const times = plan(status).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThan(until - 22 * DAY_MS);
    expect(times.at(-1)).toBeLessThan(until - 10 * 60_000);
  }
});

test('the active merchant has sold on every day, in hours in which people buy', () => {
  const orders = plan('active');
  expect(orders.length).toBeGreaterThan(60);
  expect(orders.length).toBeLessThan(160);
  const days = new Set(orders.map(({ at }) => new Date(at).toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(21);
  for (const { at } of orders) {
    const hour = new Date(at).getUTCHours();
    expect([hour, hour >= 8 && hour < 18]).toEqual([hour, true]);
  }
});

test('some of everything happens: all endings, both ways to pay, tips and discounts', () => {
  const orders = Array.from({ length: 5 }, (_, at) => plan('active', `mer_${at}`)).flat();
  expect(new Set(orders.map(({ ending }) => ending)).size).toBe(14);
  expect(new Set(orders.map(({ token }) => token === null)).size).toBe(2);
  expect(orders.some(({ tip }) => tip > 0)).toBe(true);
  expect(new Set(orders.map(({ discount }) => discount)).size).toBe(3);
});

test('an order that is paid at the counter has no card that could be declined or refunded, and no tip', () => {
  const atCounter = [...plan('active'), ...plan('needs_data')].filter(({ token }) => token === null);
  expect(atCounter.length).toBeGreaterThan(5);
  for (const { ending, tip, type } of atCounter) {
    expect([ending.endsWith('refunded'), ending === 'declined', tip, type]).toEqual([
      false,
      false,
      0,
      'pickup',
    ]);
  }
});

test('the merchant that is still to be onboarded has sold at its counter only, the restricted one until a week ago', () => {
  expect(plan('needs_data').every(({ token }) => token === null)).toBe(true);
  expect(plan('restricted').at(-1)?.at).toBeLessThan(until - 5 * DAY_MS);
});
