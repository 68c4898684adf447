import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  IdFilter,
  ListQuery,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { between, Count, Of, OfOrNull, Reference, REWARD_STATUSES, Word } from './loyalty-fields.ts';
import { RewardDiscount } from './program.ts';

const optional = Type.Optional;

/** Points turned into a discount for one order. */
export const LoyaltyReward = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.loyalty_reward),
    object: RecordType('loyalty_reward'),
    environment: RecordEnvironment,
    merchant: Of('merchant', 'Id of the merchant.'),
    account: Of('loyalty_account', 'Id of the account.'),
    tier: Of('reward_tier', 'Id of the tier it was issued by.'),
    name: Type.String({ description: 'Its name then.', examples: ['£5 off'] }),
    points: Count('What it cost then.', 100),
    discount: RewardDiscount,
    status: Word(
      REWARD_STATUSES,
      '`issued`: its points are taken; `redeemed`: its order is paid; `deleted`: its points are back.',
    ),
    order: OfOrNull('Id of the order that uses it, from when that is paid.'),
    redeemed_at: orNull(Timestamp('When the money of its order was taken.'), { examples: [null] }),
    deleted_at: orNull(Timestamp('When its points came back.'), { examples: [null] }),
    version: RecordVersion,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'LoyaltyReward' },
);
export type LoyaltyReward = Static<typeof LoyaltyReward>;

export const NewLoyaltyReward = Type.Object(
  {
    account: Reference('loyalty_account', 'an account', 'Id of the account that pays for it.'),
    tier: Reference('reward_tier', 'a tier of the program', 'Id of a tier of its program.'),
  },
  { title: 'NewLoyaltyReward' },
);
export type NewLoyaltyReward = Static<typeof NewLoyaltyReward>;

export const LoyaltyRewardQuery = Type.Object({
  ...ListQuery.properties,
  ...between('rewards'),
  account: optional(IdFilter('an account', 'Return only rewards of this account.')),
  order: optional(IdFilter('an order', 'Return only rewards of this order.')),
  status: optional(Word(REWARD_STATUSES, 'Return only rewards with this status.')),
});
export type LoyaltyRewardQuery = Static<typeof LoyaltyRewardQuery>;
