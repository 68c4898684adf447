import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import { moneyInField, moneyText, moneyTyped } from '../parts/format.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import type { Money } from '../../../core/contract/money.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import { problem, selectField, textField } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { Payment } from '../../../money/payments/contract/payment.ts';
import { refundPayment } from '../../../money/payments/contract/payments.ts';
import { REFUND_REASONS, type Refund } from '../../../money/payments/contract/refund.ts';
import { isRefundable, readPayment, titleOf } from './payment-page.ts';
import { REASON_WORDS } from './payment-view.ts';
import { orderPath, paymentPath, PAYMENTS } from '../parts/paths.ts';

/** The typed values and their errors. */
interface Typed {
  readonly form?: Form;
  readonly problem?: string;
}

/** Refunding a payment by an amount. By items, it is done on the order's own page. */
export function mountRefundAmountPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/payments/:id/refund')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session, {});
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const payment = await readPayment(context, { session, res }, req.params.id);
      const { currency } = payment.amount;
      const amount = moneyTyped(form.get('amount') ?? '', currency);
      if (typeof amount === 'string') return show(req, res, session, { form, problem: amount });
      const body = { amount: { amount, currency }, reason: form.get('reason') ?? '' };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        giveBack(context, payment, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, { form, problem: refusal.publicMessage });
      return res.redirect(303, paymentPath(payment.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    typed: Typed,
  ): Promise<void> {
    const payment = await readPayment(context, { session, res }, req.params.id);
    await pages.send(res, session, {
      status: typed.problem === undefined ? 200 : 400,
      title: `Refund: ${titleOf(payment)}`,
      section: PAYMENTS,
      content: html`<div class="head"><h1>Refund a ${titleOf(payment).toLowerCase()}</h1></div>
        ${isRefundable(payment) ? refundForm(session, payment, typed) : nothingLeft(payment)}`,
    });
  }
}

/** An order is refunded as a whole; what has none, by its payment. */
function giveBack(
  { api }: ConsoleContext,
  { id, order }: Payment,
  call: PageVisit & { readonly body: { amount: Money; reason: string }; readonly idempotencyKey: string },
): Promise<Refund> {
  return order === null
    ? api.call(refundPayment, { ...call, params: { id } })
    : api.call(refundOrder, { ...call, params: { id: order } });
}

function refundForm(session: ConsoleSession, payment: Payment, { form, problem: said }: Typed): Html {
  const { amount, refunded, order } = payment;
  const left = { ...amount, amount: amount.amount - refunded.amount };
  return html`<form class="card sec narrow" method="post" action="${paymentPath(payment.id)}/refund">
    ${csrfField(session)}${intentField()}${problem(said)}
    ${
      order === null
        ? html`<p>The tip goes back last. Fees stay.</p>`
        : html`<p>
            The amount is spread over what is left of the order, the tip last. To give back certain items,
            <a href="${orderPath(order)}/refund">refund the order</a> instead. Fees stay.
          </p>`
    }
    ${textField({
      name: 'amount',
      label: `Amount (${amount.currency})`,
      value: form?.get('amount') ?? moneyInField(left),
      maxLength: 24,
      hint: `${moneyText(left)} are left.`,
    })}
    ${selectField({
      name: 'reason',
      label: 'Reason',
      value: form?.get('reason') ?? 'requested',
      choices: REFUND_REASONS.map((value) => ({ value, label: REASON_WORDS[value] })),
    })}
    <p class="buttons">
      <button>Refund</button><a class="button quiet" href="${paymentPath(payment.id)}">Back</a>
    </p>
  </form>`;
}

function nothingLeft(payment: Payment): Html {
  return html`<section class="card sec empty">
    <h2>Nothing to refund</h2>
    <p>Nothing was captured, or all of it was given back.</p>
    <p class="buttons"><a class="button quiet" href="${paymentPath(payment.id)}">Back to the payment</a></p>
  </section>`;
}
