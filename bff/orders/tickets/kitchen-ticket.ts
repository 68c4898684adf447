import { html, type Content, type Html } from '../../core/text/html.ts';
import { counted, msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Allergen } from '../../catalog/menus/contract/menu-fields.ts';
import type { OrderLine } from '../orders/contract/order-parts.ts';
import type { Order } from '../orders/contract/order.ts';
import { allergenList, allergyWords, unavailableWords } from '../../core/text/order-words.ts';
import { paperOf, clockTime, fulfillmentWords, marksOf, type PrintedOrder } from './printed-order.ts';

/** The allergens of an item; `undefined` if it is no longer on a menu, so they are unknown. */
export type AllergensOf = (itemId: string) => readonly Allergen[] | undefined;

/** A ticket to read from a distance in the kitchen, the most urgent part first. It has no prices. */
export function kitchenTicket(printed: PrintedOrder, allergensOf: AllergensOf): Html {
  const { order, width } = printed;
  const declared = order.customer?.allergies ?? [];
  const toMake = order.lines.filter((line) => unitsOf(line) > 0);
  const lines = toMake.length;
  const pieces = toMake.reduce((all, line) => all + unitsOf(line), 0);
  return paperOf({
    title: msg`Ticket ${order.number}`,
    width,
    marks: marksOf(printed),
    content: html`<main class="ticket">
      <div class="center keep">
        <p class="number">#${order.number}</p>
        <p class="time">${timeWords(printed)}</p>
        <p class="time">${fulfillmentWords(order)}</p>
        ${order.customer !== null && html`<p>${nameOf(order.customer.name)}</p>`}
      </div>
      ${declared.length > 0 && html`<p class="allergy keep">${allergyWords(declared)}</p>`}
      ${
        order.fulfillment.note !== null &&
        html`<p class="keep rule"><b>${nameOf(order.fulfillment.note)}</b></p>`
      }
      <ul class="lines rule">
        ${toMake.map((line) => ticketLine(line, allergensOf(line.item), declared))}
      </ul>
      ${leftOut(order)}
      <p class="center small">
        ${counted(lines, msg`${lines} line`, msg`${lines} lines`)},
        ${counted(pieces, msg`${pieces} piece`, msg`${pieces} pieces`)} · ${placedWords(printed)} ·
        ${msg`end of ticket`}
      </p>
    </main>`,
  });
}

/** The promised time, or the time that the customer chose. */
function timeWords(printed: PrintedOrder): Words {
  const { scheduled_at: scheduled, ready_at: ready } = printed.order.fulfillment;
  if (scheduled !== null) return msg`For ${clockTime(printed, scheduled)}`;
  return ready === null ? msg`As soon as possible` : msg`Now, by ${clockTime(printed, ready)}`;
}

function placedWords(printed: PrintedOrder): Words {
  const { placed_at: placed } = printed.order;
  return placed === null ? msg`not placed` : msg`placed ${clockTime(printed, placed)}`;
}

/** The units to make. */
const unitsOf = ({ quantity, unavailable_quantity: out }: OrderLine): number => quantity - out;

/** Returns the lines that the kitchen need not look for. */
function leftOut({ lines }: Order): Content {
  const missing = lines.filter((line) => line.unavailable_quantity > 0);
  return missing.map((line) => html`<p class="out keep">${unavailableWords(line)}</p>`);
}

function ticketLine(
  line: OrderLine,
  allergens: readonly Allergen[] | undefined,
  declared: readonly Allergen[],
): Content {
  return html`<li>
    <p class="line">
      <span>${unitsOf(line)} ×</span>
      <span
        >${nameOf(line.name)}${line.variation_name !== null && html` · ${nameOf(line.variation_name)}`}</span
      >
    </p>
    ${line.modifiers.map(modifierOf)}
    ${line.note !== null && html`<p class="wish">“${nameOf(line.note)}”</p>`}
    ${allergenWords(allergens, declared)}
  </li>`;
}

function modifierOf({ name, quantity }: Order['lines'][number]['modifiers'][number]): Content {
  return html`<p class="part">+ ${quantity > 1 && html`${quantity} × `}${nameOf(name)}</p>`;
}

function allergenWords(allergens: readonly Allergen[] | undefined, declared: readonly Allergen[]): Content {
  if (allergens === undefined) return html`<p class="allergens">${msg`Allergens not known`}</p>`;
  if (allergens.length === 0) return undefined;
  return html`<p class="allergens">${allergenList(allergens, declared)}</p>`;
}
