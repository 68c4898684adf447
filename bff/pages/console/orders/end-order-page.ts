import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { mountEndPage } from '../parts/end-page.ts';
import { moneyText } from '../parts/money.ts';
import { html } from '../../../core/text/html.ts';
import { cancelOrder, rejectOrder } from '../../../orders/orders/contract/orders.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { readOrder } from './order-page.ts';
import { titleOf } from './order-words.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';

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
    read: (visit, id) => readOrder(context, visit, id),
    title: (order) => `${title} ${titleOf(order)}`,
    heading: (order) => `${title} ${titleOf(order).toLowerCase()}`,
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

/** What happens to the money. */
function consequence({ payment_state: state, total, refunded }: Order): string {
  const left = { ...total, amount: total.amount - refunded.amount };
  if (state === 'authorized') return `The customer’s card is released: ${moneyText(total)} are not charged.`;
  if (state === 'captured' || state === 'partially_refunded') {
    return `${moneyText(left)} are refunded. Fees stay.`;
  }
  return 'Nothing was paid.';
}
