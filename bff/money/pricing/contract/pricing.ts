import type { FeatureContract } from '../../../core/contract/feature.ts';
import { PriceSheet, PriceSheetQuery } from './price-sheet.ts';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { IdInPath, IdInPathLike, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { EXAMPLE_QUOTE, PriceQuote, PriceQuoteRequest } from './price-quote.ts';
import { EXAMPLE_PREVIEW, PriceRulePreview } from './price-rule-preview.ts';
import { NewPriceRule, PriceRuleChange, PriceRuleQuery, EXAMPLE_RULE, PriceRule } from './price-rule.ts';

const toRead = {
  tag: 'Pricing',
  credentials: ['key'],
  scope: 'pricing:read',
  idempotency: 'ignored',
} as const;
const toWrite = {
  tag: 'Pricing',
  credentials: ['key'],
  scope: 'pricing:write',
  idempotency: 'recorded',
} as const;

export const listPriceSheets = defineOperation({
  ...toRead,
  id: 'listPriceSheets',
  method: 'get',
  path: '/v1/price_sheets',
  summary: 'List price sheets',
  description:
    'Returns the published price sheets of every currency, newest first: those for all partners, and ' +
    'those for you alone, which come before them. Of each currency, the sheet that took effect last ' +
    'applies.',
  query: PriceSheetQuery,
  success: { status: 200, description: 'A page of price sheets.', schema: ListOf(PriceSheet) },
});

export const getPriceSheet = defineOperation({
  ...toRead,
  id: 'getPriceSheet',
  method: 'get',
  path: '/v1/price_sheets/{id}',
  params: IdInPath('price_sheet'),
  summary: 'Retrieve a price sheet',
  success: { status: 200, description: 'The price sheet.', schema: PriceSheet },
  errors: ['not_found'],
});

export const createPriceRule = defineOperation({
  ...toWrite,
  id: 'createPriceRule',
  method: 'post',
  path: '/v1/price_rules',
  summary: 'Create a price rule',
  description:
    'Changes what merchants pay from `active_from` on. Fees of payments that are captured already stay. A ' +
    'rule with which a price can be below the floor is refused with 40020, whatever the amount and ' +
    'whichever of the other rules apply.',
  body: NewPriceRule,
  example: {
    request: {
      layer: 3,
      target: EXAMPLE_ID.merchant,
      line: 'order.online',
      mode: 'set',
      bps: 260,
      fixed: 18,
    },
  },
  success: { status: 201, description: 'The price rule.', schema: PriceRule },
  errors: ['not_found', 'not_published', 'price_below_floor', 'state_forbids'],
});

export const previewPriceRule = defineOperation({
  ...toRead,
  id: 'previewPriceRule',
  method: 'post',
  path: '/v1/price_rules/preview',
  summary: 'Preview a price rule',
  description:
    'Computes what a new rule would change, for how many merchants, and what two amounts cost without it ' +
    'and with it. It is refused as the rule would be. Nothing is stored.',
  body: NewPriceRule,
  example: {
    request: { layer: 1, line: 'order.online', currency: 'GBP', mode: 'set', bps: 270, fixed: 20 },
    response: EXAMPLE_PREVIEW,
  },
  success: { status: 200, description: 'What would change.', schema: PriceRulePreview },
  errors: ['not_found', 'price_below_floor', 'state_forbids'],
});

export const listPriceRules = defineOperation({
  ...toRead,
  id: 'listPriceRules',
  method: 'get',
  path: '/v1/price_rules',
  summary: 'List price rules',
  description: 'Returns price rules, newest first.',
  query: PriceRuleQuery,
  success: { status: 200, description: 'A page of price rules.', schema: ListOf(PriceRule) },
});

export const getPriceRule = defineOperation({
  ...toRead,
  id: 'getPriceRule',
  method: 'get',
  path: '/v1/price_rules/{id}',
  params: IdInPathLike(EXAMPLE_RULE),
  summary: 'Retrieve a price rule',
  success: { status: 200, description: 'The price rule.', schema: PriceRule },
  errors: ['not_found'],
});

export const updatePriceRule = defineOperation({
  ...toWrite,
  id: 'updatePriceRule',
  method: 'patch',
  path: '/v1/price_rules/{id}',
  params: IdInPathLike(EXAMPLE_RULE),
  summary: 'Update a price rule',
  description:
    'Applies at once to payments that are captured from now on. Properties you leave out keep their ' +
    'values; `metadata` is replaced as a whole. The rule is checked against the floor as a new one. A ' +
    'request that changes nothing keeps `version`.',
  body: PriceRuleChange,
  example: {
    request: { bps: 270, version: 1 },
    response: { bps: 270, version: 2 },
  },
  success: { status: 200, description: 'The updated price rule.', schema: PriceRule },
  errors: ['not_found', 'price_below_floor', 'state_forbids', 'version_stale'],
});

export const endPriceRule = defineOperation({
  ...toWrite,
  id: 'endPriceRule',
  method: 'post',
  path: '/v1/price_rules/{id}/end',
  params: IdInPathLike(EXAMPLE_RULE),
  summary: 'End a price rule',
  description:
    'The rule stays readable and changes no price anymore. If it had replaced another rule with the same ' +
    'layer, target, line and currency, that one applies again, unless it is ended too.',
  example: { response: { status: 'ended', ended_at: EXAMPLE_TIME, version: 2 } },
  success: { status: 200, description: 'The ended price rule.', schema: PriceRule },
  errors: ['not_found', 'state_forbids'],
});

export const quotePrice = defineOperation({
  ...toRead,
  id: 'quotePrice',
  method: 'post',
  path: '/v1/prices/quote',
  summary: 'Quote a price',
  description:
    'Computes what a merchant pays for an amount now, step by step: the wholesale rate, what the rule of ' +
    'each layer does with it, and the floor. Nothing is stored.',
  body: PriceQuoteRequest,
  example: { response: EXAMPLE_QUOTE },
  success: { status: 200, description: 'The price, with its steps.', schema: PriceQuote },
  errors: ['not_found', 'state_forbids'],
});

const EVENTS = ['price_sheet.published'] as const;

export const pricing = {
  tag: 'Pricing',
  description:
    'What merchants pay. The platform publishes a price sheet for each currency, with a wholesale rate ' +
    'and a floor for each line. Your price rules change the rate in four layers: `1` for all merchants, ' +
    '`2` for a plan, `3` for a merchant, `4` for a surface. The fee of an amount is its basis points, ' +
    'rounded once half to even, and the fixed part; the amount includes the tip. The merchant pays the ' +
    'fee of the last layer, or that of the floor if it is more. Without rules, it pays the floor. The ' +
    'platform gets the wholesale fee, and you get the rest. Fees are taken when a payment is captured, ' +
    'and stay when it is refunded. Each sandbox has a price sheet in every currency.',
  operations: [
    listPriceSheets,
    getPriceSheet,
    previewPriceRule,
    createPriceRule,
    listPriceRules,
    getPriceRule,
    updatePriceRule,
    endPriceRule,
    quotePrice,
  ],
  events: EVENTS,
  eventRecords: { price_sheet: PriceSheet },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
