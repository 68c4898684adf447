import type { ApiError } from '../../core/api/errors.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { OrderQuote } from '../../orders/orders/contract/order-quote.ts';
import type { CartContent, CartLine } from './cart.ts';
import type { Place } from './place.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import { timeAt } from './words.ts';

/** What keeps a cart from being ordered, in words: of single lines by their `uid`, and of the whole. */
export interface CartTroubles {
  readonly lines: ReadonlyMap<string, Words>;
  readonly whole: readonly Words[];
}

export const NO_TROUBLES: CartTroubles = { lines: new Map(), whole: [] };

/** Prices that are others than when the guest chose. */
export function priceChanges(place: Place, cart: CartContent, quote: OrderQuote): ReadonlyMap<string, Words> {
  return new Map(
    quote.lines.flatMap(({ uid, unit_price: { amount } }): [string, Words][] => {
      const before = cart.lines.find((line) => line.uid === uid)?.seen.unitPrice;
      if (before === undefined || before === amount) return [];
      const now = moneyIn(place.location, amount);
      const then = moneyIn(place.location, before);
      return [[uid, msg`The price has changed: ${now} each, was ${then}.`]];
    }),
  );
}

export function troublesOf(place: Place, cart: CartContent, fault: ApiError): CartTroubles {
  const { code, param = '', details } = fault;
  if (code === 'not_available') {
    return { lines: new Map((details.unavailable ?? []).flatMap((one) => shortLines(cart, one))), whole: [] };
  }
  if (code === 'time_not_available') return { lines: new Map(), whole: [timeTrouble(place, details)] };
  const at = /^lines\.(\d+)/.exec(param)?.[1];
  const line = at === undefined ? undefined : cart.lines[Number(at)];
  if (line) return { lines: new Map([[line.uid, lineTrouble(code)]]), whole: [] };
  const type = place.fulfillmentOf(cart);
  if (param === 'lines') {
    const least = place.location.record.fulfillments[type].min_subtotal;
    return { lines: new Map(), whole: [LEAST[type](moneyIn(place.location, least))] };
  }
  if (param.startsWith('loyalty')) {
    const trouble = msg`The reward can’t be used for this order. Choose another one, or none.`;
    return { lines: new Map(), whole: [trouble] };
  }
  if (param.startsWith('tip')) {
    return { lines: new Map(), whole: [msg`This tip is too large for the order. Choose another one.`] };
  }
  return {
    lines: new Map(),
    whole: [msg`Orders can’t be taken this way now. Choose another way, or come back later.`],
  };
}

const LEAST: Readonly<Record<Fulfillment, (least: string) => Words>> = {
  pickup: (least) => msg`The minimum for pickup is ${least}.`,
  delivery: (least) => msg`The minimum for delivery is ${least}.`,
  dine_in: (least) => msg`The minimum for dine in is ${least}.`,
};

function shortLines(
  { lines }: CartContent,
  { target, name, left }: { readonly target: string; readonly name: string; readonly left: number },
): [string, Words][] {
  const has = (line: CartLine): boolean =>
    line.item === target ||
    line.variation === target ||
    line.modifiers.some(({ modifier }) => modifier === target);
  const text =
    left === 0
      ? msg`${name} has sold out. Remove it, or choose something else.`
      : msg`Only ${left} left of ${name}. Order fewer.`;
  return lines.filter(has).map(({ uid }) => [uid, text]);
}

function lineTrouble(code: ApiError['code']): Words {
  return code === 'not_found'
    ? msg`This isn’t on the menu any more. Remove it, please.`
    : msg`The menu has changed. Remove this and choose it again.`;
}

function timeTrouble(
  { location, now }: Place,
  { next_available_at: next = null }: ApiError['details'],
): Words {
  return next === null
    ? msg`No orders are taken at the moment. Your cart is kept.`
    : msg`This time isn’t available any more. The next is ${timeAt(location, next, now)}.`;
}
