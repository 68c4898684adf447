import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';
import { isPortFailure, PortRefusal } from '../../core/ports/port-client.ts';
import type { Outcome } from '../../core/timers/timer-handler.ts';
import type { Payments, CardToPay } from './card-payments.ts';
import { visibleRefund } from './payment-lists.ts';
import { holdDisputed } from './hold-disputed.ts';
import { requireHope, startPayment } from './start-payment.ts';
import { findPayment, findPayments, presentPayment, type PaymentRow } from './payment-records.ts';
import { stepOf, type PaymentDeps } from './payable.ts';
import { refundPayment } from './refund-payment.ts';
import { presentRefund, refundsOf } from './refund-records.ts';
import { isOpen } from './payment-states.ts';
import { lookAtRefunds, settlePayment, type GivenUp } from './settle-payment.ts';
import { wantCancel, wantCapture, wantRefund } from './want.ts';
import { ApiError } from '../../core/api/errors.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import type { Payment } from './contract/payment.ts';
import { recordAnswer } from './record-steps.ts';

export type { Payment } from './contract/payment.ts';
export type { Refund, RefundAllocation, RefundReason } from './contract/refund.ts';
export type { Payable, Payables, PaymentChange, PaymentObserver } from './payable.ts';
export { DISPUTE_LOOK } from './payable.ts';
export type { HeldPayment } from './hold-disputed.ts';
export type { NewPayment } from './start-payment.ts';
export type { NewRefund } from './want.ts';

/**
 * The pause before the processor is asked again grows with the time that something has been wanted, within
 * these bounds.
 */
const PAUSE_MS = { least: 5_000, most: 60_000 };
/** The time after which an unconfirmed payment is given up; the processor gives it up a little earlier. */
const GIVE_UP_AFTER_MS = 20 * 60 * 1000;

/** The additional methods that timers and shutdown need. */
export interface PaymentService extends Payments {
  /** Sends the outstanding requests about a payment to the processor when they are due. */
  settleDue(owner: Owner, id: string): Promise<Outcome>;
  /**
   * Returns this service with another clock for record timestamps. Requests to the processor still happen
   * now.
   */
  recordingAt(recordClock: Clock, featureDeps: () => FeatureDeps): PaymentService;
  /**
   * Starts nothing more in the background, and waits for what is under way: timers do the rest, at the next
   * start.
   */
  close(): Promise<void>;
}

export function paymentService(deps: PaymentDeps): PaymentService {
  const turns = new Turns();
  const isClosed = { value: false };

  /** One after the other for each payment, so that this node asks each thing once. */
  const settled = (owner: Owner, id: string, givenUp: GivenUp): Promise<PaymentRow> =>
    turns.take(id, () => settlePayment(deps, owner, id, givenUp));

  /** Settles in the background after the commit. Failures are left to the timer. */
  const settleAfter = (work: Work, owner: Owner, id: string): void =>
    work.afterCommit(() => {
      if (!isClosed.value) void settled(owner, id, 'nothing').catch(() => undefined);
    });

  return {
    start: async (trx, owner, payment) => presentPayment(await startPayment(trx, deps, owner, payment)),

    async authorize(owner, payment, card) {
      const row = await authorized(deps, owner, payment, card);
      const { id } = row;
      if (row.wanted === null) return presentPayment(requireHope(row));
      const done = await settled(owner, id, 'nothing').catch(unlessUpstream(deps, owner, id));
      return presentPayment(requireHope(done));
    },

    refresh: async (owner, id) => presentPayment(await settled(owner, id, 'nothing')),

    async capture(work, owner, id, part) {
      const row = await wantCapture(work, deps, owner, id, part?.amount);
      settleAfter(work, owner, id);
      return presentPayment(row);
    },

    async cancel(work, owner, id) {
      const row = await wantCancel(work, deps, owner, id);
      settleAfter(work, owner, id);
      return presentPayment(row);
    },

    async refund(work, owner, refund) {
      const row = await wantRefund(work, deps, owner, refund);
      settleAfter(work, owner, refund.paymentId);
      return presentRefund(row);
    },

    async refundPart(view, request) {
      const { id } = await inTransaction(deps.db, (work) => refundPayment(work, deps, view, request));
      await settled(view, request.id, 'nothing').catch(unlessUpstream(deps, view, request.id));
      return visibleRefund(deps.db, view, id);
    },

    lookAtRefunds: (owner, id) => turns.take(id, () => lookAtRefunds(deps, owner, id)),

    holdDisputed: (owner, id, act) => holdDisputed(deps, owner, id, act),

    stepOf: ({ environment }, currency) => stepOf(deps, { environment, currency }),

    settle: async (owner, id) =>
      presentPayment(await settled(owner, id, 'nothing').catch(unlessUpstream(deps, owner, id))),

    find: async (db, owner, ids) =>
      new Map((await findPayments(db, owner, ids)).map((row) => [row.id, presentPayment(row)])),
    refundsOf: async (db, owner, payable) => (await refundsOf(db, owner, payable)).map(presentRefund),

    async settleDue(owner, id) {
      const before = await findPayment(deps.db, owner, id);
      const openMs = deps.clock.now() - before.wanted_at.getTime();
      const givenUp = openMs < GIVE_UP_AFTER_MS ? 'unknown' : 'challenges';
      const row = await settled(owner, id, givenUp).catch(unlessUpstream(deps, owner, id));
      if (isOpen(before)) deps.observer?.recovered(owner.environment, isOpen(row) ? 'open' : 'settled');
      if (!isOpen(row)) return 'done';
      const pauseMs = Math.min(Math.max(openMs, PAUSE_MS.least), PAUSE_MS.most);
      return { againAt: new Date(deps.clock.now() + pauseMs) };
    },

    recordingAt: (recordClock, featureDeps) => paymentService({ ...deps, recordClock, featureDeps }),

    async close() {
      isClosed.value = true;
      await turns.end();
    },
  };
}

/** A processor that doesn't answer leaves the payment as it is. */
function unlessUpstream(
  deps: PaymentDeps,
  owner: Owner,
  id: string,
): (error: unknown) => Promise<PaymentRow> {
  return (error) => {
    if (isPortFailure(error)) return findPayment(deps.db, owner, id);
    throw error;
  };
}

/** Work on the same thing, one after the other. */
class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const turn = before.then(act, act);
    this.#last.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(id) === turn) this.#last.delete(id);
    }
  }

  async end(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}

/** Authorizes a payment if it is still unpaid and nothing else is wanted of it. */
async function authorized(
  deps: PaymentDeps,
  owner: Owner,
  payment: Payment | string,
  card: CardToPay,
): Promise<PaymentRow> {
  if (typeof payment !== 'string' && payment.status === 'unpaid') {
    return authorize(deps, owner, payment, card);
  }
  const id = typeof payment === 'string' ? payment : payment.id;
  const found = await findPayment(deps.db, owner, id);
  const isToAsk = found.status === 'unpaid' && found.wanted === null;
  return isToAsk ? authorize(deps, owner, presentPayment(found), card) : found;
}

/** The processor refused before it asked the card: its token, or the merchant. */
const NEVER_CHARGED: ReadonlySet<string> = new Set(['field_invalid', 'state_forbids']);

/** @throws {ApiError} field_invalid; state_forbids; upstream_failed, upstream_slow, unavailable */
async function authorize(
  deps: PaymentDeps,
  owner: Owner,
  { id, merchant, amount, order: order_id, pay_link: pay_link_id }: Payment,
  card: CardToPay,
): Promise<PaymentRow> {
  const order = {
    reference: id,
    merchant,
    token: card.token,
    amount: amount.amount,
    currency: amount.currency,
    return_url: card.returnUrl,
  };
  const known = { id, order_id, pay_link_id };
  const processor = processorOf(deps.processors, owner.environment);
  try {
    const answer = await processor.authorize(order, card.requestId);
    return await recordAnswer(deps, owner, known, answer, card.recorded);
  } catch (error) {
    if (!(error instanceof PortRefusal) || !NEVER_CHARGED.has(error.code)) throw error;
    // Never charged, and failed with us too.
    await recordAnswer(deps, owner, known, await processor.cancel(id));
    if (error.code === 'state_forbids') {
      throw new ApiError('state_forbids', {
        message: 'This merchant can’t take card payments at the moment. Nothing was charged.',
        param: 'source',
        cause: error,
      });
    }
    if (error.about !== undefined && error.about !== 'token') throw notTheCard(error);
    throw new ApiError('field_invalid', {
      message: "The card's token is unknown, was used or has expired. Enter the card again.",
      param: 'source.token',
      cause: error,
    });
  }
}

/** The processor doesn't take what we ask of it: another card would be refused too. */
function notTheCard(cause: PortRefusal): ApiError {
  return new ApiError('upstream_failed', {
    message: 'The payment processor did not accept the payment.',
    detail: `${cause.detail}, about ${cause.about}`,
    cause,
  });
}
