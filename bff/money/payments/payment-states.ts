import type { ProcessorPayment } from '../../providers/processor/processor.ts';
import { DECLINE_CODES, type DeclineCode, type FailureCode, type PaymentStatus } from './contract/payment.ts';

/** The possible next states of a payment, by state (domain rule). */
const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  unpaid: ['authorized', 'failed'],
  authorized: ['captured', 'canceled'],
  captured: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
  canceled: [],
  failed: [],
};

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether money was taken. */
export function isCaptured(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'partially_refunded' || status === 'refunded';
}

/** The failure of a payment. */
interface Failure {
  readonly failure_code: FailureCode;
  readonly decline_code: DeclineCode | null;
}

const EXPIRED: Failure = { failure_code: 'expired', decline_code: null };

/** One step of a payment. */
export type Step =
  | { readonly to: 'authorized' | 'captured' | 'canceled' }
  | ({ readonly to: 'failed' } & Failure);

/**
 * The steps from our status to the processor's present view of a payment, in order; none if they agree. An
 * impossible contradiction (a captured payment that is declined) changes nothing.
 */
export function stepsTo(
  from: PaymentStatus,
  answer: Pick<ProcessorPayment, 'status' | 'decline_code'>,
): readonly Step[] {
  switch (answer.status) {
    case 'challenge':
      return [];
    case 'authorized':
      return from === 'unpaid' ? [{ to: 'authorized' }] : [];
    case 'captured':
      if (from === 'unpaid') return [{ to: 'authorized' }, { to: 'captured' }];
      return from === 'authorized' ? [{ to: 'captured' }] : [];
    case 'declined':
      if (from === 'unpaid') return [{ to: 'failed', ...failureOf(answer.decline_code) }];
      return from === 'authorized' ? [{ to: 'canceled' }] : [];
    case 'canceled':
      if (from === 'unpaid') return [{ to: 'failed', ...EXPIRED }];
      return from === 'authorized' ? [{ to: 'canceled' }] : [];
  }
}

function failureOf(code: string | null): Failure {
  if (code === 'challenge_expired') return EXPIRED;
  if (code === 'challenge_failed') return { failure_code: 'challenge_failed', decline_code: null };
  const known = DECLINE_CODES.find((one) => one === code) ?? 'generic_decline';
  return { failure_code: 'declined', decline_code: known };
}

/** The next request to the processor. */
type Errand = 'find' | 'capture' | 'cancel' | undefined;

/** The fields of a payment that determine the next errand. */
interface Standing {
  readonly status: PaymentStatus;
  readonly wanted: 'capture' | 'cancel' | null;
}

/** An unpaid one is found, not authorized again: only the request that has the card's token can do that. */
export function errandOf({ status, wanted }: Standing): Errand {
  if (status === 'unpaid') return wanted === 'cancel' ? 'cancel' : 'find';
  if (status === 'authorized') return wanted ?? undefined;
  return undefined;
}

/** Whether something is left to be done at the processor, so that the timer has to come back. */
export function isOpen(row: Standing & { readonly refund_pending: string }): boolean {
  return errandOf(row) !== undefined || Number(row.refund_pending) > 0;
}
