import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  ListQuery,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordType,
} from '../../../core/contract/fields.ts';
import { OccurrenceFilters } from '../../../core/contract/dates.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { Count, EVENT_KINDS, LOYALTY_LIMITS, Of, OfOrNull, Word } from './loyalty-fields.ts';

/** One change of a balance. It is never changed itself. */
export const LoyaltyEvent = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.loyalty_event),
    object: RecordType('loyalty_event'),
    environment: RecordEnvironment,
    merchant: Of('merchant', 'Id of the merchant.'),
    account: Of('loyalty_account', 'Id of the account.'),
    type: Word(
      EVENT_KINDS,
      '`earn`: by an order; `reverse`: taken back by a refund; `reward_created`: paid for a reward; ' +
        '`reward_deleted`: back from one; `reward_redeemed`: it was used, 0 points; `adjust`: by the ' +
        'merchant; `expire`.',
    ),
    points: Count('What it did to the balance. All events of an account add up to its balance.', 20),
    balance: Count('The balance after it.', 120),
    reason: OfOrNull('Of `adjust`: why.'),
    order: OfOrNull('Id of the order.'),
    reward: OfOrNull('Id of the reward.'),
    refund: OfOrNull('Id of the refund.'),
    created_at: CreatedAt,
  },
  { title: 'LoyaltyEvent' },
);
export type LoyaltyEvent = Static<typeof LoyaltyEvent>;

const isAdjustment = (points: number): boolean =>
  Number.isSafeInteger(points) && points !== 0 && Math.abs(points) <= LOYALTY_LIMITS.points;
const RULE = `must be an integer from -${LOYALTY_LIMITS.points} to ${LOYALTY_LIMITS.points}, and not 0`;

export const LoyaltyAdjustment = Type.Object(
  {
    points: Type.Refine(
      Type.Unsafe<number>({
        type: 'integer',
        minimum: -LOYALTY_LIMITS.points,
        maximum: LOYALTY_LIMITS.points,
        description: 'What to add; negative to take away, at most what is there.',
        examples: [20],
        'x-rule': RULE,
      }),
      (value) => typeof value === 'number' && isAdjustment(value),
      () => RULE,
    ),
    reason: PlainText(140, 'Why, 1–140 characters.', 'A cold soup'),
  },
  { title: 'LoyaltyAdjustment' },
);
export type LoyaltyAdjustment = { readonly points: number; readonly reason: string };

export const LoyaltyEventQuery = Type.Object({
  ...ListQuery.properties,
  type: Type.Optional(Word(EVENT_KINDS, 'Return only events of this type.')),
  ...OccurrenceFilters('events'),
});
export type LoyaltyEventQuery = Static<typeof LoyaltyEventQuery>;
