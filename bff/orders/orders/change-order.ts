import type { EventType } from '../../core/contract/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import { updateOrder, type OrderColumns, type OrderRow } from './order-records.ts';
import { presentOrder, type PresentDeps } from './present-order.ts';

/** Every change of an order that somebody outside can see: with its events, in the same transaction. */
export interface OrderChange {
  readonly columns: OrderColumns;
  readonly events: readonly EventType[];
  readonly now: Date;
}

/** @param row the order, locked. @returns it as it is now */
export async function changeOrder(
  work: Work,
  deps: PresentDeps,
  row: OrderRow,
  { columns, events, now }: OrderChange,
): Promise<OrderRow> {
  const changed = await updateOrder(work.db, row, columns, now);
  await tellOfOrder(work, deps, changed, events, now);
  return changed;
}

/** Records events about an order as it is now. */
export async function tellOfOrder(
  work: Work,
  deps: PresentDeps,
  row: OrderRow,
  types: readonly EventType[],
  at: Date,
): Promise<void> {
  const data = presentOrder(row, deps);
  const { partner_id: partnerId, environment, merchant_id: merchantId } = row;
  await recordEvents(
    work.db,
    types.map((type) => ({ type, partnerId, environment, merchantId, data, at })),
  );
}
