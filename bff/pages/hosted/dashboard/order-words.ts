import type { Money } from '../../../core/contract/money.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { msg, type Words, Written, nameOf } from '../../../core/text/message.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { localeIn } from '../../../core/text/languages.ts';
import { moneyIn } from '../../../core/text/guest-money.ts';

/** The time zone and time for displaying orders. */
export interface Clocks {
  /** The time zone of the merchant. */
  readonly timezone: string;
  /** The time in milliseconds. */
  readonly now: number;
}

const TYPE_WORDS = { pickup: msg`Pickup`, delivery: msg`Delivery`, dine_in: msg`Dine in` } as const;
const STATE_WORDS: Readonly<Record<Order['fulfillment']['state'], Words>> = {
  proposed: msg`New`,
  accepted: msg`Accepted`,
  preparing: msg`Being prepared`,
  ready: msg`Ready`,
  completed: msg`Handed over`,
  rejected: msg`Rejected`,
  canceled: msg`Canceled`,
};

export const stateWords = ({ fulfillment: { state } }: Order): Words => STATE_WORDS[state];

/** When it is promised, in milliseconds; without a promise as late as can be. */
export function dueAt({ fulfillment: { scheduled_at: scheduled, ready_at: ready } }: Order): number {
  const at = ready ?? scheduled;
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}

export const isLate = (order: Order, { now }: Clocks): boolean =>
  order.status === 'open' && order.fulfillment.state !== 'ready' && dueAt(order) < now;

/** Renders the fulfillment type, customer and due time. */
export const summaryOf = (order: Order, clocks: Clocks): Html =>
  html`${TYPE_WORDS[order.fulfillment.type]}${order.customer !== null && html`, ${nameOf(order.customer.name)}`}
  · ${dueWords(order, clocks)}`;

function dueWords(order: Order, { timezone }: Clocks): Words {
  const due = dueAt(order);
  return due === Number.MAX_SAFE_INTEGER ? msg`as soon as possible` : msg`by ${timeIn(timezone, due)}`;
}

function timeIn(timeZone: string, at: number): Written {
  const hours = { hour: '2-digit', minute: '2-digit' } as const;
  return new Written(({ tag }) =>
    new Intl.DateTimeFormat(localeIn(tag, 'en-GB'), { timeZone, weekday: 'short', ...hours }).format(at),
  );
}

/** Renders the order's items, quantity first. */
export function linesOf({ lines, fulfillment: { note } }: Order): Content {
  return html`${note !== null && html`<p><b>${note}</b></p>`}
    <ul>
      ${lines.map(
        (line) =>
          html`<li>
            <b>${line.quantity} ×</b>
            ${line.name}${line.variation_name !== null && html` · ${line.variation_name}`}
            ${line.modifiers.map(({ name, quantity }) => html`<br />+ ${quantity > 1 && html`${quantity} × `}${name}`)}
            ${line.note !== null && html`<br />“${line.note}”`}
          </li>`,
      )}
    </ul>`;
}

export function moneyWords({ amount, currency }: Money): Written {
  return new Written(({ tag }) => moneyIn({ locale: localeIn(tag, 'en-GB'), currency }, amount));
}
