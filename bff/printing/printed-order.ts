import type { OrderingLocation } from '../locations/locations.ts';
import type { Order } from '../orders/contract/order.ts';
import type { PaperWidth } from './contract/printing.ts';

/** An order that is printed, with what paper says beside its record. */
export interface PrintedOrder {
  readonly order: Order;
  readonly location: OrderingLocation;
  readonly merchant: { readonly displayName: string; readonly legalName: string };
  readonly width: PaperWidth;
  readonly isCopy: boolean;
  /** The environment's time, in milliseconds. */
  readonly now: number;
}

const FULFILLMENT_WORDS = { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine in' } as const;

export function fulfillmentWords({ fulfillment: { type, table } }: Order): string {
  return table === null ? FULFILLMENT_WORDS[type] : `${FULFILLMENT_WORDS[type]} · Table ${table}`;
}

/** What nobody may overlook. */
export function marksOf({ order, isCopy }: PrintedOrder): readonly string[] {
  return [
    isCopy && 'COPY',
    order.environment === 'sandbox' && 'TEST',
    order.status === 'draft' && 'NOT PLACED',
    order.status === 'canceled' && 'CANCELED',
  ].filter((mark) => mark !== false);
}

/** A time at the location: `18:30`; of another day `Sat 21 Nov, 18:30`. */
export function clockTime({ location, now }: PrintedOrder, at: string): string {
  const { timezone: timeZone } = location.record;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(at));
  const day = dayFormat(timeZone);
  const date = day.format(new Date(at));
  return date === day.format(now) ? time : `${date}, ${time}`;
}

/** `Sat 21 Nov 2026, 18:30`. */
export function dateTime({ location }: PrintedOrder, at: string): string {
  const { timezone: timeZone } = location.record;
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
}
