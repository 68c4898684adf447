import { msg, type Words, leftToRight, nameOf } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { getOrder } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { type Form, problem as problemView, textField, selectField } from '../../shell/forms.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { TodayReport } from '../../../orders/reports/contract/sales-report.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import {
  answerWords,
  moveOrder,
  refusalWords,
  moveForm,
  plainMoves,
  isLate,
  linesOf,
  moneyWords,
  stateWords,
  summaryOf,
  type Clocks,
  UNAVAILABLE,
} from './order-view.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { barOf, ORDERS } from './sections.ts';
import type { OrderLine } from '../../../orders/orders/contract/order-parts.ts';

/**
 * Serves `/dashboard/orders/{id}`: an order with every step, for browsers without script. It doesn't reload
 * while someone types.
 */
export function orderPage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard/orders/:id',
    get: async (visit) => show(await DashboardVisit.of(context, visit, 'dashboard')),
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const form = await at.form();
      try {
        await moveOrder(at, idOf(at), form);
      } catch (error) {
        const refusal = at.refusal(error);
        if (refusal.code === 'not_found') throw error;
        return show(at, { form, problem: refusalWords(form, refusal) });
      }
      return visit.redirect('/dashboard');
    },
  };

  async function show(at: DashboardVisit, sent: { form?: Form; problem?: Words } = {}): Promise<void> {
    const { order, today } = await orderAt(at);
    await at.visit.send({
      title: sent.problem === undefined ? msg`Order ${order.number}` : msg`Error: Order ${order.number}`,
      content: orderView({
        at,
        order,
        clocks: { timezone: today.timezone, now: context.clock.now() },
        ...sent,
      }),
      header: barOf(at.session, ORDERS.path),
      isPersonal: true,
      files: [context.styles],
    });
  }
}

/** Returns the order's ID in the path. */
export const idOf = ({ visit }: DashboardVisit): string => visit.params['id'] ?? '';

/**
 * Reads the order of the path, and today's numbers.
 * @throws {ApiError} not_found: it doesn't exist or belongs to another merchant
 */
export async function orderAt(at: DashboardVisit): Promise<{ order: Order; today: TodayReport }> {
  const [order, today] = await Promise.all([
    at.api.call(getOrder, { ...at.caller, params: { id: idOf(at) } }),
    at.api.call(reportToday, at.caller),
  ]);
  return { order, today };
}

interface OrderView {
  readonly at: DashboardVisit;
  readonly order: Order;
  readonly clocks: Clocks;
  /** The refused form. */
  readonly form?: Form;
  readonly problem?: Words;
}

function orderView(view: OrderView): Html {
  const { at, order, clocks, problem } = view;
  return html`<p class="back"><a href="/dashboard">${msg`All orders`}</a></p>
    <h1>${msg`Order ${order.number}`}</h1>
    ${problemView(problem)}
    <div class="card order">
      <p>
        <b>${stateWords(order)}</b>
        ${isLate(order, clocks) && html`<span class="chip danger">${msg`Late`}</span>`} ·
        ${summaryOf(order, clocks)}
      </p>
      ${order.respond_by !== null && html`<p><b>${answerWords(order.respond_by, clocks)}</b></p>`}
      ${
        order.customer !== null &&
        html`<p>
          ${nameOf(order.customer.name)} ·
          <a href="tel:${order.customer.phone}">${leftToRight(order.customer.phone)}</a>
        </p>`
      }
      ${linesOf(order)}
      <p>
        <b>${moneyWords(order.total)}</b>${
          order.refunded.amount > 0 && html` · ${msg`${moneyWords(order.refunded)} refunded`}`
        }
      </p>
    </div>
    ${at.may('orders:write') && steps(view)}
    ${at.may('payments:refund') && canRefund(order) && refundLink(order)}`;
}

function steps({ at: { session }, order, form }: OrderView): Content {
  if (order.fulfillment.state !== 'proposed') {
    const moves = plainMoves(session, order);
    return moves !== false && html`<div class="card order"><div class="ways">${moves}</div></div>`;
  }
  const minutes = textField({
    name: 'ready_in',
    label: msg`Ready in (minutes)`,
    value: form?.get('ready_in') ?? '',
    maxLength: 4,
    hint: msg`Leave this empty to keep the time that the customer was given.`,
  });
  const reason = textField({
    name: 'reason',
    label: msg`Why not`,
    value: form?.get('reason') ?? '',
    maxLength: 140,
    hint: msg`The customer reads it, and isn’t charged.`,
  });
  return html`<div class="card">
      <h2>${msg`Accept`}</h2>
      ${moveForm(session, order, 'accept', {
        button: msg`Accept`,
        fields: html`${minutes}${unavailableFields(order, form)}`,
      })}
    </div>
    <div class="card">
      <h2>${msg`Reject`}</h2>
      ${moveForm(session, order, 'reject', { button: msg`Reject`, kind: 'quiet', fields: reason })}
    </div>`;
}

/** Asks for units that can't be made: the order is accepted without them. */
function unavailableFields({ lines }: Order, form: Form | undefined): Content {
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) === 1) return false;
  const isOpen = lines.some(({ uid }) => (form?.get(UNAVAILABLE + uid) ?? '0') !== '0');
  return html`<details ${isOpen && html`open`}>
    <summary>${msg`Something isn’t available`}</summary>
    <p class="muted">${msg`The customer pays less, and sees what is missing.`}</p>
    ${lines.map((line) =>
      selectField({
        name: UNAVAILABLE + line.uid,
        label: nameOfLine(line),
        value: form?.get(UNAVAILABLE + line.uid) ?? '0',
        choices: unitsOf(line.quantity, line.quantity),
      }),
    )}
  </details>`;
}

const canRefund = ({ payment, payment_state: state, total, refunded }: Order): boolean =>
  payment !== null && /^(?:captured|partially_refunded)$/.test(state) && refunded.amount < total.amount;

const refundLink = ({ id }: Order): Html =>
  html`<p><a class="button quiet" href="/dashboard/orders/${id}/refund">${msg`Refund`}</a></p>`;

/** Returns a line's name with its variation. */
export const nameOfLine = ({ name, variation_name: variation }: OrderLine): string =>
  variation === null ? name : `${name}, ${variation}`;

/** The choices of how many units of a line, from none on. */
export const unitsOf = (most: number, all: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? msg`None` : msg`${count} of ${all}`,
  }));
