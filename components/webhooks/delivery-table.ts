import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { msg } from '../localize/message.ts';
import { attemptsText, outcomeText, stateText } from './delivery-words.ts';
import { type DeliveryActions, deliveryDetail } from './delivery-detail.ts';
import { durationText, timeText } from './format.ts';
import type { Delivery } from './records.ts';

export interface DeliveryTable extends DeliveryActions {
  rows: readonly Delivery[];
  /** What the table is called for those who do not see it. */
  caption: string;
  opened: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** The deliveries, newest first; each opens to its attempts. */
export const deliveryTable = (of: DeliveryTable): TemplateResult =>
  html`<table part="table">
    <caption class="unseen">
      ${of.caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${msg('Event')}</th>
        <th scope="col">${msg('Attempts')}</th>
        <th scope="col">${msg('Last answer')}</th>
        <th scope="col" class="figure">${msg('Took')}</th>
        <th scope="col" class="figure">${msg('When')}</th>
      </tr>
    </thead>
    <tbody>
      ${repeat(
        of.rows,
        ({ id }) => id,
        (delivery) => row(delivery, of),
      )}
    </tbody>
  </table>`;

function row(delivery: Delivery, of: DeliveryTable): TemplateResult {
  const { id, event_type, created_at, attempts } = delivery;
  const isOpen = of.opened.has(id);
  const last = attempts.at(-1);
  return html`<tr part="row" class=${isOpen ? 'open' : nothing}>
      <td>
        <button
          type="button"
          class="opener"
          data-delivery=${id}
          aria-expanded=${isOpen}
          aria-controls=${isOpen ? `detail-${id}` : nothing}
          @click=${() => of.toggle(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m9 6 6 6-6 6"></path></svg>${event_type}
        </button>
      </td>
      <td class="times" data-label=${msg('Attempts')}>${attemptsText(delivery)}</td>
      <td class="answer">${answerTag(delivery)}</td>
      <td class="figure took">${last ? durationText(last.duration_ms) : '–'}</td>
      <td class="figure">
        <time datetime=${last?.at ?? created_at}>${timeText(last?.at ?? created_at)}</time>
      </td>
    </tr>
    ${
      isOpen
        ? html`<tr>
            <td colspan="5" id="detail-${id}">${deliveryDetail(delivery, of)}</td>
          </tr>`
        : nothing
    }`;
}

/** The last answer in the colour of how the delivery stands. */
function answerTag(delivery: Delivery): TemplateResult {
  const last = delivery.attempts.at(-1);
  if (!last) return html`<span class="tag plain">${stateText(delivery)}</span>`;
  const kind = delivery.state === 'delivered' ? 'done' : last.error ? 'danger' : 'plain';
  return html`<span class="tag ${kind}">${outcomeText(last)}</span>`;
}
