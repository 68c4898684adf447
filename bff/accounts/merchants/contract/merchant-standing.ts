import { Type, type Static } from 'typebox';
import { OneOf, orNull, Timestamp } from '../../../core/contract/fields.ts';
import { EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { WeekdayField } from '../../../core/contract/dates.ts';

/**
 * A merchant's capabilities, requirements and payout schedule: parts of its record that follow from its
 * onboarding.
 */

const CAPABILITY_STATES = ['inactive', 'pending', 'active'] as const;
const BANK_ACCOUNT_STATUSES = ['none', 'new', 'verified', 'failed'] as const;
export const PAYOUT_INTERVALS = ['daily', 'weekly', 'monthly', 'manual'] as const;

const capability = (description: string) => OneOf(CAPABILITY_STATES, { description, examples: ['active'] });

export const Capabilities = Type.Object(
  {
    payments: capability('Whether it can take payments. `pending` while its onboarding is in review.'),
    payouts: capability(
      'Whether it is paid out. A restricted merchant can take payments, but is not paid out.',
    ),
  },
  { title: 'MerchantCapabilities', description: 'What the merchant can do at present.' },
);
export type Capabilities = Static<typeof Capabilities>;

export const BankAccount = Type.Object(
  {
    last4: orNull(Type.String({ description: 'Last four characters of its number.', examples: ['6789'] })),
    country: orNull(
      Type.String({ description: 'Country of the bank (ISO 3166-1 alpha-2).', examples: ['GB'] }),
    ),
    status: OneOf(BANK_ACCOUNT_STATUSES, {
      description:
        '`none` until there is an account, `new` until it has been verified, and `failed` if the bank ' +
        'returned a payout.',
      examples: ['verified'],
    }),
  },
  { title: 'MerchantBankAccount', description: 'Where payouts go. Its number is never returned.' },
);
export type BankAccount = Static<typeof BankAccount>;

const paths = (description: string) =>
  Type.Array(Type.String({ examples: ['business.tax_id'] }), { description, examples: [[]] });

export const RequirementError = Type.Object(
  {
    requirement: Type.String({
      description: 'What it is about, such as `business.document`.',
      examples: ['business.document'],
    }),
    code: Type.String({
      description: 'A short name of the reason, such as `document_required`.',
      examples: ['document_required'],
    }),
    message: Type.String({
      description: 'The reason in words, for the merchant.',
      examples: ['Send a document that shows the registered name of the business.'],
    }),
  },
  { title: 'RequirementError' },
);
export type RequirementError = Static<typeof RequirementError>;

export const Requirements = Type.Object(
  {
    currently_due: paths('What the merchant still has to provide, such as `business.tax_id`.'),
    past_due: paths('What is overdue. While there is anything, the merchant is `restricted`.'),
    errors: Type.Array(RequirementError, {
      description: 'Why something that was provided is due again.',
      examples: [[]],
    }),
    deadline: orNull(
      Timestamp(
        'When what is due becomes overdue, as RFC 3339 in UTC. `null` if there is no deadline.',
        EXAMPLE_TIME,
      ),
      { examples: [null] },
    ),
  },
  { title: 'MerchantRequirements', description: 'What the merchant still has to provide.' },
);
export type Requirements = Static<typeof Requirements>;

const interval = OneOf(PAYOUT_INTERVALS, {
  description: 'How often the merchant is paid out. `manual`: only when you ask for it.',
  examples: ['daily'],
  'x-rule': `must be one of ${PAYOUT_INTERVALS.join(', ')}`,
});
const weekday = WeekdayField('The day of a weekly payout.');
const day = Type.Integer({
  minimum: 1,
  maximum: 28,
  description: 'The day of the month of a monthly payout, 1–28.',
  examples: [1],
  'x-rule': 'must be an integer from 1 to 28',
});
const delayDays = Type.Integer({
  minimum: 2,
  maximum: 7,
  description: 'How many days after its payment an amount can be paid out, 2–7.',
  examples: [2],
  'x-rule': 'must be an integer from 2 to 7',
});

export const PayoutSchedule = Type.Object(
  {
    interval,
    weekday: orNull(weekday, { examples: [null] }),
    day: orNull(day, { examples: [null] }),
    delay_days: delayDays,
  },
  { title: 'PayoutSchedule', description: 'When the merchant is paid out.' },
);
export type PayoutSchedule = Static<typeof PayoutSchedule>;

export const PayoutScheduleInput = Type.Object(
  {
    interval: Type.Optional(interval),
    weekday: Type.Optional(weekday),
    day: Type.Optional(day),
    delay_days: Type.Optional(delayDays),
  },
  {
    title: 'PayoutScheduleInput',
    'x-rule': 'must be an object',
    examples: [{ interval: 'weekly', weekday: 'friday', delay_days: 2 }],
    description:
      'When the merchant is paid out. `weekday` goes with a weekly, `day` with a monthly interval.',
  },
);
export type PayoutScheduleInput = Static<typeof PayoutScheduleInput>;

/** The roles of a person in a business. */
export const PERSON_ROLES = ['representative', 'owner', 'director'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
