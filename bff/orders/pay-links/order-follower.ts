import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { OrderFollower, OrderRow } from '../orders/orders.ts';
import { endPayLink } from './change-pay-link.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/**
 * An order that was placed or canceled is nothing to be paid any more, so its links end with it: but the one that is being
 * paid, which goes with its payment.
 */
export const linksOfOrders: OrderFollower = {
  async expect(trx, order) {
    const { rows } = await sql`select from pay_links where order_id = ${order} limit 1`.execute(trx);
    if (rows.length === 0) withoutLinks.set(trx, order);
  },
  followed: async (work, { what, order, now }, deps) => {
    if (what !== 'placed' && what !== 'canceled') return;
    if (withoutLinks.get(work.db) === order.id) return;
    for (const row of await activeLinksOf(work, order)) {
      await endPayLink(work, deps, row, { status: 'canceled', now });
    }
  },
};

/** Transactions that have found, once they held it, that an order has no links. One that is created now is created for an order that is paid. */
const withoutLinks = new WeakMap<Db, string>();

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
