import type { Order } from './records.ts';

/** Where an order is in the kitchen's day. */
export const GROUPS = ['new', 'preparing', 'ready', 'later'] as const;
export type Group = (typeof GROUPS)[number];

/** Whether somebody has to say yes or no to it. */
export const needsAnswer = ({ fulfillment }: Order): boolean => fulfillment.state === 'proposed';

/** An accepted order for a time is of later until its preparation is due; the service says when that is. */
export function groupOf({ fulfillment: { state, scheduled_at: scheduledAt } }: Order): Group {
  if (state === 'proposed') return 'new';
  if (state === 'accepted' && scheduledAt) return 'later';
  // One that was handed over and isn't paid yet waits at the counter.
  return state === 'ready' || state === 'completed' ? 'ready' : 'preparing';
}

/** When the customer was told it would be ready, in milliseconds; when it was made, where nobody was told. */
export const promisedMs = ({ fulfillment, created_at: createdAt }: Order): number =>
  Date.parse(fulfillment.ready_at ?? fulfillment.scheduled_at ?? createdAt);

/** Whether it should be ready by now and isn't. */
export const isLate = (order: Order, nowMs: number): boolean =>
  groupOf(order) !== 'ready' && promisedMs(order) < nowMs;

/** The orders of each group, by the time they were promised for. */
export function grouped(orders: readonly Order[]): Record<Group, Order[]> {
  const groups: Record<Group, Order[]> = { new: [], preparing: [], ready: [], later: [] };
  const sorted = orders.toSorted(
    (one, other) => promisedMs(one) - promisedMs(other) || (one.id < other.id ? -1 : 1),
  );
  for (const order of sorted) groups[groupOf(order)].push(order);
  return groups;
}
