import type { Event } from '../../developers/webhooks/contract/events.ts';
import type { WebhookDelivery } from '../../developers/webhooks/contract/deliveries.ts';
import type { WebhookEndpoint } from '../../developers/webhooks/contract/endpoints.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { csrfField, intentField } from '../shell/forms/intent.ts';
import { chip } from './parts/pieces.ts';
import type { ConsoleSession } from './console-session.ts';
import { attemptsOf, pathOf, responseOf } from './deliveries-section.ts';

export interface Sent {
  readonly endpoint: WebhookEndpoint;
  readonly delivery: WebhookDelivery | undefined;
}

/** Where an event was sent, and a button that sends it there again. */
export function eventDeliveries(session: ConsoleSession, event: Event, sent: readonly Sent[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Endpoint</th>
        <th scope="col">Attempts</th>
        <th scope="col">Last response</th>
        <th scope="col"><span class="unseen">Actions</span></th>
      </tr>
    </thead>
    <tbody>
      ${sent.map(
        ({ endpoint, delivery }) =>
          html`<tr>
            <td data-label="Endpoint" class="mono named">${pathOf(endpoint.url)}</td>
            <td data-label="Attempts">${delivery ? attemptsOf(delivery, session.nowMs) : '–'}</td>
            <td data-label="Response" class="fixed">
              ${delivery ? responseOf(delivery, delivery.attempts.at(-1)) : chip('plain', 'Not sent')}
            </td>
            <td class="end fixed">${redeliverForm(session, event, endpoint)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function redeliverForm(session: ConsoleSession, event: Event, endpoint: WebhookEndpoint): Content {
  if (endpoint.status === 'disabled') return html`<span class="muted">Endpoint is disabled</span>`;
  return html`<form method="post" action="/console/events/${event.id}/redeliver">
    ${csrfField(session)}${intentField()}<input type="hidden" name="endpoint" value="${endpoint.id}" />
    <button class="quiet slim">Redeliver<span class="unseen"> to ${pathOf(endpoint.url)}</span></button>
  </form>`;
}
