import { refundOf } from '../../core/arithmetic/refund.ts';
import type { Refund as Computed } from '../../core/arithmetic/sale.ts';
import { isRefused, type Refused } from '../../core/arithmetic/refused.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireCurrency } from './check-currency.ts';
import type { OrderRefund } from './contract/order-actions.ts';
import type { OrderRow } from './order-records.ts';
import { isCaptured } from './order-states.ts';

/**
 * What a refund of an order would give back, and of which payment.
 * @throws {ApiError} state_forbids, more_than_left, field_missing, field_invalid
 */
export function computedRefund(row: OrderRow, body: OrderRefund): { paymentId: string; computed: Computed } {
  checkShape(row.currency, body);
  const paymentId = requirePayment(row);
  const computed = refundOf(row.content.quote, row.refunds, requestOf(body));
  if (isRefused(computed)) throw refusalOf(computed, body);
  if (computed.amount === 0) throw new ApiError('more_than_left', { message: 'Nothing is left of this.' });
  return { paymentId, computed };
}

/** @throws {ApiError} state_forbids */
function requirePayment({ payment_id: id, payment_state: state }: OrderRow): string {
  if (!isCaptured(state)) {
    const message =
      state === 'authorized'
        ? 'The card is not charged yet. Cancel or reject the order instead.'
        : 'Nothing was paid.';
    throw new ApiError('state_forbids', { message });
  }
  if (id !== null) return id;
  throw new ApiError('state_forbids', { message: 'It was paid at the counter. Give the money back there.' });
}

function checkShape(currency: string, { lines, charges, tip, amount }: OrderRefund): void {
  requireCurrency(currency, 'tip', tip);
  requireCurrency(currency, 'amount', amount);
  const hasParts = lines !== undefined || charges !== undefined || tip !== undefined;
  if (amount !== undefined && hasParts) {
    throw new ApiError('field_invalid', {
      message: 'Send either amount, or lines, charges and tip.',
      param: 'amount',
    });
  }
  if (amount === undefined && !hasParts) {
    throw new ApiError('field_missing', { message: 'Send lines, charges, tip or amount.', param: 'lines' });
  }
}

function requestOf({ lines, charges, tip, amount }: OrderRefund): Parameters<typeof refundOf>[2] {
  if (amount) return { amount: amount.amount };
  return {
    ...(lines && { lines }),
    ...(charges && { charges }),
    ...(tip && { tip: tip.amount }),
  };
}

function refusalOf({ refused, part, uid, limit }: Refused, body: OrderRefund): ApiError {
  const param = paramOf(part, uid, body);
  if (refused === 'more_than_left') {
    const message =
      part === 'charge' ? 'The charge is refunded already.' : `At most ${limit} is left to refund.`;
    return new ApiError('more_than_left', { message, param });
  }
  return new ApiError('field_invalid', { message: `${param} must be one of the order.`, param });
}

function paramOf(
  part: Refused['part'],
  uid: string | undefined,
  { lines = [], charges = [] }: OrderRefund,
): string {
  if (part === 'line') return `lines.${lines.findIndex((line) => line.uid === uid)}`;
  if (part === 'charge') return `charges.${charges.findIndex((charge) => charge === uid)}`;
  return part;
}
