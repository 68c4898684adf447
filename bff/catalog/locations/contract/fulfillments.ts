import { Type, type Static } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { OneOf } from '../../../core/contract/fields.ts';
import { Amount, AmountInput } from '../../../core/contract/money.ts';

/** How an order reaches its customer. */
export const FULFILLMENTS = ['pickup', 'delivery', 'dine_in'] as const;
export type Fulfillment = (typeof FULFILLMENTS)[number];

export const FulfillmentField = (description: string) =>
  OneOf(FULFILLMENTS, {
    description,
    examples: ['pickup'],
    'x-rule': `must be one of ${FULFILLMENTS.join(', ')}`,
  });

const MAX_LEAD_MINUTES = 240;
const MAX_POSTAL_PREFIXES = 500;

const PostalPrefix = CheckedText(
  'must be 1–10 letters, digits, spaces and hyphens, beginning with a letter or digit',
  (text) => /^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/.test(text),
  {
    description: 'The start of a postal code.',
    examples: ['RG1'],
    pattern: '^[A-Za-z0-9][A-Za-z0-9 \\-]{0,9}$',
  },
);

const fields = {
  enabled: Type.Boolean({
    description: 'Whether customers can order this way.',
    examples: [true],
    'x-rule': 'must be true or false',
  }),
  lead_minutes: Type.Integer({
    minimum: 0,
    maximum: MAX_LEAD_MINUTES,
    description:
      `Minutes it takes to prepare an order and, for a delivery, to bring it: 0–${MAX_LEAD_MINUTES}, ` +
      'default 20.',
    examples: [20],
    'x-rule': `must be an integer from 0 to ${MAX_LEAD_MINUTES}`,
  }),
  postal_prefixes: Type.Array(PostalPrefix, {
    maxItems: MAX_POSTAL_PREFIXES,
    description:
      "Deliver only to postal codes that start with one of these; case, spaces and hyphens don't matter. " +
      'If empty, deliver everywhere. Ignored for pickup and dine-in.',
    examples: [[]],
    'x-rule': `must be a list of at most ${MAX_POSTAL_PREFIXES} beginnings of postal codes`,
  }),
  table_required: Type.Boolean({
    description: 'Whether an order needs `table`. Default `false`. Ignored for pickup and delivery.',
    examples: [false],
    'x-rule': 'must be true or false',
  }),
};

const SMALLEST = 'The smallest subtotal that can be ordered. 0 (default): any.';
const FEE = 'Added to each order. Default 0.';

export const FulfillmentSettings = Type.Object(
  { ...fields, min_subtotal: Amount(SMALLEST), fee: Amount(FEE) },
  { title: 'FulfillmentSettings' },
);
export type FulfillmentSettings = Static<typeof FulfillmentSettings>;

export const FulfillmentSettingsInput = Type.Partial(
  Type.Object({ ...fields, min_subtotal: AmountInput(SMALLEST), fee: AmountInput(FEE) }),
  { title: 'FulfillmentSettingsInput', 'x-rule': 'must be an object' },
);
