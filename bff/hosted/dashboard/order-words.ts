import { decimalsOf } from '../../arithmetic/money.ts';
import type { Money } from '../../contract/money.ts';
import { html, type Content, type Html } from '../../gateway/html.ts';
import type { Order } from '../../orders/contract/order.ts';
import { nameOf } from '../../pages/name.ts';

/** Where and when orders are read. */
export interface Clocks {
  /** Of the merchant. */
  readonly timezone: string;
  /** In milliseconds. */
  readonly now: number;
}

const TYPE_WORDS = { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine in' } as const;
const STATE_WORDS: Readonly<Record<Order['fulfillment']['state'], string>> = {
  proposed: 'New',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready: 'Ready',
  completed: 'Handed over',
  rejected: 'Rejected',
  canceled: 'Canceled',
};

export const stateWords = ({ fulfillment: { state } }: Order): string => STATE_WORDS[state];

/** When it is promised, in milliseconds; without a promise as late as can be. */
export function dueAt({ fulfillment: { scheduled_at: scheduled, ready_at: ready } }: Order): number {
  const at = ready ?? scheduled;
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}

export const isLate = (order: Order, { now }: Clocks): boolean =>
  order.status === 'open' && order.fulfillment.state !== 'ready' && dueAt(order) < now;

/** How, for whom and by when. */
export const summaryOf = (order: Order, clocks: Clocks): Html =>
  html`${TYPE_WORDS[order.fulfillment.type]}${order.customer !== null && html`, ${nameOf(order.customer.name)}`}
  · ${dueWords(order, clocks)}`;

function dueWords(order: Order, { timezone }: Clocks): string {
  const due = dueAt(order);
  return due === Number.MAX_SAFE_INTEGER ? 'as soon as possible' : `by ${timeIn(timezone, due)}`;
}

function timeIn(timeZone: string, at: number): string {
  const hours = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', ...hours }).format(at);
}

/** What is in it: quantity first. */
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

export function moneyWords({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits });
  return format.format(amount / 10 ** decimals);
}
