import {
  priceOf,
  rateAfter,
  withinLimit,
  type LineRates,
  type Price,
  type Rate,
} from '../../core/arithmetic/fees.ts';
import type { PriceLine } from './contract/price-fields.ts';
import { LAYERS, type Layer } from './contract/price-rule.ts';
import { rulesOfSale, type Rule, type Sold } from './rules-in-force.ts';
import { sheetAt, type Sheet } from './sheets-in-force.ts';

/** What prices of one merchant in one currency are made of. */
export interface Tariff extends Omit<Sold, 'surface'> {
  readonly sheets: readonly Sheet[];
  readonly rules: readonly Rule[];
}

/** What is priced: `base` in minor units, tip included; `at` in milliseconds since the epoch. */
export interface Priced {
  readonly line: PriceLine;
  readonly surface: string | null;
  readonly base: number;
  readonly at: number;
}

/** What one layer made of the rate. */
export interface Step {
  readonly layer: Layer;
  readonly rule: Rule | undefined;
  readonly rate: Rate;
}

export interface QuotedPrice extends Price {
  readonly sheet: Sheet;
  readonly rates: LineRates;
  readonly steps: readonly Step[];
}

/** The price by the sheet and the rules of a moment, with each layer's step. Undefined: no sheet applies. */
export function quotePrice(tariff: Tariff, { line, surface, base, at }: Priced): QuotedPrice | undefined {
  const sheet = sheetAt(tariff.sheets, at);
  if (!sheet) return undefined;
  const rates = sheet.lines[line];
  const { merchantId, plan } = tariff;
  const rules = rulesOfSale(tariff.rules, { merchantId, plan, surface }, { line, at });
  const steps: Step[] = [];
  let rate = rates.wholesale;
  for (const layer of LAYERS) {
    const rule = rules[layer];
    if (rule) rate = withinLimit(rateAfter(rate, rule));
    steps.push({ layer, rule, rate });
  }
  return { ...priceOf(base, rates, rate), sheet, rates, steps };
}
