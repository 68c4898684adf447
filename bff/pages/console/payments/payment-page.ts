import type { Router } from 'express';
import { decodeTime } from 'ulid';
import type { ConsoleContext } from '../context.ts';
import { moneyText } from '../parts/format.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import { timelineSection } from '../parts/pieces.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import { getPayment, listRefunds } from '../../../money/payments/contract/payments.ts';
import type { Payment } from '../../../money/payments/contract/payment.ts';
import { feeSection, factsSection, refundsSection } from './payment-view.ts';
import { orderPath, paymentPath, PAYMENTS } from '../parts/paths.ts';

/** More than any payment has. */
const MOST_REFUNDS = 100;

/** Mounts the page of a payment: its card, its amounts and fees, its refunds and its history. */
export function mountPaymentPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/payments/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const visit = { session, res };
      const payment = await readPayment(context, visit, req.params.id);
      const query = { payment: payment.id, limit: MOST_REFUNDS };
      const { data: refunds } = await context.api.call(listRefunds, { ...visit, query });
      const events = await timelineOf(context.db, session.principal, payment);
      await pages.send(res, session, {
        status: 200,
        title: titleOf(payment),
        section: PAYMENTS,
        content: html`<div class="head">
            <h1>${titleOf(payment)}</h1>
            ${actions(payment)}
          </div>
          ${factsSection(payment)} ${feeSection(payment)} ${refundsSection(refunds)}
          ${timelineSection(events)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

export const titleOf = ({ amount }: Payment): string => `Payment of ${moneyText(amount)}`;

/** @throws {ApiError} not_found: also for one of another partner or environment */
export function readPayment(context: ConsoleContext, visit: PageVisit, id: string): Promise<Payment> {
  return context.api.call(getPayment, { ...visit, params: { id } });
}

/** Whether something of it can be given back. */
export function isRefundable({ status }: Payment): boolean {
  return status === 'captured' || status === 'partially_refunded';
}

function actions(payment: Payment): Content {
  if (!isRefundable(payment)) return false;
  return html`<p class="buttons">
    <a class="button quiet" href="${paymentPath(payment.id)}/refund">Refund an amount</a>
    ${payment.order !== null && html`<a class="button quiet" href="${orderPath(payment.order)}/refund">Refund items</a>`}
  </p>`;
}

/** Returns the events of the payment and its refunds, oldest first. Events are kept for 30 days. */
async function timelineOf(db: Db, owner: Owner, { id, merchant }: Payment): Promise<readonly Event[]> {
  const sinceMs = decodeTime(id.slice(id.indexOf('_') + 1));
  const events = await eventsAround(db, owner, { merchantId: merchant, record: id, sinceMs });
  return events.filter(({ type }) => type.startsWith('payment.') || type.startsWith('refund.'));
}
