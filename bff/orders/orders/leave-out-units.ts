import { leaveOut, type UnitsOut } from '../../core/arithmetic/leave-out.ts';
import { isRefused, type Refused } from '../../core/arithmetic/refused.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderContent } from './order-content.ts';
import type { OrderRow } from './order-records.ts';

/**
 * Returns the content of an order without units that can't be made. Nobody pays for them.
 * @throws {ApiError} more_than_left: more than was ordered, or everything; field_invalid: not a line of the
 * order; state_forbids: nothing would be left to take of the authorized card
 */
export function contentWithout(
  { content, payment_state: payment }: Pick<OrderRow, 'content' | 'payment_state'>,
  units: readonly UnitsOut[],
): OrderContent {
  const { quote: ordered } = content;
  const left = leaveOut(ordered, units);
  if (isRefused(left)) throw refusalOf(left, units);
  if (left.quote.total === 0 && payment === 'authorized') {
    throw new ApiError('state_forbids', {
      message: 'What is left costs nothing, so the card could not be charged. Reject the order instead.',
      param: 'unavailable',
    });
  }
  return { ...content, quote: left.quote, leftOut: { ordered, part: left.part } };
}

function refusalOf({ refused, part, uid, limit }: Refused, units: readonly UnitsOut[]): ApiError {
  if (part === 'total') {
    return new ApiError('more_than_left', {
      message: 'At least one unit of the order must stay. If nothing can be made, reject the order.',
      param: 'unavailable',
    });
  }
  const param = `unavailable.${units.findIndex((one) => one.uid === uid)}`;
  if (refused === 'more_than_left') {
    return new ApiError('more_than_left', {
      message: `At most ${limit} of this line were ordered.`,
      param: `${param}.quantity`,
    });
  }
  const named = `${param}.uid`;
  return new ApiError('field_invalid', {
    message: `${named} must be one of the order's lines.`,
    param: named,
  });
}
