import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { RefundAllocation, RefundReason } from './contract/refund.ts';
import { amountToCapture, lockPayment, noteChanged, type PaymentRow } from './payment-records.ts';
import { isCaptured } from './payment-states.ts';
import { lookAfter, recordTime, settlingOf, stepOf, type PaymentDeps } from './payable.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import { presentRefund, type RefundRow } from './refund-records.ts';

export interface NewRefund {
  readonly paymentId: string;
  /** Tip included; above 0. */
  readonly amount: Money;
  readonly tip: Money;
  readonly lines: readonly { readonly uid: string; readonly quantity: number }[];
  readonly charges: readonly string[];
  readonly allocations: readonly RefundAllocation[];
  readonly reason: RefundReason;
  readonly note: string | null;
  /** `idempotency.id` of the request, where the refund itself is what it is known by. */
  readonly intent?: string | undefined;
}

/** The one that wants it does it at once; the timer is for when that fails. */
const AFTER_MS = 5_000;

/**
 * Wants the money of an authorization.
 * @param amount minor units; all of it if omitted
 * @throws {ApiError} state_forbids, more_than_left
 */
export async function wantCapture(
  work: Work,
  deps: PaymentDeps,
  owner: Owner,
  id: string,
  amount?: number,
): Promise<PaymentRow> {
  const row = await lockPayment(work.db, owner, id);
  const order = captureOrder(deps, row, amount);
  if (row.wanted === 'capture' || isCaptured(row.status)) {
    if (row.capture_amount !== order.capture_amount) throw forbidden(row);
    return row;
  }
  if (row.status !== 'authorized' || row.wanted === 'cancel') throw forbidden(row);
  return want(work, deps, row, owner, { wanted: 'capture', ...order });
}

/**
 * Returns the column for an amount to capture: `null` for all of the authorization.
 * @throws {ApiError} more_than_left; state_forbids: the processor takes all or nothing, or not this amount
 */
function captureOrder(
  { processors }: PaymentDeps,
  row: PaymentRow,
  amount = Number(row.amount),
): Pick<PaymentRow, 'capture_amount'> {
  if (amount === Number(row.amount)) return { capture_amount: null };
  if (amount > Number(row.amount)) {
    throw new ApiError('more_than_left', { message: `At most ${row.amount} was authorized.` });
  }
  const { capabilities } = processorOf(processors, row.environment);
  if (!capabilities.partialCapture) {
    throw new ApiError('state_forbids', {
      message: "The payment processor can't take less than was authorized.",
    });
  }
  if (amount < 1 || amount % stepOf({ processors }, row) !== 0) {
    throw new ApiError('state_forbids', {
      message: `${amount} can't be taken of the authorized card, in minor units.`,
    });
  }
  return { capture_amount: String(amount) };
}

/** @throws {ApiError} state_forbids */
export async function wantCancel(
  work: Work,
  deps: PaymentDeps,
  owner: Owner,
  id: string,
): Promise<PaymentRow> {
  const row = await lockPayment(work.db, owner, id);
  if (row.wanted === 'cancel' || row.status === 'canceled' || row.status === 'failed') return row;
  if (isCaptured(row.status)) throw forbidden(row);
  return want(work, deps, row, owner, { wanted: 'cancel' });
}

function forbidden({ status, wanted }: PaymentRow): ApiError {
  const state = wanted === 'cancel' ? 'being canceled' : status.replaceAll('_', ' ');
  return new ApiError('state_forbids', { message: `The payment is ${state}.` });
}

interface Wanted {
  readonly wanted: 'capture' | 'cancel';
  /** The amount of a capture. */
  readonly capture_amount?: string | null;
}

async function want(
  work: Work,
  deps: PaymentDeps,
  row: PaymentRow,
  owner: Owner,
  columns: Wanted,
): Promise<PaymentRow> {
  await lookAfter(work.db, deps, owner, { id: row.id, inMs: AFTER_MS, kind: settlingOf(columns) });
  const changed = await work.db
    .updateTable('payments')
    .set({ ...columns, wanted_at: new Date(deps.clock.now()) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return noteChanged(work, changed);
}

/**
 * Reserves the amount, so that two refunds never give back more than was captured. @throws {ApiError}
 * more_than_left; state_forbids: not captured, disputed, or not an amount that the processor can give back
 */
export async function wantRefund(
  work: Work,
  deps: PaymentDeps,
  owner: Owner,
  refund: NewRefund,
): Promise<RefundRow> {
  const row = await lockPayment(work.db, owner, refund.paymentId);
  if (!isCaptured(row.status)) throw forbidden(row);
  requireUndisputed(row);
  const { amount } = refund.amount;
  const left = amountToCapture(row) - Number(row.refunded) - Number(row.refund_pending);
  if (amount > left) {
    throw new ApiError('more_than_left', { message: `At most ${left} is left to refund.`, param: 'amount' });
  }
  const step = stepOf(deps, row);
  if (amount % step !== 0) {
    throw new ApiError('state_forbids', {
      message: `A refund in ${row.currency} must be a multiple of ${step} minor units.`,
      param: 'amount',
    });
  }
  await lookAfter(work.db, deps, owner, { id: row.id, inMs: AFTER_MS });
  const changed = await work.db
    .updateTable('payments')
    .set((eb) => ({
      refund_pending: eb('refund_pending', '+', String(amount)),
      wanted_at: new Date(deps.clock.now()),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  noteChanged(work, changed);
  return insertRefund(work.db, deps, row, owner, refund);
}

/** The same money doesn't go back twice. @throws {ApiError} state_forbids */
function requireUndisputed({ disputed }: PaymentRow): void {
  if (disputed === null) return;
  const message =
    disputed === 'open'
      ? 'The payment is disputed, and its money is held back. Answer the dispute, or accept it.'
      : 'The dispute of the payment was lost, so the cardholder has the money. Nothing is left to refund.';
  throw new ApiError('state_forbids', { message });
}

async function insertRefund(
  trx: Db,
  deps: PaymentDeps,
  payment: PaymentRow,
  owner: Owner,
  refund: NewRefund,
): Promise<RefundRow> {
  const now = await recordTime(trx, deps, owner);
  const { partner_id, environment, merchant_id, order_id, pay_link_id, currency } = payment;
  const { amount, tip, lines, charges, allocations, reason, note, intent = null } = refund;
  const row = await trx
    .insertInto('refunds')
    .values({
      id: newId('rfd'),
      partner_id,
      environment,
      merchant_id,
      order_id,
      pay_link_id,
      currency,
      payment_id: payment.id,
      amount: String(amount.amount),
      tip: String(tip.amount),
      lines: JSON.stringify(lines),
      charges: [...charges],
      allocations: JSON.stringify(allocations),
      reason,
      note,
      intent,
      status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = {
    type: 'refund.created',
    merchantId: merchant_id,
    data: presentRefund(row),
    at: now,
  } as const;
  await recordEvent(trx, { ...owner, ...event });
  return row;
}
