import { Type, type Static } from 'typebox';
import { Instant } from '../../../core/contract/dates.ts';
import { orNull, ORDER_SOURCES } from '../../../core/contract/fields.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { AmountInput } from '../../../core/contract/money.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { ALLERGENS, SomeOf } from '../../../catalog/menus/contract/menu-fields.ts';
import { EXAMPLE_REQUEST } from './order-example.ts';
import {
  AddressInput,
  AnyPhone,
  CHARGE_TYPES_SENT,
  CustomerEmail,
  CustomerLanguage,
  CustomerName,
  CustomerPhoneInput,
  DISCOUNT_SOURCES_SENT,
  Note,
  ORDER_LIMITS,
  Reference,
  Uid,
  Whole,
  Word,
} from './order-fields.ts';

const listOf = (what: string, most: number, least = 0): string =>
  `must be a list of ${least > 0 ? `${least}–${most}` : `at most ${most}`} ${what}`;

const customer = Type.Object(
  {
    name: CustomerName,
    phone: CustomerPhoneInput,
    email: Type.Optional(orNull(CustomerEmail)),
    language: Type.Optional(orNull(CustomerLanguage)),
    allergies: Type.Optional(
      SomeOf(ALLERGENS, 'What somebody who eats this is allergic to. The kitchen sees it first.', [
        'tree_nuts',
      ]),
    ),
  },
  {
    title: 'OrderCustomerInput',
    description: 'Who gets the order.',
    'x-rule': 'must be an object with name and phone',
  },
);

const fulfillment = Type.Object(
  {
    type: Word(FULFILLMENTS, 'How the customer gets the order.'),
    scheduled_at: Type.Optional(
      orNull(Instant('The `at` of a slot of the location. Left out or `null`: as soon as possible.'), {
        examples: [null],
      }),
    ),
    address: Type.Optional(
      orNull(AddressInput, { description: 'Where to deliver, with `line1` and `postal_code`.' }),
    ),
    table: Type.Optional(orNull(Note(20, 'The table of a dine-in order, 1–20 characters.'))),
    note: Type.Optional(orNull(Note(500, 'A note on the whole order, 1–500 characters.'))),
  },
  {
    title: 'OrderFulfillmentInput',
    description: 'How and when the customer gets the order.',
    'x-rule': 'must be an object with type',
  },
);

export const OrderLineInput = Type.Object(
  {
    uid: Type.Optional(Uid('line')),
    item: Reference('item', 'Id of an item of a published menu of the merchant.'),
    variation: Reference('variation', 'Id of a variation of the item.'),
    quantity: Whole(1, ORDER_LIMITS.quantity, `How many: 1–${ORDER_LIMITS.quantity}.`, 2),
    modifiers: Type.Optional(
      Type.Array(
        Type.Object(
          {
            modifier: Reference('modifier', 'Id of a modifier of one of the groups of the item.'),
            quantity: Type.Optional(
              Whole(1, ORDER_LIMITS.modifierQuantity, 'How many for each unit, default 1.', 1),
            ),
          },
          { title: 'OrderModifierInput', 'x-rule': 'must be an object with modifier' },
        ),
        {
          maxItems: ORDER_LIMITS.modifiers,
          description: 'What was chosen for each unit. Default modifiers are not added automatically.',
          'x-rule': listOf('{modifier, quantity}', ORDER_LIMITS.modifiers),
        },
      ),
    ),
    note: Type.Optional(orNull(Note(140, "The customer's wish, 1–140 characters."))),
  },
  { title: 'OrderLineInput', 'x-rule': 'must be an object with item, variation and quantity' },
);
export type OrderLineInput = Static<typeof OrderLineInput>;

const DiscountInput = Type.Object(
  {
    uid: Type.Optional(Uid('discount')),
    name: Type.Optional(orNull(Note(120, 'Shown on receipts, 1–120 characters.'))),
    source: Word(DISCOUNT_SOURCES_SENT, 'What it comes from.'),
    type: Word(['percent', 'fixed'], 'How to read `value`.'),
    value: Type.Integer({
      minimum: 0,
      maximum: 99_999_999_999,
      description:
        '`percent`: basis points, at most 10,000; 1000 is 10%. `fixed`: minor units of the currency.',
      examples: [1000],
      'x-rule': 'must be an integer from 0 to 99999999999, of a percentage at most 10000',
    }),
    line: Type.Optional(orNull(Note(20, 'The `uid` of a line. Left out or `null`: the whole order.'))),
  },
  { title: 'OrderDiscountInput', 'x-rule': 'must be an object with source, type and value' },
);

const ChargeInput = Type.Object(
  {
    uid: Type.Optional(Uid('charge')),
    type: Word(CHARGE_TYPES_SENT, 'What it is for. The delivery fee is added automatically.'),
    amount: AmountInput('The charge, without taxes that are added.'),
    taxable: Type.Optional(
      Type.Boolean({
        description: "Whether the location's taxes without categories apply. Default `true`.",
        'x-rule': 'must be true or false',
      }),
    ),
  },
  { title: 'OrderChargeInput', 'x-rule': 'must be an object with type and amount' },
);

const loyalty = Type.Object(
  {
    account: Type.Optional(Reference('loyalty_account', 'Id of the account.')),
    phone: Type.Optional(AnyPhone('Instead of `account`: its phone number. Needs the scope `loyalty:read`.')),
    rewards: Type.Optional(
      Type.Array(Reference('loyalty_reward', 'Id of a reward of the account that is `issued`.'), {
        maxItems: ORDER_LIMITS.rewards,
        description: 'Rewards to use, at most one. They are taken when the order is paid.',
        'x-rule': 'must be a list of at most one reward',
      }),
    ),
  },
  {
    title: 'OrderLoyaltyInput',
    description: 'Whose points the order earns, and what they use.',
    'x-rule': 'must be an object with account or phone',
  },
);

const content = {
  location: Reference('location', 'Id of the location that makes it.'),
  source: Type.Optional(
    Word(ORDER_SOURCES, 'Where it is placed. Default: `api` with a key, `ordering` with a session.'),
  ),
  fulfillment,
  lines: Type.Array(OrderLineInput, {
    minItems: 1,
    maxItems: ORDER_LIMITS.lines,
    description: `What is ordered, 1–${ORDER_LIMITS.lines} lines.`,
    'x-rule': listOf('lines', ORDER_LIMITS.lines, 1),
  }),
  discounts: Type.Optional(
    Type.Array(DiscountInput, {
      maxItems: ORDER_LIMITS.discounts,
      description:
        'Applied in this order: percentages off lines, percentages off the order, amounts off lines, ' +
        'amounts off the order.',
      'x-rule': listOf('discounts', ORDER_LIMITS.discounts),
    }),
  ),
  charges: Type.Optional(
    Type.Array(ChargeInput, {
      maxItems: ORDER_LIMITS.charges,
      description: 'Charges in addition to the delivery fee.',
      'x-rule': listOf('charges', ORDER_LIMITS.charges),
    }),
  ),
  tip: Type.Optional(AmountInput('The tip. Default 0.')),
  loyalty: Type.Optional(
    orNull(loyalty, { description: 'Whose points it earns, and which rewards it uses. `null`: nobody.' }),
  ),
  metadata: Type.Optional(Metadata),
};

export const NewOrder = Type.Object(
  { ...content, customer },
  { title: 'NewOrder', examples: [EXAMPLE_REQUEST] },
);
export type NewOrder = Static<typeof NewOrder>;

/** An order to quote, possibly before the customer is known. */
export const OrderToQuote = Type.Object(
  { ...content, customer: Type.Optional(customer) },
  { title: 'OrderToQuote', examples: [EXAMPLE_REQUEST] },
);
export type OrderToQuote = Static<typeof OrderToQuote>;
