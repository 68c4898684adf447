import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { ListQuery, orNull, ReadVersion } from '../../../core/contract/fields.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { PlainText, CheckedText } from '../../../core/contract/text-fields.ts';
import { MoneyInput } from '../../../core/contract/money.ts';
import { isHttpsUrl } from '../../../core/contract/field-rules.ts';
import { TaxCategory } from '../../../catalog/locations/contract/settings.ts';
import {
  ACCRUAL_TYPES,
  between,
  DISCOUNT_TYPES,
  LOYALTY_LIMITS,
  PROGRAM_STATUSES,
  Reference,
  Whole,
  Word,
} from './loyalty-fields.ts';

const optional = Type.Optional;
const { tiers, points, pointsEarned, items, categories, months } = LOYALTY_LIMITS;

const Items = (description: string) =>
  optional(
    Type.Array(Reference('item', 'an item', 'Id of an item on a published menu of the merchant.'), {
      maxItems: items,
      description,
      'x-rule': `must be a list of at most ${items} items`,
    }),
  );

const AccrualInput = Type.Object(
  {
    type: Word(ACCRUAL_TYPES, 'How points are earned.'),
    points: Whole(1, pointsEarned, 'Points for each visit, amount or item.', 1),
    amount: optional(orNull(MoneyInput, { description: 'Of `spend`, required: what earns `points`.' })),
    items: Items('Of `item`, required: what earns `points`.'),
  },
  {
    title: 'LoyaltyAccrualInput',
    description:
      'How points are earned: of what is paid for items after discounts, without charges, tip and tax, ' +
      'once an order is completed.',
    'x-rule': 'must be an object with type and points',
  },
);
export type AccrualInput = Static<typeof AccrualInput>;

const DiscountInput = Type.Object(
  {
    type: Word(DISCOUNT_TYPES, 'What it takes off.'),
    bps: optional(orNull(Whole(1, 10_000, 'Of `percent`, required: basis points, 1000 is 10%.', 1000))),
    amount: optional(
      orNull(MoneyInput, { description: 'Of `fixed`, required: what it takes off the order.' }),
    ),
    items: Items('Of `item`, required: one unit of one of them is free.'),
    cap: optional(
      orNull(MoneyInput, { description: 'Of `percent` and `item`: it takes off at most this much.' }),
    ),
  },
  {
    title: 'RewardDiscountInput',
    description: 'What it takes off an order.',
    'x-rule': 'must be an object with type',
  },
);
export type DiscountInput = Static<typeof DiscountInput>;

const TierInput = Type.Object(
  {
    id: optional(
      Reference('reward_tier', 'a tier of the program', 'Of a tier that is to stay. Left out: a new one.'),
    ),
    name: PlainText(120, 'What members read, 1–120 characters.', '£5 off'),
    points: Whole(1, points, `What it costs: 1–${points} points.`, 100),
    discount: DiscountInput,
  },
  { title: 'RewardTierInput', 'x-rule': 'must be an object with name, points and discount' },
);
export type TierInput = Static<typeof TierInput>;

const word = (description: string, example: string) => PlainText(40, description, example);

const terms = {
  terminology: optional(
    Type.Object(
      {
        one: word('One point, 1–40 characters.', 'point'),
        other: word('Any other number of points.', 'points'),
      },
      {
        title: 'LoyaltyTerminologyInput',
        description: 'What points are called. Default: `point` and `points`.',
        'x-rule': 'must be an object with one and other',
      },
    ),
  ),
  excluded_categories: optional(
    Type.Array(TaxCategory('A `tax_category` of items.'), {
      maxItems: categories,
      uniqueItems: true,
      description: 'Items of these tax categories earn nothing.',
      'x-rule': `must be a list of at most ${categories} different categories`,
    }),
  ),
  expiry_months: optional(
    orNull(
      Whole(1, months, 'Points expire at the end of the month, so many months later. `null`: never.', 12),
    ),
  ),
  terms_url: optional(
    orNull(
      CheckedText('must be an https URL without a user or password', isHttpsUrl, {
        description: 'Where the terms of the program are, for members to read. `null`: nowhere.',
        examples: ['https://riverside.example/rewards'],
        maxLength: 2000,
      }),
    ),
  ),
  metadata: optional(Metadata),
};

const accrual = AccrualInput;
const rewardTiers = Type.Array(TierInput, {
  minItems: 1,
  maxItems: tiers,
  description: `What points are worth, 1–${tiers} tiers.`,
  'x-rule': `must be a list of 1–${tiers} tiers`,
});

const EXAMPLE_TERMS = {
  accrual: { type: 'spend', points: 1, amount: { amount: 100, currency: 'GBP' } },
  reward_tiers: [
    { name: '£5 off', points: 100, discount: { type: 'fixed', amount: { amount: 500, currency: 'GBP' } } },
  ],
  excluded_categories: ['alcohol'],
  expiry_months: 12,
};

export const NewLoyaltyProgram = Type.Object(
  {
    merchant: optional(
      Reference('merchant', 'a merchant', 'Id of the merchant. A session can leave it out.'),
    ),
    accrual,
    reward_tiers: rewardTiers,
    ...terms,
  },
  { title: 'NewLoyaltyProgram', examples: [{ merchant: EXAMPLE_ID.merchant, ...EXAMPLE_TERMS }] },
);
export type NewLoyaltyProgram = Static<typeof NewLoyaltyProgram>;

export const LoyaltyProgramChange = Type.Object(
  {
    status: optional(Word(PROGRAM_STATUSES, '`inactive` pauses the program.')),
    accrual: optional(accrual),
    reward_tiers: optional(rewardTiers),
    ...terms,
    version: ReadVersion,
  },
  { title: 'LoyaltyProgramChange' },
);
export type LoyaltyProgramChange = Static<typeof LoyaltyProgramChange>;

export const LoyaltyProgramQuery = Type.Object({
  ...ListQuery.properties,
  ...between('programs'),
  status: optional(Word(PROGRAM_STATUSES, 'Return only programs with this status.')),
});
export type LoyaltyProgramQuery = Static<typeof LoyaltyProgramQuery>;
