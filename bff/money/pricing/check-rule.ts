import { RATE_LIMIT } from '../../core/arithmetic/fees.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { reachableWith } from './reachable-rates.ts';
import { rulesOfLine } from './rule-records.ts';
import type { Rule } from './rules-in-force.ts';
import { publishedSheets } from './sheet-records.ts';

/** Nothing but adding to a rate can make it smaller. @throws {ApiError} field_invalid */
export function checkRate({ mode, bps, fixed }: Pick<Rule, 'mode' | 'bps' | 'fixed'>): void {
  if (mode === 'add') return;
  const [param] = [...(bps < 0 ? ['bps'] : []), ...(fixed < 0 ? ['fixed'] : [])];
  if (param === undefined) return;
  throw new ApiError('field_invalid', { message: `${param} must not be negative to set a rate.`, param });
}

/**
 * Checks a rule against the sheets and the other rules, in the transaction that saves it.
 * @param now milliseconds since the epoch
 * @throws {ApiError} price_below_floor: with it, some merchant could come to less than the floor; field_invalid: no price sheet has this
 * currency, or some merchant could come to more than the largest rate
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
    message: `With the other rules, ${param} could come to ${inWords(param, least)}. The floor is ${inWords(param, floor)}.`,
    param,
  });
}

/** Basis points also as people read them. */
const inWords = (param: 'bps' | 'fixed', value: number): string =>
  param === 'bps' ? `${value} (${value / 100} %)` : String(value);

function tooMuch(param: 'bps' | 'fixed'): ApiError {
  return new ApiError('field_invalid', {
    message: `With the other rules, ${param} could come to more than ${RATE_LIMIT[param]}.`,
    param,
  });
}
