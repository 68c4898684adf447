import { RATE_LIMIT, rateAfter, type Rate, type RateChange } from '../../core/arithmetic/fees.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { rulesOfLine } from './rule-records.ts';
import { type Rule, isNewer, ruleAt, sheetAt, type Sheet } from './rules-in-force.ts';
import { publishedSheets } from './sheet-records.ts';
import { LAYERS } from './contract/price-rule.ts';

/**
 * Requires that only a rule that adds to a rate has negative parts.
 * @throws {ApiError} field_invalid
 */
export function checkRate({ mode, bps, fixed }: Pick<Rule, 'mode' | 'bps' | 'fixed'>): void {
  if (mode === 'add') return;
  const [param] = [...(bps < 0 ? ['bps'] : []), ...(fixed < 0 ? ['fixed'] : [])];
  if (param === undefined) return;
  throw new ApiError('field_invalid', { message: `${param} must not be negative to set a rate.`, param });
}

/**
 * Checks a rule against the sheets and the other rules, in the transaction that saves it.
 * @param now milliseconds since the epoch
 * @throws {ApiError} price_below_floor: with it, some merchant could come to less than the floor;
 * field_invalid: no price sheet has this currency, or some merchant could come to more than the largest rate
 */
export async function checkPrices(
  trx: Db,
  owner: Owner,
  currency: string,
  rule: Rule,
  now: number,
): Promise<void> {
  const { environment } = owner;
  const sheets = [
    ...(await publishedSheets(trx, { ...owner, currency })),
    ...(await publishedSheets(trx, { partnerId: null, environment, currency })),
  ];
  if (sheets.length === 0) {
    throw new ApiError('field_invalid', {
      message: `There is no price sheet in ${currency}.`,
      param: 'currency',
    });
  }
  const others = (await rulesOfLine(trx, owner, { currency, line: rule.line })).filter(
    ({ id }) => id !== rule.id,
  );
  for (const { least, greatest, floor } of reachableWith(rule, { sheets, others, now })) {
    for (const param of ['bps', 'fixed'] as const) {
      if (least[param] < floor[param]) throw belowFloor(param, least[param], floor[param]);
      if (greatest[param] > RATE_LIMIT[param]) throw tooMuch(param);
    }
  }
}

function belowFloor(param: 'bps' | 'fixed', least: number, floor: number): ApiError {
  return new ApiError('price_below_floor', {
    message:
      `With the other rules, ${param} could come to ${inWords(param, least)}. The floor is ` +
      `${inWords(param, floor)}.`,
    param,
  });
}

/** Basis points also as people read them. */
const inWords = (param: 'bps' | 'fixed', value: number): string =>
  param === 'bps' ? `${value} (${value / 100}%)` : String(value);

function tooMuch(param: 'bps' | 'fixed'): ApiError {
  return new ApiError('field_invalid', {
    message: `With the other rules, ${param} could come to more than ${RATE_LIMIT[param]}.`,
    param,
  });
}

/** The least and the greatest rate that some merchant can come to, part by part, and the floor then. */
interface Reachable {
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
 * The rates that the layers can reach with this rule, from now on, whenever a rule begins or a sheet takes
 * effect. A merchant can be moved to any plan and sell on any surface, so every rule of one layer can meet
 * every rule of another. Covers only moments at which a sheet applies.
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

/**
 * The possible rules of another layer: one of them, or none. The first layer is for everyone: its rule always
 * applies.
 */
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
