import { ApiError } from '../../core/api/errors.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/**
 * Whether somebody else may start to pay a link now. Those under way count: they may all succeed.
 * @param now the environment's time
 */
export function isOpen(row: PayLinkRow, now: Date): boolean {
  return row.status === 'active' && !isPast(row, now) && hasRoom(row);
}

/** @throws {ApiError} already_paid, state_forbids */
export function requireOpen(row: PayLinkRow, now: Date): void {
  if (isOpen(row, now)) return;
  if (row.status === 'canceled') throw new ApiError('state_forbids', { message: 'The link is canceled.' });
  if (row.status === 'expired' || (row.status === 'active' && isPast(row, now))) {
    throw new ApiError('state_forbids', { message: 'The link has expired.' });
  }
  throw new ApiError('already_paid', {
    message:
      row.status === 'completed'
        ? 'The link is paid.'
        : 'The link is being paid. If that payment is not completed, it can be paid again.',
  });
}

/** Whether the last payment that may be made of it has been made. */
export function isPaidUp(row: Pick<PayLinkRow, 'reusable' | 'max_payments' | 'paid_count'>): boolean {
  return row.paid_count >= mostOf(row);
}

/** The clock's timer may be a moment late. */
function isPast({ expires_at: at }: PayLinkRow, now: Date): boolean {
  return at !== null && at <= now;
}

function hasRoom(row: PayLinkRow): boolean {
  return row.paid_count + row.pending_count < mostOf(row);
}

function mostOf({ reusable, max_payments: most }: Pick<PayLinkRow, 'reusable' | 'max_payments'>): number {
  return reusable ? (most ?? Infinity) : 1;
}
