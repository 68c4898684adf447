import type { Work } from '../database/unit-of-work.ts';
import type { OrderFollower, OrderRow } from '../orders/orders.ts';
import { endPayLink } from './change-pay-link.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/**
 * An order that was placed or canceled is nothing to be paid any more, so its links end with it: but the one that is being
 * paid, which goes with its payment.
 */
export const linksOfOrders: OrderFollower = {
  followed: async (work, { what, order, now }, deps) => {
    if (what !== 'placed' && what !== 'canceled') return;
    for (const row of await activeLinksOf(work, order)) {
      await endPayLink(work, deps, row, { status: 'canceled', now });
    }
  },
};

/** Locked, in one order. */
function activeLinksOf({ db }: Work, order: OrderRow): Promise<PayLinkRow[]> {
  return db
    .selectFrom('pay_links')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
