import { ApiError } from '../../core/api/errors.ts';
import { leaveOut, type UnitsOut } from '../../core/arithmetic/leave-out.ts';
import { isRefused, type Refused } from '../../core/arithmetic/refused.ts';
import type { EventType } from '../../core/contract/feature.ts';
import { keptUntil } from '../../core/contract/retention.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandler, TimerHandlers } from '../../core/timers/timer-handler.ts';
import { clearTimers, setTimer } from '../../core/timers/timers.ts';
import { forgetBrowsers } from '../../providers/messages/messages.ts';
import { changeOrder, type OrderDeps, tellFollowers } from './change-order.ts';
import { NOTHING_HELD, release } from './holds.ts';
import type { OrderContent } from './order-content.ts';
import {
  lockOwnOrder,
  type OrderColumns,
  type OrderRow,
  ownerOf,
  positionOf,
  updateOrder,
} from './order-records.ts';
import { enterCounterSale } from './order-sale.ts';
import { afterMove, isDone, type OrderMove, type OrderPosition } from './order-states.ts';
import { prepareWhenDue } from './place-order.ts';
import { refundAll } from './refund-order.ts';

export interface MoveRequest {
  readonly move: OrderMove;
  readonly now: Date;
  /** Why, for people. */
  readonly reason?: string;
  /** Minutes from now. */
  readonly readyIn?: number | undefined;
  /** The units without which it is accepted. */
  readonly unavailable?: readonly UnitsOut[] | undefined;
  /** `idempotency.id` of the request, so that it is known when it is repeated. */
  readonly intent?: string | undefined;
}

/**
 * Moves a locked order on, with its money, timers and events, in one transaction. The payment processor's
 * part follows in `payments.settle` or in the background.
 * @throws {ApiError} state_forbids; more_than_left, field_invalid: of `unavailable`
 */
export async function moveOrder(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  request: MoveRequest,
): Promise<OrderRow> {
  const to = afterMove(positionOf(row), request.move);
  if (!to) throw forbidden(row, request.move);
  const content = request.unavailable && contentWithout(row, request.unavailable);
  const sold = content ? { ...row, content } : row;
  if (to.status === 'canceled') return endOrder(work, deps, row, request, to);
  const payment = await takePayment(work, deps, sold, to.state);
  const done = isDone({ ...to, payment });
  const columns: OrderColumns = {
    status: done ? 'completed' : to.status,
    fulfillment_state: to.state,
    payment_state: payment,
    intent: request.intent ?? row.intent,
    ...(content && { content: JSON.stringify(content) }),
    ...(request.readyIn !== undefined && { ready_at: minutesAfter(request.now, request.readyIn) }),
    ...(done && { closed_at: request.now }),
  };
  const hasMoved = to.state !== row.fulfillment_state;
  const changed = await changeOrder(work, deps, row, {
    columns,
    events: [
      ...(hasMoved ? (['order.fulfillment.updated'] as const) : []),
      ...(done ? (['order.completed'] as const) : []),
    ],
    now: request.now,
  });
  if (done && isWithoutCard(sold)) await enterCounterSale(work.db, sold, request.now);
  await setTimersOf(work, deps, changed, { before: row, now: request.now });
  const { now } = request;
  if (row.fulfillment_state === 'proposed' && (to.state === 'accepted' || to.state === 'preparing')) {
    await tellFollowers(work, deps, { what: 'accepted', order: changed, plannedAt: row.ready_at, now });
  }
  if (to.state === 'ready') await tellFollowers(work, deps, { what: 'ready', order: changed, now });
  if (payment !== row.payment_state)
    await tellFollowers(work, deps, { what: 'captured', order: changed, now });
  if (done) await tellFollowers(work, deps, { what: 'completed', order: changed, now });
  return changed;
}

/**
 * Money is taken when an order is accepted, by whatever move; one without a payment is paid at the counter at
 * its end.
 */
async function takePayment(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  to: OrderPosition['state'],
): Promise<OrderPosition['payment']> {
  const owner = ownerOf(row);
  if (row.payment_state === 'authorized' && row.payment_id !== null && row.fulfillment_state === 'proposed') {
    await deps.payments.capture(work, owner, row.payment_id, { amount: row.content.quote.total });
  }
  return to === 'completed' && row.payment_state === 'unpaid' ? 'captured' : row.payment_state;
}

/**
 * Paid to the merchant itself, or nothing to pay: what a card has paid is in the ledger since it was
 * captured.
 */
function isWithoutCard({ payment_state: state, content }: OrderRow): boolean {
  return state === 'unpaid' || content.quote.total === 0;
}

/** Rejected or canceled: no money stays with the merchant, and what was taken is free again. */
async function endOrder(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { now, reason, intent, move }: MoveRequest,
  to: Pick<OrderPosition, 'status' | 'state'>,
): Promise<OrderRow> {
  const owner = ownerOf(row);
  const isMade = row.fulfillment_state === 'preparing' || row.fulfillment_state === 'ready';
  if (!isMade) await release(work, deps, row, now);
  const isOpenPayment = row.payment_state === 'unpaid' || row.payment_state === 'authorized';
  if (row.payment_id !== null && isOpenPayment) await deps.payments.cancel(work, owner, row.payment_id);
  const refunds = await refundAll(work, deps, row, intent ?? null);
  const events: EventType[] = ['order.fulfillment.updated', 'order.canceled'];
  const changed = await changeOrder(work, deps, row, {
    columns: {
      status: to.status,
      fulfillment_state: to.state,
      reason: move === 'timeOut' ? 'timeout' : (reason ?? null),
      intent: intent ?? row.intent,
      closed_at: now,
      ...(refunds && { refunds: JSON.stringify(refunds) }),
      ...NOTHING_HELD,
    },
    events,
    now,
  });
  await closeTimers(work, deps, changed, now);
  await tellFollowers(work, deps, { what: 'canceled', order: changed, now });
  return changed;
}

async function setTimersOf(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { before, now }: { readonly before: OrderRow; readonly now: Date },
): Promise<void> {
  const owner = ownerOf(row);
  if (row.status === 'completed') return closeTimers(work, deps, row, now);
  if (before.fulfillment_state === 'proposed' && row.fulfillment_state !== 'proposed') {
    await clearTimers(work.db, owner, { record: row.id, kind: 'order.accept' });
  }
  await prepareWhenDue(work, row, now);
}

/** The order is over: its customer is erased after the installation's period, and nothing else is due. */
export async function closeTimers(
  work: Work,
  { retention }: Pick<OrderDeps, 'retention'>,
  row: OrderRow,
  now: Date,
): Promise<void> {
  const owner = ownerOf(row);
  await clearTimers(work.db, owner, { record: row.id });
  const dueAt = keptUntil(now, retention.customers);
  await setTimer(work.db, owner, { kind: 'order.forget', record: row.id, dueAt });
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

const VERBS: Readonly<Record<OrderMove, string>> = {
  place: 'placed',
  accept: 'accepted',
  reject: 'rejected',
  timeOut: 'rejected',
  prepare: 'prepared',
  prepareDue: 'prepared',
  ready: 'marked as ready',
  complete: 'completed',
  cancel: 'canceled',
  withdraw: 'canceled',
};

function forbidden({ status, fulfillment_state: state }: OrderRow, move: OrderMove): ApiError {
  const is = status === 'open' || status === 'canceled' ? state : status === 'draft' ? 'a draft' : status;
  const message = `The order is ${is} and can't be ${VERBS[move]}.`;
  return new ApiError('state_forbids', { message });
}

/**
 * The timers of orders. Each runs once, on whichever node finds it due; the order may have moved on since.
 */
export const orderTimers: TimerHandlers<FeatureDeps> = {
  /** The merchant did not answer. */
  'order.accept': moving('timeOut'),
  'order.prepare': moving('prepareDue'),
  'order.forget': forgetCustomer(),
};

function moving(move: OrderMove): TimerHandler<FeatureDeps> {
  return async (work, { deps, owner, record, dueAt: now }) => {
    const row = await lockOwnOrder(work.db, owner, record);
    if (afterMove(positionOf(row), move)) await moveOrder(work, deps, row, { move, now });
  };
}

/**
 * Erases the customer some time after an order was closed (90 days by the domain rule), or with an unpaid
 * draft. An order that is still open by then is checked again later.
 */
function forgetCustomer(): TimerHandler<FeatureDeps> {
  return async (work, { deps, owner, record, dueAt: now }) => {
    const row = await lockOwnOrder(work.db, owner, record);
    if (row.status === 'open') {
      const dueAt = keptUntil(now, deps.retention.customers);
      await setTimer(work.db, owner, { kind: 'order.forget', record, dueAt });
      return;
    }
    await eraseCustomer(work, row, now);
  };
}

/** Erases who the customer of a locked order is, and where and what they wrote. */
export async function eraseCustomer(work: Work, row: OrderRow, now: Date): Promise<OrderRow> {
  const customer = {
    customer_name: null,
    customer_phone: null,
    customer_email: null,
    customer_language: null,
    customer_allergies: null,
  };
  await forgetBrowsers(work.db, row.id);
  return updateOrder(work, row, { ...customer, address: null, note: null }, now);
}

/**
 * Returns the content of an order without units that can't be made. Nobody pays for them.
 * @throws {ApiError} more_than_left: more than was ordered, or everything; field_invalid: not a line of the
 * order; state_forbids: nothing would be left to take of the authorized card
 */
function contentWithout(
  { content, payment_state: payment }: Pick<OrderRow, 'content' | 'payment_state'>,
  units: readonly UnitsOut[],
): OrderContent {
  const { quote: ordered } = content;
  const left = leaveOut(ordered, units);
  if (isRefused(left)) throw refusalOf(left, units);
  if (left.quote.total === 0 && payment === 'authorized') {
    throw new ApiError('state_forbids', {
      message: 'What is left costs nothing, so the card could not be charged. Reject the order instead.',
      param: 'unavailable',
    });
  }
  return { ...content, quote: left.quote, leftOut: { ordered, part: left.part } };
}

function refusalOf({ refused, part, uid, limit }: Refused, units: readonly UnitsOut[]): ApiError {
  if (part === 'total') {
    return new ApiError('more_than_left', {
      message: 'At least one unit of the order must stay. If nothing can be made, reject the order.',
      param: 'unavailable',
    });
  }
  const param = `unavailable.${units.findIndex((one) => one.uid === uid)}`;
  if (refused === 'more_than_left') {
    return new ApiError('more_than_left', {
      message: `At most ${limit} of this line were ordered.`,
      param: `${param}.quantity`,
    });
  }
  const named = `${param}.uid`;
  return new ApiError('field_invalid', {
    message: `${named} must be one of the order's lines.`,
    param: named,
  });
}
