import { inTransaction } from '../../core/database/unit-of-work.ts';
import { viewOf } from '../../core/api/principal.ts';
import type { Refund } from '../../money/payments/payments.ts';
import type { OrderRefund } from './contract/order-actions.ts';
import type { OrderDeps } from './order-deps.ts';
import { ownerOf } from './order-position.ts';
import { lockOrder } from './order-records.ts';
import { refundOrder } from './refund-order.ts';
import type { OrderCall } from './run-move.ts';

/**
 * Refunds a part of an order, once for its idempotency key, and waits a moment for the payment processor.
 * @returns the refund as it is then
 * @throws {ApiError} not_found, state_forbids, more_than_left, field_invalid
 */
export async function runRefund(
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
