import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import type { Place } from './place.ts';
import { moneyIn } from '../../core/text/guest-money.ts';

/** Asks before it cancels. @param problem why it can't be canceled any more */
export function cancelView({
  place,
  order,
  problem,
  back,
}: {
  readonly place: Place;
  readonly order: Order;
  readonly problem: Words | undefined;
  readonly back: string;
}): Html {
  const total = moneyIn(place.location, order.total);
  return html`<div class="card">
    <h1>${msg`Cancel order ${order.number}?`}</h1>
    ${
      problem === undefined
        ? html`<p>
              ${order.at_pickup ? msg`${total}. Nothing was charged, and this can’t be undone.` : msg`${total}. Your card is not charged, and this can’t be undone.`}
            </p>
            <form method="post" class="buttons">
              ${place.visit.csrfField()}<button class="danger">${msg`Cancel the order`}</button>
              <a class="button quiet" href="${back}">${msg`Keep it`}</a>
            </form>`
        : html`<p class="notice danger" role="alert">${problem}</p>
            <a class="button quiet" href="${back}">${msg`Back to the order`}</a>`
    }
  </div>`;
}
