import type { Router } from 'express';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { WebhookAttempt, WebhookDelivery } from '../../../developers/webhooks/contract/deliveries.ts';
import {
  listWebhookDeliveries,
  listWebhookEndpoints,
} from '../../../developers/webhooks/contract/webhooks.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import { allOf } from '../parts/read-lists.ts';
import { chip, sandboxTimeNote } from '../parts/pieces.ts';
import type { PageVisit } from '../partner-api.ts';
import { secondOf, spanOf } from '../parts/format.ts';

/** Mounts the page of endpoints and deliveries: the element, with this session. */
export function mountWebhooksPage(router: Router, _context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/webhooks')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await pages.send(res, session, {
        title: 'Webhooks',
        section: '/console/webhooks',
        hasElement: true,
        content: html`<div class="head"><h1>Webhooks</h1></div>
          <noscript>
            <p class="notice warn">
              This page needs JavaScript. Without it, use the API: see
              <a href="/docs">the reference</a>.
            </p>
          </noscript>
          <trellis-session api="/console/api" cookie csrf="${session.csrf}">
            <trellis-webhooks></trellis-webhooks>
          </trellis-session>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const WEBHOOKS = '/console/webhooks';
/** The number of deliveries and endpoints shown; the rest is on their page. */
const MOST = 5;
const MOST_ENDPOINTS = 5;

interface Shown {
  readonly endpoint: WebhookEndpoint;
  readonly delivery: WebhookDelivery;
}

/** Renders the latest deliveries to the partner's endpoints, for the overview. */
export async function deliveriesSection(context: ConsoleContext, page: PageVisit): Promise<Content> {
  if (!context.api.has(listWebhookDeliveries)) return undefined;
  const endpoints = await allOf(context, listWebhookEndpoints, page);
  const lists = await Promise.all(
    endpoints.slice(-MOST_ENDPOINTS).map(async (endpoint) => {
      const query = { limit: MOST };
      const call = { ...page, params: { id: endpoint.id }, query };
      const { data } = await context.api.call(listWebhookDeliveries, call);
      return data.map((delivery): Shown => ({ endpoint, delivery }));
    }),
  );
  const newest = lists.flat().toSorted((a, b) => b.delivery.id.localeCompare(a.delivery.id));
  return html`<section class="card sec">
    <div class="head">
      <h2>Webhook deliveries</h2>
      <a class="small" href="${WEBHOOKS}">All webhooks</a>
    </div>
    ${newest.length > 0 ? html`${sandboxTimeNote(page.session)}${table(newest.slice(0, MOST), page.session.nowMs)}` : nothing(endpoints.length)}
  </section>`;
}

function nothing(endpoints: number): Html {
  return endpoints === 0
    ? html`<p>
        No webhook endpoints yet. <a href="${WEBHOOKS}">Add an endpoint</a> to get events on your server.
      </p>`
    : html`<p>No events to deliver yet. <a href="/console/sandbox">Simulate an event</a></p>`;
}

/** @param nowMs the time in the environment, which attempts follow */
function table(rows: readonly Shown[], nowMs: number): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Event</th>
        <th scope="col">Endpoint</th>
        <th scope="col">Attempts</th>
        <th scope="col">Last response</th>
        <th scope="col" class="end">Duration</th>
        <th scope="col" class="end">Time</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(({ endpoint, delivery }) => {
        const last = delivery.attempts.at(-1);
        return html`<tr>
          <td data-label="Event" class="fixed">
            <a class="mono" href="/console/events/${delivery.event}">${delivery.event_type}</a>
          </td>
          <td data-label="Endpoint" class="mono named">${pathOf(endpoint.url)}</td>
          <td data-label="Attempts">${attemptsOf(delivery, nowMs)}</td>
          <td data-label="Response" class="fixed">${responseOf(delivery, last)}</td>
          <td data-label="Duration" class="end fixed">${last ? `${last.duration_ms} ms` : '–'}</td>
          <td data-label="Time" class="end fixed">${last ? secondOf(last.at) : '–'}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** Returns the address without the part that all endpoints share. */
export function pathOf(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : host + pathname;
}

export function attemptsOf({ attempts, next_attempt_at: next }: WebhookDelivery, nowMs: number): string {
  const count = String(attempts.length);
  const leftMs = next === null ? 0 : Date.parse(next) - nowMs;
  return leftMs > 0 ? `${count}, next in ${spanOf(leftMs)}` : count;
}

export function responseOf({ state }: WebhookDelivery, last: WebhookAttempt | undefined): Html {
  if (!last) return chip('plain', 'Waiting');
  return chip(state === 'delivered' ? 'success' : 'danger', last.status ?? last.error ?? 'None');
}
