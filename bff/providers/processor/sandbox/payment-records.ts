import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Authorization, ProcessorRefund, RefundOrder } from '../contract/processor-payment.ts';
import type { Tables } from '../../../core/database/tables.ts';
import { dispute } from './disputes.ts';
import { type Outcome, NOT_REFUNDED } from './test-cards.ts';
import { claimToken, hashOf } from './tokens.ts';

export type PaymentRow = Selectable<Tables['processor_payments']>;

/** The time after which an unanswered challenge ends. */
const CHALLENGE_MS = 15 * 60 * 1000;

/**
 * Authorizes once per reference; a second call gets the outcome of the first. A declined card is an outcome,
 * not an error.
 * @throws {ApiError} field_invalid: the token is unknown, expired or used; idempotency_reused
 */
export function authorize(db: Db, order: Authorization, nowMs: number): Promise<PaymentRow> {
  const { reference, merchant, token, amount, currency, return_url } = order;
  const token_hash = hashOf(token);
  return inTransaction(db, async ({ db: trx }) => {
    const row = {
      ...newRow(reference, nowMs),
      merchant,
      amount: String(amount),
      currency,
      token_hash,
      return_url,
    };
    if (!(await insertNew(trx, row))) return asOrdered(await lockRow(trx, reference), row);
    const card = await claimToken(trx, token, reference, nowMs);
    if (!card) throw unusable();
    const { brand, last4, outcome } = card;
    return change(trx, reference, { brand, last4, outcome, ...firstState(outcome) }, nowMs);
  });
}

function firstState(outcome: Outcome): Updateable<Tables['processor_payments']> {
  if (outcome === 'paid' || outcome === 'paid_then_disputed') return { status: 'authorized' };
  if (outcome === 'challenge_paid' || outcome === 'challenge_declined') {
    return { status: 'challenge', challenge: newId('chl') };
  }
  return { status: 'declined', decline_code: outcome };
}

/**
 * Checks a repeated order. The first decides; one that was canceled before it arrived stays canceled. @throws
 * {ApiError} idempotency_reused
 */
function asOrdered(
  row: PaymentRow,
  order: { readonly amount: string; readonly token_hash: string },
): PaymentRow {
  if (row.token_hash === null) return row;
  if (row.amount !== order.amount || row.token_hash !== order.token_hash)
    throw new ApiError('idempotency_reused');
  return row;
}

function unusable(): ApiError {
  return new ApiError('field_invalid', {
    message: 'This token is unknown, was used or has expired. Enter the card again.',
    param: 'token',
  });
}

/** @throws {ApiError} not_found */
export async function findPayment(db: Db, reference: string, nowMs: number): Promise<PaymentRow> {
  const row = await db
    .selectFrom('processor_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return asOf(row, nowMs);
}

/** Finds a challenge by the last part of its page's address. */
export async function findChallenge(
  db: Db,
  challenge: string,
  nowMs: number,
): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('processor_payments')
    .selectAll()
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return row && asOf(row, nowMs);
}

function asOf(row: PaymentRow, nowMs: number): PaymentRow {
  return hasExpired(row, nowMs) ? { ...row, ...EXPIRED } : row;
}

const EXPIRED = { status: 'declined', decline_code: 'challenge_expired' } as const;

function hasExpired({ status, created_at }: PaymentRow, nowMs: number): boolean {
  return status === 'challenge' && created_at.getTime() + CHALLENGE_MS <= nowMs;
}

/** Takes an amount once. @throws {ApiError} not_found, state_forbids, more_than_left */
export function capture(db: Db, reference: string, amount: number, nowMs: number): Promise<PaymentRow> {
  return inTransaction(db, async ({ db: trx }) => {
    const row = await lockRow(trx, reference);
    if (row.status === 'captured') return row;
    if (row.status !== 'authorized') throw forbidden(row);
    if (amount > Number(row.amount)) throw new ApiError('more_than_left');
    const columns = { status: 'captured', captured: String(amount), captured_at: new Date(nowMs) } as const;
    const captured = await change(trx, reference, columns, nowMs);
    if (row.outcome !== 'paid_then_disputed') return captured;
    await dispute(trx, reference, 'fraudulent', new Date(nowMs));
    return { ...captured, is_disputed: true };
  });
}

/**
 * Cancels a payment. An unknown reference is stored as canceled, so that a delayed authorization is refused.
 */
export function cancel(db: Db, reference: string, nowMs: number): Promise<PaymentRow> {
  return inTransaction(db, async ({ db: trx }) => {
    const added = await insertNew(trx, { ...newRow(reference, nowMs), status: 'canceled' });
    if (added) return added;
    const row = await lockRow(trx, reference);
    const isOpen = row.status === 'authorized' || row.status === 'challenge';
    return isOpen ? change(trx, reference, { status: 'canceled' }, nowMs) : row;
  });
}

/**
 * Records the cardholder's answer to a challenge. A late or repeated answer changes nothing.
 * @returns the payment; `undefined` if there is no such challenge
 */
export function answerChallenge(
  db: Db,
  challenge: string,
  isAccepted: boolean,
  nowMs: number,
): Promise<PaymentRow | undefined> {
  return inTransaction(db, async ({ db: trx }) => {
    const row = await trx
      .selectFrom('processor_payments')
      .selectAll()
      .where('challenge', '=', challenge)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== 'challenge') return row;
    if (hasExpired(row, nowMs)) return change(trx, row.reference, EXPIRED, nowMs);
    const refusal = isAccepted ? 'generic_decline' : 'challenge_failed';
    const pays = isAccepted && row.outcome === 'challenge_paid';
    const state = pays
      ? ({ status: 'authorized' } as const)
      : ({ status: 'declined', decline_code: refusal } as const);
    return change(trx, row.reference, state, nowMs);
  });
}

function forbidden({ status }: PaymentRow): ApiError {
  return new ApiError('state_forbids', { message: `The payment is ${status}.` });
}

/** @throws {ApiError} not_found */
async function lockRow(trx: Db, reference: string): Promise<PaymentRow> {
  const row = await trx
    .selectFrom('processor_payments')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

function change(
  trx: Db,
  reference: string,
  columns: Updateable<Tables['processor_payments']>,
  nowMs: number,
): Promise<PaymentRow> {
  return trx
    .updateTable('processor_payments')
    .set({ ...columns, updated_at: new Date(nowMs) })
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function newRow(reference: string, nowMs: number) {
  const now = new Date(nowMs);
  const nothing = { merchant: null, currency: null, token_hash: null, brand: null, last4: null };
  const state = { outcome: null, decline_code: null, challenge: null, return_url: null };
  return {
    ...nothing,
    ...state,
    reference,
    status: 'declined',
    amount: '0',
    captured: null,
    refunded: '0',
    created_at: now,
    updated_at: now,
  } as const;
}

/** @returns `undefined` if the reference is taken */
function insertNew(trx: Db, row: Insertable<Tables['processor_payments']>): Promise<PaymentRow | undefined> {
  return trx
    .insertInto('processor_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Refunds once per reference, never more than was captured.
 * @throws {ApiError} not_found, state_forbids, more_than_left, idempotency_reused
 */
export function refund(
  db: Db,
  payment: string,
  { reference, amount }: RefundOrder,
  nowMs: number,
): Promise<ProcessorRefund> {
  return inTransaction(db, async ({ db: trx }) => {
    const row = await lockRow(trx, payment);
    const known = await trx
      .selectFrom('processor_refunds')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    const made = { reference, payment, status: 'succeeded', amount } as const;
    if (known) {
      if (known.payment !== payment || Number(known.amount) !== amount)
        throw new ApiError('idempotency_reused');
      return made;
    }
    if (row.status !== 'captured') throw forbidden(row);
    if (row.last4 === NOT_REFUNDED) return { ...made, status: 'failed' };
    const refunded = Number(row.refunded) + amount;
    if (refunded > Number(row.captured ?? row.amount)) throw new ApiError('more_than_left');
    await trx
      .insertInto('processor_refunds')
      .values({ reference, payment, amount: String(amount), created_at: new Date(nowMs) })
      .execute();
    await change(trx, payment, { refunded: String(refunded) }, nowMs);
    return made;
  });
}
