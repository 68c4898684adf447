import { MAX_AMOUNT } from '../money/amount.ts';

/** The reason that a quote or a refund can't be computed. The message for the caller is decided elsewhere. */
export interface Refused {
  readonly refused:
    /** An amount or a sum of amounts is above `limit`. */
    | 'amount_too_large'
    /** The tip is above `limit`. */
    | 'tip_too_large'
    /** A line or charge has a tax that prices contain and another tax. */
    | 'inclusive_tax_mixed'
    /** The request exceeds `limit`, the remainder. */
    | 'more_than_left'
    /** The order has no such line or charge. */
    | 'unknown_part';
  readonly part: 'line' | 'discount' | 'charge' | 'tip' | 'subtotal' | 'total' | 'amount';
  /** The `uid` of the line, discount or charge. */
  readonly uid?: string;
  readonly limit?: number;
}

export const isRefused = (result: object): result is Refused => 'refused' in result;

/** Thrown to end a computation inside this folder; its public functions return the refusal. */
export class Refusal extends Error {
  readonly reason: Refused;

  constructor(reason: Refused) {
    super(reason.refused);
    this.reason = reason;
  }
}

/**
 * Returns the result, or the reason for its absence.
 * @throws whatever `compute` throws, apart from a Refusal
 */
export function orRefused<Result>(compute: () => Result): Result | Refused {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

/**
 * Returns an amount of the sale after checking it.
 *
 * @throws {Refusal} `amount_too_large`
 * @throws {RangeError} if it isn't whole or is negative
 */
export function given(part: Refused['part'], amount: number, uid?: string): number {
  within(part, amount, uid);
  if (!(Number.isInteger(amount) && amount >= 0)) throw new RangeError('an amount is whole and not negative');
  return amount;
}

/** @throws {Refusal} `amount_too_large` */
export function within(part: Refused['part'], amount: number, uid?: string): number {
  if (!(amount > MAX_AMOUNT)) return amount;
  const where = uid === undefined ? { part } : { part, uid };
  throw new Refusal({ refused: 'amount_too_large', ...where, limit: MAX_AMOUNT });
}

/** @throws {RangeError} if it isn't whole or is negative */
export function wholeQuantity(quantity: number): number {
  if (Number.isSafeInteger(quantity) && quantity >= 0) return quantity;
  throw new RangeError('a quantity is whole and not negative');
}

/** @throws {RangeError} if it isn't whole, or not from 0 to `max` */
export function wholeRate(rate: number, max: number): number {
  if (Number.isSafeInteger(rate) && rate >= 0 && rate <= max) return rate;
  throw new RangeError(`a rate is whole and from 0 to ${max}`);
}
