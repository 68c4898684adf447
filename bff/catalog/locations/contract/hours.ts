import { Type, type Static } from 'typebox';
import { CalendarDate, WallTime, WeekdayField } from '../../../core/contract/dates.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';

export const MAX_RANGES_A_DAY = 10;
export const MAX_EXCEPTIONS = 366;

const range = {
  open: WallTime('When it opens: local time, as HH:MM.', '09:00'),
  close: WallTime(
    "When it closes: local time, as HH:MM, up to 24:00. If it isn't after `open`, it's on the next day.",
    '17:30',
    { to24: true },
  ),
};

export const DayRange = Type.Object(range, {
  title: 'DayRange',
  'x-rule': 'must be an object with open and close',
});
export type DayRange = Static<typeof DayRange>;

export const WeeklyRange = Type.Object(
  { day: WeekdayField('The day it opens.'), ...range },
  { title: 'WeeklyRange', 'x-rule': 'must be an object with day, open and close' },
);
export type WeeklyRange = Static<typeof WeeklyRange>;

const Week = (description: string, examples?: unknown[]) =>
  Type.Array(WeeklyRange, {
    maxItems: 7 * MAX_RANGES_A_DAY,
    description,
    ...(examples && { examples }),
    'x-rule': `must be a list of {day, open, close}, at most ${MAX_RANGES_A_DAY} a day`,
  });

const EXAMPLE_WEEK = [
  { day: 'friday', open: '18:00', close: '02:00' },
  { day: 'saturday', open: '09:00', close: '17:30' },
];

const weeks = {
  default: Week('Opening hours. If empty, always closed.', [EXAMPLE_WEEK]),
  pickup: orNull(Week('Hours for pickup orders. `null`: same as `default`.'), { examples: [null] }),
  delivery: orNull(Week('Hours for delivery orders. `null`: same as `default`.'), { examples: [null] }),
  dine_in: orNull(Week('Hours for dine-in orders. `null`: same as `default`.'), { examples: [null] }),
};

export const Hours = Type.Object(weeks, { title: 'Hours' });
export type Hours = Static<typeof Hours>;

export const HoursInput = Type.Partial(Hours, { title: 'HoursInput', 'x-rule': 'must be an object' });

const date = CalendarDate('The local date. Replaces every range that opens on that day.', '2026-12-25');
const reason = orNull(PlainText(120, 'Shown to customers.'), { examples: ['Christmas Day'] });

/** A day with different hours, for all fulfillments. */
export const HoursException = Type.Object(
  {
    date,
    closed: Type.Boolean({ description: 'Whether the location is closed all day.', examples: [true] }),
    ranges: Type.Array(DayRange, {
      description: 'Opening hours on that day. Empty if closed.',
      examples: [[]],
    }),
    reason,
  },
  { title: 'HoursException' },
);
export type HoursException = Static<typeof HoursException>;

export const HoursExceptionInput = Type.Object(
  {
    date,
    closed: Type.Optional(
      Type.Boolean({
        description: 'Send `true` if closed all day; otherwise, send `ranges`.',
        examples: [true],
        'x-rule': 'must be true or false',
      }),
    ),
    ranges: Type.Optional(
      Type.Array(DayRange, {
        maxItems: MAX_RANGES_A_DAY,
        description: 'Opening hours on that day.',
        'x-rule': `must be a list of at most ${MAX_RANGES_A_DAY} {open, close}`,
      }),
    ),
    reason: Type.Optional(reason),
  },
  { title: 'HoursExceptionInput', 'x-rule': 'must be an object with date, and ranges or closed' },
);
export type HoursExceptionInput = Static<typeof HoursExceptionInput>;
