import { randomUUID } from 'node:crypto';
import type { Club } from '../../../loyalty/testing/club.ts';
import { by, issue } from '../../../loyalty/testing/club.ts';
import type { Order } from '../../../orders/contract/order.ts';
import { draft, gbp, move, pay, refund } from '../../../orders/testing/shop.ts';
import { call, type Reply } from '../../../../testing/service/service.ts';

/** A visitor to one of the shops, and the draws that decide the visit. */
export interface Visit {
  readonly shop: Club;
  readonly member: { readonly id: string };
  readonly below: (limit: number) => number;
  /** RFC 3339, of the sandbox's clock: until when a link can be paid. */
  readonly linkUntil: string;
}

/** A charge that can be refunded. */
export type Sold =
  | { readonly shop: Club; readonly order: Order }
  | { readonly shop: Club; readonly payment: string; readonly amount: number };

/**
 * An order, paid by card, at the counter or by a link; or a link without an order. `undefined` if nothing was
 * charged.
 */
export async function visit(one: Visit): Promise<Sold | undefined> {
  return one.below(8) === 0 ? byLink(one) : byOrder(one);
}

async function byOrder({ shop, member, below, linkUntil }: Visit): Promise<Sold | undefined> {
  const burger = { uid: 'burger', item: shop.burger, variation: shop.single };
  const fries = { uid: 'fries', item: shop.fries, variation: shop.portion };
  const isMember = below(3) > 0;
  const order = await draft(shop, {
    source: (['api', 'ordering', 'dashboard'] as const)[below(3)],
    lines: [
      { ...burger, quantity: 1 + below(4), modifiers: [{ modifier: shop.cheese, quantity: 1 + below(2) }] },
      ...(below(2) === 0 ? [{ ...fries, quantity: 1 + below(3) }] : []),
    ],
    ...(below(3) === 0 && { discounts: [{ source: 'promo', type: 'percent', value: 333 + below(4_000) }] }),
    ...(below(4) === 0 && { charges: [{ uid: 'served', type: 'service', amount: gbp(50 + below(200)) }] }),
    ...(below(2) === 0 && { tip: gbp(1 + below(500)) }),
    ...(isMember && by(member, ...(below(3) === 0 ? await rewardFor(shop, member, below) : []))),
  });
  const way = below(24);
  if (way === 0) {
    const body = {
      merchant: shop.merchant,
      order: order.id,
      description: 'Your order',
      expires_at: linkUntil,
    };
    const { id } = must(await send(shop, 'POST /v1/pay_links', body));
    must(await send(shop, `POST /v1/pay_links/${String(id)}/pay`, { source: { token: 'tok_paid' } }));
  } else if (way === 1) {
    await pay(shop, order, { source: { token: 'tok_declined' } });
    return undefined;
  } else {
    await pay(shop, order, way < 6 ? { source: { at_pickup: true } } : {});
  }
  if (way === 6) {
    await move(shop, order, 'reject', { reason: 'Sold out' });
    return undefined;
  }
  // A rejection voids; a cancellation after acceptance gives all of it back.
  const accepted = await move(shop, order, 'accept', leavingOut(order, below));
  if (way === 7) {
    await move(shop, order, 'cancel', { reason: 'The customer asked for it' });
    return undefined;
  }
  if (way !== 8) await move(shop, order, 'complete');
  return way >= 2 && way < 6 ? undefined : { shop, order: accepted.status === 200 ? accepted.body : order };
}

/** Every fifth order comes without some of its units: one of them stays. */
function leavingOut({ lines }: Order, below: Visit['below']): object {
  const [first, second] = lines;
  if (below(5) > 0 || !first) return {};
  if (second && below(2) === 0) return { unavailable: [{ uid: second.uid, quantity: second.quantity }] };
  return first.quantity > 1 ? { unavailable: [{ uid: first.uid, quantity: 1 }] } : {};
}

/** One that the member has enough points for, if there are. */
async function rewardFor(
  shop: Club,
  member: { readonly id: string },
  below: Visit['below'],
): Promise<{ id: string }[]> {
  const tier = shop.program.reward_tiers[below(shop.program.reward_tiers.length)]?.id ?? '';
  const { status, body } = await issue(shop, member, tier);
  return status === 201 ? [body] : [];
}

async function byLink({ shop, below, linkUntil }: Visit): Promise<Sold | undefined> {
  const amount = 100 + below(9_000);
  const isGuests = below(3) === 0;
  const tip = below(2) === 0 ? 1 + below(300) : 0;
  const { id } = must(
    await send(shop, 'POST /v1/pay_links', {
      merchant: shop.merchant,
      ...(isGuests ? { guest_amount: { min: 100, max: 10_000 } } : { amount: gbp(amount) }),
      description: `Deposit ${amount % 3}`,
      tip_enabled: true,
      expires_at: linkUntil,
    }),
  );
  if (below(10) === 0) return undefined;
  const paid = must(
    await send(shop, `POST /v1/pay_links/${String(id)}/pay`, {
      source: { token: 'tok_paid' },
      ...(isGuests && { amount: gbp(amount) }),
      ...(tip > 0 && { tip: gbp(tip) }),
    }),
  );
  const { id: payment } = paid['payment'] as { id: string };
  return { shop, payment, amount: amount + tip };
}

/** Refunds a part of a sale of an earlier day, or all that is left of it. A larger amount is refused. */
export async function giveBack(sold: Sold, below: Visit['below']): Promise<void> {
  if ('payment' in sold) {
    const body = { amount: gbp(1 + below(sold.amount)), reason: 'requested' };
    await send(sold.shop, `POST /v1/payments/${sold.payment}/refund`, body);
    return;
  }
  const { shop, order } = sold;
  const left = order.total.amount - order.refunded.amount;
  const bodies = [
    { lines: [{ uid: 'burger', quantity: 1 }] },
    { amount: gbp(1 + below(left)) },
    { amount: gbp(left) },
    ...(order.tip.amount > 0 ? [{ tip: order.tip }] : []),
    ...(order.charges.length > 0 ? [{ charges: ['served'] }] : []),
  ];
  await refund(shop, order, bodies[below(bodies.length)] ?? {});
}

function send(shop: Club, operation: string, body: object): Promise<Reply> {
  const headers = { 'idempotency-key': randomUUID() };
  return call(shop, operation, { credential: shop.key, body, headers });
}

function must({ status, text, body }: Reply): Reply['body'] {
  if (status >= 300) throw new Error(text);
  return body;
}
