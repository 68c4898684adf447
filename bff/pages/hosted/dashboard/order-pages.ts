import { msg, type Words, leftToRight, nameOf, onlyInEnglish } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { getOrder, quoteOrderRefund, refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import {
  type Form,
  problem as problemView,
  textField,
  selectField,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { TodayReport } from '../../../orders/reports/contract/sales-report.ts';
import { DashboardVisit, type DashboardContext, type DashboardSession } from './dashboard-session.ts';
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
  NOT_DONE,
  UNAVAILABLE,
} from './order-view.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { barOf, ORDERS } from './sections.ts';
import type { Money } from '../../../core/contract/money.ts';
import type { OrderRefund } from '../../../orders/orders/contract/order-actions.ts';
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

const idOf = ({ visit }: DashboardVisit): string => visit.params['id'] ?? '';

/** @throws {ApiError} not_found: it doesn't exist or belongs to another merchant */
async function orderAt(at: DashboardVisit): Promise<{ order: Order; today: TodayReport }> {
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

/** `/dashboard/orders/{id}/refund`: by units of lines. How much that is, is seen before it is given back. */
export function refundPage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard/orders/:id/refund',
    get: async (visit) => show(await DashboardVisit.of(context, visit, 'dashboard'), {}),
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const form = await at.form(['charge']);
      const { order } = await orderAt(at);
      const body = refundIn(form, order);
      if (!body) return show(at, { form, problem: msg`Choose what to refund.` });
      const call = { ...at.caller, params: { id: idOf(at) }, body };
      try {
        if (form.get('agreed') === undefined) {
          const { amount } = await at.api.call(quoteOrderRefund, call);
          return await show(at, { form, amount });
        }
        await at.api.call(refundOrder, { ...call, idempotencyKey: idempotencyKeyOf(form, body) });
      } catch (error) {
        return show(at, { form, problem: onlyInEnglish(at.refusal(error).publicMessage, NOT_DONE) });
      }
      return visit.redirect(`/dashboard/orders/${idOf(at)}`);
    },
  };

  async function show(at: DashboardVisit, shown: ShownRefund): Promise<void> {
    const { order } = await orderAt(at);
    await at.visit.send({
      title:
        shown.problem === undefined
          ? msg`Refund order ${order.number}`
          : msg`Error: Refund order ${order.number}`,
      content: refundView(at.session, order, shown),
      header: barOf(at.session, ORDERS.path),
      isPersonal: true,
      files: [context.styles],
    });
  }
}

interface ShownRefund {
  readonly form?: Form;
  readonly problem?: Words;
  /** The amount of the chosen refund, to be confirmed. */
  readonly amount?: Money;
}

/** Each line's field has its place in the order: a uid can be any text. */
const quantityName = (index: number): string => `quantity_${index}`;

/** @returns `undefined` if nothing is chosen */
function refundIn(form: Form, order: Order): OrderRefund | undefined {
  const lines = order.lines.flatMap(({ uid }, index) => {
    const quantity = Number(form.get(quantityName(index)) ?? 0);
    return quantity > 0 ? [{ uid, quantity }] : [];
  });
  const charges = order.charges.map(({ uid }) => uid).filter((uid) => form.all('charge').includes(uid));
  const hasTip = form.get('tip') === 'all';
  if (lines.length === 0 && charges.length === 0 && !hasTip) return undefined;
  return {
    ...(lines.length > 0 && { lines }),
    ...(charges.length > 0 && { charges }),
    ...(hasTip && { tip: order.tip }),
    reason: 'requested',
  };
}

function refundView(session: DashboardSession, order: Order, shown: ShownRefund): Html {
  const back = `/dashboard/orders/${order.id}`;
  const { form, problem, amount } = shown;
  return html`<p class="back"><a href="${back}">${msg`Order ${order.number}`}</a></p>
    <h1>${msg`Refund order ${order.number}`}</h1>
    <form class="card" method="post" action="${back}/refund">
      ${csrfField(session)}${intentField()}${problemView(problem)}
      ${amount ? agreeTo(amount, order, form) : choices(order, form)}
      <p class="buttons">
        ${
          amount
            ? html`<button name="agreed" value="yes">${msg`Refund ${moneyWords(amount)}`}</button>`
            : html`<button>${msg`Show the amount`}</button>`
        }
        <a class="button quiet" href="${back}">${msg`Back`}</a>
      </p>
    </form>`;
}

function choices(order: Order, form: Form | undefined): Content {
  const open = order.charges.filter(({ refunded }) => refunded.amount === 0);
  return html`<p>
      ${msg`Each unit is refunded with its share of discounts and taxes. Fees aren’t returned.`}
    </p>
    ${order.lines.map((line, index) => lineField(line, index, form))}
    ${open.map(({ uid, type, total }) =>
      choice('charge', uid, msg`${CHARGES[type]}, ${moneyWords(total)}`, form),
    )}
    ${order.tip.amount > 0 && choice('tip', 'all', msg`The tip, ${moneyWords(order.tip)}`, form)}`;
}

/** Renders the choices as a form to be confirmed. */
function agreeTo(amount: Money, order: Order, form: Form | undefined): Content {
  const kept = [...order.lines.map((_, index) => quantityName(index)), 'tip'].flatMap((name) => [
    [name, form?.get(name) ?? ''] as const,
  ]);
  const charges = (form?.all('charge') ?? []).map((uid) => ['charge', uid] as const);
  const names = order.lines.flatMap((line, index) => {
    const quantity = Number(form?.get(quantityName(index)) ?? 0);
    return quantity > 0 ? [`${quantity} × ${line.name}`] : [];
  });
  const sum = html`<b>${moneyWords(amount)}</b>`;
  return html`${[...kept, ...charges].map(
      ([name, value]) => value !== '' && html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <p role="status">
      ${
        names.length > 0
          ? msg`${sum} is refunded to the customer: ${names.join(', ')}. This can’t be undone.`
          : msg`${sum} is refunded to the customer. This can’t be undone.`
      }
    </p>`;
}

function lineField(line: OrderLine, index: number, form: Form | undefined): Html | false {
  const left = line.quantity - line.unavailable_quantity - line.refunded_quantity;
  if (left === 0) return false;
  const name = quantityName(index);
  return selectField({
    name,
    label: nameOfLine(line),
    value: form?.get(name) ?? '0',
    choices: unitsOf(left, line.quantity - line.unavailable_quantity),
  });
}

const nameOfLine = ({ name, variation_name: variation }: OrderLine): string =>
  variation === null ? name : `${name}, ${variation}`;

/** The choices of how many units of a line, from none on. */
const unitsOf = (most: number, all: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? msg`None` : msg`${count} of ${all}`,
  }));

const choice = (name: string, value: string, label: Words, form: Form | undefined): Html =>
  html`<label class="choice"
    ><input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${form?.all(name).includes(value) && html` checked`}
    />
    <span>${label}</span></label
  >`;

const CHARGES = {
  delivery: msg`Delivery charge`,
  service: msg`Service charge`,
  packaging: msg`Packaging charge`,
} as const;
