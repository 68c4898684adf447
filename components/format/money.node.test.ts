import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencySign, moneyInput, moneyText, readMoney } from './money.ts';

describe('readMoney', () => {
  it('reads back what a field shows, exactly, in every kind of currency', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.constantFrom('EUR', 'JPY', 'KWD'), (minor, currency) => {
        expect(readMoney(moneyInput(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it('takes a point and a comma, and missing digits', () => {
    expect(['12', '12.5', '12,50', ' 0.05 '].map((typed) => readMoney(typed, 'USD'))).toEqual([
      1200, 1250, 1250, 5,
    ]);
  });

  it('refuses what could be another amount', () => {
    const typed = ['', '1,000', '1.234', '-1', '1e3', '12.', '.5', '1 000', '€5'];
    expect(typed.filter((one) => readMoney(one, 'USD') !== undefined)).toEqual([]);
    expect(readMoney('5.0', 'JPY')).toBeUndefined();
  });
});

it('writes an amount with its currency', () => {
  expect(moneyText(1250, 'EUR')).toBe('€12.50');
  expect(moneyText(1250, 'JPY')).toBe('JP¥1,250');
  expect(currencySign('EUR')).toBe('€');
  // In Arabic, a sign of several letters is held together by a mark behind it.
  expect(moneyText(1250, 'GBP', 'ar')).toBe('\u200f12.50 UK£\u200e');
});
