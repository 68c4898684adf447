import { Type, type Static } from 'typebox';
import { OneOf, orNull, RecordEnvironment, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Money } from '../../../core/contract/money.ts';
import { CurrencyCode, PriceLineField, PriceRate, PRICED_SURFACES } from './price-fields.ts';

/** The changes that a preview lists, at most. */
export const MOST_CHANGES = 20;

const PaidRate = Type.Object(
  {
    ...PriceRate.properties,
    at_least: orNull(PriceRate, {
      description: 'The floor, where the rate can come to less. `null`: the rate alone decides.',
      examples: [null],
    }),
  },
  { title: 'PaidRate', description: 'What merchants pay.' },
);

const PreviewedFee = Type.Object(
  {
    amount: Money,
    before: Money,
    after: Money,
  },
  { title: 'PreviewedFee', description: 'What an amount costs without the rule, and with it.' },
);

const PreviewedChange = Type.Object(
  {
    merchants: Type.Integer({ description: 'How many merchants have this change.', examples: [3] }),
    before: PaidRate,
    after: PaidRate,
    fees: Type.Array(PreviewedFee, { description: 'For two amounts.' }),
  },
  { title: 'PreviewedChange', description: 'Merchants whose price changes in the same way.' },
);
export type PreviewedChange = Static<typeof PreviewedChange>;

export const PriceRulePreview = Type.Object(
  {
    object: RecordType('price_rule_preview'),
    environment: RecordEnvironment,
    line: PriceLineField('The line of the price sheet.'),
    currency: CurrencyCode,
    surface: orNull(OneOf(PRICED_SURFACES), {
      description:
        'Where the prices are compared: the surface of a rule of layer 4. `null`: without rules of surfaces.',
      examples: [null],
    }),
    active_from: Timestamp('For when the prices are compared: from when the rule would apply.'),
    affected: Type.Integer({ description: 'How many merchants pay something else with it.', examples: [3] }),
    unaffected: Type.Integer({
      description:
        'How many merchants it is for, whose price stays: another rule replaces it, or it comes to the same.',
      examples: [1],
    }),
    changes: Type.Array(PreviewedChange, {
      description: `What changes, first for the most merchants. At most ${MOST_CHANGES}.`,
    }),
  },
  { title: 'PriceRulePreview' },
);
export type PriceRulePreview = Static<typeof PriceRulePreview>;

const money = (amount: number) => ({ amount, currency: 'GBP' });

export const EXAMPLE_PREVIEW = {
  surface: null,
  affected: 3,
  unaffected: 1,
  changes: [
    {
      merchants: 3,
      before: { bps: 240, fixed: 15, at_least: null },
      after: { bps: 270, fixed: 20, at_least: null },
      fees: [
        { amount: money(1000), before: money(39), after: money(47) },
        { amount: money(5000), before: money(135), after: money(155) },
      ],
    },
  ],
};
