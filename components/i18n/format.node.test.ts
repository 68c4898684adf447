import { expect, it } from 'vitest';
import { countText, dateText, durationText, spanText, timeText } from './format.ts';

const NOW = new Date('2026-11-21T23:30:00Z');

it('writes moments in UTC, whatever the zone of the reader', () => {
  expect(dateText('2026-11-21T10:42:07.123Z')).toBe('21 Nov 2026, 10:42 UTC');
  expect(dateText('2026-11-21T00:10:00+02:00')).toBe('20 Nov 2026, 22:10 UTC');
  expect(timeText('2026-11-21T00:00:01Z', NOW)).toBe('00:00:01');
  expect(timeText('2026-11-20T23:59:59Z', NOW)).toBe('20 Nov, 23:59:59');
});

it.each([
  [20, '1 minute'],
  [3 * 86_400, '3 days'],
  [3 * 86_400 + 12 * 3600, '3.5 days'],
  [86_400 + 120, '1 day'],
  [3600 + 60, '1 hour'],
])('writes a span of %i seconds in its largest unit', (seconds, text) =>
  expect(spanText(seconds)).toBe(text),
);

it('writes durations with the symbol of their unit, and counts in words', () => {
  expect([durationText(38), durationText(1234)]).toEqual(['38\u00a0ms', '1.2\u00a0s']);
  expect([countText(1, 'second'), countText(30, 'second')]).toEqual(['1 second', '30 seconds']);
});
