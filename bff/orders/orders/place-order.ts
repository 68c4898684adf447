import type { EventType } from '../../core/contract/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { changeOrder, type OrderDeps, tellFollowers } from './change-order.ts';
import { type OrderColumns, type OrderRow, ownerOf, positionOf, respondBy } from './order-records.ts';
import { afterMove, isCaptured, type OrderPosition } from './order-states.ts';

/**
 * A draft becomes an order that the merchant sees; where the location accepts by itself it is accepted at
 * once, and its money taken. Otherwise the merchant has the location's time to answer.
 * @param columns what else changes, such as the state of its payment
 */
export async function placeOrder(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { columns, now }: { readonly columns: OrderColumns; readonly now: Date },
): Promise<OrderRow> {
  const owner = ownerOf(row);
  const { isAccepted } = row.content.terms;
  const to = positionAfter(row, isAccepted);
  const payment = columns.payment_id ?? row.payment_id;
  const isAuthorized = columns.payment_state === 'authorized';
  if (isAccepted && isAuthorized && payment !== null) await deps.payments.capture(work, owner, payment);
  const events: EventType[] = [
    'order.updated',
    ...(isAccepted ? (['order.fulfillment.updated'] as const) : []),
  ];
  const placed = await changeOrder(work, deps, row, {
    columns: { ...columns, status: to.status, fulfillment_state: to.state, placed_at: now },
    events,
    now,
  });
  const dueAt = respondBy(placed);
  if (dueAt) await setTimer(work.db, owner, { kind: 'order.accept', record: row.id, dueAt });
  else await prepareWhenDue(work, placed, now);
  await tellFollowers(work, deps, { what: 'placed', order: placed, now });
  if (isAccepted) {
    await tellFollowers(work, deps, { what: 'accepted', order: placed, plannedAt: placed.ready_at, now });
  }
  if (isCaptured(placed.payment_state)) {
    await tellFollowers(work, deps, { what: 'captured', order: placed, now });
  }
  return placed;
}

function positionAfter(row: OrderRow, isAccepted: boolean): Pick<OrderPosition, 'status' | 'state'> {
  const position = positionOf(row);
  const placed = afterMove(position, 'place');
  if (!placed) throw new Error(`an order that is ${row.status} can't be placed`);
  return (isAccepted && afterMove({ ...position, ...placed }, 'accept')) || placed;
}

/**
 * A scheduled order that is accepted is prepared when that is due: its lead time before it is to be ready.
 */
export async function prepareWhenDue(work: Work, row: OrderRow, now: Date): Promise<void> {
  if (row.fulfillment_state !== 'accepted' || row.scheduled_at === null || row.ready_at === null) return;
  const due = new Date(row.ready_at.getTime() - row.content.terms.lead * 60_000);
  await setTimer(work.db, ownerOf(row), {
    kind: 'order.prepare',
    record: row.id,
    dueAt: due > now ? due : now,
  });
}
