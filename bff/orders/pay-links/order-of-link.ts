import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { findOrder, type OrderRow } from '../orders/orders.ts';

/** The order that a link is for, if it can still be paid through one. @throws {ApiError} not_found, already_paid */
export async function requireUnpaidOrder(db: Db, view: MerchantView, id: string): Promise<OrderRow> {
  const order = await findOrder(db, view, id);
  if (!order) throw new ApiError('not_found', { message: "This order doesn't exist.", param: 'order' });
  if (isPayable(order)) return order;
  throw new ApiError('already_paid', {
    message: 'Nothing is due for this order: it was paid, placed or canceled.',
    param: 'order',
  });
}

/** Nobody pays it, nobody has, and it isn't canceled. */
export function isPayable({ status, payment_id, content }: OrderRow): boolean {
  return status === 'draft' && payment_id === null && content.quote.total > 0;
}

/** What is due without a tip, and the tip that is in it. */
export function dueOf({ content: { quote } }: OrderRow): { readonly amount: number; readonly tip: number } {
  return { amount: quote.total - quote.tip, tip: quote.tip };
}
