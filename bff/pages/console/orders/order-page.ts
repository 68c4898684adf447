import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/attempt.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { problem } from '../../shell/forms/field.ts';
import { idempotencyKeyOf } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { getOrder } from '../../../orders/orders/contract/order-operations.ts';
import {
  acceptOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
} from '../../../orders/orders/contract/orders.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { ACTIONS, actionsForm, type Action } from './order-actions-form.ts';
import { factsSection, linesSection } from './order-sections.ts';
import { titleOf, STATE_WORDS } from './order-words.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';
import { decodeTime } from 'ulid';
import { statusWords, timelineSection as eventsSection } from '../parts/timeline.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import type { FulfillmentState } from '../../../orders/orders/contract/order-fields.ts';

/** One order: what it is, what it costs, what happened to it, and what can be done with it. */
export function mountOrderPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/orders/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const action = form.get('action') ?? '';
      const call = {
        session,
        res,
        params: { id: req.params.id },
        idempotencyKey: idempotencyKeyOf(form, action),
      };
      if (!isAction(action)) return res.redirect(303, orderPath(req.params.id));
      const { refusal } = await attempt(pages, res, () => act(context, action, call));
      if (refusal) return show(req, res, session, refusal);
      return res.redirect(303, orderPath(req.params.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    refusal?: ApiError,
  ): Promise<void> {
    const order = await readOrder(context, { session, res }, req.params.id);
    const events = await timelineOf(context.db, session.principal, order);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: titleOf(order),
      section: ORDERS,
      content: html`<div class="head">
          <h1>${titleOf(order)}</h1>
          ${actionsForm(session, order)}
        </div>
        ${problem(refusal?.publicMessage)} ${linesSection(order)} ${factsSection(order)}
        ${timelineSection(events)}`,
    });
  }
}

/** @throws {ApiError} not_found: also for one of another partner or environment */
export function readOrder(context: ConsoleContext, visit: PageVisit, id: string): Promise<Order> {
  return context.api.call(getOrder, { ...visit, params: { id } });
}

function isAction(text: string): text is Action {
  return text in ACTIONS;
}

type ActionCall = PageVisit & { readonly params: { readonly id: string }; readonly idempotencyKey: string };

function act({ api }: ConsoleContext, action: Action, call: ActionCall): Promise<Order> {
  switch (action) {
    case 'accept':
      return api.call(acceptOrder, { ...call, body: {} });
    case 'prepare':
      return api.call(prepareOrder, call);
    case 'ready':
      return api.call(readyOrder, call);
    case 'complete':
      return api.call(completeOrder, call);
  }
}

/** The events about an order, its payments and its refunds, oldest first. They are kept for 30 days. */
async function timelineOf(db: Db, owner: Owner, { id, merchant }: Order): Promise<readonly Event[]> {
  const sinceMs = decodeTime(id.slice(id.indexOf('_') + 1));
  return eventsAround(db, owner, { merchantId: merchant, record: id, sinceMs });
}

function timelineSection(events: readonly Event[]): Html {
  return eventsSection(events, whatOf);
}

/** The state that the record had then. */
function whatOf(event: Event): string {
  if (event.type !== 'order.fulfillment.updated') return statusWords(event);
  const { state } = (event.data['fulfillment'] ?? {}) as { readonly state?: FulfillmentState };
  return state ? STATE_WORDS[state] : '–';
}
