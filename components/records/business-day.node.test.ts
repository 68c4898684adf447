import { expect, it } from 'vitest';
import { dateAt, endOfDay } from './business-day.ts';

const end = (now: string, zone: string, starts?: string): string => endOfDay(Date.parse(now), zone, starts);

it('is the next midnight on the clocks of the place', () => {
  expect(end('2026-11-21T12:00:00Z', 'Europe/London')).toBe('2026-11-22T00:00:00.000Z');
  expect(end('2026-11-21T23:30:00Z', 'Asia/Tokyo')).toBe('2026-11-22T15:00:00.000Z');
  expect(end('2026-11-21T00:00:00Z', 'Europe/London')).toBe('2026-11-22T00:00:00.000Z');
});

it('is when the next business day begins, where that isn’t at midnight', () => {
  expect(end('2026-11-21T01:00:00Z', 'Europe/London', '04:00')).toBe('2026-11-21T04:00:00.000Z');
  expect(end('2026-11-21T05:00:00Z', 'Europe/London', '04:00')).toBe('2026-11-22T04:00:00.000Z');
});

it('is right on the days on which the clocks are changed', () => {
  expect(end('2027-03-28T00:30:00Z', 'Europe/London')).toBe('2027-03-28T23:00:00.000Z');
  expect(end('2027-10-31T00:30:00Z', 'Europe/London')).toBe('2027-11-01T00:00:00.000Z');
  expect(end('2027-04-03T12:00:00Z', 'Australia/Lord_Howe', '03:00')).toBe('2027-04-03T16:30:00.000Z');
});

it('knows the date on the clocks of the place', () => {
  expect(dateAt(Date.parse('2026-11-21T23:30:00Z'), 'Europe/London')).toBe('2026-11-21');
  expect(dateAt(Date.parse('2026-11-21T23:30:00Z'), 'Asia/Tokyo')).toBe('2026-11-22');
});
