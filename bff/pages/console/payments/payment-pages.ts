import type { Router, Request, Response } from 'express';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { shortTimeOf, moneyText, moneyInField, moneyTyped } from '../parts/format.ts';
import { merchantColumn, mountListPage } from '../parts/list-page.ts';
import { choicesOf, whatIsSet, type ListFilter } from '../parts/filters.ts';
import { paymentPath, PAYMENTS, orderPath } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import {
  selectField,
  textField,
  problem,
  csrfField,
  idempotencyKeyOf,
  intentField,
  type Form,
} from '../../shell/forms.ts';
import {
  listPayments,
  getPayment,
  listRefunds,
  refundPayment,
} from '../../../money/payments/contract/payments.ts';
import { DISPUTE_STATES, PAYMENT_STATUSES, type Payment } from '../../../money/payments/contract/payment.ts';
import {
  cardText,
  failureText,
  DISPUTE_WORDS,
  STATUS_WORDS,
  statusTag,
  feeSection,
  factsSection,
  refundsSection,
  REASON_WORDS,
} from './payment-view.ts';
import { decodeTime } from 'ulid';
import { timelineSection, may } from '../parts/pieces.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { Money } from '../../../core/contract/money.ts';
import { refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import { REFUND_REASONS, type Refund } from '../../../money/payments/contract/refund.ts';

/** The payments of all merchants in this environment, newest first. */
export function mountPaymentsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/payments',
    section: PAYMENTS,
    title: 'Payments',
    read: (visit, query) => context.api.call(listPayments, { ...visit, query }),
    filters: {
      names: ['status', 'dispute_state', 'last4', 'order', 'from', 'to', 'merchant'],
      queryOf,
      fields: ({ filter: merchant }) => [
        { name: 'last4', label: 'Card ends in', isSearch: true, maxLength: 4 },
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(PAYMENT_STATUSES, STATUS_WORDS) },
        { name: 'dispute_state', label: 'Dispute', choices: choicesOf(DISPUTE_STATES, DISPUTE_WORDS) },
        { name: 'order', label: 'Order ID', maxLength: 40 },
        { name: 'from', label: 'From', isDay: true },
        { name: 'to', label: 'To', isDay: true },
      ],
    },
    columns: (merchants, nowMs) => [
      {
        title: 'Card',
        cell: (payment) =>
          html`<span
            ><a href="${paymentPath(payment.id)}">${cardText(payment)}</a>${
              payment.failure_code !== null &&
              html`<br /><span class="small muted">${failureText(payment)}</span>`
            }</span
          >`,
      },
      merchantColumn(merchants),
      { title: 'Status', place: 'status', cell: statusTag },
      {
        title: 'Created',
        place: 'beside',
        isFixed: true,
        cell: (payment) => shortTimeOf(payment.created_at, nowMs),
      },
      {
        title: 'Refunded',
        isExtra: true,
        isEnd: true,
        isFixed: true,
        cell: ({ refunded }) => (refunded.amount > 0 ? moneyText(refunded) : '–'),
      },
      { title: 'Amount', isEnd: true, isFixed: true, cell: (payment) => moneyText(payment.amount) },
    ],
    none: {
      title: 'No payments yet',
      advice: html`A payment starts with <span class="mono">POST /v1/orders/{id}/pay</span>. In the sandbox,
        you can also <a href="/docs/guides/sandbox">simulate an event</a> such as
        <span class="mono">payment.captured</span>.`,
    },
    noneMatch: {
      title: 'No payments match',
      advice: 'Search with less: a card’s last four digits, an order’s ID, or a longer time.',
    },
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the set filters as a query of a list of payments or disputes, which rejects an invalid day. Days
 * are in UTC, as are all times in the console.
 */
export function queryOf({ from, to, ...rest }: ListFilter<'from' | 'to'>): Record<string, string> {
  return whatIsSet({ ...rest, created_from: startOf(from, 0), created_to: startOf(to, 1) });
}

/** The first moment of a day, or of one that many days later. */
function startOf(day: string, daysLater: number): string {
  const at = DAY.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(at) ? day : new Date(at + daysLater * DAY_MS).toISOString();
}

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
            ${may(session, refundPayment) && actions(payment)}
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
    ${
      payment.order !== null &&
      html`<a class="button quiet" href="${orderPath(payment.order)}/refund">Refund items</a>`
    }
  </p>`;
}

/** Returns the events of the payment and its refunds, oldest first. Old ones are deleted. */
async function timelineOf(db: Db, owner: Owner, { id, merchant }: Payment): Promise<readonly Event[]> {
  const sinceMs = decodeTime(id.slice(id.indexOf('_') + 1));
  const events = await eventsAround(db, owner, { merchantId: merchant, record: id, sinceMs });
  return events.filter(({ type }) => /^(?:payment|refund|dispute)\./.test(type));
}

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
      const session = await pages.welcome(req, res, refundPayment);
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
  const { amount, captured, refunded, order } = payment;
  const left = { ...amount, amount: (captured ?? amount).amount - refunded.amount };
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
