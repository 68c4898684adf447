import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { Order } from '../orders/contract/order.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';
import { html, type Content } from '../../core/text/html.ts';
import type { PaperWidth } from './contract/printing.ts';

/** An order that is printed, with what paper says beside its record. */
export interface PrintedOrder {
  readonly order: Order;
  /** A number that no other order of the merchant has. */
  readonly reference: string;
  readonly location: OrderingLocation;
  readonly merchant: PrintedMerchant;
  /** The `uid`s of lines and charges that an invoice in Japan marks as taxed by the reduced rate. */
  readonly reduced: ReadonlySet<string>;
  readonly width: PaperWidth;
  readonly isCopy: boolean;
  readonly language: LanguageTag;
  /** How amounts and times are written, as a BCP 47 tag. */
  readonly locale: string;
  /** The environment's time, in milliseconds. */
  readonly now: number;
}

export interface PrintedMerchant {
  readonly displayName: string;
  readonly legalName: string;
  readonly country: string;
  readonly address: Merchant['address'];
  readonly registration: Merchant['business']['tax_registration'];
}

export function fulfillmentWords({ fulfillment: { type, table } }: Order): Content {
  const words = FULFILLMENT_WORDS[type];
  return table === null ? words : html`${words} · ${msg`Table ${nameOf(table)}`}`;
}

/** What nobody may overlook. */
export function marksOf({ order, isCopy }: PrintedOrder): readonly Words[] {
  return [
    isCopy && msg`COPY`,
    order.environment === 'sandbox' && msg`TEST`,
    order.status === 'draft' && msg`NOT PLACED`,
    order.status === 'canceled' && msg`CANCELED`,
  ].filter((mark) => mark !== false);
}

/** A time at the location: `18:30`; of another day `Sat 21 Nov, 18:30`. */
export function clockTime({ location, locale, now }: PrintedOrder, at: string): string {
  const { timezone: timeZone } = location.record;
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(new Date(at));
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const date = day.format(new Date(at));
  return date === day.format(now) ? time : `${date}, ${time}`;
}

/** `21 Nov 2026, 18:30`. */
export function dateTime({ location, locale }: PrintedOrder, at: string): string {
  const { timezone: timeZone } = location.record;
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}
