import type { Db } from '../../core/database/database.ts';
import { findOrder, presentOrder, type OrderRow } from '../orders/orders.ts';
import type { Payment } from '../../money/payments/payments.ts';
import type { GuestOrder, GuestPayLink, GuestPayment } from './contract/guest-pay-link.ts';
import { amountOf, type PresentDeps } from './present-pay-link.ts';
import { isPayable } from './order-of-link.ts';
import { isOpen } from './payable-link.ts';
import { isInService } from '../../accounts/merchants/merchants.ts';
import { payeeOf, presentBusiness } from './payee.ts';
import { ownerOf, viewOfLink, type PayLinkRow } from './pay-link-records.ts';
import type { PayLinkDeps } from './pay-link-deps.ts';
import { receiptOf } from './receipt.ts';

/**
 * What whoever has a link may know of it: no contact, no ids of records but of the guest's own payment, and of a customer the first name.
 * @param payment the guest's
 * @param now the environment's time
 */
export async function guestViewOf(
  deps: PayLinkDeps,
  row: PayLinkRow,
  payment: Payment | undefined,
  now: Date,
): Promise<GuestPayLink> {
  const view = viewOfLink(row);
  const payee = await payeeOf(deps.db, view, row.merchant_id);
  const order = await orderOf(deps.db, row);
  const payable = isOpen(row, now) && isInService(payee) && (!order || isPayable(order));
  const receipt = payment ? receiptOf({ row, payment, payee, order }, deps) : null;
  const presented = order && presentGuestOrder(order, deps);
  return {
    object: 'guest_pay_link',
    status: row.status,
    payable,
    business: presentBusiness(payee),
    currency: row.currency,
    description: row.description,
    amount: presented
      ? { ...presented.total, amount: presented.total.amount - presented.tip.amount }
      : amountOf(row),
    guest_amount: row.guest_amount && { ...row.guest_amount, presets: [...row.guest_amount.presets] },
    order: presented ?? null,
    tip_enabled: row.tip_enabled,
    collect: row.collect,
    expires_at: row.expires_at?.toISOString() ?? null,
    inactive_message: payable ? null : row.inactive_message,
    payment: payment ? presentGuestPayment(payment) : null,
    receipt,
    redirect_url: isThrough(payment) ? await redirectOf(deps, row) : null,
  };
}

async function orderOf(db: Db, row: PayLinkRow): Promise<OrderRow | undefined> {
  return row.order_id === null ? undefined : findOrder(db, viewOfLink(row), row.order_id);
}

function presentGuestOrder(row: OrderRow, deps: PresentDeps): GuestOrder {
  const { number, customer, lines, subtotal, discount_total, tax_total, tip, total } = presentOrder(
    row,
    deps,
  );
  return {
    number,
    first_name: customer?.name.split(' ', 1)[0] ?? null,
    lines: lines.map(({ name, variation_name, quantity, gross }) => ({
      name,
      variation_name,
      quantity,
      gross,
    })),
    subtotal,
    discount_total,
    tax_total,
    tip,
    total,
  };
}

function presentGuestPayment({ id, status, amount, tip, card }: Payment): GuestPayment {
  return { id, status, amount, tip, card };
}

/** The guest has nothing left to do. */
function isThrough(payment: Payment | undefined): boolean {
  return payment !== undefined && payment.authorized_at !== null && payment.status !== 'canceled';
}

/** An origin may have been taken off the list since. */
async function redirectOf({ origins }: PayLinkDeps, row: PayLinkRow): Promise<string | null> {
  const { redirect_url: address } = row;
  if (address === null) return null;
  const { partnerId, environment } = ownerOf(row);
  return (await origins.isRegisteredBy(new URL(address).origin, partnerId, environment)) ? address : null;
}
