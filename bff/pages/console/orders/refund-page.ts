import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/attempt.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { idempotencyKeyOf } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import { readOrder } from './order-page.ts';
import { titleOf } from './order-words.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';
import { refundForm, refundIn, type TypedRefund } from './refund-form.ts';

/** Refunding an order: by units of its lines, whole charges, and the tip. */
export function mountRefundPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/orders/:id/refund')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
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
      title: `Refund ${titleOf(order)}`,
      section: ORDERS,
      content: html`<div class="head"><h1>Refund ${titleOf(order).toLowerCase()}</h1></div>
        ${refundForm(session, order, typed)}`,
    });
  }
}
