import { majorUnits } from '../money/amount.ts';
import { given, wholeRate } from './bounds.ts';
import { halfEven } from './money.ts';
import { Refusal } from './refused.ts';
import type { Tip } from './sale.ts';

/** A hundred times the net; what a tip may be at most is decided by its amount. */
const MAX_BPS = 1_000_000;
const ALWAYS_ALLOWED_MAJOR_UNITS = 50;

/**
 * The tip in minor units. A percentage is of the lines' net: without charges and added tax.
 *
 * @throws {Refusal} `tip_too_large`: above both the total without it and 50 major units
 */
export function tipOf(tip: Tip | undefined, sale: { currency: string; net: number; total: number }): number {
  if (tip === undefined) return 0;
  const amount =
    'amount' in tip ? given('tip', tip.amount) : halfEven(sale.net, wholeRate(tip.bps, MAX_BPS), 10_000);
  const limit = tipLimit(sale.total, sale.currency);
  if (amount > limit) throw new Refusal({ refused: 'tip_too_large', part: 'tip', limit });
  return amount;
}

/** The largest tip on a total without one: the total, or 50 major units if that is more. In minor units. */
export function tipLimit(total: number, currency: string): number {
  return Math.max(total, majorUnits(ALWAYS_ALLOWED_MAJOR_UNITS, currency));
}
