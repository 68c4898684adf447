import { html, type Content, type Html } from '../gateway/html.ts';
import type { OrderLine } from '../orders/contract/order-parts.ts';
import type { Order } from '../orders/contract/order.ts';
import { paperOf } from './paper.ts';
import { clockTime, fulfillmentWords, marksOf, type PrintedOrder } from './printed-order.ts';

/** The allergens of an item; undefined: it is on no menu any more, so nobody knows them. */
export type AllergensOf = (itemId: string) => readonly string[] | undefined;

/** What the kitchen reads from a distance, the most urgent first. It has no prices. */
export function kitchenTicket(printed: PrintedOrder, allergensOf: AllergensOf): Html {
  const { order, width } = printed;
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return paperOf({
    title: `Ticket ${order.number}`,
    width,
    marks: marksOf(printed),
    content: html`<main class="ticket">
      <div class="center keep">
        <p class="number">#${order.number}</p>
        <p class="time">${timeWords(printed)}</p>
        <p class="time">${fulfillmentWords(order)}</p>
        ${order.customer !== null && html`<p>${order.customer.name}</p>`}
      </div>
      ${order.fulfillment.note !== null && html`<p class="keep rule"><b>${order.fulfillment.note}</b></p>`}
      <ul class="lines rule">
        ${order.lines.map((line) => ticketLine(line, allergensOf(line.item)))}
      </ul>
      <p class="center small">
        ${order.lines.length} ${order.lines.length === 1 ? 'line' : 'lines'}, ${pieces}
        ${pieces === 1 ? 'piece' : 'pieces'} · ${placedWords(printed)} · end of ticket
      </p>
    </main>`,
  });
}

/** The promised time; a customer's own time is one that was chosen. */
function timeWords(printed: PrintedOrder): string {
  const { scheduled_at: scheduled, ready_at: ready } = printed.order.fulfillment;
  if (scheduled !== null) return `For ${clockTime(printed, scheduled)}`;
  return ready === null ? 'As soon as possible' : `Now, by ${clockTime(printed, ready)}`;
}

function placedWords(printed: PrintedOrder): string {
  const { placed_at: placed } = printed.order;
  return placed === null ? 'not placed' : `placed ${clockTime(printed, placed)}`;
}

function ticketLine(line: OrderLine, allergens: readonly string[] | undefined): Content {
  return html`<li>
    <p class="line">
      <span>${line.quantity} ×</span>
      <span>${line.name}${line.variation_name !== null && html` · ${line.variation_name}`}</span>
    </p>
    ${line.modifiers.map(modifierOf)} ${line.note !== null && html`<p class="wish">“${line.note}”</p>`}
    ${allergenWords(allergens)}
  </li>`;
}

function modifierOf({ name, quantity }: Order['lines'][number]['modifiers'][number]): Content {
  return html`<p class="part">+ ${quantity > 1 && html`${quantity} × `}${name}</p>`;
}

function allergenWords(allergens: readonly string[] | undefined): Content {
  if (allergens === undefined) return html`<p class="allergens">Allergens not known</p>`;
  if (allergens.length === 0) return undefined;
  return html`<p class="allergens">${allergens.map((name) => name.replaceAll('_', ' ')).join(', ')}</p>`;
}
