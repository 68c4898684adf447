import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { processorOf, type Processor } from '../../providers/processor/processor.ts';
import {
  enterFailedRefund,
  enterRefund,
  change,
  fixFee,
  onHeld,
  recordAnswer,
  tell,
} from './record-steps.ts';
import { amountToCapture, findPayment, presentPayment, type PaymentRow } from './payment-records.ts';
import { errandOf } from './payment-states.ts';
import { recordTime, type PaymentDeps } from './payable.ts';
import { pendingRefunds, presentRefund, succeededRefunds, type RefundRow } from './refund-records.ts';

/** Covers authorized → captured → refunded, and a request made in the meantime. */
const MOST_ERRANDS = 6;

/**
 * The unpaid payments to give up: those unknown to the processor, once the request that started them can't
 * ask anymore, and those whose challenge went unanswered.
 */
export type GivenUp = 'nothing' | 'unknown' | 'challenges';

/**
 * Does what is left to be done at the processor, as far as it goes now. Not inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow, unavailable: as far as it went is stored
 */
export async function settlePayment(
  deps: PaymentDeps,
  owner: Owner,
  id: string,
  givenUp: GivenUp,
): Promise<PaymentRow> {
  const processor = processorOf(deps.processors, owner.environment);
  let row = await findPayment(deps.db, owner, id);
  for (let errands = 0; errands < MOST_ERRANDS && errandOf(row) !== undefined; errands += 1) {
    const before = row;
    row = await runErrand(deps, processor, owner, row, givenUp);
    if (row.status === before.status && row.wanted === before.wanted) break;
  }
  if (Number(row.refund_pending) > 0) row = await settleRefunds(deps, processor, owner, row);
  return row;
}

async function runErrand(
  deps: PaymentDeps,
  processor: Processor,
  owner: Owner,
  row: PaymentRow,
  givenUp: GivenUp,
): Promise<PaymentRow> {
  const { id } = row;
  const errand = errandOf(row);
  if (errand === 'capture') {
    const known = processor.capabilities.collectsFees ? await fixFee(deps, owner, row) : row;
    return recordAnswer(deps, owner, row, await captured(processor, known));
  }
  const found = errand === 'find' ? await processor.find(id) : undefined;
  if (errand === 'find' && !found && givenUp === 'nothing') return row;
  const isOver = found && !(found.status === 'challenge' && givenUp === 'challenges');
  // Canceled there first: an authorization that is still on its way comes to nothing.
  return recordAnswer(deps, owner, row, isOver ? found : await processor.cancel(id));
}

/** Its authorization has ended, or is of another amount. */
const NOT_CAPTURED: ReadonlySet<string> = new Set(['state_forbids', 'more_than_left']);

/** Captures a payment. If its authorization has ended, asks the processor for the present state. */
async function captured(processor: Processor, row: PaymentRow): ReturnType<Processor['capture']> {
  const { id } = row;
  try {
    return await processor.capture(id, { amount: amountToCapture(row), fee: row.fee?.total });
  } catch (error) {
    const isOver = error instanceof ApiError && NOT_CAPTURED.has(error.code);
    if (!isOver) throw error;
    return (await processor.find(id)) ?? processor.cancel(id);
  }
}

/** Settles each refund separately: one that the processor refuses doesn't hold up the next. */
async function settleRefunds(
  deps: PaymentDeps,
  processor: Processor,
  owner: Owner,
  payment: PaymentRow,
): Promise<PaymentRow> {
  for (const refund of await pendingRefunds(deps.db, payment.id)) {
    const order = { reference: refund.id, amount: Number(refund.amount) };
    const status = await processor
      .refund(payment.id, order)
      .then((answer) => answer.status)
      .catch(refused);
    if (status !== 'pending') await recordRefund(deps, owner, payment, refund, status);
  }
  return findPayment(deps.db, owner, payment.id);
}

const REFUSALS: ReadonlySet<string> = new Set([
  'not_found',
  'state_forbids',
  'more_than_left',
  'idempotency_reused',
]);

function refused(error: unknown): 'failed' {
  if (error instanceof ApiError && REFUSALS.has(error.code)) return 'failed';
  throw error;
}

/** The refund is over: the payment, the payable and the events follow in one transaction, once. */
function recordRefund(
  deps: PaymentDeps,
  owner: Owner,
  payment: PaymentRow,
  { id, amount }: RefundRow,
  status: 'succeeded' | 'failed',
): Promise<void> {
  return onHeld(deps, owner, payment, async (work, row) => {
    const now = await recordTime(work.db, deps, owner);
    const refund = await work.db
      .updateTable('refunds')
      .set((eb) => ({ status, updated_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (!refund) return;
    const back = status === 'succeeded' ? Number(amount) : 0;
    const refunded = Number(row.refunded) + back;
    const present = await change(work, row, {
      refund_pending: String(Number(row.refund_pending) - Number(amount)),
      refunded: String(refunded),
      ...(back > 0 && { status: refunded === amountToCapture(row) ? 'refunded' : 'partially_refunded' }),
      updated_at: now,
    });
    if (status === 'succeeded') await enterRefund(work.db, deps, present, refund, now);
    const data = presentRefund(refund);
    const told = { owner, what: `refund.${status}`, payment: presentPayment(present), refund: data } as const;
    await tell(work, deps, present, told, data);
  });
}

/**
 * Asks what has become of refunds that have succeeded: a card's bank can send the money back. Not inside a
 * transaction.
 * @throws {ApiError} upstream_failed, upstream_slow, unavailable
 */
export async function lookAtRefunds(deps: PaymentDeps, owner: Owner, id: string): Promise<void> {
  const processor = processorOf(deps.processors, owner.environment);
  for (const refund of await succeededRefunds(deps.db, id)) {
    const order = { reference: refund.id, amount: Number(refund.amount) };
    const { status } = await processor.refund(id, order);
    if (status === 'failed') await recordFailure(deps, owner, await findPayment(deps.db, owner, id), refund);
  }
}

/**
 * A refund has failed after it had succeeded: the payment, the ledger and the payable are as before it, once.
 */
function recordFailure(
  deps: PaymentDeps,
  owner: Owner,
  payment: PaymentRow,
  { id, amount }: RefundRow,
): Promise<void> {
  return onHeld(deps, owner, payment, async (work, row) => {
    const now = await recordTime(work.db, deps, owner);
    const refund = await work.db
      .updateTable('refunds')
      .set((eb) => ({ status: 'failed', updated_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'succeeded')
      .returningAll()
      .executeTakeFirst();
    if (!refund) return;
    const refunded = Number(row.refunded) - Number(amount);
    const present = await change(work, row, {
      refunded: String(refunded),
      status: refunded === 0 ? 'captured' : 'partially_refunded',
      updated_at: now,
    });
    await enterFailedRefund(work.db, deps, present, refund, now);
    const data = presentRefund(refund);
    const told = { owner, what: 'refund.failed', payment: presentPayment(present), refund: data } as const;
    await tell(work, deps, present, told, data);
  });
}
