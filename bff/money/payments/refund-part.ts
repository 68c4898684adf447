import { ApiError } from '../../core/api/errors.ts';

/** Minor units of a payment, or of what is to be given back of it. */
export interface Part {
  /** Tip included. */
  readonly amount: number;
  readonly tip: number;
}

/**
 * What goes back of a payment that isn't an order's: the tip last, unless it is said how much of it (domain rule).
 * @param left of the payment
 * @throws {ApiError} more_than_left, field_invalid
 */
export function refundPart(left: Part, { amount, tip }: { amount: number; tip: number | undefined }): Part {
  if (amount > left.amount) throw moreThanLeft('amount', left.amount);
  const sale = left.amount - left.tip;
  const part = { amount, tip: tip ?? Math.max(0, amount - sale) };
  if (part.tip > left.tip) throw moreThanLeft('tip', left.tip);
  if (part.tip > amount) {
    throw new ApiError('field_invalid', {
      message: 'tip must be at most amount, which contains it.',
      param: 'tip',
    });
  }
  if (amount - part.tip > sale) throw moreThanLeft('amount', sale + part.tip);
  return part;
}

/** What is left of a payment after its refunds, those under way too. */
export function leftOf(payment: Part, refunds: readonly Part[]): Part {
  return refunds.reduce(
    (left, { amount, tip }) => ({ amount: left.amount - amount, tip: left.tip - tip }),
    payment,
  );
}

function moreThanLeft(param: string, left: number): ApiError {
  return new ApiError('more_than_left', { message: `At most ${left} is left to refund.`, param });
}
