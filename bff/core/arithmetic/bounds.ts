import { MAX_AMOUNT } from '../money/amount.ts';
import { Refusal, type Refused } from './refused.ts';

/**
 * An amount that came with the sale.
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
