import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html } from '../../../core/text/html.ts';
import {
  idempotencyKeyOf,
  csrfField,
  intentField,
  problem,
  selectField,
  textField,
  type Form,
} from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import { readOrder } from './order-page.ts';
import { nameOfOrder } from './orders-page.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';
import { REFUND_REASONS } from '../../../money/payments/contract/refund.ts';
import type { OrderRefund } from '../../../orders/orders/contract/order-actions.ts';
import type { OrderLine } from '../../../orders/orders/contract/order-parts.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { moneyInField, moneyText, moneyTyped } from '../parts/format.ts';

/** Refunding an order: by units of its lines, whole charges, and the tip. */
export function mountRefundPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/orders/:id/refund')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, refundOrder);
      await show(req, res, session, {});
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res, ['charge']);
      const visit = { session, res };
      const order = await readOrder(context, visit, req.params.id);
      const typed = refundIn(form, order);
      if (!typed.body) return show(req, res, session, typed);
      const { body } = typed;
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(refundOrder, { ...visit, params: { id: order.id }, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, { ...typed, problem: refusal.publicMessage });
      return res.redirect(303, orderPath(order.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    typed: TypedRefund,
  ): Promise<void> {
    const order = await readOrder(context, { session, res }, req.params.id);
    await pages.send(res, session, {
      status: typed.problem === undefined ? 200 : 400,
      title: `Refund ${nameOfOrder(order)}`,
      section: ORDERS,
      content: html`<div class="head"><h1>Refund order ${order.number} · ${order.merchantName}</h1></div>
        ${refundForm(session, order, typed)}`,
    });
  }
}

/** The typed values, and the resulting request. */
interface TypedRefund {
  readonly form?: Form;
  readonly body?: Omit<OrderRefund, 'reason'> & { readonly reason: string };
  readonly problem?: string;
}

/** Each line's field has its place in the order: a uid can be any text. */
const quantityName = (index: number): string => `quantity_${index}`;

/** The request of a form; without a body where there is nothing to refund. */
export function refundIn(form: Form, order: Order): TypedRefund {
  const lines = order.lines.flatMap(({ uid }, index) => {
    const quantity = Number(form.get(quantityName(index)) ?? 0);
    return quantity > 0 ? [{ uid, quantity }] : [];
  });
  const charges = order.charges.map(({ uid }) => uid).filter((uid) => form.all('charge').includes(uid));
  const text = form.get('tip')?.trim() ?? '';
  const { currency } = order.total;
  const tip = text === '' ? 0 : moneyTyped(text, currency);
  if (typeof tip === 'string') return { form, problem: `Tip: ${tip}` };
  if (lines.length === 0 && charges.length === 0 && tip === 0) {
    return { form, problem: 'Choose what to refund.' };
  }
  return {
    form,
    body: {
      ...(lines.length > 0 && { lines }),
      ...(charges.length > 0 && { charges }),
      ...(tip > 0 && { tip: { amount: tip, currency } }),
      reason: form.get('reason') ?? '',
    },
  };
}

export function refundForm(
  session: ConsoleSession,
  order: Order,
  { form, problem: said }: TypedRefund,
): Html {
  const open = order.charges.filter(({ refunded }) => refunded.amount === 0);
  return html`<form class="card sec narrow" method="post" action="${orderPath(order.id)}/refund">
    ${csrfField(session)}${intentField()}${problem(said)}
    <p>
      Each unit goes back with its share of discounts and taxes. Charges and the tip are refunded only if you
      choose them. Fees stay.
    </p>
    ${order.lines.map((line, index) => lineField(line, index, form))}
    ${
      open.length > 0 &&
      open.map(
        ({ uid, type, total }) =>
          html`<label class="choice"
            ><input
              type="checkbox"
              name="charge"
              value="${uid}"
              ${form?.all('charge').includes(uid) && html` checked`}
            />
            <span>${CHARGES[type]}, ${moneyText(total)}</span></label
          >`,
      )
    }
    ${
      order.tip.amount > 0 &&
      textField({
        name: 'tip',
        label: `Tip (${order.tip.currency})`,
        value: form?.get('tip') ?? '',
        maxLength: 24,
        hint: `Up to ${moneyInField(order.tip)}, less what was refunded.`,
      })
    }
    ${selectField({
      name: 'reason',
      label: 'Reason',
      value: form?.get('reason') ?? 'requested',
      choices: REFUND_REASONS.map((value) => ({ value, label: REASONS[value] })),
    })}
    <p class="buttons">
      <button>Refund</button><a class="button quiet" href="${orderPath(order.id)}">Back</a>
    </p>
  </form>`;
}

function lineField(line: OrderLine, index: number, form: Form | undefined): Html | false {
  const sold = line.quantity - line.unavailable_quantity;
  const left = sold - line.refunded_quantity;
  if (left === 0) return false;
  const name = quantityName(index);
  const counts = Array.from({ length: left + 1 }, (_, count) => String(count));
  const variation = line.variation_name === null ? '' : `, ${line.variation_name}`;
  const refunded = line.refunded_quantity > 0 ? `, ${line.refunded_quantity} refunded` : '';
  return selectField({
    name,
    label: `${line.name}${variation}`,
    value: form?.get(name) ?? '0',
    choices: counts.map((value) => ({
      value,
      label: value === '0' ? 'None' : `${value} of ${sold}`,
    })),
    hint: `${moneyText(line.total)} for ${sold}${refunded}`,
  });
}

const CHARGES = {
  delivery: 'Delivery charge',
  service: 'Service charge',
  packaging: 'Packaging charge',
} as const;

const REASONS: Readonly<Record<(typeof REFUND_REASONS)[number], string>> = {
  requested: 'The customer asked for it',
  item_problem: 'A problem with an item',
  duplicate: 'Ordered twice',
  fraud: 'Fraud',
  other: 'Another reason',
};
