/** Why a quote or a refund can't be computed. The message for the caller is not decided here. */
export interface Refused {
  readonly refused:
    /** An amount or a sum of amounts is above `limit`. */
    | 'amount_too_large'
    /** The tip is above `limit`. */
    | 'tip_too_large'
    /** A line or charge has a tax that prices contain and another tax. */
    | 'inclusive_tax_mixed'
    /** More is asked back than `limit`, which is left. */
    | 'more_than_left'
    /** The order has no such line or charge. */
    | 'unknown_part';
  readonly part: 'line' | 'discount' | 'charge' | 'tip' | 'subtotal' | 'total' | 'amount';
  /** Of the line, discount or charge. */
  readonly uid?: string;
  readonly limit?: number;
}

export const isRefused = (result: object): result is Refused => 'refused' in result;

/** Ends a computation inside this folder; its public functions return the refusal. */
export class Refusal extends Error {
  readonly reason: Refused;

  constructor(reason: Refused) {
    super(reason.refused);
    this.reason = reason;
  }
}

/** The result, or why there is none. */
export function orRefused<Result>(compute: () => Result): Result | Refused {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}
