import { EVENT_KEPT_DAYS } from '../../developers/webhooks/contract/events.ts';
import { KEPT_RESPONSE_BYTES } from '../../developers/webhooks/contract/deliveries.ts';
import { html } from '../../core/text/html.ts';
import type { Chapter } from './chapter.ts';

/** What is kept of requests and events, in a form that the database's readers can read, and for how long. */
export function storedData(): Chapter {
  return {
    id: 'stored-data',
    title: 'What we store',
    body: html`<p>
        Keys, one-time links and session cookies are stored only as hashes. Session tokens aren't stored at
        all. Webhook secrets are encrypted. Everything else you send is stored unencrypted:
      </p>
      <dl class="pairs">
        <div>
          <dt>Records</dt>
          <dd>Partners, keys, merchants, endpoints and plants, until they're deleted.</dd>
        </div>
        <div>
          <dt>Cards</dt>
          <dd>
            The brand and last four digits, with each payment. Card numbers go from the browser to the payment
            processor, and tokens of cards aren't stored.
          </dd>
        </div>
        <div>
          <dt>Idempotent responses</dt>
          <dd>
            24 hours: the status and body of each response to a request with an
            <code>Idempotency-Key</code>. Your key and your request body are stored only as hashes. A response
            that contains a secret is encrypted with the credential that requested it.
          </dd>
        </div>
        <div>
          <dt>Events</dt>
          <dd>${EVENT_KEPT_DAYS} days, with the record as it was when the event happened.</dd>
        </div>
        <div>
          <dt>Deliveries</dt>
          <dd>
            ${EVENT_KEPT_DAYS} days: each attempt with its status, its duration and the first
            ${KEPT_RESPONSE_BYTES} bytes of your endpoint's response. Don't put secrets in that response.
          </dd>
        </div>
        <div>
          <dt>Request logs</dt>
          <dd>
            The operation, status, duration and ids of each request. Never its path, query, headers or body.
          </dd>
        </div>
      </dl>`,
  };
}
