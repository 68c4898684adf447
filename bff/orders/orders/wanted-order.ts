import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { PublishedMenus, PublishedItem } from '../../catalog/menus/menus.ts';
import { checkServed } from './quote-order.ts';
import type { OrderPayment } from './contract/order-actions.ts';
import type { OrderContent, StoredLine } from './order-content.ts';
import type { OrderRow } from './order-records.ts';
import { agreeTime, wishOf, type AgreedTime } from './order-time.ts';
import { presentQuote } from './present-order.ts';
import type { Money } from '../../core/contract/money.ts';
import { inCurrency } from './present-cost.ts';
import { priceOrder, type ToPrice } from './price-order.ts';

/** The request to pay an order. */
interface Asked {
  readonly body: OrderPayment;
  /** The environment's time, in milliseconds. */
  readonly now: number;
}

/** The location and menus that an order is quoted from, read in the transaction that pays it. */
interface Present {
  readonly location: OrderingLocation;
  readonly menus: PublishedMenus;
}

/** An order by the present menu, and its time. */
export interface Wanted {
  readonly content: OrderContent;
  readonly time: AgreedTime;
}

/** Quotes again by the present menu. Nothing is taken yet. */
export async function quoteAgain(
  trx: Db,
  row: OrderRow,
  { location, menus }: Present,
  { body, now }: Asked,
): Promise<Wanted> {
  const content = priceAgain(row, { location, menus, tip: body.tip });
  const time = await agreeTime(trx, location, wishOf(row), now);
  requireTotal(content, body, () =>
    presentQuote(content, location, {
      type: row.fulfillment_type,
      scheduledAt: row.scheduled_at,
      readyAt: time.readyAt,
    }),
  );
  checkServed(menus, location, content, time.readyAt);
  return { content, time };
}

/**
 * Requires that the total is the one the payer saw.
 * @throws {ApiError} price_changed
 */
function requireTotal({ quote }: OrderContent, { total }: OrderPayment, present: () => object): void {
  if (quote.total !== total.amount) throw new ApiError('price_changed', { details: { quote: present() } });
}

interface Terms {
  readonly location: OrderingLocation;
  readonly menus: PublishedMenus;
  /** Replaces the order's tip. */
  readonly tip: Money | undefined;
}

/**
 * Prices the same order by the present menu and settings.
 * @throws {ApiError} not_available: a part of it is no longer on the menu; modifier_choice
 */
function priceAgain(row: OrderRow, { location, menus, tip }: Terms): OrderContent {
  const { content, currency } = row;
  const money = inCurrency(currency);
  requireOnMenu(content, menus);
  const request: ToPrice['request'] = {
    fulfillment: { type: row.fulfillment_type },
    lines: content.lines.map(({ uid, item, variation, quantity, modifiers, note }) => ({
      uid,
      item,
      variation,
      quantity,
      modifiers: modifiers.map(({ modifier, quantity: each }) => ({ modifier, quantity: each })),
      note,
    })),
    discounts: content.discounts.flatMap(({ uid, name, source, type, value, line }) =>
      source === 'reward' ? [] : [{ uid, name, source, type, value, line }],
    ),
    charges: content.charges.flatMap(({ uid, type, taxable, isFee }) =>
      isFee || type === 'delivery' ? [] : [{ uid, type, taxable, amount: money(amountOf(content, uid)) }],
    ),
    tip: tip ?? money(content.quote.tip),
  };
  return priceOrder({ request, location, menus, member: content.member });
}

function amountOf({ quote }: OrderContent, uid: string): number {
  return quote.charges.find((charge) => charge.uid === uid)?.amount ?? 0;
}

/** @throws {ApiError} not_available */
function requireOnMenu({ lines }: OrderContent, menus: PublishedMenus): void {
  const unavailable = lines.flatMap((line) => {
    const gone = goneOf(line, menus.item(line.item));
    return gone ? [{ target: gone.id, name: gone.name, left: 0 }] : [];
  });
  if (unavailable.length > 0) throw new ApiError('not_available', { details: { unavailable } });
}

function goneOf(line: StoredLine, item: PublishedItem | undefined): { id: string; name: string } | undefined {
  if (!item) return { id: line.item, name: line.name };
  if (!item.variations.has(line.variation))
    return { id: line.variation, name: line.variationName ?? line.name };
  const modifier = line.modifiers.find((one) => !item.modifiers.has(one.modifier));
  return modifier && { id: modifier.modifier, name: modifier.name };
}
