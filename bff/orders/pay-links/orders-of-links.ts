import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { findOrder, type OrderRow, type OrderFollower } from '../orders/orders.ts';
import { sql } from 'kysely';
import type { Work } from '../../core/database/unit-of-work.ts';
import { endPayLink } from './change-pay-link.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/**
 * The order that a link is for, if it can still be paid through one. @throws {ApiError} not_found,
 * already_paid
 */
export async function requireUnpaidOrder(db: Db, view: MerchantView, id: string): Promise<OrderRow> {
  const order = await findOrder(db, view, id);
  if (!order) throw new ApiError('not_found', { message: "This order doesn't exist.", param: 'order' });
  if (isPayable(order)) return order;
  throw new ApiError('already_paid', {
    message: 'Nothing is due for this order: it was paid, placed or canceled.',
    param: 'order',
  });
}

/** Whether the order is unpaid, without a payment under way, and not canceled. */
export function isPayable({ status, payment_id, content }: OrderRow): boolean {
  return status === 'draft' && payment_id === null && content.quote.total > 0;
}

/** The amount due without the tip, and the tip that the order includes. */
export function dueOf({ content: { quote } }: OrderRow): { readonly amount: number; readonly tip: number } {
  return { amount: quote.total - quote.tip, tip: quote.tip };
}

/**
 * Ends an order's links once it is placed or canceled and no longer payable, except for the link being paid,
 * which follows its payment.
 */
export const linksOfOrders: OrderFollower = {
  async expect({ db, held }, order) {
    const { rows } = await sql`select from pay_links where order_id = ${order} limit 1`.execute(db);
    if (rows.length === 0) held.orderWithoutLinks = order;
  },
  followed: async (work, { what, order, now }, deps) => {
    if (what !== 'placed' && what !== 'canceled') return;
    if (work.held.orderWithoutLinks === order.id) return;
    for (const row of await activeLinksOf(work, order)) {
      await endPayLink(work, deps, row, { status: 'canceled', now });
    }
  },
};

declare module '../../core/database/unit-of-work.ts' {
  interface HeldRecords {
    /**
     * The ID of the order, if it had no links once it was locked. One that is created now is created for an
     * order that is paid.
     */
    orderWithoutLinks?: string;
  }
}

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
