import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
  ListQuery,
  ReadVersion,
} from '../../../core/contract/fields.ts';
import { CurrencyCode, MAX_BPS, MAX_FIXED, PriceLineField, CurrencyInput } from './price-fields.ts';
import { Instant, TimeFilters } from '../../../core/contract/dates.ts';
import { Metadata } from '../../../core/contract/metadata.ts';

export const RULE_MODES = ['add', 'set'] as const;
export type RuleMode = (typeof RULE_MODES)[number];

const PRICE_RULE_STATUSES = ['active', 'ended'] as const;

/** The layers from least to most specific: each changes the rate that the previous ones arrived at. */
export const LAYERS = [1, 2, 3, 4] as const;
export type Layer = (typeof LAYERS)[number];

export const LayerField = Type.Integer({
  minimum: 1,
  maximum: 4,
  description:
    'Which rates it changes: `1` all, `2` those of a plan (the pricing group of merchants), `3` those of ' +
    'a merchant, `4` those of a surface.',
  examples: [3],
  'x-rule': 'must be an integer from 1 to 4',
});

const RuleModeField = OneOf(RULE_MODES, {
  description: '`set` replaces the rate of the layers below, `add` adds to it.',
  examples: ['set'],
  'x-rule': `must be one of ${RULE_MODES.join(', ')}`,
});

const RuleBps = Type.Integer({
  minimum: -MAX_BPS,
  maximum: MAX_BPS,
  description: `Basis points of the amount: 260 is 2.6%. At most ${MAX_BPS}; below 0 only to \`add\`.`,
  examples: [260],
  'x-rule': `must be an integer from 0 to ${MAX_BPS}, or from ${-MAX_BPS} to add`,
});

const FIXED_BOUNDS = `At most ${MAX_FIXED}; below 0 only to \`add\`.`;
const RuleFixed = Type.Integer({
  minimum: -MAX_FIXED,
  maximum: MAX_FIXED,
  description: `Added to that, in minor units of the currency. ${FIXED_BOUNDS}`,
  examples: [18],
  'x-rule': `must be an integer from 0 to ${MAX_FIXED}, or from ${-MAX_FIXED} to add, in minor units`,
});

/** Id of the rule in examples. */
export const EXAMPLE_RULE = 'prl_01M7YV6CM2V3D5F7H9K1N3Q5S7';

export const PriceRule = Type.Object(
  {
    id: RecordId(EXAMPLE_RULE),
    object: RecordType('price_rule'),
    environment: RecordEnvironment,
    layer: LayerField,
    target: orNull(
      Type.String({ description: 'The plan, the id of the merchant, or the surface; `null` in layer 1.' }),
      {
        description: 'The plan, the id of the merchant, or the surface; `null` in layer 1.',
        examples: [EXAMPLE_ID.merchant],
      },
    ),
    line: PriceLineField('The line of the price sheet.'),
    currency: CurrencyCode,
    mode: RuleModeField,
    bps: RuleBps,
    fixed: RuleFixed,
    status: OneOf(PRICE_RULE_STATUSES, {
      description: 'A rule that is `ended` changes nothing anymore.',
      examples: ['active'],
    }),
    active_from: Timestamp('From when it applies, as RFC 3339 in UTC.'),
    ended_at: orNull(Timestamp('When it was ended, as RFC 3339 in UTC.'), {
      description: 'When it was ended, as RFC 3339 in UTC.',
      examples: [null],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'PriceRule' },
);
export type PriceRule = Static<typeof PriceRule>;

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
    'From when the rule applies: now, if left out. The newest of several rules with the same layer, ' +
      'target, line and currency applies.',
  ),
);

export const NewPriceRule = Type.Object(
  {
    layer: LayerField,
    target: optional(
      Target(
        'Required in layers 2–4: the name of the plan, the id of the merchant, or the surface ' +
          '(`ordering`, `dashboard`, `api`, `pay_link`).',
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
