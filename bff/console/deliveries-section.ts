import type { WebhookAttempt, WebhookDelivery } from '../contract/webhook-deliveries.ts';
import type { WebhookEndpoint } from '../contract/webhooks.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import { allOf, type ListPage } from './all-of.ts';
import type { ConsoleContext } from './context.ts';
import type { PageCall } from './partner-api.ts';
import { spanOf, timeOf } from './words.ts';

const WEBHOOKS = '/console/webhooks';
/** So many are shown, of so many endpoints; the rest is on their own page. */
const MOST = 5;
const MOST_ENDPOINTS = 5;

interface Shown {
  readonly endpoint: WebhookEndpoint;
  readonly delivery: WebhookDelivery;
}

/** What was sent to the partner's endpoints lately, on the overview. */
export async function deliveriesSection(context: ConsoleContext, page: PageCall): Promise<Content> {
  if (!context.api.has('listWebhookDeliveries')) return undefined;
  const endpoints = await allOf<WebhookEndpoint>(context, 'listWebhookEndpoints', page);
  const lists = await Promise.all(
    endpoints.slice(-MOST_ENDPOINTS).map(async (endpoint) => {
      const query = { limit: String(MOST) };
      const call = { ...page, params: { id: endpoint.id }, query };
      const { data } = await context.api.call<ListPage<WebhookDelivery>>('listWebhookDeliveries', call);
      return data.map((delivery): Shown => ({ endpoint, delivery }));
    }),
  );
  const newest = lists.flat().toSorted((a, b) => b.delivery.id.localeCompare(a.delivery.id));
  return html`<section class="card sec">
    <div class="head">
      <h2>Webhook deliveries</h2>
      <a class="small" href="${WEBHOOKS}">All webhooks</a>
    </div>
    ${newest.length > 0 ? table(newest.slice(0, MOST), page.person.nowMs) : nothing(endpoints.length)}
  </section>`;
}

function nothing(endpoints: number): Html {
  return endpoints === 0
    ? html`<p>
        There is no endpoint, so events are sent nowhere. <a href="${WEBHOOKS}">Add one</a>, and what happens
        is told to your server.
      </p>`
    : html`<p>
        Nothing has happened yet that your endpoints take. <a href="/console/sandbox">Simulate an event</a>
      </p>`;
}

function table(rows: readonly Shown[], nowMs: number): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Event</th>
        <th scope="col">Endpoint</th>
        <th scope="col">Attempts</th>
        <th scope="col">Last answer</th>
        <th scope="col" class="end">Took</th>
        <th scope="col" class="end">When</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(({ endpoint, delivery }) => {
        const last = delivery.attempts.at(-1);
        return html`<tr>
          <td data-label="Event" class="mono">${delivery.event_type}</td>
          <td data-label="Endpoint" class="mono">${pathOf(endpoint.url)}</td>
          <td data-label="Attempts">${attemptsOf(delivery, nowMs)}</td>
          <td data-label="Answer">${answerOf(delivery, last)}</td>
          <td data-label="Took" class="end">${last ? `${last.duration_ms} ms` : '–'}</td>
          <td data-label="When" class="end">${timeOf(last?.at ?? delivery.created_at)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** Where it goes, without what all endpoints have in common. */
function pathOf(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : host + pathname;
}

function attemptsOf({ attempts, next_attempt_at: next }: WebhookDelivery, nowMs: number): string {
  const count = String(attempts.length);
  const leftMs = next === null ? 0 : Date.parse(next) - nowMs;
  return leftMs > 0 ? `${count}, next in ${spanOf(leftMs)}` : count;
}

function answerOf({ state }: WebhookDelivery, last: WebhookAttempt | undefined): Html {
  if (!last) return html`<span class="tag plain">Waiting</span>`;
  const tone = state === 'delivered' ? '' : ' danger';
  return html`<span class="tag${tone}">${last.status ?? last.error ?? 'none'}</span>`;
}
