import type { FeatureContract } from '../../../core/contract/feature.ts';
import { PriceSheet } from './price-sheet.ts';
import {
  createPriceRule,
  endPriceRule,
  getPriceRule,
  getPriceSheet,
  listPriceRules,
  listPriceSheets,
  previewPriceRule,
  quotePrice,
  updatePriceRule,
} from './price-operations.ts';

const EVENTS = ['price_sheet.published'] as const;

export const pricing = {
  tag: 'Pricing',
  description:
    'What merchants pay. The platform publishes a price sheet for each currency, with a wholesale rate and a floor for each line. Your price ' +
    'rules change the rate in four layers: `1` for all merchants, `2` for a plan, `3` for a merchant, `4` for a surface. The fee of an amount is ' +
    'its basis points, rounded once half to even, and the fixed part; the amount includes the tip. The merchant pays the fee of the last layer, ' +
    'or that of the floor if it is more. Without rules, it pays the floor. The platform gets the wholesale fee, and you get the rest. Fees are ' +
    'taken when a payment is captured, and stay when it is refunded. Each sandbox has a price sheet in every currency.',
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
