import { given, wholeRate } from './refused.ts';
import { byLargestRemainder, halfEven } from './rounding.ts';
import type { QuotedDiscount, Share, Discount } from './sale.ts';

interface Priced {
  readonly uid: string;
  readonly gross: number;
}

export interface Discounted {
  /** The remaining amount of each line. */
  readonly net: readonly number[];
  readonly discounts: readonly QuotedDiscount[];
}

const ALL_BPS = 10_000;
const NONE: readonly QuotedDiscount[] = [];

/**
 * Applies the discounts in Square's order: percentages of lines, percentages of the order, fixed amounts of
 * lines, fixed amounts of the order; those of one kind in the given order. Each applies to the remainder
 * after the previous ones, and never takes more. One on the whole order is rounded once, and split over lines
 * by largest remainder of their remaining amounts.
 *
 * @throws {Refusal} `amount_too_large`
 * @throws {RangeError} for a discount on a line that doesn't exist, or of more than 100%
 */
export function applyDiscounts(lines: readonly Priced[], discounts: readonly Discount[]): Discounted {
  const net = lines.map((line) => line.gross);
  if (discounts.length === 0) return { net, discounts: NONE };
  const quoted: QuotedDiscount[] = [];
  for (const kind of [isLinePercent, isOrderPercent, isLineFixed, isOrderFixed]) {
    for (const [index, discount] of discounts.entries()) {
      if (kind(discount)) quoted[index] = takeOff(discount, lines, net);
    }
  }
  return { net, discounts: quoted };
}

const isLinePercent = ({ type, line }: Discount): boolean => type === 'percent' && line !== undefined;
const isOrderPercent = ({ type, line }: Discount): boolean => type === 'percent' && line === undefined;
const isLineFixed = ({ type, line }: Discount): boolean => type === 'fixed' && line !== undefined;
const isOrderFixed = ({ type, line }: Discount): boolean => type === 'fixed' && line === undefined;

function takeOff(discount: Discount, lines: readonly Priced[], net: number[]): QuotedDiscount {
  const covered = coveredBy(discount, lines);
  const left = covered.map((index) => net[index] ?? 0);
  const amount = amountOf(
    discount,
    left.reduce((sum, one) => sum + one, 0),
  );
  const allocations: Share[] = [];
  for (const [position, share] of byLargestRemainder(amount, left).entries()) {
    const index = covered[position] ?? 0;
    const line = lines[index];
    if (line === undefined || share === 0) continue;
    net[index] = (net[index] ?? 0) - share;
    allocations.push({ uid: line.uid, amount: share });
  }
  return { uid: discount.uid, amount, allocations };
}

function coveredBy({ line }: Discount, lines: readonly Priced[]): number[] {
  if (line === undefined) return lines.map((_, index) => index);
  const index = lines.findIndex(({ uid }) => uid === line);
  if (index === -1) throw new RangeError('a discount is of a line that does not exist');
  return [index];
}

function amountOf(discount: Discount, left: number): number {
  if (discount.type === 'fixed') return Math.min(given('discount', discount.amount, discount.uid), left);
  const amount = halfEven(left, wholeRate(discount.bps, ALL_BPS), ALL_BPS);
  return discount.cap === undefined
    ? amount
    : Math.min(given('discount', discount.cap, discount.uid), amount);
}
