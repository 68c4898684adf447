import { Type, type TUnsafe } from 'typebox';
import { OneOf } from '../../../core/contract/fields.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';
import { ShownText } from '../../../core/contract/text-fields.ts';

export const PAY_LINK_STATUSES = ['active', 'payment_pending', 'completed', 'expired', 'canceled'] as const;
export type PayLinkStatus = (typeof PAY_LINK_STATUSES)[number];

export const COLLECT_RULES = ['no', 'optional', 'required'] as const;

export const CONTACT_FIELDS = ['name', 'email', 'phone'] as const;

export const PAY_LINK_LIMITS = {
  payments: 10_000,
  presets: 3,
  minMinutes: 5,
  maxDays: 70,
  /** The time for which a payment under way prevents others. */
  leaseMinutes: 15,
} as const;

export const Description = ShownText(280, {
  lines: 'many',
  description: 'What is paid for, 1–280 characters. The guest reads it, with its line breaks.',
  example: 'Deposit for your table on 24 December',
});

export const InactiveMessage = ShownText(500, {
  lines: 'many',
  description:
    'What a guest reads once it can no longer be paid, 1–500 characters. Line breaks are kept and shown.',
  example: 'Please ask us for a new link.',
});

export const MaxPayments = Type.Integer({
  minimum: 1,
  maximum: PAY_LINK_LIMITS.payments,
  description:
    `How often a reusable link can be paid, 1–${PAY_LINK_LIMITS.payments}. ` +
    'Left out or `null`: without a limit.',
  'x-rule': `must be an integer from 1 to ${PAY_LINK_LIMITS.payments}`,
});

/** A field of one of these values, in a record or a request. */
export const Word = <const Words extends readonly string[]>(words: Words, description: string) =>
  OneOf(words, {
    description,
    examples: [words[0]],
    'x-rule': `must be one of ${words.join(', ')}`,
  });

const COLLECT_WORDS = {
  name: "Whether the guest's name is asked for.",
  email: "Whether the guest's email address is asked for.",
  phone: "Whether the guest's phone number is asked for.",
} as const;

export const collectFields = {
  name: Word(COLLECT_RULES, COLLECT_WORDS.name),
  email: Word(COLLECT_RULES, COLLECT_WORDS.email),
  phone: Word(COLLECT_RULES, COLLECT_WORDS.phone),
};

/** Minor units, within a range or a list of them. */
export const Minor = (description: string, example: number) =>
  Type.Integer({
    minimum: 1,
    maximum: MAX_AMOUNT,
    description,
    examples: [example],
    'x-rule': `must be an integer from 1 to ${MAX_AMOUNT}, in minor units`,
  });

const PRESETS_RULE = 'must be three different amounts in ascending order, or an empty list';

function isPresets(value: unknown): boolean {
  if (!Array.isArray(value) || ![0, PAY_LINK_LIMITS.presets].includes(value.length)) return false;
  return value.every(
    (amount: number, at) =>
      Number.isInteger(amount) && amount <= MAX_AMOUNT && amount > (at === 0 ? 0 : Number(value[at - 1])),
  );
}

export const Presets = Type.Refine(
  Type.Unsafe<number[]>({
    ...Type.Array(Minor('In minor units.', 1000), { maxItems: PAY_LINK_LIMITS.presets }),
    description: 'Three amounts to choose from, ascending, from `min` to `max`. Empty (default): none.',
    examples: [[1000, 2000, 5000]],
    'x-rule': PRESETS_RULE,
  }),
  isPresets,
  () => PRESETS_RULE,
) as TUnsafe<number[]>;
