import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { ListQuery, OneOf, ReadVersion } from '../../../core/contract/fields.ts';
import { Instant, TimeFilters } from '../../../core/contract/dates.ts';
import { Metadata } from '../../../core/contract/text-fields.ts';
import { CurrencyInput, PriceLineField } from './price-fields.ts';
import { LayerField, PRICE_RULE_STATUSES, RuleBps, RuleFixed, RuleModeField } from './price-rule.ts';

const optional = Type.Optional;

const Target = (description: string) =>
  Type.String({
    pattern: String.raw`^[\w-]{1,100}$`,
    description,
    examples: [EXAMPLE_ID.merchant],
    'x-rule': 'must be the name of a plan, the id of a merchant, or a surface',
  });

const ActiveFrom = optional(
  Instant(
    'From when the rule applies: now, if left out. The newest of several rules with the same layer, target, line and currency applies.',
  ),
);

export const NewPriceRule = Type.Object(
  {
    layer: LayerField,
    target: optional(
      Target(
        'Required in layers 2–4: the name of the plan, the id of the merchant, or the surface (`ordering`, `dashboard`, `api`, `pay_link`).',
      ),
    ),
    line: PriceLineField('The line of the price sheet.'),
    currency: optional(
      CurrencyInput(
        "Currency code (ISO 4217) of `fixed`. By default the merchant's; required in other layers.",
      ),
    ),
    mode: RuleModeField,
    bps: RuleBps,
    fixed: RuleFixed,
    active_from: ActiveFrom,
    metadata: optional(Metadata),
  },
  { title: 'NewPriceRule' },
);
export type NewPriceRule = Static<typeof NewPriceRule>;

export const PriceRuleChange = Type.Object(
  {
    mode: optional(RuleModeField),
    bps: optional(RuleBps),
    fixed: optional(RuleFixed),
    active_from: optional(
      Instant('From when the rule applies. It can be moved until then.', '2026-12-01T00:00:00Z'),
    ),
    metadata: optional(Metadata),
    version: ReadVersion,
  },
  { title: 'PriceRuleChange' },
);
export type PriceRuleChange = Static<typeof PriceRuleChange>;

export const RuleChangeToPreview = Type.Object(
  {
    end: optional(
      Type.Boolean({
        description: 'Whether the rule would end. Nothing else can be sent with it.',
        examples: [true],
      }),
    ),
    mode: optional(RuleModeField),
    bps: optional(RuleBps),
    fixed: optional(RuleFixed),
    active_from: optional(Instant('From when the rule would apply.', '2026-12-01T00:00:00Z')),
  },
  { title: 'PriceRuleChangeToPreview' },
);
export type RuleChangeToPreview = Static<typeof RuleChangeToPreview>;

export const PriceRuleQuery = Type.Object({
  ...ListQuery.properties,
  layer: optional(LayerField),
  target: optional(Target('Return only rules with this target.')),
  line: optional(PriceLineField('Return only rules of this line.')),
  currency: optional(CurrencyInput('Return only rules in this currency.')),
  status: optional(
    OneOf(PRICE_RULE_STATUSES, {
      description: 'Return only rules with this status.',
      'x-rule': `must be one of ${PRICE_RULE_STATUSES.join(', ')}`,
    }),
  ),
  ...TimeFilters('rules'),
});
export type PriceRuleQuery = Static<typeof PriceRuleQuery>;
