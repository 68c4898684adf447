import type { MerchantView } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Payment } from '../../money/payments/payments.ts';
import type { PayLinkDeps } from './pay-link-deps.ts';
import { ownerOf } from './pay-link-records.ts';
import { originOf, urlOf } from './present-pay-link.ts';
import { startLinkPayment, type LinkPaymentRequest } from './start-link-payment.ts';

/**
 * Pays a link: holds it in one transaction with the start of the payment, then authorizes the card, which is charged at once unless an
 * order is paid, whose merchant accepts it first. Repeated with the same intent, it is the same payment.
 * @returns the payment with its next action
 * @throws {ApiError} as {@link startLinkPayment}; card_declined; field_invalid: the token; upstream_failed, upstream_slow
 */
export async function payPayLink(
  deps: PayLinkDeps,
  view: MerchantView,
  request: LinkPaymentRequest,
): Promise<Payment> {
  const { row, payment } = await inTransaction(deps.db, (work) =>
    startLinkPayment(work, deps, view, request),
  );
  const owner = ownerOf(row);
  const paid = await deps.payments.authorize(owner, payment, {
    token: request.body.source.token,
    returnUrl: request.returnUrl ?? urlOf(deps, row.id, await originOf(deps.db, deps, row)),
    requestId: request.requestId,
  });
  return paid.status === 'authorized' ? deps.payments.settle(owner, paid.id) : paid;
}
