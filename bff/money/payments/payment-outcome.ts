import { ApiError } from '../../core/api/errors.ts';
import type { PaymentRow } from './payment-records.ts';

/**
 * A payment that may still succeed, or has.
 * @throws {ApiError} card_declined, state_forbids: it came to nothing
 */
export function requireHope(row: PaymentRow): PaymentRow {
  if (row.status === 'canceled' || row.failure_code === 'expired') {
    throw new ApiError('state_forbids', {
      message:
        "This payment wasn't completed, and nothing was charged. Start again with a new Idempotency-Key.",
    });
  }
  if (row.status !== 'failed') return row;
  if (row.failure_code === 'challenge_failed') {
    throw new ApiError('card_declined', {
      message: 'The cardholder did not confirm the payment.',
      details: { decline_code: 'challenge_failed' },
    });
  }
  throw new ApiError('card_declined', { details: { decline_code: row.decline_code ?? 'generic_decline' } });
}
