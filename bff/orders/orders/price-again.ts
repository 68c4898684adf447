import type { Money } from '../../core/contract/money.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { PublishedItem, PublishedMenus } from '../../catalog/menus/menus.ts';
import type { OrderContent, StoredLine } from './order-content.ts';
import type { OrderRow } from './order-records.ts';
import { inCurrency } from './present-cost.ts';
import { priceOrder, type ToPrice } from './price-order.ts';

interface Present {
  readonly location: OrderingLocation;
  readonly menus: PublishedMenus;
  /** Instead of the order's own. */
  readonly tip: Money | undefined;
}

/**
 * The same order by the present menu and settings.
 * @throws {ApiError} not_available: something of it isn't on the menu any more; modifier_choice
 */
export function priceAgain(row: OrderRow, { location, menus, tip }: Present): OrderContent {
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
