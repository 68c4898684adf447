import type { FeatureDeps } from '../../core/feature.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { TimerHandler, TimerHandlers } from '../../core/timers/timer-handler.ts';
import { moveOrder } from './move-order.ts';
import { positionOf, lockOwnOrder, updateOrder } from './order-records.ts';
import { afterMove, type OrderMove } from './order-states.ts';
import { forgetAt } from './forget-at.ts';

/** What the clock does with orders. Each is run once, whichever node finds it due; the order may have moved on since. */
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
 * The customer is erased 90 days after an order is closed, and with a draft that nobody paid (domain rule). An order that
 * is still open by then is looked at again later.
 */
function forgetCustomer(): TimerHandler<FeatureDeps> {
  return async (work, { owner, record, dueAt: now }) => {
    const row = await lockOwnOrder(work.db, owner, record);
    if (row.status === 'open') {
      await setTimer(work.db, owner, { kind: 'order.forget', record, dueAt: forgetAt(now) });
      return;
    }
    const customer = {
      customer_name: null,
      customer_phone: null,
      customer_email: null,
      customer_language: null,
    };
    await updateOrder(work.db, row, { ...customer, address: null, note: null }, now);
  };
}
