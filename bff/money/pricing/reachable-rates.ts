import { rateAfter, type Rate, type RateChange } from '../../core/arithmetic/fees.ts';
import { LAYERS } from './contract/price-rule.ts';
import { isNewer, ruleAt, type Rule } from './rules-in-force.ts';
import { sheetAt, type Sheet } from './sheets-in-force.ts';

/** The least and the greatest rate that some merchant can come to, part by part, and the floor then. */
export interface Reachable {
  readonly least: Rate;
  readonly greatest: Rate;
  readonly floor: Rate;
}

interface Given {
  readonly sheets: readonly Sheet[];
  /** The other rules of its line and currency that haven't ended. */
  readonly others: readonly Rule[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What the layers can come to with this rule among them, from now on, whenever a rule begins or a sheet takes effect. A merchant can be moved to any
 * plan and sell on any surface, so every rule of one layer can meet every rule of another. Only moments at which a sheet applies.
 */
export function reachableWith(rule: Rule, { sheets, others, now }: Given): Reachable[] {
  const starts = [...others, rule].map(({ activeFrom }) => activeFrom);
  const moments = new Set([now, ...starts, ...sheets.map(({ effectiveAt }) => effectiveAt)]);
  return [...moments]
    .filter((at) => at >= now && ruleAt([...others, rule], rule, at) === rule)
    .flatMap((at) => {
      const sheet = sheetAt(sheets, at);
      return sheet ? [reachableAt(at, rule, others, sheet)] : [];
    });
}

function reachableAt(at: number, rule: Rule, others: readonly Rule[], sheet: Sheet): Reachable {
  const { wholesale, floor } = sheet.lines[rule.line];
  let least = wholesale;
  let greatest = wholesale;
  for (const layer of LAYERS) {
    const choices = layer === rule.layer ? [rule] : choicesOf(layer, others, at);
    least = partByPart(Math.min, choices, least);
    greatest = partByPart(Math.max, choices, greatest);
  }
  return { least, greatest, floor };
}

/** What can happen in a layer that others decide: one of its rules, or nothing. The first layer is for everyone: its rule always applies. */
function choicesOf(layer: Rule['layer'], others: readonly Rule[], at: number): (Rule | undefined)[] {
  const newest = new Map<string | null, Rule>();
  for (const other of others) {
    if (other.layer !== layer || other.activeFrom > at) continue;
    const known = newest.get(other.target);
    if (!known || isNewer(other, known)) newest.set(other.target, other);
  }
  return layer === 1 && newest.size > 0 ? [...newest.values()] : [undefined, ...newest.values()];
}

function partByPart(
  pick: (...values: number[]) => number,
  choices: readonly (RateChange | undefined)[],
  rate: Rate,
): Rate {
  const after = choices.map((choice) => (choice ? rateAfter(rate, choice) : rate));
  return {
    bps: after.map(({ bps }) => bps).reduce((one, other) => pick(one, other)),
    fixed: after.map(({ fixed }) => fixed).reduce((one, other) => pick(one, other)),
  };
}
