import type { TUnsafe } from 'typebox';
import { CheckedText } from './checked-text.ts';

/** A day of the calendar. Whether it has passed is checked where there is a clock. */
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
