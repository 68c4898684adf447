import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import type { Endpoint } from './records.ts';
import { underway } from './outcome.ts';
import { tag } from './tag.ts';
import { conditionText, eventsText } from './webhooks-messages.ts';
import type { WebhookAction } from './work.ts';

/** What a person may do with the endpoint that is chosen. */
export interface EndpointActions {
  ping: () => void;
  edit: () => void;
  toggle: () => void;
  rotate: () => void;
  remove: () => void;
}

export interface EndpointList {
  endpoints: readonly Endpoint[];
  chosen: Endpoint | undefined;
  choose: (id: string) => void;
  /** None where the session may only look. */
  actions: EndpointActions | undefined;
  /** What is under way, if anything is. */
  busy: WebhookAction | undefined;
  /** What is open below the chosen one: its form, a question, its new secret. */
  panel: unknown;
}

/** The endpoints; one is chosen, and shows what can be done with it. */
export const endpointList = (of: EndpointList): TemplateResult =>
  html`<ul class="endpoints" aria-label=${msg('Endpoints')}>
    ${of.endpoints.map((endpoint) => item(endpoint, of))}
  </ul>`;

function item(endpoint: Endpoint, { chosen, choose, actions, busy, panel }: EndpointList): TemplateResult {
  const { id, url, status } = endpoint;
  const isChosen = id === chosen?.id;
  const isOff = status === 'disabled';
  return html`<li>
    <button
      part="endpoint"
      type="button"
      class="endpoint"
      data-id=${id}
      aria-current=${isChosen ? 'true' : nothing}
      @click=${() => choose(id)}
    >
      <bdi class="url">${url}</bdi>
      <span class="muted">${eventsText(endpoint)}</span>
      ${isOff ? tag('warning', msg('Disabled')) : tag('done', msg('Enabled'))}
    </button>
    ${isChosen ? about(endpoint, actions, busy, panel) : nothing}
  </li>`;
}

function about(
  endpoint: Endpoint,
  actions: EndpointActions | undefined,
  busy: WebhookAction | undefined,
  panel: unknown,
): TemplateResult | typeof nothing {
  const { description, events, status } = endpoint;
  const condition = conditionText(endpoint);
  const types = events && events.length > 1 ? events.join(', ') : undefined;
  if (!description && !condition && !types && !actions && !panel) return nothing;
  const isOff = status === 'disabled';
  const button = (name: keyof EndpointActions, label: string, className = '', off = false): TemplateResult =>
    html`<button
      part="button"
      type="button"
      class="slim ${className}"
      data-action=${name}
      ?disabled=${off}
      aria-disabled=${!!busy}
      @click=${actions?.[name]}
    >
      ${label}
    </button>`;
  return html`<div class="about">
    ${description ? html`<p><bdi>${description}</bdi></p>` : nothing}
    ${types ? html`<p class="muted small"><code>${types}</code></p>` : nothing}
    ${condition ? html`<p class="small">${condition}</p>` : nothing}
    ${
      panel || !actions
        ? panel
        : html`<div class="row">
            ${button('ping', msg('Send a ping'), '', isOff)} ${button('edit', msg('Edit'))}
            ${button('toggle', isOff ? msg('Enable') : msg('Disable'))}
            ${button('rotate', msg('Rotate secret'))} ${button('remove', msg('Delete'), 'risky')}
            ${underway(busy)}
          </div>`
    }
  </div>`;
}
