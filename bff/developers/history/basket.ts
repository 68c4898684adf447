import type { Money } from '../../core/contract/money.ts';
import type { PublishedItem, PublishedMenus } from '../../catalog/menus/menus.ts';
import type { NewOrder, OrderLineInput } from '../../orders/orders/contract/order-requests.ts';
import { type PlannedOrder, Random } from './plan.ts';

const ADDRESSES = [
  { line1: '4 Orchard Road', city: 'Reading', postal_code: 'RG1 4QA', country: 'GB' },
  { line1: '27 Canal Street', city: 'Reading', postal_code: 'RG1 3EU', country: 'GB' },
  { line1: '9 Abbey Square', city: 'Reading', postal_code: 'RG1 3BE', country: 'GB' },
  { line1: '61 Station Hill', city: 'Reading', postal_code: 'RG1 1LX', country: 'GB' },
];

export interface Basket {
  readonly location: string;
  readonly currency: string;
  readonly menus: PublishedMenus;
  /** The minimum amount of a delivery, in minor units. */
  readonly least: number;
  /** RFC 3339; `null` for as soon as possible. */
  readonly scheduledAt: string | null;
}

/** Returns the request that places a planned order, with lines that are served at any time. */
export function requestOf(order: PlannedOrder, basket: Basket): NewOrder {
  const random = new Random(order.seed);
  const { location, currency, scheduledAt } = basket;
  const money = (amount: number): Money => ({ amount, currency });
  const { type, source, customer, tip } = order;
  return {
    location,
    source,
    customer,
    fulfillment: {
      type,
      scheduled_at: scheduledAt,
      ...(type === 'delivery' && { address: random.one(ADDRESSES) }),
      ...(random.isLucky(0.06) && { note: 'Please ring the bell.' }),
    },
    lines: linesOf(random, basket, type === 'delivery' ? basket.least : 0),
    ...(order.discount && { discounts: [discountOf(order.discount)] }),
    ...(tip > 0 && { tip: money(tip) }),
  };
}

function discountOf(type: 'percent' | 'fixed'): NonNullable<NewOrder['discounts']>[number] {
  return type === 'percent'
    ? { name: '10% off', source: 'promo', type, value: 1_000 }
    : { name: 'Voucher', source: 'manual', type, value: 200 };
}

/** Returns one to four lines, and more if the minimum amount requires it. */
function linesOf(random: Random, { menus }: Basket, least: number): OrderLineInput[] {
  const items = menus.menus.flatMap((menu) => [...menu.items.values()]).filter(isAlwaysServed);
  const wanted = random.pick([
    [1, 4],
    [2, 4],
    [3, 2],
    [4, 1],
  ]);
  const lines: OrderLineInput[] = [];
  let sum = 0;
  while ((lines.length < wanted || sum < least) && lines.length < 12) {
    const item = random.one(items);
    const variations = [...item.variations.values()];
    // The first variation is the smallest, and is bought most.
    const variation = random.pick(variations.map((one, at) => [one, at === 0 ? 4 : 1] as const));
    const quantity = random.pick([
      [1, 8],
      [2, 3],
      [3, 1],
    ]);
    lines.push({
      uid: `l${lines.length + 1}`,
      item: item.id,
      variation: variation.id,
      quantity,
      modifiers: modifiersOf(random, item),
    });
    sum += variation.price * quantity;
  }
  return lines;
}

function isAlwaysServed({ servingTimes, alcohol }: PublishedItem): boolean {
  return servingTimes.length === 0 && !alcohol;
}

/** Returns as few modifiers as each group requires, and sometimes one more. */
function modifiersOf(random: Random, { groups }: PublishedItem): { modifier: string; quantity: number }[] {
  return groups.flatMap(({ min, max, modifiers }) => {
    const all = [...modifiers.keys()];
    const count = Math.min(Math.max(min, random.isLucky(0.3) ? 1 : 0), max, all.length);
    const from = random.whole(0, Math.max(0, all.length - count));
    return all.slice(from, from + count).map((modifier) => ({ modifier, quantity: 1 }));
  });
}
