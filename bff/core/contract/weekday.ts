import { OneOf } from './fields.ts';

/** ISO order: Monday is the first. */
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
