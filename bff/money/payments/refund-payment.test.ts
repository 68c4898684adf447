import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf, refundPart } from './refund-payment.ts';

const LEFT = { amount: 4148, tip: 500 };

test('the tip goes back last', () => {
  expect(refundPart(LEFT, { amount: 1, tip: undefined })).toEqual({ amount: 1, tip: 0 });
  expect(refundPart(LEFT, { amount: 3648, tip: undefined })).toEqual({ amount: 3648, tip: 0 });
  expect(refundPart(LEFT, { amount: 3649, tip: undefined })).toEqual({ amount: 3649, tip: 1 });
  expect(refundPart(LEFT, { amount: 4148, tip: undefined })).toEqual({ amount: 4148, tip: 500 });
});

test('or first, if that is asked for', () => {
  expect(refundPart(LEFT, { amount: 500, tip: 500 })).toEqual({ amount: 500, tip: 500 });
  expect(refundPart(LEFT, { amount: 600, tip: 500 })).toEqual({ amount: 600, tip: 500 });
});

test.each([
  [{ amount: 4149, tip: undefined }, 'more_than_left', 'amount'],
  [{ amount: 4148, tip: 501 }, 'more_than_left', 'tip'],
  [{ amount: 3649, tip: 0 }, 'more_than_left', 'amount'],
  [{ amount: 400, tip: 401 }, 'field_invalid', 'tip'],
])('%j is refused', (wish, code, param) => {
  expect(() => refundPart(LEFT, wish)).toThrow(expect.objectContaining({ code, param }));
});

test('whatever is given back in whatever pieces, neither part goes below nothing, and all of it can go back', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.nat(10_000),
      fc.array(fc.integer({ min: 1, max: 5_000 })),
      (sale, tip, wishes) => {
        const payment = { amount: sale + tip, tip };
        const refunds = [];
        for (const wish of wishes) {
          const left = leftOf(payment, refunds);
          const amount = Math.min(wish, left.amount);
          if (amount > 0) refunds.push(refundPart(left, { amount, tip: undefined }));
        }
        const left = leftOf(payment, refunds);
        expect(left.tip).toBeGreaterThanOrEqual(0);
        expect(left.amount).toBeGreaterThanOrEqual(left.tip);
        if (left.amount > 0) refunds.push(refundPart(left, { amount: left.amount, tip: undefined }));
        expect(leftOf(payment, refunds)).toEqual({ amount: 0, tip: 0 });
      },
    ),
  );
});
