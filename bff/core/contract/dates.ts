import { Type, type TUnsafe } from 'typebox';
import { CheckedText } from './text-fields.ts';
import { OneOf } from './fields.ts';

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Returns the time that a text names, in milliseconds since the epoch; `undefined` if it isn't an RFC 3339
 * timestamp, or its day or hour doesn't exist: `Date.parse` would carry February 30 over into March.
 */
export function instantOf(text: string): number | undefined {
  const parts = RFC_3339.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0] = parts.slice(1).map(Number);
  const ms = Date.parse(text);
  if (Number.isNaN(ms) || hour > 23 || day > daysIn(year, month)) return undefined;
  return ms;
}

/** Returns the days of a month; 0 if it doesn't exist. */
function daysIn(year: number, month: number): number {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
}

/** A timestamp in a request. */
export function Instant(description: string, example?: string): TUnsafe<string> {
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      maxLength: 40,
      format: 'date-time',
      description,
      ...(example !== undefined && { examples: [example] }),
      'x-rule': 'must be an RFC 3339 timestamp such as 2026-11-21T10:42:07Z',
    }),
    (value) => typeof value === 'string' && instantOf(value) !== undefined,
  ) as TUnsafe<string>;
}

/** Whether a text is a calendar day. A separate check with a clock decides whether it has passed. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A day without a time. */
export const CalendarDate = (description: string, example: string): TUnsafe<string> =>
  CheckedText('must be a date, as YYYY-MM-DD', isDate, {
    description,
    examples: [example],
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  });

/** A local time of day, `HH:MM`. */
const WALL_TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
const OR_MIDNIGHT = '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$';

/** @param to24 whether `24:00`, the end of the day, is allowed */
export function WallTime(
  description: string,
  example: string,
  { to24 = false }: { to24?: boolean } = {},
): TUnsafe<string> {
  return Type.Unsafe<string>({
    type: 'string',
    pattern: to24 ? OR_MIDNIGHT : WALL_TIME,
    description,
    examples: [example],
    'x-rule': `must be a time of day as HH:MM, from 00:00 to ${to24 ? '24:00' : '23:59'}`,
  });
}

/** Weekdays in ISO order: Monday is the first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WeekdayField = (description: string) =>
  OneOf(WEEKDAYS, {
    description,
    examples: ['friday'],
    'x-rule': `must be one of ${WEEKDAYS.join(', ')}`,
  });

const optional = Type.Optional;

/** Returns the query properties that filter a list of mutable records by time. */
export const TimeFilters = (records: string) => ({
  created_from: optional(Instant(`Return only ${records} created at or after this time.`)),
  created_to: optional(Instant(`Return only ${records} created before this time.`)),
  updated_after: optional(Instant(`Return only ${records} changed after this time.`)),
});

/** Returns the time filters for records of single events that never change. */
export const OccurrenceFilters = (records: string) => ({
  created_from: optional(Instant(`Return only ${records} of this time or later.`)),
  created_to: optional(Instant(`Return only ${records} before this time.`)),
});
