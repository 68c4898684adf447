export { PriceDirectory, type Fee, type FeeAt } from './price-directory.ts';
export { readFee, readTariff } from './price-directory.ts';
export { PRICE_LINES, type PriceLine } from './contract/price-fields.ts';
export { quotePrice, type Tariff } from './quote-price.ts';
export { createSheet, publishSheet } from './publish-sheet.ts';
export { type SheetRow } from './sheet-records.ts';
export type { SheetLines } from './tables.ts';
export { effectiveRate, pricedSurfaces, type EffectiveRate } from './quote-price.ts';
export { previewReplaced, replaceRule, withReplaced, type RuleReplacement } from './preview-rule.ts';
