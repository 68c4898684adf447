import type { Request, Response, Router } from 'express';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import {
  problem,
  idempotencyKeyOf,
  csrfField,
  intentField,
  selectField,
  type Form,
} from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { getOrder, refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import {
  acceptOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  cancelOrder,
  rejectOrder,
} from '../../../orders/orders/contract/orders.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import {
  factsSection,
  linesSection,
  nameOfOrder,
  orderHeading,
  STATE_WORDS,
  type NamedOrder,
} from './orders-page.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';
import { decodeTime } from 'ulid';
import { statusWords, timelineSection as eventsSection, may } from '../parts/pieces.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import type { FulfillmentState } from '../../../orders/orders/contract/order-fields.ts';
import { moneyText } from '../parts/format.ts';
import { plainNameOf } from '../../../core/text/message.ts';

/** The typed values and why they were refused. */
interface Typed {
  readonly form?: Form;
  readonly refusal?: ApiError;
}

/** Mounts the page of an order: its details, its cost, its history and its actions. */
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
      const unavailable = unavailableIn(form);
      const call = {
        session,
        res,
        params: { id: req.params.id },
        idempotencyKey: idempotencyKeyOf(form, [action, unavailable]),
      };
      if (!isAction(action)) return res.redirect(303, orderPath(req.params.id));
      const { refusal } = await attempt(pages, res, () => act(context, action, call, unavailable));
      if (refusal) return show(req, res, session, { form, refusal });
      return res.redirect(303, orderPath(req.params.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    { form, refusal }: Typed = {},
  ): Promise<void> {
    const order = await readOrder(context, { session, res }, req.params.id);
    const events = await timelineOf(context.db, session.principal, order);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: nameOfOrder(order),
      section: ORDERS,
      content: html`<div class="head">
          ${orderHeading(order, session.nowMs)} ${actionsForm(session, order)}
        </div>
        ${problem(refusal?.publicMessage)} ${partialForm(session, order, form)} ${linesSection(order)}
        ${factsSection(order)} ${timelineSection(events)}`,
    });
  }
}

/** @throws {ApiError} not_found: also for one of another partner or environment */
export async function readOrder(context: ConsoleContext, visit: PageVisit, id: string): Promise<NamedOrder> {
  const order = await context.api.call(getOrder, { ...visit, params: { id } });
  const merchant = await context.findMerchant(order.merchant);
  return { ...order, merchantName: plainNameOf(merchant?.displayName ?? order.merchant) };
}

function isAction(text: string): text is Action {
  return text in ACTIONS;
}

type ActionCall = PageVisit & { readonly params: { readonly id: string }; readonly idempotencyKey: string };

function act(
  { api }: ConsoleContext,
  action: Action,
  call: ActionCall,
  unavailable: readonly UnitsOut[],
): Promise<Order> {
  switch (action) {
    case 'accept':
      return api.call(acceptOrder, {
        ...call,
        body: unavailable.length > 0 ? { unavailable: [...unavailable] } : {},
      });
    case 'prepare':
      return api.call(prepareOrder, call);
    case 'ready':
      return api.call(readyOrder, call);
    case 'complete':
      return api.call(completeOrder, call);
  }
}

/** The events about an order, its payments and its refunds, oldest first. Old ones are deleted. */
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

/** Actions that need a single click. */
export const ACTIONS = { accept: 'Accept', prepare: 'Start preparing', ready: 'Ready', complete: 'Complete' };

export type Action = keyof typeof ACTIONS;

const NEXT: Readonly<Record<string, readonly Action[]>> = {
  proposed: ['accept'],
  accepted: ['prepare', 'ready'],
  preparing: ['ready', 'complete'],
  ready: ['complete'],
};

/** The steps that come next, the first of them in the foreground, and the ways to its end and to a refund. */
function actionsForm(session: ConsoleSession, order: Order): Content {
  const { status, fulfillment } = order;
  const mayWrite = may(session, acceptOrder);
  const steps = status === 'open' && mayWrite ? (NEXT[fulfillment.state] ?? []) : [];
  const ways = [
    ...(order.payment !== null && isRefundable(order) && may(session, refundOrder)
      ? [way(order, 'refund', 'Refund')]
      : []),
    ...(status === 'open' && fulfillment.state === 'proposed' && mayWrite
      ? [way(order, 'reject', 'Reject')]
      : []),
    ...(((status === 'open' && fulfillment.state !== 'completed') || status === 'draft') && mayWrite
      ? [way(order, 'cancel', 'Cancel order')]
      : []),
  ];
  if (steps.length + ways.length === 0) return false;
  return html`<form class="buttons" method="post" action="${orderPath(order.id)}">
    ${csrfField(session)}${intentField()}${ways}
    ${steps
      .toReversed()
      .map(
        (action) =>
          html`<button name="action" value="${action}" ${action !== steps[0] && html` class="quiet"`}>
            ${ACTIONS[action]}
          </button>`,
      )}
  </form>`;
}

/** Units of a line that can't be made. */
interface UnitsOut {
  readonly uid: string;
  readonly quantity: number;
}

/** The beginning of the names of fields that say how many units of a line aren't available. */
const UNAVAILABLE = 'unavailable-';

function unavailableIn(form: Form): UnitsOut[] {
  return [...form.entries].flatMap(([name, value]) => {
    const quantity = Number(value);
    return name.startsWith(UNAVAILABLE) && quantity > 0
      ? [{ uid: name.slice(UNAVAILABLE.length), quantity }]
      : [];
  });
}

/** Renders the form that accepts a new order without what can't be made; nothing for a single unit. */
function partialForm(session: ConsoleSession, order: Order, form: Form | undefined): Content {
  const { status, fulfillment, lines, id } = order;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (status !== 'open' || fulfillment.state !== 'proposed' || units === 1 || !may(session, acceptOrder))
    return false;
  return html`<details class="card sec" ${form !== undefined && html`open`}>
    <summary>Something isn’t available</summary>
    <form method="post" action="${orderPath(id)}">
      ${csrfField(session)}${intentField()}
      <p class="muted">The order is accepted without it. The customer pays less, and sees what is missing.</p>
      ${lines.map(({ uid, name, variation_name: variation, quantity }) =>
        selectField({
          name: UNAVAILABLE + uid,
          label: variation === null ? name : `${name}, ${variation}`,
          value: form?.get(UNAVAILABLE + uid) ?? '0',
          choices: Array.from({ length: quantity + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? 'None' : `${count} of ${quantity}`,
          })),
        }),
      )}
      <p class="buttons"><button name="action" value="accept">Accept without these</button></p>
    </form>
  </details>`;
}

function isRefundable({ payment_state: state }: Order): boolean {
  return state === 'captured' || state === 'partially_refunded';
}

function way(order: Order, name: string, words: string): Html {
  return html`<a class="button quiet" href="${orderPath(order.id)}/${name}">${words}</a>`;
}

/** The two ways to end an order early. */
const ENDS = {
  reject: { operation: rejectOrder, title: 'Reject', button: 'Reject order' },
  cancel: { operation: cancelOrder, title: 'Cancel', button: 'Cancel order' },
} as const;

type End = keyof typeof ENDS;

/** Rejecting or canceling an order, with a reason that its customer reads. */
export function mountEndOrderPage(
  router: Router,
  context: ConsoleContext,
  pages: PageRenderer,
  end: End,
): void {
  const { operation, title, button } = ENDS[end];
  mountEndPage(router, pages, {
    path: `/orders/:id/${end}`,
    section: ORDERS,
    operation,
    read: (visit, id) => readOrder(context, visit, id),
    title: (order) => `${title} ${nameOfOrder(order)}`,
    heading: (order) => `${title} order ${order.number} · ${order.merchantName}`,
    consequence: (order) => html`<p>${consequence(order)}</p>`,
    field: { name: 'reason', label: 'Reason', maxLength: 140, hint: 'The customer reads it.' },
    button,
    back: ({ id }) => orderPath(id),
    async end(call, reason) {
      const { id } = await context.api.call(operation, { ...call, body: { reason } });
      return orderPath(id);
    },
  });
}

/** Describes what happens to the money. */
function consequence({ payment_state: state, total, refunded }: Order): string {
  const left = { ...total, amount: total.amount - refunded.amount };
  if (state === 'authorized') return `The customer’s card is released: ${moneyText(total)} are not charged.`;
  if (state === 'captured' || state === 'partially_refunded') {
    return `${moneyText(left)} are refunded. Fees stay.`;
  }
  return 'Nothing was paid.';
}
