import { expect, test } from 'vitest';
import { wallTimeIn } from './report-tables.ts';

test.each([
  ['UTC', '2026-11-21T10:42:07.999Z', '2026-11-21T10:42:07+00:00'],
  ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-02T00:30:00+01:00'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01T05:45:00+05:45'],
])('in %s, %s is %s', (timezone, at, written) => {
  expect(wallTimeIn(timezone)(new Date(at))).toBe(written);
});

test('the clocks of Lord Howe are set back by half an hour between two instants', () => {
  const write = wallTimeIn('Australia/Lord_Howe');
  // At 02:00 on 5 April 2026 it is 01:30 again.
  expect(['14:59:59', '15:00:00'].map((time) => write(new Date(`2026-04-04T${time}Z`)))).toEqual([
    '2026-04-05T01:59:59+11:00',
    '2026-04-05T01:30:00+10:30',
  ]);
});
