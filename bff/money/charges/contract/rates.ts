import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  IdFilter,
  IdInPathLike,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordType,
  Timestamp,
} from '../../../core/contract/fields.ts';
import { Money, MoneySum } from '../../../core/contract/money.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { PRICED_SURFACES } from '../../pricing/contract/price-fields.ts';
import { EXAMPLE_PREVIEW, PriceRulePreview } from '../../pricing/contract/price-rule-preview.ts';
import { RuleChangeToPreview, EXAMPLE_RULE } from '../../pricing/contract/price-rule.ts';

/** The lines of a price sheet that something is charged by. */
export const RATED_LINES = [
  'platform.subscription',
  'order.online',
  'payment.pay_link',
  'loyalty.active_member',
  'payout.instant',
  'payment.dispute',
] as const;

const Share = {
  bps: Type.Integer({
    description: 'Basis points of the amount: 240 is 2.4%. The amount includes the tip.',
    examples: [240],
  }),
  fixed: Money,
};

const MadeBy = Type.Object(
  {
    price_sheet: Type.String({
      description: 'Id of the price sheet that applies.',
      examples: [EXAMPLE_ID.price_sheet],
    }),
    layer: orNull(Type.Integer(), {
      description: 'The last layer of price rules that made the rate. `null`: the price sheet alone.',
      examples: [null],
    }),
    rule: orNull(Type.String(), { description: 'Id of its rule.', examples: [null] }),
  },
  { title: 'MadeBy', description: 'What makes the rate. Only with a key: a merchant doesn’t see it.' },
);

const MerchantRate = Type.Object(
  {
    line: OneOf(RATED_LINES, {
      description:
        'What is charged for: `platform.subscription` a month in which something was sold, `order.online` ' +
        'a payment of an order, `payment.pay_link` a payment of a pay link, `loyalty.active_member` each ' +
        'member who earned points or used a reward in a month, `payout.instant` an instant payout, ' +
        '`payment.dispute` a disputed payment, if that costs anything.',
      examples: ['order.online'],
    }),
    surface: orNull(OneOf(PRICED_SURFACES), {
      description: 'Where it is sold. `null`: everywhere that has no rate of its own.',
      examples: [null],
    }),
    ...Share,
    at_least: orNull(Type.Object(Share, { title: 'LeastRate' }), {
      description:
        'The least that is charged, where the rate can come to less. `null`: the rate alone decides.',
      examples: [null],
    }),
    since: Timestamp('From when it applies, as RFC 3339 in UTC.'),
    made_by: Type.Optional(MadeBy),
  },
  {
    title: 'MerchantRate',
    description: 'What a merchant pays: a share of the amount and a fixed part, tips included.',
  },
);
export type MerchantRate = Static<typeof MerchantRate>;

const ChargedItem = Type.Object(
  {
    line: OneOf(['platform.subscription', 'loyalty.active_member'], {
      description: 'What is charged for.',
      examples: ['platform.subscription'],
    }),
    amount: MoneySum,
  },
  { title: 'ChargedItem' },
);

const NextCharge = Type.Object(
  {
    from: Type.String({
      description: 'The first day of the month that is charged, in the merchant’s time zone.',
      examples: ['2026-11-20'],
    }),
    date: Type.String({
      description: 'The day on which it is charged: the first one after that month.',
      examples: ['2026-12-20'],
    }),
    amount: MoneySum,
    items: Type.Array(ChargedItem, {
      description: 'What it is for. Empty: there were no sales so far this month, so nothing is charged.',
    }),
  },
  {
    title: 'NextCharge',
    description:
      'What the running month will cost by what was sold so far, and by the price sheets and rules that ' +
      'are known for its end. It is taken from the balance.',
  },
);

export const MerchantRates = Type.Object(
  {
    object: RecordType('merchant_rates'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    timezone: Type.String({
      description: 'Time zone of the merchant (IANA), by which its months begin and end.',
      examples: ['Europe/London'],
    }),
    currency: Type.String({ description: 'Currency code (ISO 4217) of all amounts.', examples: ['GBP'] }),
    rates: Type.Array(MerchantRate, {
      description: 'What is charged for. Empty: no price sheet applies, so nothing is charged.',
    }),
    next_charge: orNull(NextCharge, { description: '`null`: the merchant is closed.' }),
  },
  { title: 'MerchantRates', description: 'What a merchant pays at present, and what it is charged next.' },
);
export type MerchantRates = Static<typeof MerchantRates>;

const money = (amount: number) => ({ amount, currency: 'GBP' });

export const getRates = defineOperation({
  tag: 'Rates',
  credentials: ['key', 'session'],
  method: 'get',
  scope: 'payouts:read',
  idempotency: 'ignored',
  id: 'getRates',
  path: '/v1/rates',
  summary: 'Retrieve the rates of a merchant',
  description:
    'Returns what a merchant pays now, line by line, and its next charge by the month. Platform costs and ' +
    'your share are in neither: `POST /v1/prices/quote` has them.',
  query: Type.Object({
    merchant: Type.Optional(IdFilter('a merchant', 'The merchant. With a session token it can be left out.')),
  }),
  example: {
    query: { merchant: EXAMPLE_ID.merchant },
    response: {
      rates: [
        {
          line: 'order.online',
          surface: null,
          bps: 240,
          fixed: money(15),
          at_least: null,
          since: EXAMPLE_TIME,
          made_by: { price_sheet: EXAMPLE_ID.price_sheet, layer: null, rule: null },
        },
      ],
      next_charge: {
        from: '2026-11-20',
        date: '2026-12-20',
        amount: money(3900),
        items: [{ line: 'platform.subscription', amount: money(3900) }],
      },
    },
  },
  success: { status: 200, description: 'The rates.', schema: MerchantRates },
  errors: ['not_found'],
});

/** The merchants whose next charge a preview lists, at most. */
export const MOST_CHARGES = 20;

const PreviewedCharge = Type.Object(
  {
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    date: Type.String({ description: 'When it is charged next.', examples: ['2026-12-20'] }),
    before: MoneySum,
    after: MoneySum,
  },
  {
    title: 'PreviewedCharge',
    description: 'The next charge of a merchant by the month, based on its sales so far this month.',
  },
);

export const PriceRuleChangePreview = Type.Object(
  {
    ...PriceRulePreview.properties,
    object: RecordType('price_rule_change_preview'),
    rule: Type.String({ description: 'Id of the rule.', examples: [EXAMPLE_RULE] }),
    ends: Type.Boolean({ description: 'Whether the rule would end.', examples: [true] }),
    active_from: Timestamp('For when the prices are compared: from when it makes a difference.'),
    next_charges: Type.Array(PreviewedCharge, {
      description:
        'Merchants that sold something this month and whose next charge changes, the oldest first. At most ' +
        `${MOST_CHARGES} merchants are looked at. Empty for lines that are not charged by the month.`,
    }),
  },
  { title: 'PriceRuleChangePreview' },
);
export type PriceRuleChangePreview = Static<typeof PriceRuleChangePreview>;

export const previewPriceRuleChange = defineOperation({
  tag: 'Rates',
  credentials: ['key'],
  method: 'post',
  scope: 'pricing:read',
  idempotency: 'ignored',
  id: 'previewPriceRuleChange',
  path: '/v1/price_rules/{id}/preview',
  params: IdInPathLike(EXAMPLE_RULE),
  summary: 'Preview the end or a change of a price rule',
  description:
    'Computes what merchants pay, and what they are charged next by the month, once a rule is ended ' +
    '(`end: true`) or changed. It is refused as ending or updating the rule would be. Nothing is stored.',
  body: RuleChangeToPreview,
  example: {
    request: { end: true },
    response: {
      ...EXAMPLE_PREVIEW,
      line: 'platform.subscription',
      next_charges: [
        { merchant: EXAMPLE_ID.merchant, date: '2026-12-20', before: money(4900), after: money(3900) },
      ],
    },
  },
  success: { status: 200, description: 'What would change.', schema: PriceRuleChangePreview },
  errors: ['field_invalid', 'not_found', 'price_below_floor', 'state_forbids'],
});

export const rates = {
  tag: 'Rates',
  description:
    'What merchants pay, as they see it. A merchant’s month begins on the day of the month on which it ' +
    'was created. When it is over and something was sold in it, the subscription and the active loyalty ' +
    'members are taken from the balance; a month without a sale costs nothing. In a sandbox, test ' +
    'merchants begin with the sales of three weeks, so their first month is charged: 3900 minor units by ' +
    'the prepared price sheet.',
  operations: [getRates, previewPriceRuleChange],
} as const satisfies FeatureContract;
