import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
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
