import type { RateChange } from '../../core/arithmetic/fees.ts';
import type { PriceLine } from './contract/price-fields.ts';
import type { Layer } from './contract/price-rule.ts';

/** A rule that hasn't ended. */
export interface Rule extends RateChange {
  readonly id: string;
  readonly layer: Layer;
  readonly target: string | null;
  readonly line: PriceLine;
  /** Milliseconds since the epoch. */
  readonly activeFrom: number;
}

/** What the layers look for: a plan, a merchant and a surface. */
export interface Sold {
  readonly merchantId: string;
  readonly plan: string | null;
  readonly surface: string | null;
}

/** The rule of a layer that applies at a time: of several, the newest. Undefined: none. */
export function ruleAt(
  rules: readonly Rule[],
  { layer, target, line }: Pick<Rule, 'layer' | 'target' | 'line'>,
  at: number,
): Rule | undefined {
  let found: Rule | undefined;
  for (const rule of rules) {
    const isMeant = rule.layer === layer && rule.line === line && rule.target === target;
    if (isMeant && rule.activeFrom <= at && (!found || isNewer(rule, found))) found = rule;
  }
  return found;
}

export function isNewer(one: Rule, other: Rule): boolean {
  return one.activeFrom > other.activeFrom || (one.activeFrom === other.activeFrom && one.id > other.id);
}

/** The rule of each layer that applies to a sale of a line at a time, in one pass. */
export function rulesOfSale(
  rules: readonly Rule[],
  { merchantId, plan, surface }: Sold,
  { line, at }: { readonly line: PriceLine; readonly at: number },
): Readonly<Partial<Record<Layer, Rule>>> {
  const targets: Readonly<Record<Layer, string | null>> = { 1: null, 2: plan, 3: merchantId, 4: surface };
  const found: Partial<Record<Layer, Rule>> = {};
  for (const rule of rules) {
    const { layer } = rule;
    // Only in the first layer a rule has no target.
    if (rule.target !== targets[layer] || rule.line !== line || rule.activeFrom > at) continue;
    const known = found[layer];
    if (!known || isNewer(rule, known)) found[layer] = rule;
  }
  return found;
}
