import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { Count, TARGET_PATTERN } from './menu-fields.ts';

const MAX_STOCK = 9_999;
/** The maximum of one request. */
const MAX_AVAILABILITY_CHANGES = 500;

const target = Type.Unsafe<string>({
  type: 'string',
  pattern: TARGET_PATTERN,
  description: 'Id of an item, a variation or a modifier of the menu.',
  examples: [EXAMPLE_ID.item],
  'x-rule': 'must be the id of an item, a variation or a modifier',
});

const location = Type.Unsafe<string>({
  type: 'string',
  pattern: String.raw`^\w{1,100}$`,
  description: 'Id of a location. `null`: every location without an entry of its own for the target.',
  'x-rule': 'must be the id of a location',
});

const stock = Count(
  0,
  MAX_STOCK,
  'How many are left. Each order reduces it; at 0, it is sold out. `null`: not counted.',
  12,
);

const availableWords = {
  description: 'Whether it can be ordered.',
  examples: [true],
  'x-rule': 'must be true or false',
};

/** Whether one thing can be ordered now. It acts at once, and no version contains it. */
export const Availability = Type.Object(
  {
    object: RecordType('availability'),
    menu: Type.String({ description: 'Id of the menu.', examples: [EXAMPLE_ID.menu] }),
    target,
    location: orNull(location, { examples: [null] }),
    available: Type.Boolean(availableWords),
    until: orNull(Timestamp('When the entry ends and the target is available again.'), { examples: [null] }),
    stock: orNull(stock),
    sold_out: Type.Boolean({
      description: "Whether it can't be ordered: it isn't `available`, or no `stock` is left.",
      examples: [false],
    }),
    updated_at: Timestamp('When it was last changed, by you or by an order.'),
  },
  { title: 'Availability' },
);
export type Availability = Static<typeof Availability>;

const AvailabilityChange = Type.Object(
  {
    target,
    location: Type.Optional(orNull(location)),
    available: Type.Boolean(availableWords),
    until: Type.Optional(
      orNull(
        Instant(
          "When the entry ends, in the future by the environment's clock. Left out or `null`: not until " +
            'you change it.',
        ),
      ),
    ),
    stock: Type.Optional(orNull(stock)),
  },
  { title: 'AvailabilityChange', 'x-rule': 'must be an object' },
);

export const AvailabilityChanges = Type.Object(
  {
    items: Type.Array(AvailabilityChange, {
      minItems: 1,
      maxItems: MAX_AVAILABILITY_CHANGES,
      description:
        `What to change, 1–${MAX_AVAILABILITY_CHANGES} entries. Each replaces the entry for its target ` +
        'and location; others stay.',
      'x-rule': `must be a list of 1–${MAX_AVAILABILITY_CHANGES} entries`,
    }),
  },
  { title: 'AvailabilityChanges' },
);
export type AvailabilityChanges = Static<typeof AvailabilityChanges>;

export const ChangedAvailability = Type.Object(
  {
    data: Type.Array(Availability, {
      description: 'The entries as they are now, in the order of the request.',
    }),
  },
  { title: 'ChangedAvailability' },
);
