import { route, type Route } from '../../core/api/route.ts';
import { quoteOrderRefund, refundOrder as refundOrderOperation } from './contract/order-operations.ts';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  delayOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from './contract/orders.ts';
import { foundOrder, ownerOf, positionOf, lockOrder, findOrder, type OrderRow } from './order-records.ts';
import { requireOwnOrder } from './guest-rights.ts';
import { changeOrder, tellFollowers, type OrderDeps } from './change-order.ts';
import { amountToRefund, quoteRefund, refundOrder } from './refund-order.ts';
import { MOST_WITHOUT_PROOF } from '../../money/payments/contract/payments.ts';
import { lacksProof, proofRequired } from '../../core/api/proof.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import type { Refund } from '../../money/payments/payments.ts';
import { ApiError } from '../../core/api/errors.ts';
import { clearTimers } from '../../core/timers/timers.ts';
import type { OrderDelay, OrderRefund } from './contract/order-actions.ts';
import { ORDER_LIMITS } from './contract/order-fields.ts';
import { prepareWhenDue } from './place-order.ts';
import type { Idempotency } from '../../core/api/call.ts';
import type { Order } from './contract/order.ts';
import { moveOrder, type MoveRequest } from './move-order.ts';
import { afterMove } from './order-states.ts';
import { presentOrder } from './present-order.ts';

/** The states of an order, one after the other, its delays and its refunds. */
export function movingRoutes(deps: OrderDeps): Route[] {
  return [
    route(acceptOrder, async ({ body, ...call }) => ({
      body: await runMove(deps, call, {
        move: 'accept',
        readyIn: body.ready_in,
        unavailable: body.unavailable,
      }),
    })),
    route(rejectOrder, async ({ body, ...call }) => ({
      body: await runMove(deps, call, { move: 'reject', reason: body.reason }),
    })),
    route(delayOrder, async (call) => ({ body: await runDelay(deps, call) })),
    route(prepareOrder, async (call) => ({ body: await runMove(deps, call, { move: 'prepare' }) })),
    route(readyOrder, async (call) => ({ body: await runMove(deps, call, { move: 'ready' }) })),
    route(completeOrder, async (call) => ({ body: await runMove(deps, call, { move: 'complete' }) })),
    route(cancelOrder, async ({ body: { reason }, ...call }) => {
      requireOwnOrder(call.principal, call.params.id);
      const move = call.principal.kind === 'guest' ? 'withdraw' : 'cancel';
      return { body: await runMove(deps, call, { move, reason }) };
    }),
    route(quoteOrderRefund, async ({ principal, params: { id }, body }) => ({
      body: quoteRefund(deps, await foundOrder(deps.db, principal, id), body),
    })),
    route(refundOrderOperation, async ({ body, ...call }) => ({ body: await runRefund(deps, call, body) }), {
      prepare: ({ principal, params: { id }, body }) => requireProofIfLarge(deps, principal, id, body),
    }),
  ];
}

/**
 * Requires a person's proof for a large refund, whose amount depends on the order.
 * @throws {ApiError} proof_required, not_found
 */
async function requireProofIfLarge(
  { db }: OrderDeps,
  principal: Principal,
  id: string,
  body: OrderRefund,
): Promise<void> {
  if (!lacksProof(principal)) return;
  const row = await foundOrder(db, principal, id);
  if (amountToRefund(row, body) > MOST_WITHOUT_PROOF) throw proofRequired(principal);
}

/**
 * Refunds a part of an order, once for its idempotency key, and waits a moment for the payment processor.
 * @returns the refund as it is then
 * @throws {ApiError} not_found, state_forbids, more_than_left, field_invalid
 */
async function runRefund(
  deps: OrderDeps,
  { principal, params: { id }, idempotency }: OrderCall,
  body: OrderRefund,
): Promise<Refund> {
  const { db, payments } = deps;
  const now = new Date(await deps.keys.clocks.now(principal));
  const intent = idempotency?.id;
  const { refundId, paymentId, owner } = await inTransaction(db, async (work) => {
    const row = await lockOrder(work.db, viewOf(principal), id);
    const at = { paymentId: row.payment_id ?? '', owner: ownerOf(row) };
    // A node may have died after the change and before its answer was kept.
    const known = row.refunds.find((refund) => intent !== undefined && refund.intent === intent);
    if (known) return { ...at, refundId: known.id };
    const refund = await refundOrder(work, deps, row, { body, intent, now });
    return { ...at, refundId: refund.id };
  });
  await payments.settle(owner, paymentId);
  const refunds = await payments.refundsOf(db, owner, { kind: 'order', id });
  const refund = refunds.find((one) => one.id === refundId);
  if (!refund) throw new Error(`there is no refund ${refundId}`);
  return refund;
}

/** A request about one order. */
interface OrderCall {
  readonly principal: Principal;
  readonly params: { readonly id: string };
  readonly idempotency: Idempotency | undefined;
}

/**
 * Moves an order for its merchant, and waits a moment for the payment processor to follow.
 * @returns the order as it is then
 * @throws {ApiError} not_found, state_forbids; more_than_left, field_invalid: of `unavailable`
 */
async function runMove(
  deps: OrderDeps,
  { principal, params: { id }, idempotency }: OrderCall,
  request: Omit<MoveRequest, 'now' | 'intent'>,
): Promise<Order> {
  const view = viewOf(principal);
  const now = new Date(await deps.keys.clocks.now(principal));
  const intent = idempotency?.id;
  const { before, after } = await inTransaction(deps.db, async (work) => {
    const row = await lockOrder(work.db, view, id);
    // A node may have died after the change and before its answer was kept: the same request again is no
    // second one.
    const isRepeated =
      intent !== undefined && row.intent === intent && !afterMove(positionOf(row), request.move);
    if (isRepeated) return { before: row, after: row };
    return { before: row, after: await moveOrder(work, deps, row, { ...request, now, intent }) };
  });
  if (!hasMoneyToMove(before, after)) return presentOrder(after, deps);
  await deps.payments.settle(ownerOf(after), after.payment_id ?? '');
  return presentOrder((await findOrder(deps.db, view, id)) ?? after, deps);
}

function hasMoneyToMove(before: OrderRow, after: OrderRow): boolean {
  if (after.payment_id === null) return false;
  const isTaken = before.fulfillment_state === 'proposed' && after.payment_state === 'authorized';
  return isTaken || after.status === 'canceled';
}

const MINUTE_MS = 60_000;

interface DelayCall extends OrderCall {
  readonly body: OrderDelay;
}

/**
 * Moves the time that a guest was promised, once for its idempotency key.
 * @throws {ApiError} not_found, state_forbids, field_invalid: not later, or later than by four hours
 */
async function runDelay(
  deps: OrderDeps,
  { principal, params: { id }, idempotency, body }: DelayCall,
): Promise<Order> {
  const now = new Date(await deps.keys.clocks.now(principal));
  const intent = idempotency?.id;
  return inTransaction(deps.db, async (work) => {
    const row = await lockOrder(work.db, viewOf(principal), id);
    // A node may have died after the change and before its answer was kept.
    if (intent !== undefined && row.intent === intent) return presentOrder(row, deps);
    const readyAt = delayedTime(row, body, now);
    return presentOrder(await setReadyAt(work, deps, row, { readyAt, now, intent }), deps);
  });
}

async function setReadyAt(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  {
    readyAt,
    now,
    intent,
  }: { readonly readyAt: Date; readonly now: Date; readonly intent: string | undefined },
): Promise<OrderRow> {
  const order = await changeOrder(work, deps, row, {
    columns: { ready_at: readyAt, intent: intent ?? row.intent },
    events: ['order.fulfillment.updated'],
    now,
  });
  await clearTimers(work.db, ownerOf(row), { record: row.id, kind: 'order.prepare' });
  await prepareWhenDue(work, order, now);
  await tellFollowers(work, deps, { what: 'delayed', order, plannedAt: row.ready_at, now });
  return order;
}

/**
 * Returns the time of a delay. Minutes count from the promise, or from now once that is past: an order that
 * is late already gets as long as it says.
 * @throws {ApiError} state_forbids, field_invalid
 */
function delayedTime(
  { status, ...row }: OrderRow,
  { minutes, ready_at: wanted }: OrderDelay,
  now: Date,
): Date {
  const { fulfillment_state: state, ready_at: promised } = row;
  if (status !== 'open' || (state !== 'accepted' && state !== 'preparing')) {
    const is = status === 'open' || status === 'canceled' ? state : status === 'draft' ? 'a draft' : status;
    throw new ApiError('state_forbids', { message: `The order is ${is} and can't be delayed.` });
  }
  const from = promised !== null && promised > now ? promised : now;
  const latest = from.getTime() + ORDER_LIMITS.minutesToReady * MINUTE_MS;
  if (wanted === undefined) return new Date(from.getTime() + (minutes ?? 0) * MINUTE_MS);
  const at = new Date(wanted);
  if (at <= from || at.getTime() > latest) {
    throw new ApiError('field_invalid', {
      message: `ready_at must be later than ${from.toISOString()}, by at most 4 hours.`,
      param: 'ready_at',
    });
  }
  return at;
}
