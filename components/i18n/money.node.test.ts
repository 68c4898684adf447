import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText } from './money-and-dates.ts';
import { currencySign, moneyExample, moneyInput, readMoney } from './typed-money.ts';

describe('readMoney', () => {
  it('reads back what a field shows, exactly, in every kind of currency', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999_999 }),
        fc.constantFrom('EUR', 'JPY', 'KWD', 'HUF'),
        (minor, currency) => {
          expect(readMoney(moneyInput(minor, currency), currency)).toEqual({ amount: minor });
        },
      ),
    );
  });

  it('takes a point and a comma, and missing digits', () => {
    const typed = ['12', '12.5', '12,50', ' 0.05 ', '1,000'];
    expect(typed.map((one) => readMoney(one, 'USD').amount)).toEqual([1200, 1250, 1250, 5, 100_000]);
  });

  it('refuses what could be another amount', () => {
    const typed = ['', '1.234', '-1', '1e3', '12.', '.5', '1 00', '€5'];
    expect(typed.filter((one) => readMoney(one, 'USD').amount !== undefined)).toEqual([]);
    expect(readMoney('1,500', 'KWD').readings).toEqual(['KWD\u00a01,500.000', 'KWD\u00a01.500']);
    expect(readMoney('5.0', 'JPY')).toEqual({});
  });
});

it('has an example of an amount in each kind of currency', () => {
  expect(['EUR', 'HUF', 'JPY', 'KWD'].map(moneyExample)).toEqual(['8.50', '8.50', '850', '8.500']);
});

it('writes an amount with its currency', () => {
  expect(moneyText(1250, 'EUR')).toBe('€12.50');
  expect(moneyText(1250, 'JPY')).toBe('JP¥1,250');
  expect(moneyText(150_000, 'HUF')).toBe('HUF\u00a01,500.00');
  expect(currencySign('EUR')).toBe('€');
  // In Arabic, a mark after a multi-letter currency sign keeps its letters together.
  expect(moneyText(1250, 'GBP', 'ar')).toBe('\u200f12.50 UK£\u200e');
});
