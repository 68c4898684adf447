import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import type { CardToPay } from './card-payments.ts';
import type { Payment } from './contract/payment.ts';
import { findPayment, type PaymentRow, presentPayment } from './payment-records.ts';
import { recordAnswer } from './record-steps.ts';
import type { PaymentDeps } from './payment-work.ts';

/** Asks the processor, unless it isn't to be asked any more. */
export async function authorized(
  deps: PaymentDeps,
  owner: Owner,
  payment: Payment | string,
  card: CardToPay,
): Promise<PaymentRow> {
  if (typeof payment !== 'string' && payment.status === 'unpaid') {
    return authorize(deps, owner, payment, card);
  }
  const id = typeof payment === 'string' ? payment : payment.id;
  const found = await findPayment(deps.db, owner, id);
  const isToAsk = found.status === 'unpaid' && found.wanted === null;
  return isToAsk ? authorize(deps, owner, presentPayment(found), card) : found;
}

/** @throws {ApiError} field_invalid; upstream_failed, upstream_slow, unavailable */
async function authorize(
  deps: PaymentDeps,
  owner: Owner,
  { id, merchant, amount, order: order_id, pay_link: pay_link_id }: Payment,
  card: CardToPay,
): Promise<PaymentRow> {
  const order = {
    reference: id,
    merchant,
    token: card.token,
    amount: amount.amount,
    currency: amount.currency,
    return_url: card.returnUrl,
  };
  const known = { id, order_id, pay_link_id };
  const processor = processorOf(deps.processors, owner.environment);
  try {
    const answer = await processor.authorize(order, card.requestId);
    return await recordAnswer(deps, owner, known, answer, card.recorded);
  } catch (error) {
    if (!(error instanceof PortRefusal) || error.code !== 'field_invalid') throw error;
    // Never charged, and failed with us too.
    await recordAnswer(deps, owner, known, await processor.cancel(id));
    if (error.about !== undefined && error.about !== 'token') throw notTheCard(error);
    throw new ApiError('field_invalid', {
      message: "The card's token is unknown, was used or has expired. Enter the card again.",
      param: 'source.token',
      cause: error,
    });
  }
}

/** The processor doesn't take what we ask of it: another card would be refused too. */
function notTheCard(cause: PortRefusal): ApiError {
  return new ApiError('upstream_failed', {
    message: 'The payment processor did not accept the payment.',
    detail: `${cause.detail}, about ${cause.about}`,
    cause,
  });
}
