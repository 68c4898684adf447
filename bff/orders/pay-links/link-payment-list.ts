import type { Page } from '../../core/contract/fields.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { findOrder } from '../orders/orders.ts';
import type { PayLinkPayment } from './contract/link-payment.ts';
import { linkPaymentsOf, type LinkPaymentRow } from './link-payments.ts';
import type { PayLinkDeps } from './pay-link-deps.ts';
import { findPayLink, ownerOf, viewOfLink } from './pay-link-records.ts';
import { payeeOf } from './payee.ts';
import { receiptOf } from './receipt.ts';

/** The payments of a link, newest first, with their receipts. @throws {ApiError} not_found */
export async function pageOfLinkPayments(
  deps: PayLinkDeps,
  view: MerchantView,
  id: string,
  page: PageRequest,
): Promise<Page<PayLinkPayment>> {
  const { db, payments } = deps;
  const row = await findPayLink(db, view, id);
  const parts = await linkPaymentsOf(db, view, id, page);
  const known = await payments.find(
    db,
    ownerOf(row),
    parts.map((part) => part.payment_id),
  );
  const payee = await payeeOf(db, viewOfLink(row), row.merchant_id);
  const order = row.order_id === null ? undefined : await findOrder(db, viewOfLink(row), row.order_id);
  const records = parts.flatMap((part) => {
    const payment = known.get(part.payment_id);
    return payment ? [{ id: part.payment_id, part, payment }] : [];
  });
  return pageOf(records, page, ({ part, payment }) => ({
    object: 'pay_link_payment',
    payment,
    contact: contactOf(part),
    receipt: receiptOf({ row, payment, payee, order }, deps),
  }));
}

/** null: nothing was asked for, or the guest is forgotten. */
function contactOf({
  contact_name: name,
  contact_email: email,
  contact_phone: phone,
}: LinkPaymentRow): PayLinkPayment['contact'] {
  return name === null && email === null && phone === null ? null : { name, email, phone };
}
