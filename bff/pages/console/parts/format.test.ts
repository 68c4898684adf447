import { describe, expect, test } from 'vitest';
import {
  agoOf,
  dayOf,
  secondOf,
  spanOf,
  shortTimeOf,
  timeOf,
  numberTyped,
  percentText,
  percentTyped,
} from './format.ts';

const AT = '2026-11-21T22:42:07.123Z';

describe('times on pages', () => {
  test('have one format each for a day, a minute and a second, and name their zone', () => {
    expect(dayOf(AT).text).toBe('<time datetime="2026-11-21">Nov 21, 2026</time>');
    expect(timeOf(AT).text).toBe(`<time datetime="${AT}">Nov 21, 2026, 10:42 PM UTC</time>`);
    expect(shortTimeOf(AT, Date.parse('2026-01-01')).text).toContain('>Nov 21, 10:42 PM UTC<');
    expect(shortTimeOf(AT, Date.parse('2027-01-01')).text).toContain('>Nov 21, 2026, 10:42 PM UTC<');
    expect(secondOf(AT).text).toBe(`<time datetime="${AT}">Nov 21, 2026, 10:42:07 PM UTC</time>`);
  });

  test('midnight is 12:00 AM', () => {
    expect(timeOf('2026-11-21T00:00:00.000Z').text).toContain('Nov 21, 2026, 12:00 AM UTC');
  });

  test('how long ago, with the moment itself in the tooltip', () => {
    const ago = (ms: number) => agoOf(AT, Date.parse(AT) + ms).text;
    expect(ago(59_000)).toMatch(/title="Nov 21, 2026, 10:42 PM UTC"\s*>just now<\/time\s*>/);
    expect(ago(4 * 60_000)).toContain('>4 min ago<');
    expect(ago(2 * 24 * 3_600_000 + 3_600_000)).toContain('>2 d 1 h ago<');
  });
});

test('a span has its two largest units', () => {
  expect(spanOf(10)).toBe('1 min');
  expect(spanOf(23 * 3_600_000 + 12 * 60_000)).toBe('23 h 12 min');
  expect(spanOf(24 * 3_600_000 + 60_000)).toBe('1 d');
});

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
