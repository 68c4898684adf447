import { Type } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdFilter, OneOf, orNull } from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';

export const PROGRAM_STATUSES = ['active', 'inactive'] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

export const ACCRUAL_TYPES = ['visit', 'spend', 'item'] as const;

export const DISCOUNT_TYPES = ['percent', 'fixed', 'item'] as const;

export const ACCOUNT_STATUSES = ['active', 'left'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const REWARD_STATUSES = ['issued', 'redeemed', 'deleted'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

/** Why a balance changed (Square). */
export const EVENT_KINDS = [
  'earn',
  'reward_created',
  'reward_deleted',
  'reward_redeemed',
  'adjust',
  'expire',
  'reverse',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const LOYALTY_LIMITS = {
  tiers: 20,
  /** Points of a reward or an adjustment. */
  points: 1_000_000,
  /** For one visit, amount or item. */
  pointsEarned: 10_000,
  items: 200,
  categories: 50,
  months: 60,
} as const;

export const Word = <const Words extends readonly string[]>(words: Words, description: string) =>
  OneOf(words, { description, examples: [words[0]], 'x-rule': `must be one of ${words.join(', ')}` });

export const Whole = (minimum: number, maximum: number, description: string, example: number) =>
  Type.Integer({
    minimum,
    maximum,
    description,
    examples: [example],
    'x-rule': `must be an integer from ${minimum} to ${maximum}`,
  });

export const Count = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] });

/** The id of another record, in a record. */
export const Of = (record: keyof typeof EXAMPLE_ID, description: string) =>
  Type.String({ description, examples: [EXAMPLE_ID[record]] });

export const OfOrNull = (description: string) => orNull(Type.String({ description }), { examples: [null] });

/** The id of another record, in a request. */
export const Reference = (record: keyof typeof EXAMPLE_ID, name: string, description: string) =>
  Type.Unsafe<string>({
    type: 'string',
    pattern: String.raw`^\w{1,100}$`,
    description,
    examples: [EXAMPLE_ID[record]],
    'x-rule': `must be the id of ${name}`,
  });

const optional = Type.Optional;

/** Filters that lists of records have. */
export const between = (records: string) => ({
  merchant: optional(IdFilter('a merchant', `Return only ${records} of this merchant.`)),
  ...TimeFilters(records),
});
