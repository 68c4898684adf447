import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT, fromDecimal, toDecimal } from './amount.ts';

test('an amount is written with all decimals of its currency', () => {
  const written = [0, 5, 850, 100_000, -1250].map((amount) => toDecimal(amount, 'USD'));
  expect(written).toEqual(['0.00', '0.05', '8.50', '1000.00', '-12.50']);
  expect([toDecimal(850, 'JPY'), toDecimal(850, 'KWD'), toDecimal(-5, 'KWD')]).toEqual([
    '850',
    '0.850',
    '-0.005',
  ]);
});

test('fewer decimals are read, and nothing else', () => {
  const read = (text: string): unknown => fromDecimal(text, 'USD');
  expect(['8.50', '8.5', '8', '0', '-0', '-12.50'].map(read)).toEqual([850, 850, 800, 0, 0, -1250]);
  const others = ['', ' 8', '8,50', '1,000.00', '8.505', '8.', '.5', '+8', '1e3', '$8', '٨', '1000000000.00'];
  expect(others.map(read)).toEqual(others.map(() => undefined));
  expect([fromDecimal('8.5', 'JPY'), fromDecimal('8.505', 'KWD')]).toEqual([undefined, 8505]);
});

test('what is written is read as the same', () => {
  const amount = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT });
  fc.assert(
    fc.property(amount, fc.constantFrom('USD', 'JPY', 'KWD'), (value, currency) => {
      expect(fromDecimal(toDecimal(value, currency), currency)).toBe(value);
    }),
  );
});
