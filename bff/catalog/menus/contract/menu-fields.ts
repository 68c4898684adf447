import { Type, type Static, type TUnsafe } from 'typebox';
import { OneOf } from '../../../core/contract/fields.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { WallTime, WEEKDAYS } from '../../../core/contract/dates.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';

/** The most of everything in one menu, and in its parts. */
export const MENU_LIMITS = {
  sections: 50,
  items: 2_000,
  groups: 500,
  variationsOfItem: 50,
  groupsOfItem: 20,
  modifiersOfGroup: 100,
  servingTimesOfSection: 20,
  /** For one merchant, excluding archived menus. */
  menusOfMerchant: 20,
} as const;

/** Square's dietary preferences. */
export const DIETARY = [
  'dairy_free',
  'gluten_free',
  'halal',
  'kosher',
  'nut_free',
  'vegan',
  'vegetarian',
] as const;

/** Square's ingredients: the 14 that EU law names. */
export const ALLERGENS = [
  'celery',
  'crustaceans',
  'eggs',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'peanuts',
  'sesame',
  'soy',
  'sulphites',
  'tree_nuts',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The kinds of menu parts, by the three-letter prefix of the ID. */
const PART_PREFIXES = ['sec', 'itm', 'var', 'mgr', 'mod'] as const;
export type PartPrefix = (typeof PART_PREFIXES)[number];

const ULID = '[0-9A-HJKMNP-TV-Z]{26}';
const CALLED: Readonly<Record<PartPrefix, string>> = {
  sec: 'a section',
  itm: 'an item',
  var: 'a variation',
  mgr: 'a modifier group',
  mod: 'a modifier',
};

/**
 * The id of a part in a request: ours, or a name of the caller's own for a new part, by which the same
 * request can refer to it (Square's temporary ids).
 */
export function PartId(prefix: PartPrefix, description: string): TUnsafe<string> {
  return Type.Unsafe<string>({
    type: 'string',
    pattern: `^(${prefix}_${ULID}|#[A-Za-z0-9_-]{1,60})$`,
    description,
    'x-rule':
      `must be the id of ${CALLED[prefix]}, or # and 1–60 letters, digits, hyphens and underscores for ` +
      'a new one',
  });
}

/** The id of a part that may be sold out. */
export const TARGET_PATTERN = `^(itm|var|mod)_${ULID}$`;

export const Price = (description: string, example: number) =>
  Type.Integer({
    minimum: 0,
    maximum: MAX_AMOUNT,
    description,
    examples: [example],
    'x-rule': `must be an integer from 0 to ${MAX_AMOUNT}, in minor units of the currency`,
  });

export const Name = (of: string, example: string): TUnsafe<string> =>
  PlainText(120, `The name of the ${of} that customers see, 1–120 characters.`, example);

/** The alternative text of a menu image. */
export const Alt = PlainText(
  250,
  'What it shows, for people who don’t see it: 1–250 characters.',
  'A bowl of green salad',
);

/** A whole number within bounds. */
export const Count = (minimum: number, maximum: number, description: string, example?: number) =>
  Type.Integer({
    minimum,
    maximum,
    description,
    ...(example !== undefined && { examples: [example] }),
    'x-rule': `must be an integer from ${minimum} to ${maximum}`,
  });

/** Some of these words, each at most once. */
export function SomeOf<const Words extends readonly string[]>(
  words: Words,
  description: string,
  examples: readonly Words[number][],
) {
  const rule = `must be a list of ${words.join(', ')}, each at most once`;
  return Type.Array(OneOf(words), {
    maxItems: words.length,
    uniqueItems: true,
    description,
    examples: [examples],
    'x-rule': rule,
  });
}

export const TaxCategory = Type.Unsafe<string>({
  type: 'string',
  pattern: '^[a-z0-9-]{1,63}$',
  description:
    'Decides which of the location’s taxes apply: a name of your choice, in lowercase letters, digits and ' +
    'hyphens.',
  examples: ['standard'],
  'x-rule': 'must be 1–63 lowercase letters, digits and hyphens',
});

/** When a section is served: wall times at the location. */
export const ServingTime = Type.Object(
  {
    days: Type.Array(OneOf(WEEKDAYS), {
      minItems: 1,
      maxItems: WEEKDAYS.length,
      uniqueItems: true,
      description: 'Days on which it starts.',
      examples: [['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
      'x-rule': `must be a list of ${WEEKDAYS.join(', ')}, each at most once`,
    }),
    from: WallTime('When it starts: local time at the location, as HH:MM.', '08:00'),
    to: WallTime(
      "When it ends: local time, as HH:MM, up to 24:00. If it isn't after `from`, it's on the next day.",
      '11:30',
      { to24: true },
    ),
  },
  { title: 'ServingTime', 'x-rule': 'must be an object with days, from and to' },
);
export type ServingTime = Static<typeof ServingTime>;
