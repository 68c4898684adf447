import { expect, test } from 'vitest';
import { slotLabel } from './slot-labels.ts';

const label = (at: string, timezone: string, locale: string): string =>
  slotLabel(Date.parse(at), timezone, locale);

test.each([
  ['2026-06-10T18:30:00+01:00', 'Europe/London', 'en-GB', '18:30'],
  ['2026-06-10T18:30:00-04:00', 'America/New_York', 'en-US', '6:30 PM'],
  ['2026-06-10T18:30:00+02:00', 'Europe/Berlin', 'de', '18:30'],
  // Not an hour that is shown twice, though the clock changes that night.
  ['2026-11-01T00:30:00-04:00', 'America/New_York', 'en-US', '12:30 AM'],
  ['2026-11-01T02:00:00-05:00', 'America/New_York', 'en-US', '2:00 AM'],
  ['2026-03-08T03:30:00-04:00', 'America/New_York', 'en-US', '3:30 AM'],
  ['2026-11-01T01:30:00-04:00', 'America/New_York', 'en-US', '1:30 AM (UTC−4)'],
  ['2026-11-01T01:30:00-05:00', 'America/New_York', 'en-US', '1:30 AM (UTC−5)'],
  ['2026-04-05T01:45:00+11:00', 'Australia/Lord_Howe', 'en-AU', '1:45 am (UTC+11)'],
  ['2026-04-05T01:45:00+10:30', 'Australia/Lord_Howe', 'en-AU', '1:45 am (UTC+10:30)'],
  ['2026-10-25T01:00:00+01:00', 'Europe/London', 'en-GB', '01:00 (UTC+1)'],
  ['2026-10-25T01:00:00+00:00', 'Europe/London', 'en-GB', '01:00 (UTC+0)'],
])('%s in %s for %s is %s', (at, timezone, locale, text) => {
  expect(label(at, timezone, locale)).toBe(text);
});
