import type { ConsoleSession } from '../console-session.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { csrfField, intentField } from '../../shell/forms/intent.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { orderPath } from '../parts/paths.ts';

/** What can be done with one press. */
export const ACTIONS = { accept: 'Accept', prepare: 'Start preparing', ready: 'Ready', complete: 'Complete' };
export type Action = keyof typeof ACTIONS;

const NEXT: Readonly<Record<string, readonly Action[]>> = {
  proposed: ['accept'],
  accepted: ['prepare', 'ready'],
  preparing: ['ready', 'complete'],
  ready: ['complete'],
};

/** The steps that come next, the first of them in the foreground, and the ways to its end and to a refund. */
export function actionsForm(session: ConsoleSession, order: Order): Content {
  const { status, fulfillment } = order;
  const steps = status === 'open' ? (NEXT[fulfillment.state] ?? []) : [];
  const ways = [
    ...(order.payment !== null && isRefundable(order) ? [way(order, 'refund', 'Refund')] : []),
    ...(status === 'open' && fulfillment.state === 'proposed' ? [way(order, 'reject', 'Reject')] : []),
    ...((status === 'open' && fulfillment.state !== 'completed') || status === 'draft'
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

function isRefundable({ payment_state: state }: Order): boolean {
  return state === 'captured' || state === 'partially_refunded';
}

function way(order: Order, name: string, words: string): Html {
  return html`<a class="button quiet" href="${orderPath(order.id)}/${name}">${words}</a>`;
}
