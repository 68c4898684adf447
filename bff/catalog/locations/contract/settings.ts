import { Type, type Static } from 'typebox';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';
import { OneOf, orNull } from '../../../core/contract/fields.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { FulfillmentField } from './fulfillments.ts';

const whole = (minimum: number, maximum: number, description: string, example: number) =>
  Type.Integer({
    minimum,
    maximum,
    description,
    examples: [example],
    'x-rule': `must be an integer from ${minimum} to ${maximum}`,
  });
const yesNo = (description: string) =>
  Type.Boolean({ description, examples: [false], 'x-rule': 'must be true or false' });

/** No orders for now until a time. */
export const Pause = Type.Object(
  {
    until: orNull(Instant('When ordering resumes. `null`: once you send `pause: null`.'), {
      examples: ['2026-11-21T19:00:00Z'],
    }),
    reason: orNull(PlainText(120, 'Shown to customers.'), { examples: ['Busy'] }),
  },
  { title: 'Pause' },
);
export type Pause = Static<typeof Pause>;

export const PauseInput = Type.Object(
  { until: Pause.properties.until, reason: Type.Optional(Pause.properties.reason) },
  { title: 'PauseInput', 'x-rule': 'must be an object with until, or null' },
);

export const Slot = Type.Object(
  {
    minutes: whole(5, 120, 'Minutes between the times offered: 5–120, default 15.', 15),
    horizon_days: whole(
      0,
      30,
      'How many days ahead customers can order: from 0 (today only) to 30, default 7.',
      7,
    ),
    capacity: orNull(
      whole(
        1,
        9_999,
        'Orders per slot: 1–9999, or `null` (default) for no limit. Dine-in orders are not counted.',
        12,
      ),
      {
        examples: [null],
      },
    ),
    prep_before_open: yesNo(
      'Whether orders can be prepared before opening. If not (default), the first slot is ' +
        '`lead_minutes` after opening.',
    ),
  },
  { title: 'SlotSettings' },
);
export type Slot = Static<typeof Slot>;
export const SlotInput = Type.Partial(Slot, { title: 'SlotSettingsInput', 'x-rule': 'must be an object' });

const ACCEPT_MODES = ['manual', 'auto'] as const;

export const Accept = Type.Object(
  {
    mode: OneOf(ACCEPT_MODES, {
      description:
        '`manual` (default): the merchant accepts each order. `auto`: orders are accepted when paid.',
      examples: ['manual'],
      'x-rule': `must be one of ${ACCEPT_MODES.join(', ')}`,
    }),
    within_minutes: whole(
      2,
      60,
      'Minutes the merchant has to accept an order before it is rejected automatically: 2–60, default 10.',
      10,
    ),
  },
  { title: 'AcceptSettings' },
);
export type Accept = Static<typeof Accept>;
export const AcceptInput = Type.Partial(Accept, {
  title: 'AcceptSettingsInput',
  'x-rule': 'must be an object',
});

export const MAX_TAXES = 20;

/** The category of items that a tax applies to. */
export const TaxCategory = (description: string) =>
  CheckedText('must be 1–63 lowercase letters, digits and hyphens', isCategory, {
    description,
    examples: ['standard'],
    pattern: '^[a-z0-9-]{1,63}$',
  });
const isCategory = (text: string): boolean => /^[a-z0-9-]{1,63}$/.test(text);

const tax = {
  name: PlainText(120, 'Shown on receipts, 1–120 characters.', 'VAT'),
  rate_ppm: whole(0, 1_000_000, 'The rate in parts per million: 88750 is 8.875%.', 200_000),
  inclusive: yesNo('Whether prices include the tax. Default `false`: it is added.'),
  categories: Type.Array(TaxCategory('The `tax_category` of items.'), {
    maxItems: 50,
    description: 'Item categories it applies to. Empty (default): all.',
    examples: [[]],
    'x-rule': 'must be a list of at most 50 categories',
  }),
  fulfillments: Type.Array(FulfillmentField('How the order reaches its customer.'), {
    maxItems: 3,
    uniqueItems: true,
    description: 'Fulfillments it applies to. Empty (default): all.',
    examples: [[]],
    'x-rule': 'must be a list of different fulfillments',
  }),
};

export const Tax = Type.Object(tax, { title: 'Tax' });
export type Tax = Static<typeof Tax>;

export const TaxInput = Type.Object(
  {
    name: tax.name,
    rate_ppm: tax.rate_ppm,
    inclusive: Type.Optional(tax.inclusive),
    categories: Type.Optional(tax.categories),
    fulfillments: Type.Optional(tax.fulfillments),
  },
  { title: 'TaxInput', 'x-rule': 'must be an object with name and rate_ppm' },
);
export type TaxInput = Static<typeof TaxInput>;

const chargeCategory = (charges: string) =>
  orNull(TaxCategory(`Of ${charges}. \`null\` (default): none.`), { examples: [null] });

/** The tax categories of charges, by their type. */
export const ChargeCategories = Type.Object(
  {
    delivery: chargeCategory('delivery fees'),
    service: chargeCategory('service charges'),
    packaging: chargeCategory('packaging'),
  },
  {
    title: 'ChargeCategories',
    description:
      'Tax categories of charges. A charge with one bears the taxes of that category, as an item does. ' +
      'One without bears the taxes of the items that it goes with: it is shared over the lines by their ' +
      'net.',
  },
);
export type ChargeCategories = Static<typeof ChargeCategories>;

export const ChargeCategoriesInput = Type.Partial(ChargeCategories, {
  title: 'ChargeCategoriesInput',
  'x-rule': 'must be an object',
});

const TIP_RULE = 'must be three different rates in ascending order, or an empty list';

/** Each is 1–10,000 bps. */
function isTipPresets(value: unknown): boolean {
  if (!Array.isArray(value) || ![0, 3].includes(value.length)) return false;
  return value.every(
    (bps: number, at) =>
      Number.isInteger(bps) && bps <= 10_000 && bps > (at === 0 ? 0 : Number(value[at - 1])),
  );
}

export const TipPresets = Type.Refine(
  Type.Unsafe<number[]>({
    ...Type.Array(whole(1, 10_000, 'A tip in basis points: 1800 is 18%.', 1_500), { maxItems: 3 }),
    description:
      'Three tips to choose from, in basis points, in ascending order. Empty (default): customers are not ' +
      'asked for a tip.',
    examples: [[1000, 1250, 1500]],
    'x-rule': TIP_RULE,
  }),
  isTipPresets,
  () => TIP_RULE,
) as ReturnType<typeof Type.Unsafe<number[]>>;
