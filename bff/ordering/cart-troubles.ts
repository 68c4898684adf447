import type { ApiError } from '../gateway/errors.ts';
import type { OrderQuote } from '../orders/contract/order-quote.ts';
import type { CartContent, CartLine } from './cart.ts';
import type { Place } from './place.ts';
import { moneyIn } from '../pages/guests/guest-money.ts';
import { FULFILLMENT_WORDS, timeAt } from './words.ts';

/** What keeps a cart from being ordered, in words: of single lines by their `uid`, and of the whole. */
export interface CartTroubles {
  readonly lines: ReadonlyMap<string, string>;
  readonly whole: readonly string[];
}

export const NO_TROUBLES: CartTroubles = { lines: new Map(), whole: [] };

/** Prices that are others than when the guest chose. */
export function priceChanges(
  place: Place,
  cart: CartContent,
  quote: OrderQuote,
): ReadonlyMap<string, string> {
  return new Map(
    quote.lines.flatMap(({ uid, unit_price: { amount } }): [string, string][] => {
      const before = cart.lines.find((line) => line.uid === uid)?.seen.unitPrice;
      if (before === undefined || before === amount) return [];
      const [now, then] = [amount, before].map((price) => moneyIn(place.location, price));
      return [[uid, `The price has changed: ${now} each, was ${then}.`]];
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
    const what = FULFILLMENT_WORDS[type].toLowerCase();
    return { lines: new Map(), whole: [`The minimum for ${what} is ${moneyIn(place.location, least)}.`] };
  }
  if (param.startsWith('loyalty')) {
    const trouble = 'The reward can’t be used for this order. Choose another one, or none.';
    return { lines: new Map(), whole: [trouble] };
  }
  if (param.startsWith('tip')) {
    return { lines: new Map(), whole: ['This tip is too large for the order. Choose another one.'] };
  }
  return {
    lines: new Map(),
    whole: ['Orders can’t be taken this way now. Choose another way, or come back later.'],
  };
}

function shortLines(
  { lines }: CartContent,
  { target, name, left }: { readonly target: string; readonly name: string; readonly left: number },
): [string, string][] {
  const has = (line: CartLine): boolean =>
    line.item === target ||
    line.variation === target ||
    line.modifiers.some(({ modifier }) => modifier === target);
  const text =
    left === 0
      ? `${name} has sold out. Remove it, or choose something else.`
      : `Only ${left} left of ${name}. Order fewer.`;
  return lines.filter(has).map(({ uid }) => [uid, text]);
}

function lineTrouble(code: ApiError['code']): string {
  return code === 'not_found'
    ? 'This isn’t on the menu any more. Remove it, please.'
    : 'The menu has changed. Remove this and choose it again.';
}

function timeTrouble(
  { location, now }: Place,
  { next_available_at: next = null }: ApiError['details'],
): string {
  return next === null
    ? 'No orders are taken at the moment. Your cart is kept.'
    : `This time isn’t available any more. The next is ${timeAt(location, next, now)}.`;
}
