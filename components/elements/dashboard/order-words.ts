import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import type { OrderMove } from './details.ts';
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

export const groupText = (group: Group): string =>
  ({
    new: msg('New'),
    preparing: msg('Preparing'),
    ready: msg('Ready'),
    later: msg('Later'),
  })[group];

export function typeText({ fulfillment: { type, table } }: Order): string {
  if (type === 'dine_in') return table ? msg(str`Table ${table}`) : msg('Dine-in');
  return type === 'delivery' ? msg('Delivery') : msg('Pickup');
}

/** How it is paid: what the person at the counter must know. */
export function paidText({ at_pickup: atPickup, due, payment_state: state }: Order): string {
  if (due.amount > 0) return atPickup ? msg('Pays at pickup') : msg('Not paid');
  return state === 'authorized' ? msg('Held on card') : msg('Paid');
}

/** Returns the label of a step's button. */
export const moveText = (move: OrderMove, order: Order): string =>
  ({
    accept: msg('Accept'),
    reject: msg('Reject'),
    delay: msg('+15 min'),
    prepare: msg('Start preparing'),
    ready: msg('Ready'),
    complete: completeText(order),
  })[move];

function completeText({ fulfillment: { type }, due }: Order): string {
  if (due.amount > 0) return msg('Paid and handed over');
  return type === 'delivery' ? msg('Delivered') : type === 'dine_in' ? msg('Served') : msg('Picked up');
}

/** Returns the text for a step that will be sent in a few seconds unless it is undone. */
export const pendingText = (move: OrderMove): string =>
  ({
    accept: msg('Accepted'),
    reject: msg('Rejected'),
    delay: msg('+15 min'),
    prepare: msg('Being prepared'),
    ready: msg('Marked as ready'),
    complete: msg('Completed'),
  })[move];

/** Said to those who listen when orders come. */
export function arrivedText(orders: readonly Order[]): string {
  const [order] = orders;
  return order && orders.length === 1
    ? msg(str`New order ${order.number}.`)
    : msg(str`${counted(orders.length)} new orders.`);
}

/** Returns the declared allergies. Records of events from before they existed have none. */
export const allergiesOf = ({ customer }: Order): readonly string[] => customer?.allergies ?? [];
