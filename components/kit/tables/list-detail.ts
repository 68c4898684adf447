import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** One of the records that can be chosen. */
export interface ListItem {
  id: string;
  content: unknown;
}

/** A list beside the record that is chosen in it. */
export interface ListDetail {
  label: string;
  items: readonly ListItem[];
  chosen: string | undefined;
  detail: unknown;
}

/** A list and a detail: beside each other, and below each other where it is narrow. */
export const listDetail = (of: ListDetail, choose: (id: string) => void): TemplateResult =>
  html`<div class="list-detail">
    <ul class="list" aria-label=${of.label}>
      ${of.items.map(
        ({ id, content }) =>
          html`<li>
            <button
              part="item"
              type="button"
              class="item"
              aria-current=${id === of.chosen ? 'true' : 'false'}
              @click=${() => choose(id)}
            >
              ${content}
            </button>
          </li>`,
      )}
    </ul>
    <div class="detail">${of.detail}</div>
  </div>`;
