import { language } from './format.ts';
import { own } from './own.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A calendar date (`YYYY-MM-DD`), which is the same in every zone: `23 Nov 2026`. */
export const dayText = (date: string, locale = language()): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, own({ ...DAY, timeZone: 'UTC' }));

/** The day of a moment (RFC 3339), by the calendar of a zone: `23 Nov 2026`. */
export const dayIn = (at: string, timeZone: string, locale = language()): string =>
  new Date(at).toLocaleDateString(locale, own({ ...DAY, timeZone }));

/** Formats a moment (RFC 3339) in a time zone, followed by the zone's name: `23 Nov 2026, 14:05 CET`. */
export const momentText = (at: string, timeZone: string, locale = language()): string =>
  new Date(at).toLocaleString(
    locale,
    own({
      ...DAY,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'short',
    }),
  );
