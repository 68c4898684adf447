import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { isPortFailure } from '../../core/ports/port-client.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import { processorOf, type Processors } from '../../providers/processor/processor.ts';

/**
 * The timer kind whose handler moves the merchant's money with the disputes of a payment, at a processor that
 * doesn't by itself. The record is the payment.
 */
export const DISPUTE_FUNDS = 'dispute.funds';

/** A look moves the money at once; the timer is for when that fails. */
const AGAIN_AFTER_MS = 60_000;

interface FundsDeps {
  readonly db: Db;
  readonly processors: Processors;
}

/** Lets the money be moved, in the transaction that records what was read of the disputes. */
export async function moveFundsSoon(
  { db }: Work,
  { processors }: FundsDeps,
  owner: Owner,
  { paymentId, at }: { readonly paymentId: string; readonly at: Date },
): Promise<void> {
  if (!processorOf(processors, owner.environment).disputes.moveFunds) return;
  const dueAt = new Date(at.getTime() + AGAIN_AFTER_MS);
  await setTimer(db, owner, { kind: DISPUTE_FUNDS, record: paymentId, dueAt, isRealTime: true });
}

/**
 * Moves the merchant's money with the disputes of a payment. Repeatable. Not inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow, unavailable
 */
export async function moveFunds(
  { db, processors }: FundsDeps,
  owner: Owner,
  paymentId: string,
): Promise<void> {
  const { disputes } = processorOf(processors, owner.environment);
  if (!disputes.moveFunds) return;
  await disputes.moveFunds(paymentId);
  await inTransaction(db, (work) => dropTimer(work.db, owner, { kind: DISPUTE_FUNDS, record: paymentId }));
}

/** Leaves what the processor can't do now to the timer. */
export function leaveToTimer(error: unknown): void {
  if (!isPortFailure(error)) throw error;
}
