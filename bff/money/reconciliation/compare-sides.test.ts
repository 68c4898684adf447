import { expect, test } from 'vitest';
import { differencesOf, entryTypeOf, type Entry, type Moved } from './compare-sides.ts';

const at = new Date('2026-11-21T10:42:07Z');
const entry: Entry = {
  id: 'ble_1',
  type: 'payment',
  source: 'pay_1',
  reference: 'pay_1',
  paymentId: 'pay_1',
  amount: 3648,
  fee: 92,
  currency: 'GBP',
  at,
};
const moved: Moved = {
  id: 'txn_1',
  kind: 'charge',
  type: 'payment',
  reference: 'pay_1',
  amount: 3648,
  fee: 92,
  currency: 'GBP',
  at,
};

test('sides that say the same have no difference', () => {
  expect(differencesOf({ entry, moved })).toEqual([]);
  expect(differencesOf({ entry: undefined, moved: undefined })).toEqual([]);
});

test.each([
  [{ entry, moved: undefined }, ['missing_at_processor']],
  [{ entry: undefined, moved }, ['missing_in_ledger']],
  [{ entry, moved: { ...moved, amount: 3647 } }, ['amount']],
  [{ entry, moved: { ...moved, currency: 'EUR', amount: 1 } }, ['currency']],
  [{ entry, moved: { ...moved, fee: 91 } }, ['fee']],
  [{ entry, moved: { ...moved, fee: 91, amount: 1 } }, ['amount', 'fee']],
])('what differs is named: %#', (pair, differences) => {
  expect(differencesOf(pair)).toEqual(differences);
});

test('a fee is compared only where the processor withholds fees, and only of payments', () => {
  expect(differencesOf({ entry, moved: { ...moved, fee: null } })).toEqual([]);
  const dispute = { ...entry, type: 'dispute', amount: -3648 } as const;
  expect(differencesOf({ entry: dispute, moved: { ...moved, amount: -3648, fee: 0 } })).toEqual([]);
});

test.each([
  ['charge', 1, 'payment'],
  ['charge', -1, null],
  ['refund', -1, 'refund'],
  ['refund', 1, 'refund_reversal'],
  ['dispute', -1, 'dispute'],
  ['dispute', 1, 'dispute_reversal'],
  ['payout', -1, 'payout'],
  ['payout', 1, 'payout_return'],
  ['transfer', 1, null],
  ['fee', -1, null],
  ['adjustment', 1, null],
] as const)('a %s of %i is the entry %s', (kind, amount, type) => {
  expect(entryTypeOf(kind, amount)).toBe(type);
});
