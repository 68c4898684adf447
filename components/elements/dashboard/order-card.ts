import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { fillItems } from '../../kit/tables/lists.ts';
import { failureNotice, type Work } from '../../kit/loading/work.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { OrderMove } from './details.ts';
import type { AcceptTimes, OrderWriter } from './accept-times.ts';
import { icon, iconButton } from './icons.ts';
import {
  allergiesOf,
  type Group,
  grouped,
  groupOf,
  isLate,
  groupText,
  moveText,
  paidText,
  pendingText,
  typeText,
} from './order-words.ts';
import type { OrderMoves } from './order-moves.ts';
import type { MerchantMenus } from './panels/sold-out-panel.ts';
import type { Order, OrderLine } from './records.ts';

/** Renders what somebody who eats this is allergic to: the loudest line of an order. */
export function allergyNotice(order: Order, menus?: MerchantMenus): TemplateResult | typeof nothing {
  const names = allergiesOf(order);
  return names.length > 0
    ? html`<p class="wish allergy">
        ${icon('alert')}${msg('Allergy')}: ${names.map((name) => menus?.text(name) ?? name).join(', ')}
      </p>`
    : nothing;
}

/**
 * Renders the items to make: quantity first, modifiers below, notes highlighted. Those with an allergen that
 * was declared are marked.
 */
export const orderLines = (order: Order, menus?: MerchantMenus): TemplateResult =>
  html`<ul class="lines" aria-label=${msg('Items')}>
    ${order.lines.map((line) => orderLine(line, menus?.isRisky(line, order)))}
  </ul>`;

const orderLine = (line: OrderLine, isRisky?: boolean): TemplateResult =>
  html`<li>
    <span class="quantity">${line.quantity - line.unavailable_quantity}&nbsp;×</span>
    <div>
      <b>${isRisky ? icon('alert') : nothing}<bdi>${line.name}</bdi></b
      >${line.variation_name ? html`, <bdi>${line.variation_name}</bdi>` : nothing}
      ${
        line.modifiers.length > 0
          ? html`<ul class="modifiers">
              ${line.modifiers.map(
                ({ name, quantity }) =>
                  html`<li>${quantity > 1 ? html`${quantity}&nbsp;× ` : nothing}<bdi>${name}</bdi></li>`,
              )}
            </ul>`
          : nothing
      }
      ${line.note ? wish(line.note) : nothing} ${countNote(msg('Not available'), line.unavailable_quantity)}
      ${countNote(msg('Refunded'), line.refunded_quantity)}
    </div>
  </li>`;

const countNote = (words: string, units: number): TemplateResult | typeof nothing =>
  units > 0 ? html`<p class="muted small">${words}: ${units}</p>` : nothing;

/** Something that a guest has asked for: louder than what is always so. */
const wish = (text: string): TemplateResult => html`<p class="wish">${icon('note')}<bdi>${text}</bdi></p>`;

/** The context shared by all order cards. */
export interface CardContext {
  writer: OrderWriter;
  moves: OrderMoves;
  times: AcceptTimes;
  failures: Pick<Work<never, string>, 'waiting' | 'words'>;
  /** Its menus, once they are loaded: they know allergens. */
  menus: MerchantMenus | undefined;
  /** Without the scope, there is nothing to press. */
  mayMove: boolean;
  /** Its location, where there is more than one. */
  placeOf: (order: Order) => string;
  open: (id: string) => void;
  /** Asks for the reason in a form, which is in the place of the buttons then. */
  reject: (order: Order) => void;
  rejecting: (order: Order) => TemplateResult | undefined;
}

/** The place of cards, which `fillCards` puts there. */
export const orderCards = (group: Group): TemplateResult =>
  html`<ul class="orders" data-group=${group} aria-label=${groupText(group)}></ul>`;

/**
 * Puts the cards of orders into their place, after each rendering: a card keeps its focus whatever comes
 * before it.
 */
export function fillCards(root: ParentNode, orders: readonly Order[], of: CardContext): void {
  const groups = grouped(orders);
  for (const list of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const shown = groups[list.dataset['group'] as Group];
    fillItems(
      list,
      shown.map((order) => ({ id: order.id, content: orderCard(order, of) })),
    );
  }
}

/** One order as the kitchen needs it: how long there is, what, for whom, and the next step. */
function orderCard(order: Order, of: CardContext): TemplateResult {
  const { writer } = of;
  const { note } = order.fulfillment;
  return html`<article
    part="order"
    class="order ${groupOf(order)} ${isLate(order, writer.nowMs) ? 'is-late' : ''}"
  >
    <header class="order-head">
      <button
        part="button"
        type="button"
        class="number"
        data-id=${order.id}
        aria-label=${msg(str`Order ${order.number}`)}
        @click=${() => of.open(order.id)}
      >
        ${order.number}
      </button>
      ${who(order, of.placeOf(order))}
      ${order.respond_by ? html`<div class="ring" data-answer=${order.id}></div>` : due(order, writer)}
    </header>
    <div class="what">
      ${allergyNotice(order, of.menus)} ${orderLines(order, of.menus)} ${note ? wish(note) : nothing}
      <p class="quiet">${of.menus?.renderAllergens(order)}</p>
      <p class="sum"><span>${paidText(order)}</span><bdi>${writer.money(order.total)}</bdi></p>
    </div>
    ${steps(order, of)}
  </article>`;
}

function who(order: Order, place: string): TemplateResult {
  const { customer, fulfillment } = order;
  const postcode = fulfillment.address?.postal_code;
  return html`<p class="who">
    ${customer ? html`<b class="clip"><bdi>${customer.name}</bdi></b>` : nothing}
    <span class="muted clip"
      >${icon(fulfillment.type)}
      ${typeText(order)}${
        postcode ? html` · <bdi>${postcode}</bdi>` : nothing
      }${place ? html` · <bdi>${place}</bdi>` : nothing}</span
    >
  </p>`;
}

function due(order: Order, writer: OrderWriter): TemplateResult {
  const { ready_at: readyAt } = order.fulfillment;
  return html`<p class="due">
    <b><bdi>${writer.left(order)}</bdi></b>
    ${readyAt ? html`<span class="muted">${writer.time(readyAt, order)}</span>` : nothing}
  </p>`;
}

/** Renders the next steps, or the pressed step with its undo button. */
export function steps(order: Order, of: CardContext): TemplateResult | typeof nothing {
  const { moves, failures, mayMove } = of;
  if (!mayMove || order.status !== 'open') return nothing;
  const pending = moves.pending(order.id);
  const failed = moves.failed(order.id);
  return html`<div class="actions">
    <div role="status" class=${failed ? '' : 'unseen'}>
      ${failed ? failureNotice(failures, failed.error, failed.again, true) : nothing}
    </div>
    ${pending ? pendingRow(order, of) : (of.rejecting(order) ?? buttons(order, of))}
  </div>`;
}

function pendingRow(order: Order, { moves }: CardContext): TemplateResult {
  const pending = moves.pending(order.id);
  return html`<div class="pending">
    <b>${pending ? pendingText(pending.move) : ''}</b>
    ${button({
      label: msg('Undo'),
      action: `undo-${order.id}`,
      isBusy: !!pending?.isSending,
      press: () => moves.undo(order.id),
    })}
  </div>`;
}

function buttons(order: Order, of: CardContext): TemplateResult {
  const next = nextMove(order);
  if (next === 'ready') {
    return html`<div class="answer">${delayButton(order, of)} ${moveButton(order, next, of)}</div>`;
  }
  if (next !== 'accept') return moveButton(order, next, of);
  return html`<div class="answer">
    ${iconButton({
      name: 'close',
      label: msg('Reject'),
      action: `reject-${order.id}`,
      press: () => of.reject(order),
    })}
    ${of.times.render(order, of)} ${moveButton(order, 'accept', of)}
  </div>`;
}

const moveButton = (order: Order, move: OrderMove, { moves, times }: CardContext): TemplateResult =>
  button({
    label: moveText(move, order),
    kind: 'primary',
    action: `move-${order.id}`,
    press: () => moves.ask(order, move, move === 'accept' ? times.valuesOf(order) : {}),
  });

/** Adds time to an order in preparation. The guest gets a message. */
const delayButton = (order: Order, { moves }: CardContext): TemplateResult =>
  button({
    label: moveText('delay', order),
    action: `delay-${order.id}`,
    press: () => moves.delay(order),
  });

/** The step that an order most likely takes next. */
function nextMove(order: Order): OrderMove {
  const group = groupOf(order);
  if (group === 'new') return 'accept';
  if (group === 'later') return 'prepare';
  return group === 'ready' ? 'complete' : 'ready';
}
