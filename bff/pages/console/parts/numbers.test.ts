import { describe, expect, test } from 'vitest';
import { numberTyped, percentText, percentTyped } from './numbers.ts';

describe('a percentage', () => {
  test.each([
    [1_250, 2, '12.5'],
    [1_000, 2, '10'],
    [350, 2, '3.5'],
    [5, 2, '0.05'],
    [0, 2, '0'],
    [1200, 0, '1200'],
    [88_750, 4, '8.875'],
    [200_000, 4, '20'],
    [100_500, 4, '10.05'],
    [1, 4, '0.0001'],
  ])('of %i with %i decimals is %s, and back', (value, decimals, text) => {
    expect(percentText(value, decimals)).toBe(text);
    expect(percentTyped(text, decimals)).toBe(value);
  });

  test.each([
    ['8,875', 4, 88_750],
    ['12,5', 2, 1_250],
    ['１２．５％', 2, 1_250],
    ['١٢٫٥٪', 2, 1_250],
    [' 7 %', 2, 700],
    ['0.001', 2, undefined],
    ['1,500', 2, undefined],
    ['1.5', 0, undefined],
    ['-1', 2, undefined],
    ['1e3', 2, undefined],
    ['', 2, undefined],
  ])('typed as %j with %i decimals is %j', (text, decimals, value) => {
    expect(percentTyped(text, decimals)).toBe(value);
  });
});

test('a whole number is read in any digits, with or without signs between thousands', () => {
  expect(['10', '1,500', '１０', '٢٠', '1.500', '1.5', '-1', ''].map(numberTyped)).toEqual([
    10,
    1500,
    10,
    20,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
