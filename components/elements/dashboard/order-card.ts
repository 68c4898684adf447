import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { fillItems } from '../../kit/tables/keyed-rows.ts';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { tag } from '../../kit/controls/tag.ts';
import type { Work } from '../../kit/loading/work.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { OrderMove } from './details.ts';
import type { AcceptTimes, OrderWriter } from './accept-times.ts';
import {
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
import type { Order, OrderLine } from './records.ts';

/** The allergens of an item, in words; none where they aren't known. */
export type AllergensOf = (item: string) => readonly string[];

/** What to make: quantity first, what was chosen for each unit below it, wishes and allergens marked. */
export const orderLines = (order: Order, allergensOf: AllergensOf): TemplateResult =>
  html`<ul class="lines" aria-label=${msg('Items')}>
    ${order.lines.map((line) => orderLine(line, allergensOf(line.item)))}
  </ul>`;

const orderLine = (line: OrderLine, allergens: readonly string[]): TemplateResult =>
  html`<li>
    <span class="quantity">${line.quantity}&nbsp;×</span>
    <div>
      <b><bdi>${line.name}</bdi></b
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
      ${line.note ? html`<p class="wish"><bdi>${line.note}</bdi></p>` : nothing}
      ${
        allergens.length > 0
          ? html`<p class="allergens">${msg('Contains')}: <b>${allergens.join(', ')}</b></p>`
          : nothing
      }
      ${line.refunded_quantity > 0 ? html`<p class="muted small">${msg('Refunded')}: ${line.refunded_quantity}</p>` : nothing}
    </div>
  </li>`;

/** What the cards of all orders share. */
export interface CardContext {
  writer: OrderWriter;
  moves: OrderMoves;
  times: AcceptTimes;
  failures: Pick<Work<never, string>, 'waiting' | 'words'>;
  allergensOf: AllergensOf;
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

/** One order as the kitchen needs it: when, what, for whom, and the next step. */
function orderCard(order: Order, of: CardContext): TemplateResult {
  const { writer } = of;
  const group = groupOf(order);
  const late = isLate(order, writer.nowMs);
  const place = of.placeOf(order);
  const { ready_at: readyAt, note } = order.fulfillment;
  return html`<article part="order" class="order ${group} ${late ? 'is-late' : ''}">
    <div class="order-head">
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
      <p class="due">
        <b><bdi>${writer.left(order)}</bdi></b>
        ${readyAt ? html`<span class="muted">${writer.time(readyAt, order)}</span>` : nothing}
      </p>
      ${late ? tag('danger', msg('Late')) : nothing}
    </div>
    <p class="who">
      <b>${typeText(order)}</b>${order.customer ? html` · <bdi>${order.customer.name}</bdi>` : nothing}
      ${place ? html`<span class="muted"> · <bdi>${place}</bdi></span>` : nothing}
    </p>
    ${orderLines(order, of.allergensOf)}
    ${note ? html`<p class="wish whole"><bdi>${note}</bdi></p>` : nothing}
    <p class="sum">
      <b><bdi>${writer.money(order.total)}</bdi></b> · ${paidText(order)}
    </p>
    ${steps(order, of)}
  </article>`;
}

/** What comes next, or what was pressed and can be taken back. */
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
  if (next !== 'accept') return moveButton(order, next, of);
  return html`${of.times.render(order, of)}
    <div class="answer">
      ${moveButton(order, 'accept', of)}
      ${button({
        label: msg('Reject'),
        kind: 'risky',
        action: `reject-${order.id}`,
        press: () => of.reject(order),
      })}
    </div>`;
}

const moveButton = (order: Order, move: OrderMove, { moves, times }: CardContext): TemplateResult =>
  button({
    label: moveText(move, order),
    kind: 'primary',
    action: `move-${order.id}`,
    press: () => moves.ask(order, move, move === 'accept' ? times.valuesOf(order) : {}),
  });

/** The step that an order most likely takes next. */
function nextMove(order: Order): OrderMove {
  const group = groupOf(order);
  if (group === 'new') return 'accept';
  if (group === 'later') return 'prepare';
  return group === 'ready' ? 'complete' : 'ready';
}
