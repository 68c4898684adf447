import type { RunningStack } from '../stack/running-stack.ts';

export interface SoldItem {
  readonly id: string;
  readonly name: string;
  readonly variations: readonly { readonly id: string }[];
  readonly modifier_groups: readonly unknown[];
}

/**
 * As the partner's server does it: an order for two of an item, paid and accepted. @returns the item, and the
 * order's id
 */
export async function sellOne(stack: RunningStack): Promise<{ item: SoldItem; order: string }> {
  const { item, order } = await placeOne(stack);
  await stack.call('POST', `/v1/orders/${order}/accept`, {});
  return { item, order };
}

/** The same before anybody has accepted it. */
export async function placeOne(
  stack: RunningStack,
  name = 'Ada Byron',
): Promise<{ item: SoldItem; order: string; number: number }> {
  const { item, place } = await orderTaker(stack);
  const { id, number } = await place(name);
  return { item, order: id, number };
}

export interface PlacedOrder {
  readonly id: string;
  readonly number: number;
  readonly placed_at: string;
}

export interface OrderTaker {
  readonly item: SoldItem;
  /** Orders two of the item, and pays: two requests. */
  readonly place: (name?: unknown) => Promise<PlacedOrder>;
}

/** What a partner's server knows once it takes orders: the location, and an item without modifiers. */
export async function orderTaker(stack: RunningStack): Promise<OrderTaker> {
  const merchant = stack.activeMerchant.id;
  const get = <Answer>(path: string): Promise<Answer> => stack.call<Answer>('GET', path);
  const { data: locations } = await get<{ data: { id: string }[] }>(`/v1/merchants/${merchant}/locations`);
  const { data: menus } = await get<{ data: { id: string }[] }>(
    `/v1/menus?merchant=${merchant}&status=published`,
  );
  const { sections } = await get<{ sections: { items: SoldItem[] }[] }>(
    `/v1/menus/${menus[0]?.id}?version=published`,
  );
  const item = sections.flatMap(({ items }) => items).find((one) => one.modifier_groups.length === 0);
  if (!item) throw new Error('the menu has no item without modifiers');
  const content = {
    location: locations[0]?.id,
    fulfillment: { type: 'pickup' },
    lines: [{ uid: 'first', item: item.id, variation: item.variations[0]?.id, quantity: 2 }],
  };
  return {
    item,
    place: async (name) => {
      const customer = { name: typeof name === 'string' ? name : 'Ada Byron', phone: '+442079460018' };
      const draft = await stack.call<{ id: string; total: object }>('POST', '/v1/orders', {
        ...content,
        customer,
      });
      const paying = { source: { token: 'tok_paid' }, total: draft.total };
      return stack.call<PlacedOrder>('POST', `/v1/orders/${draft.id}/pay`, paying);
    },
  };
}
