import { Type, type Static } from 'typebox';
import { CalendarDate } from '../../../core/contract/dates.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { FulfillmentField } from './fulfillments.ts';

const MAX_SLOT_DAYS = 31;

/**
 * Whether an order can be placed for now: `open`; outside its hours (`closed`); `paused`; all times taken
 * (`full`); not offered at all, because the fulfillment is disabled or the location or merchant is not in
 * service (`unavailable`).
 */
const ORDERING_STATES = ['open', 'closed', 'paused', 'full', 'unavailable'] as const;
export type OrderingState = (typeof ORDERING_STATES)[number];

/** A time that can be chosen. */
export const SlotTime = Type.Object(
  {
    at: Timestamp('Send this as `scheduled_at`.', '2026-11-21T18:30:00Z'),
    label: Type.String({
      description: "Local time in the merchant's language; with its offset where the clock shows it twice.",
      examples: ['18:30'],
    }),
  },
  { title: 'SlotTime' },
);
export type SlotTime = Static<typeof SlotTime>;

export const Slots = Type.Object(
  {
    object: RecordType('slots'),
    location: Type.String({ description: 'Id of the location.', examples: [EXAMPLE_ID.location] }),
    fulfillment: FulfillmentField('How the order reaches its customer.'),
    timezone: Type.String({
      description: 'IANA time zone of labels and dates.',
      examples: ['Europe/London'],
    }),
    state: OneOf(ORDERING_STATES, {
      description:
        '`open`: takes orders for now. `closed`: outside opening hours. `paused`: until the pause ends. ' +
        '`full`: the next slot is taken. `unavailable`: the fulfillment is disabled, or the location or ' +
        "merchant isn't in service.",
      examples: ['open'],
    }),
    now: orNull(SlotTime, { description: 'When an order for now would be ready; `null` unless `open`.' }),
    next_available_at: orNull(Timestamp('The first time that can be chosen.'), {
      examples: ['2026-11-21T18:30:00Z'],
    }),
    days: Type.Array(
      Type.Object(
        {
          date: Type.String({ format: 'date', description: 'The local date.', examples: ['2026-11-21'] }),
          slots: Type.Array(SlotTime, { description: 'In chronological order, without full slots.' }),
        },
        { title: 'SlotDay' },
      ),
      { description: 'The requested days, including those without slots.' },
    ),
  },
  { title: 'Slots' },
);
export type Slots = Static<typeof Slots>;

export const SlotsQuery = Type.Object({
  fulfillment: FulfillmentField('How the customer gets the order.'),
  from: Type.Optional(CalendarDate('The first local date. Default: today.', '2026-11-21')),
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SLOT_DAYS,
      default: 7,
      description: `How many days: 1–${MAX_SLOT_DAYS}, default 7.`,
      'x-rule': `must be an integer from 1 to ${MAX_SLOT_DAYS}`,
    }),
  ),
});
