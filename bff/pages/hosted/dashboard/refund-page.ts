import { msg, type Words, onlyInEnglish } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { quoteOrderRefund, refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import {
  type Form,
  problem as problemView,
  selectField,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import { DashboardVisit, type DashboardContext, type DashboardSession } from './dashboard-session.ts';
import { moneyWords, NOT_DONE } from './order-view.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { idOf, nameOfLine, orderAt, unitsOf } from './order-pages.ts';
import { barOf, ORDERS } from './sections.ts';
import type { Money } from '../../../core/contract/money.ts';
import type { OrderRefund } from '../../../orders/orders/contract/order-actions.ts';
import type { OrderLine } from '../../../orders/orders/contract/order-parts.ts';

/**
 * Serves `/dashboard/orders/{id}/refund`: a refund by units of lines, whose amount is shown before it is
 * confirmed.
 */
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
