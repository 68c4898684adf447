import type { RateChange } from '../../core/arithmetic/fees.ts';
import type { PriceLine } from './contract/price-fields.ts';
import type { Layer } from './contract/price-rule.ts';
import type { SheetLines } from './tables.ts';

/** A rule that hasn't ended. */
export interface Rule extends RateChange {
  readonly id: string;
  readonly layer: Layer;
  readonly target: string | null;
  readonly line: PriceLine;
  /** Milliseconds since the epoch. */
  readonly activeFrom: number;
}

/** The keys that the layers look up: a plan, a merchant and a surface. */
export interface Sold {
  readonly merchantId: string;
  readonly plan: string | null;
  readonly surface: string | null;
}

/** The newest rule of a layer that applies at a time; `undefined` if none. */
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
    // Rules have no target only in the first layer.
    if (rule.target !== targets[layer] || rule.line !== line || rule.activeFrom > at) continue;
    const known = found[layer];
    if (!known || isNewer(rule, known)) found[layer] = rule;
  }
  return found;
}

/** A published sheet. */
export interface Sheet {
  readonly id: string;
  readonly lines: SheetLines;
  /** Whether it belongs to the partner: such a sheet precedes those for everyone. */
  readonly isOwn: boolean;
  /** Milliseconds since the epoch. */
  readonly effectiveAt: number;
  readonly publishedAt: number;
}

/**
 * The sheet that applies at a time: among those in effect, the partner's before those for everyone, then the
 * one that took effect last, then the one published last; `undefined` if none.
 */
export function sheetAt(sheets: readonly Sheet[], at: number): Sheet | undefined {
  let found: Sheet | undefined;
  for (const sheet of sheets) {
    if (sheet.effectiveAt <= at && (!found || comesBefore(sheet, found))) found = sheet;
  }
  return found;
}

function comesBefore(one: Sheet, other: Sheet): boolean {
  if (one.isOwn !== other.isOwn) return one.isOwn;
  if (one.effectiveAt !== other.effectiveAt) return one.effectiveAt > other.effectiveAt;
  if (one.publishedAt !== other.publishedAt) return one.publishedAt > other.publishedAt;
  return one.id > other.id;
}
