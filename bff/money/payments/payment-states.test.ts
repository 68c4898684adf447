import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROCESSOR_STATUSES } from '../../providers/processor/contract/processor-payment.ts';
import { DECLINE_CODES, PAYMENT_STATUSES } from './contract/payment.ts';
import { errandOf, isCaptured, mayMove, stepsTo } from './payment-states.ts';

const answers = fc.record({
  status: fc.constantFrom(...PROCESSOR_STATUSES),
  decline_code: fc.constantFrom(null, 'challenge_failed', 'challenge_expired', 'their_own', ...DECLINE_CODES),
});

test('whatever a processor says, and however often, each step is one of the domain', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_STATUSES), fc.array(answers, { maxLength: 8 }), (from, said) => {
      let at = from;
      for (const answer of said) {
        for (const { to } of stepsTo(at, answer)) {
          expect(mayMove(at, to)).toBe(true);
          at = to;
        }
        expect(stepsTo(at, answer)).toEqual([]);
      }
    }),
  );
});

test('money that was taken is never lost, and what is over never lives again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_STATUSES), answers, (from, answer) => {
      const to = stepsTo(from, answer).at(-1)?.to ?? from;
      const isFixed = isCaptured(from) || from === 'canceled' || from === 'failed';
      expect(!isFixed || to === from).toBe(true);
    }),
  );
});

test.each([
  ['unpaid', 'authorized', ['authorized']],
  ['unpaid', 'captured', ['authorized', 'captured']],
  ['unpaid', 'challenge', []],
  ['unpaid', 'declined', ['failed']],
  ['unpaid', 'canceled', ['failed']],
  ['authorized', 'captured', ['captured']],
  ['authorized', 'canceled', ['canceled']],
  ['authorized', 'declined', ['canceled']],
  ['captured', 'canceled', []],
] as const)('%s, and the processor says %s', (from, status, steps) => {
  expect(stepsTo(from, { status, decline_code: null }).map(({ to }) => to)).toEqual(steps);
});

test.each([
  ['insufficient_funds', 'declined', 'insufficient_funds'],
  ['their_own', 'declined', 'generic_decline'],
  [null, 'declined', 'generic_decline'],
  ['challenge_failed', 'challenge_failed', null],
  ['challenge_expired', 'expired', null],
])('declined with %s is %s', (code, failure_code, decline_code) => {
  expect(stepsTo('unpaid', { status: 'declined', decline_code: code })).toEqual([
    { to: 'failed', failure_code, decline_code },
  ]);
});

test('what is asked next', () => {
  expect(errandOf({ status: 'unpaid', wanted: null })).toBe('find');
  expect(errandOf({ status: 'unpaid', wanted: 'cancel' })).toBe('cancel');
  expect(errandOf({ status: 'authorized', wanted: null })).toBeUndefined();
  expect(errandOf({ status: 'authorized', wanted: 'capture' })).toBe('capture');
  expect(errandOf({ status: 'authorized', wanted: 'cancel' })).toBe('cancel');
  for (const status of ['captured', 'refunded', 'partially_refunded', 'canceled', 'failed'] as const) {
    expect(errandOf({ status, wanted: 'cancel' })).toBeUndefined();
  }
});
