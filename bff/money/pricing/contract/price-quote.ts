import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordEnvironment, RecordType } from '../../../core/contract/fields.ts';
import { Money, MoneyInput } from '../../../core/contract/money.ts';
import { MerchantId, PriceLineField, PriceRate, SurfaceField } from './price-fields.ts';
import { EXAMPLE_RULE, LayerField, RULE_MODES } from './price-rule.ts';

export const PriceQuoteRequest = Type.Object(
  {
    merchant: Type.String({
      pattern: String.raw`^\w{1,100}$`,
      description: 'Id of the merchant.',
      examples: [EXAMPLE_ID.merchant],
      'x-rule': 'must be the id of a merchant',
    }),
    surface: Type.Optional(SurfaceField('Where it is sold. Left out: rules of surfaces do not count.')),
    line: PriceLineField('What is to be priced.'),
    amount: MoneyInput,
  },
  { title: 'PriceQuoteRequest' },
);
export type PriceQuoteRequest = Static<typeof PriceQuoteRequest>;

const RateWithFee = Type.Object(
  { ...PriceRate.properties, fee: Money },
  { title: 'RateWithFee', description: 'A rate, and the fee of the amount at this rate.' },
);

export const PriceStep = Type.Object(
  {
    layer: LayerField,
    rule: orNull(Type.String({ description: 'Id of the rule that applies; `null`: there is none.' }), {
      description: 'Id of the rule that applies; `null`: there is none.',
      examples: [null],
    }),
    target: orNull(Type.String(), { description: "The rule's target.", examples: [null] }),
    mode: orNull(OneOf(RULE_MODES), {
      description: 'What the rule does with the rate so far.',
      examples: [null],
    }),
    bps: orNull(Type.Integer(), { description: "The rule's basis points.", examples: [null] }),
    fixed: orNull(Type.Integer(), { description: "The rule's fixed part.", examples: [null] }),
    rate: RateWithFee,
  },
  {
    title: 'PriceStep',
    description:
      'What a layer does: its rule, if there is one, and the rate that it comes to, before the floor.',
  },
);

export type PriceStep = Static<typeof PriceStep>;

export const PriceQuote = Type.Object(
  {
    object: RecordType('price_quote'),
    environment: RecordEnvironment,
    merchant: MerchantId,
    surface: orNull(SurfaceField('Where it is sold.'), { examples: ['ordering'] }),
    line: PriceLineField('What is priced.'),
    amount: Money,
    price_sheet: Type.String({
      description: 'Id of the price sheet that applies.',
      examples: [EXAMPLE_ID.price_sheet],
    }),
    wholesale: RateWithFee,
    steps: Type.Array(PriceStep, { description: 'What each layer does, from the first to the fourth.' }),
    floor: RateWithFee,
    price: Money,
    platform: Money,
    partner: Money,
    floor_applied: Type.Boolean({
      description:
        '`price` is what the merchant pays. `platform` is the wholesale fee, `partner` the rest. `true`: ' +
        'the layers came to less than the floor, so `price` is that of the floor.',
      examples: [false],
    }),
  },
  { title: 'PriceQuote' },
);
export type PriceQuote = Static<typeof PriceQuote>;

const money = (amount: number) => ({ amount, currency: 'GBP' });
const wholesale = { bps: 220, fixed: 10, fee: money(103) };
const own = { bps: 260, fixed: 18, fee: money(128) };
const none = { rule: null, target: null, mode: null, bps: null, fixed: null };

/** A merchant with an individual price. */
export const EXAMPLE_QUOTE = {
  amount: money(4235),
  wholesale,
  steps: [
    { layer: 1, ...none, rate: wholesale },
    { layer: 2, ...none, rate: wholesale },
    {
      layer: 3,
      rule: EXAMPLE_RULE,
      target: EXAMPLE_ID.merchant,
      mode: 'set',
      bps: 260,
      fixed: 18,
      rate: own,
    },
    { layer: 4, ...none, rate: own },
  ],
  floor: { bps: 240, fixed: 15, fee: money(117) },
  price: money(128),
  platform: money(103),
  partner: money(25),
};
