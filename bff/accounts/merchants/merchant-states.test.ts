import { expect, test } from 'vitest';
import { MERCHANT_STATUSES } from './contract/merchant.ts';
import {
  eventOfState,
  mayMove,
  wayTo,
  chargePeriodAt,
  endOfPeriod,
  periodBefore,
} from './merchant-states.ts';

test.each([
  ['created', 'active', ['needs_data', 'in_review', 'active']],
  ['created', 'restricted', ['needs_data', 'in_review', 'active', 'restricted']],
  ['needs_data', 'active', ['in_review', 'active']],
  ['in_review', 'needs_data', ['needs_data']],
  ['restricted', 'active', ['active']],
  ['active', 'active', []],
  ['rejected', 'closed', ['closed']],
  ['created', 'closed', ['closed']],
  ['created', 'rejected', ['needs_data', 'in_review', 'rejected']],
  ['active', 'in_review', undefined],
  ['suspended', 'active', undefined],
  ['closed', 'created', undefined],
  ['rejected', 'needs_data', undefined],
] as const)('from %s to %s the way is %j', (from, to, way) => {
  expect(wayTo(from, to)).toEqual(way);
});

test('each step of each way is legal, and nothing leads out of a final state', () => {
  for (const from of MERCHANT_STATUSES) {
    for (const to of MERCHANT_STATUSES) {
      let at = from;
      for (const next of wayTo(from, to) ?? []) {
        expect(mayMove(at, next)).toBe(true);
        at = next;
      }
    }
    expect(mayMove('closed', from)).toBe(false);
  }
});

test('a state with an event of its own records it', () => {
  expect(MERCHANT_STATUSES.map(eventOfState)).toEqual([
    'merchant.created',
    'merchant.onboarding_updated',
    'merchant.onboarding_updated',
    'merchant.activated',
    'merchant.restricted',
    'merchant.suspended',
    'merchant.onboarding_updated',
    'merchant.closed',
  ]);
});

const merchant = (created: string, timezone = 'Europe/London') => ({
  created_at: new Date(created),
  timezone,
});
const days = ({ number, from, to }: ReturnType<typeof chargePeriodAt>) => [number, from, to];

test.each([
  ['2027-01-31T12:00:00Z', '2027-02-27T12:00:00Z', [0, '2027-01-31', '2027-02-28']],
  ['2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z', [1, '2027-02-28', '2027-03-31']],
  ['2027-01-31T12:00:00Z', '2027-03-30T12:00:00Z', [1, '2027-02-28', '2027-03-31']],
  ['2027-01-31T12:00:00Z', '2028-02-29T12:00:00Z', [13, '2028-02-29', '2028-03-31']],
  ['2027-12-15T12:00:00Z', '2028-01-15T00:00:00Z', [1, '2028-01-15', '2028-02-15']],
  ['2027-12-15T12:00:00Z', '2028-01-14T23:59:59Z', [0, '2027-12-15', '2028-01-15']],
  ['2027-06-10T12:00:00Z', '2027-06-09T12:00:00Z', [-1, '2027-05-10', '2027-06-10']],
])('the month of a merchant from %s at %s', (created, at, expected) => {
  expect(days(chargePeriodAt(merchant(created), new Date(at)))).toEqual(expected);
});

test('months begin and end by the merchant’s own calendar', async () => {
  const created = '2027-03-01T02:00:00Z';
  const here = merchant(created, 'America/Los_Angeles');
  const period = chargePeriodAt(here, new Date('2027-03-01T03:00:00Z'));
  expect(days(period)).toEqual([0, '2027-02-28', '2027-03-28']);
  expect((await endOfPeriod(here, period)).toISOString()).toBe('2027-03-28T07:00:00.000Z');
  expect(days(chargePeriodAt(merchant(created, 'Asia/Tokyo'), new Date('2027-03-31T15:00:00Z')))).toEqual([
    1,
    '2027-04-01',
    '2027-05-01',
  ]);
});

test('a month and the one before it leave no day out, and none is in both', () => {
  const here = merchant('2027-01-31T12:00:00Z');
  for (let day = 0; day < 800; day += 1) {
    const period = chargePeriodAt(here, new Date(Date.UTC(2027, 1, 28 + day, 12)));
    expect(periodBefore(here, period).to).toBe(period.from);
    expect(period.from < period.to).toBe(true);
  }
});
