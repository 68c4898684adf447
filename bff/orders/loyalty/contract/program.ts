import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Money } from '../../../core/contract/money.ts';
import { ACCRUAL_TYPES, Count, DISCOUNT_TYPES, Of, PROGRAM_STATUSES, Word } from './loyalty-fields.ts';

export const Accrual = Type.Object(
  {
    type: Word(ACCRUAL_TYPES, '`visit`: for each order; `spend`: for each `amount`; `item`: for each unit.'),
    points: Count('Points for each.', 1),
    amount: orNull(Money, { description: 'Of `spend`: what earns `points`. Otherwise `null`.' }),
    items: Type.Array(Type.String(), {
      description: 'Of `item`: ids of the items that earn `points`. Otherwise empty.',
      examples: [[]],
    }),
  },
  {
    title: 'LoyaltyAccrual',
    examples: [{ type: 'spend', points: 1, amount: { amount: 100, currency: 'GBP' }, items: [] }],
  },
);
export type Accrual = Static<typeof Accrual>;

export const RewardDiscount = Type.Object(
  {
    type: Word(
      DISCOUNT_TYPES,
      '`percent` and `fixed`: off the whole order; `item`: the price of one unit, the dearest of the order.',
    ),
    bps: orNull(Type.Integer({ description: 'Of `percent`: basis points, 1000 is 10%. Otherwise `null`.' }), {
      examples: [null],
    }),
    amount: orNull(Money, { description: 'Of `fixed`: what it takes off. Otherwise `null`.' }),
    items: Type.Array(Type.String(), {
      description: 'Of `item`: ids of the items. Otherwise empty.',
      examples: [[]],
    }),
    cap: orNull(Money, { description: 'It takes off at most this much. `null`: no limit, and for `fixed`.' }),
  },
  {
    title: 'RewardDiscount',
    examples: [{ type: 'fixed', bps: null, amount: { amount: 500, currency: 'GBP' }, items: [], cap: null }],
  },
);
export type RewardDiscount = Static<typeof RewardDiscount>;

const RewardTier = Type.Object(
  {
    id: Of('reward_tier', 'Unique id. It stays while you change the tier.'),
    name: Type.String({ description: 'What members read.', examples: ['£5 off'] }),
    points: Count('What it costs.', 100),
    discount: RewardDiscount,
  },
  { title: 'RewardTier' },
);

const Terminology = Type.Object(
  {
    one: Type.String({ description: 'One point.', examples: ['point'] }),
    other: Type.String({ description: 'Any other number of points.', examples: ['points'] }),
  },
  { title: 'LoyaltyTerminology' },
);

/** The rules by which members of one merchant earn points, and the value of points. */
export const LoyaltyProgram = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.loyalty_program),
    object: RecordType('loyalty_program'),
    environment: RecordEnvironment,
    merchant: Of('merchant', 'Id of the merchant. It has at most one program.'),
    status: Word(
      PROGRAM_STATUSES,
      '`inactive`: nothing is earned and no reward is issued. Points and rewards stay, and still expire.',
    ),
    terminology: Terminology,
    accrual: Accrual,
    excluded_categories: Type.Array(Type.String(), {
      description: 'Items of these tax categories earn nothing.',
      examples: [['alcohol']],
    }),
    reward_tiers: Type.Array(RewardTier, { description: 'What points are worth, cheapest first.' }),
    expiry_months: orNull(
      Type.Integer({
        description:
          'Points expire at the end of the month, in the time zone of the merchant, so many months after ' +
          'they were earned. `null`: never.',
      }),
      { examples: [12] },
    ),
    terms_url: orNull(Type.String({ description: 'Where its terms are. `null`: nowhere.' }), {
      examples: [null],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'LoyaltyProgram' },
);
export type LoyaltyProgram = Static<typeof LoyaltyProgram>;
