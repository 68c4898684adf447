import type { Db } from '../../core/database/database.ts';
import type { MerchantView, Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Payment } from './contract/payment.ts';
import type { HeldPayment } from './hold-disputed.ts';
import type { Refund } from './contract/refund.ts';
import type { PayableRef } from './payable.ts';
import type { Recorded } from './record-steps.ts';
import type { RefundRequest } from './refund-payment.ts';
import type { NewPayment } from './start-payment.ts';
import type { NewRefund } from './want.ts';

/**
 * How something is paid by card. A payment moves with what it pays (its payable: an order or a pay link),
 * although the money moves at a processor, behind HTTP, which may be slow, fail, or answer after we gave up;
 * and any process may die at any line.
 *
 * 1. {@link Payments.start}, in the transaction that prepares the payable: inserts the payment, `unpaid`. Its
 *   id is the reference at the processor. From here on a timer looks after it.
 * 2. {@link Payments.authorize}, after that has been committed and outside any transaction: asks the
 *   processor, and stores the answer in a second transaction, with its event, and with what it means for the
 *   payable (`Payable.changed`).
 * 3. {@link Payments.capture}, {@link Payments.cancel} and {@link Payments.refund}, in the transaction of
 *   their cause (the merchant accepts, rejects, refunds): each only stores what is wanted. It is done once
 *   that is committed: by {@link Payments.settle} where the request can wait for it, otherwise in the
 *   background, and again with growing pauses until the processor has answered.
 *
 * Nobody is charged twice: one live payment for each order, one authorization for each payment at the
 * processor, each step repeatable there. Nobody is charged without an order: both are stored in one
 * transaction, and an authorization whose answer we never saw is found by the timer. What the processor
 * doesn't know by then, it is asked never to authorize; of what it has authorized, the payable is notified,
 * and cancels it if it has no use for it anymore.
 *
 * An operation that pays declares idempotency `forwarded`, because a processor can't be asked inside a
 * transaction:
 *
 * @example
 * const payment = await inTransaction(db, async (work) => {
 *   const order = await lockOrder(work.db, owner, id); // the payable first, then its payment
 *   return payments.start(work.db, owner, { payable: { kind: 'order', id }, intent: idempotency.id, … });
 * }); const paid = await payments.authorize(owner, payment, { token, returnUrl, requestId }); // authorized
 * or captured: Payable.changed has moved the order. unpaid with next_action: send the payer there.
 */
export interface Payments {
  /**
   * Inserts a payment, `unpaid`. The caller locks the payable. A repeated `intent` for the same payable
   * returns the existing payment, so that a request that is repeated after a crash finds it.
   * @throws {ApiError} already_paid: another payment of the order is under way, or has paid it;
   * card_declined, state_forbids: the payment of this intent failed; state_forbids: this environment has no
   * payment processor
   */
  start(trx: Db, owner: Owner, payment: NewPayment): Promise<Payment>;

  /**
   * Authorizes a payment that was started. Not inside a transaction. Repeatable: a payment that is over is
   * returned, or refused, as it was.
   * @param payment what {@link start} returned, or its id: then it is read first
   * @returns `authorized` or `captured`; `unpaid` with a `next_action`: the payer has to confirm the payment
   * there first
   * @throws {ApiError} card_declined; field_invalid: the token is unknown, used or expired; upstream_failed,
   * upstream_slow, unavailable: the outcome is unknown, and the same call may be repeated
   */
  authorize(owner: Owner, payment: Payment | string, card: CardToPay): Promise<Payment>;

  /**
   * Asks the processor what has become of an `unpaid` payment: call it when the payer comes back from a
   * challenge. Not inside a transaction.
   */
  refresh(owner: Owner, id: string): Promise<Payment>;

  /**
   * The money of an authorized payment is wanted, or a part of it: the rest is released. Repeatable with the
   * same amount.
   * @param part all of it if omitted
   * @throws {ApiError} state_forbids: it isn't authorized, another amount is wanted of it, or the processor
   * can't take this one; more_than_left
   */
  capture(work: Work, owner: Owner, id: string, part?: CapturePart): Promise<Payment>;

  /**
   * Cancels a payment that is no longer wanted: an authorization is released, and an unpaid payment is never
   * authorized. Repeatable. If the money had just been taken, `Payable.changed` gets `captured` instead of
   * `canceled`; refund it then.
   * @throws {ApiError} state_forbids: it was captured
   */
  cancel(work: Work, owner: Owner, id: string): Promise<Payment>;

  /**
   * Gives money of a captured payment back, with `refund.created`. The amount is reserved at once.
   * @returns the refund, `pending`
   * @throws {ApiError} more_than_left: more than was captured and isn't refunded yet; state_forbids: nothing
   * was captured
   */
  refund(work: Work, owner: Owner, refund: NewRefund): Promise<Refund>;

  /** Returns the minor units that refunds in a currency are multiples of. */
  stepOf(owner: Owner, currency: string): number;

  /**
   * Refunds a part of a payment that isn't an order's, and requests it from the processor. Must run outside a
   * transaction. A repeated intent returns the existing refund.
   * @throws {ApiError} not_found, state_forbids (of an order, or nothing was captured), more_than_left,
   * field_invalid
   */
  refundPart(view: MerchantView, request: RefundRequest): Promise<Refund>;

  /**
   * Does what is wanted of a payment now: capture, cancel, its refunds. Not inside a transaction. If the
   * processor doesn't answer, it is tried again later, and the payment is returned as it is.
   */
  settle(owner: Owner, id: string): Promise<Payment>;

  /**
   * Asks the processor whether refunds that have succeeded have failed since, and records those. Not inside a
   * transaction.
   * @throws {ApiError} upstream_failed, upstream_slow, unavailable
   */
  lookAtRefunds(owner: Owner, id: string): Promise<void>;

  /**
   * Holds a payment while its disputes are recorded, and its payable before it. Not inside a transaction.
   * @throws {ApiError} not_found
   */
  holdDisputed<Result>(
    owner: Owner,
    id: string,
    act: (work: Work, held: HeldPayment) => Promise<Result>,
  ): Promise<Result>;

  /** Returns those of these payments that are the owner's, by ID. */
  find(db: Db, owner: Owner, ids: readonly string[]): Promise<ReadonlyMap<string, Payment>>;
  /** The refunds of a payable's payments. */
  refundsOf(db: Db, owner: Owner, payable: PayableRef): Promise<readonly Refund[]>;
}

export interface CapturePart {
  /** Minor units, tip included; above 0, and at most what was authorized. */
  readonly amount: number;
}

export interface CardToPay {
  /** The processor's token: `tok_…`. It is never stored. */
  readonly token: string;
  /** The address that the payer returns to from a challenge, on this service. */
  readonly returnUrl: string;
  readonly requestId: string;
  /**
   * Called in the transaction that stores the processor's answer, after `Payable.changed`, with the payment
   * as it is then.
   */
  readonly recorded?: Recorded | undefined;
}
