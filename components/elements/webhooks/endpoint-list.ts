import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { underway } from '../../kit/loading/work.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Endpoint } from './webhooks-api.ts';
import { conditionText, eventsText } from './webhooks-words.ts';

/** The actions on the chosen endpoint. */
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
  /** The text for a change in progress; empty if there is none. */
  busyText: string;
  /** The panel below the chosen one: its form, a question, its new secret. */
  panel: unknown;
}

/** The endpoints; one is chosen, and shows what can be done with it. */
export const endpointList = (of: EndpointList): TemplateResult =>
  html`<ul class="endpoints" aria-label=${msg('Endpoints')}>
    ${of.endpoints.map((endpoint) => item(endpoint, of))}
  </ul>`;

function item(
  endpoint: Endpoint,
  { chosen, choose, actions, busyText, panel }: EndpointList,
): TemplateResult {
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
    ${isChosen ? about(endpoint, actions, busyText, panel) : nothing}
  </li>`;
}

function about(
  endpoint: Endpoint,
  actions: EndpointActions | undefined,
  busyText: string,
  panel: unknown,
): TemplateResult | typeof nothing {
  const { description, events, status } = endpoint;
  const condition = conditionText(endpoint);
  const types = events && events.length > 1 ? events.join(', ') : undefined;
  if (!description && !condition && !types && !actions && !panel) return nothing;
  const isOff = status === 'disabled';
  const act = (
    action: keyof EndpointActions,
    label: string,
    isRisky = false,
    isDisabled = false,
  ): TemplateResult =>
    button({
      label,
      action,
      press: actions?.[action],
      kind: isRisky ? 'risky' : undefined,
      isSlim: true,
      isBusy: !!busyText,
      isDisabled,
    });
  return html`<div class="about">
    ${description ? html`<p><bdi>${description}</bdi></p>` : nothing}
    ${types ? html`<p class="muted small"><code>${types}</code></p>` : nothing}
    ${condition ? html`<p class="small">${condition}</p>` : nothing}
    ${
      panel || !actions
        ? panel
        : html`<div class="row">
            ${act('ping', msg('Send a ping'), false, isOff)} ${act('edit', msg('Edit'))}
            ${act('toggle', isOff ? msg('Enable') : msg('Disable'))} ${act('rotate', msg('Rotate secret'))}
            ${act('remove', msg('Delete'), true)} ${underway(busyText)}
          </div>`
    }
  </div>`;
}
