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
import { rulesOfSale, type Rule, type Sold, sheetAt, type Sheet } from './rules-in-force.ts';

/** The parts of prices for one merchant in one currency. */
export interface Tariff extends Omit<Sold, 'surface'> {
  readonly sheets: readonly Sheet[];
  readonly rules: readonly Rule[];
}

/** The sale to price: `base` in minor units, tip included; `at` in milliseconds since the epoch. */
interface Priced {
  readonly line: PriceLine;
  readonly surface: string | null;
  readonly base: number;
  readonly at: number;
}

/** The rate after one layer. */
interface Step {
  readonly layer: Layer;
  readonly rule: Rule | undefined;
  readonly rate: Rate;
}

export interface QuotedPrice extends Price {
  readonly sheet: Sheet;
  readonly rates: LineRates;
  readonly steps: readonly Step[];
}

/**
 * The price by the sheet and the rules of a moment, with each layer's step; `undefined` if no sheet applies.
 */
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

/** A merchant's rate for a line at a moment, without the platform's share. */
export interface EffectiveRate {
  readonly rate: Rate;
  /**
   * The minimum, where neither the rate nor the floor is always the larger one; `undefined` if the rate alone
   * decides.
   */
  readonly least: Rate | undefined;
  /** The time since which the sheet or the rules behind this rate apply, in milliseconds since the epoch. */
  readonly since: number;
  readonly sheetId: string;
  /** The last layer that changed the rate; `undefined` if the price sheet alone decides. */
  readonly step: Step | undefined;
}

interface Asked {
  readonly line: PriceLine;
  readonly surface: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Returns a merchant's rate for a line: the result of all layers, or the floor; `undefined` if no price sheet
 * applies.
 */
export function effectiveRate(tariff: Tariff, asked: Asked): EffectiveRate | undefined {
  const quoted = quotePrice(tariff, { ...asked, base: 0 });
  return quoted && rateOf(quoted);
}

/** The same of a price that was quoted, whatever its amount. */
function rateOf({ sheet, rates: { wholesale, floor }, steps }: QuotedPrice): EffectiveRate {
  const wanted = steps.at(-1)?.rate ?? wholesale;
  const sheetOnly = { since: sheet.effectiveAt, sheetId: sheet.id, step: undefined };
  if (isNowhereBelow(floor, wanted)) return { ...sheetOnly, rate: floor, least: undefined };
  const made = stepsOf(steps);
  // A sheet changes what a rule adds to it, and nothing that a rule sets.
  const starts = made.map(({ rule }) => rule?.activeFrom ?? 0);
  if (made[0]?.rule?.mode !== 'set') starts.push(sheet.effectiveAt);
  const least = isNowhereBelow(wanted, floor) ? undefined : floor;
  return { rate: wanted, least, since: Math.max(...starts), sheetId: sheet.id, step: made.at(-1) };
}

/** The surfaces on which a line has a separate rate: those with a rule that applies. */
export function pricedSurfaces(tariff: Tariff, line: PriceLine, at: number): string[] {
  const found = tariff.rules.filter(
    (rule) => rule.layer === 4 && rule.line === line && rule.activeFrom <= at,
  );
  return [...new Set(found.flatMap(({ target }) => target ?? []))].toSorted();
}

const isNowhereBelow = (rate: Rate, than: Rate): boolean => rate.bps >= than.bps && rate.fixed >= than.fixed;

/** The layers with a rule, from the last one that sets the rate. */
function stepsOf(steps: readonly Step[]): readonly Step[] {
  const made = steps.filter(({ rule }) => rule !== undefined);
  const last = made.findLastIndex(({ rule }) => rule?.mode === 'set');
  return last < 0 ? made : made.slice(last);
}
