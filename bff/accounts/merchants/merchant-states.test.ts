import { expect, test } from 'vitest';
import { MERCHANT_STATUSES } from './contract/merchant.ts';
import { eventOfState, mayMove, wayTo } from './merchant-states.ts';

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
