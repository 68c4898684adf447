import { describe, expect, test } from 'vitest';
import { agoOf, dayOf, secondOf, spanOf, timeOf } from './format.ts';

const AT = '2026-11-21T22:42:07.123Z';

describe('times on pages', () => {
  test('have one format each for a day, a minute and a second, and name their zone', () => {
    expect(dayOf(AT).text).toBe('<time datetime="2026-11-21">21 Nov 2026</time>');
    expect(timeOf(AT).text).toBe(`<time datetime="${AT}">21 Nov 2026, 22:42 UTC</time>`);
    expect(secondOf(AT).text).toBe(`<time datetime="${AT}">21 Nov 2026, 22:42:07 UTC</time>`);
  });

  test('midnight is 00:00', () => {
    expect(timeOf('2026-11-21T00:00:00.000Z').text).toContain('21 Nov 2026, 00:00 UTC');
  });

  test('how long ago, with the moment itself in the tooltip', () => {
    const ago = (ms: number) => agoOf(AT, Date.parse(AT) + ms).text;
    expect(ago(59_000)).toMatch(/title="21 Nov 2026, 22:42 UTC"\s*>just now<\/time\s*>/);
    expect(ago(4 * 60_000)).toContain('>4 min ago<');
    expect(ago(2 * 24 * 3_600_000 + 3_600_000)).toContain('>2 d 1 h ago<');
  });
});

test('a span has its two largest units', () => {
  expect(spanOf(10)).toBe('1 min');
  expect(spanOf(23 * 3_600_000 + 12 * 60_000)).toBe('23 h 12 min');
  expect(spanOf(24 * 3_600_000 + 60_000)).toBe('1 d');
});
