import { nothing, type TemplateResult } from 'lit';
import { fillRows } from '../../kit/tables/lists.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { attemptsText, outcomeText, stateText } from './webhooks-words.ts';
import type { DeliveryActions, deliveryDetail } from './delivery-detail.ts';
import { durationText, timeText } from '../../i18n/format.ts';
import type { Delivery, DeliveryState } from './webhooks-api.ts';
import { tag } from '../../kit/controls/tag.ts';
import { button } from '../../kit/controls/button.ts';
import { options } from '../../kit/forms/select-field.ts';

interface DeliveryTable extends DeliveryActions {
  opened: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Renders the details of a delivery, once that code is loaded. */
  detail: typeof deliveryDetail | undefined;
}

/** The table without its rows. @param caption what it is called for those who do not see it */
export const deliveryTable = (caption: string): TemplateResult =>
  html`<table part="table">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${msg('Event')}</th>
        <th scope="col">${msg('Attempts')}</th>
        <th scope="col">${msg('Response')}</th>
        <th scope="col" class="figure">${msg('Duration')}</th>
        <th scope="col" class="figure">${msg('Time (UTC)')}</th>
      </tr>
    </thead>
  </table>`;

/** Puts the deliveries into the table, newest first; each opens to its attempts. */
export const fillTable = (table: HTMLTableElement, rows: readonly Delivery[], of: DeliveryTable): void =>
  fillRows(
    table,
    rows.map((delivery) => ({ id: delivery.id, content: row(delivery, of) })),
  );

function row(delivery: Delivery, of: DeliveryTable): TemplateResult {
  const { id, event_type, created_at, next_attempt_at, attempts } = delivery;
  const isOpen = of.opened.has(id);
  const last = attempts.at(-1);
  // Future and past attempts are on the same clock; their record isn't.
  const at = last?.at ?? next_attempt_at ?? created_at;
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
      <td class="labeled" data-label=${msg('Attempts')}>${attemptsText(delivery, of.now)}</td>
      <td class="answer">${answerTag(delivery)}</td>
      <td class="figure took">${last ? durationText(last.duration_ms) : '–'}</td>
      <td class="figure">
        <time datetime=${at}>${timeText(at, of.now)}</time>
      </td>
    </tr>
    ${
      isOpen
        ? html`<tr>
            <td colspan="5" id="detail-${id}">
              ${of.detail?.(delivery, of) ?? msg('This isn’t available right now.')}
            </td>
          </tr>`
        : nothing
    }`;
}

/** The last response in the color of how the delivery stands. */
function answerTag(delivery: Delivery): TemplateResult {
  const last = delivery.attempts.at(-1);
  if (!last) return tag('plain', stateText(delivery));
  return tag(delivery.state === 'delivered' ? 'done' : last.error ? 'danger' : 'plain', outcomeText(last));
}

/** The head above the deliveries to an endpoint, with its actions. */
interface DeliveriesHead {
  url: string;
  hasFailed: boolean;
  isPaused: boolean;
  pause: (isPaused: boolean) => void;
  filter: DeliveryState | '';
  choose: (filter: DeliveryState | '') => void;
  /** Buttons that open a form. */
  openers: readonly TemplateResult[];
}

/** Heading, whether it is live, and what is shown of the log. */
export function deliveriesHead(of: DeliveriesHead): TemplateResult {
  const { isPaused } = of;
  const states: [DeliveryState | '', string][] = [
    ['', msg('All')],
    ['pending', msg('Pending')],
    ['delivered', msg('Delivered')],
    ['failed', msg('Failed')],
  ];
  return html`<div class="head">
    <div>
      <h2 part="heading" id="deliveries">${msg('Deliveries')}</h2>
      <p class="muted"><bdi class="url">${of.url}</bdi></p>
    </div>
    ${of.hasFailed ? nothing : isPaused ? tag('plain', msg('Paused')) : tag('live', msg('Live'))}
    ${button({
      label: isPaused ? msg('Resume') : msg('Pause'),
      isSlim: true,
      press: () => of.pause(!isPaused),
    })}
    <select
      part="input"
      class="slim"
      aria-label=${msg('Filter by status')}
      @change=${({ target }: Event) => of.choose((target as HTMLSelectElement).value as DeliveryState | '')}
    >
      ${options({ value: of.filter, options: states })}
    </select>
    ${of.openers}
  </div>`;
}
