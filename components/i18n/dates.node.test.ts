import { expect, it } from 'vitest';
import { dayIn, dayText, momentText } from './money-and-dates.ts';

it('writes a calendar date as it is, whatever the zone of the reader', () => {
  expect(dayText('2026-11-01')).toBe('1 Nov 2026');
});

it.each([
  ['Europe/Berlin', '24 Nov 2026, 00:30 CET'],
  ['UTC', '23 Nov 2026, 23:30 UTC'],
  ['Pacific/Honolulu', '23 Nov 2026, 13:30 GMT-10'],
])('writes a moment on the clocks of %s, and names them', (zone, text) => {
  expect(momentText('2026-11-23T23:30:00Z', zone)).toBe(text);
});

it.each([
  ['Europe/London', '23 Nov 2026'],
  ['Pacific/Auckland', '24 Nov 2026'],
  ['Pacific/Honolulu', '23 Nov 2026'],
])('names the day that a moment is part of in %s', (zone, text) => {
  expect(dayIn('2026-11-23T23:30:00Z', zone)).toBe(text);
});
