import { html, type Html } from '../../core/text/html.ts';
import type { WebhookEndpoint } from '../../developers/webhooks/contract/endpoints.ts';

/** Where webhooks go, a line each. */
export function endpointList(endpoints: readonly WebhookEndpoint[]): Html {
  return html`<ul class="plain">
    ${endpoints.map(
      ({ url, status }) =>
        html`<li>
          <a class="mono break" href="/console/webhooks">${url}</a>
          ${status === 'disabled' && html`<span class="muted">(disabled)</span>`}
        </li>`,
    )}
  </ul>`;
}
