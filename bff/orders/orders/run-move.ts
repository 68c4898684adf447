import { inTransaction } from '../../core/database/unit-of-work.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import type { Idempotency } from '../../core/api/call.ts';
import type { Order } from './contract/order.ts';
import { moveOrder, type MoveRequest } from './move-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { ownerOf, positionOf } from './order-position.ts';
import { lockOrder, findOrder, type OrderRow } from './order-records.ts';
import { afterMove } from './order-states.ts';
import { presentOrder } from './present-order.ts';

/** A request about one order. */
export interface OrderCall {
  readonly principal: Principal;
  readonly params: { readonly id: string };
  readonly idempotency: Idempotency | undefined;
}

/**
 * Moves an order for its merchant, and waits a moment for the payment processor to follow.
 * @returns the order as it is then
 * @throws {ApiError} not_found, state_forbids
 */
export async function runMove(
  deps: OrderDeps,
  { principal, params: { id }, idempotency }: OrderCall,
  request: Omit<MoveRequest, 'now' | 'intent'>,
): Promise<Order> {
  const view = viewOf(principal);
  const now = new Date(await deps.keys.clocks.now(principal));
  const intent = idempotency?.id;
  const { before, after } = await inTransaction(deps.db, async (work) => {
    const row = await lockOrder(work.db, view, id);
    // A node may have died after the change and before its answer was kept: the same request again is no second one.
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
