import type { Request, Response, Router } from 'express';
import { getEvent, redeliverEvent, type Event } from '../../../developers/webhooks/contract/events.ts';
import {
  listWebhookDeliveries,
  listWebhookEndpoints,
} from '../../../developers/webhooks/contract/webhooks.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { attempt } from '../parts/form-pages.ts';
import { realTimeNote, copyable, copyableBlock, chip } from '../parts/pieces.ts';
import type { ConsoleContext } from '../context.ts';
import { problem } from '../../shell/forms/field.ts';
import { idempotencyKeyOf, csrfField, intentField } from '../../shell/forms/intent.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { queuedNotice } from './replay-page.ts';
import { secondOf } from '../parts/format.ts';
import { EVENTS, MERCHANTS } from '../parts/paths.ts';
import type { WebhookDelivery } from '../../../developers/webhooks/contract/deliveries.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import { attemptsOf, pathOf, responseOf } from './webhooks-page.ts';

/** Mounts the page of an event: its text as sent, its deliveries, and sending it again. */
export function mountEventPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/events/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/events/:id/redeliver')
    // The address stays in the bar after a refusal.
    .get((req, res) => res.redirect(303, `${EVENTS}/${encodeURIComponent(req.params.id)}`))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const endpoint = form.get('endpoint') ?? '';
      const body = endpoint === '' ? {} : { endpoint };
      const { id } = req.params;
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(redeliverEvent, { session, res, params: { id }, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, refusal);
      return res.redirect(303, `${EVENTS}/${id}?queued=${result.queued}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    refusal?: ApiError,
  ): Promise<void> {
    const page = { session, res };
    const params = { id: req.params.id };
    const event = await context.api.call(getEvent, { ...page, params });
    const endpoints = await allOf(context, listWebhookEndpoints, page);
    const sent = await Promise.all(
      endpoints.map(async (endpoint) => {
        const query = { event: event.id, limit: 1 };
        const call = { ...page, params: { id: endpoint.id }, query };
        const { data } = await context.api.call(listWebhookDeliveries, call);
        return { endpoint, delivery: data[0] };
      }),
    );
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: event.type,
      section: EVENTS,
      content: html`<div class="head"><h1 class="mono">${event.type}</h1></div>
        ${queuedNotice(req.query['queued'])}${problem(refusal?.publicMessage)} ${facts(event, session)}
        <section class="card sec">
          <h2>Deliveries</h2>
          ${sent.length > 0 ? eventDeliveries(session, event, sent) : NO_ENDPOINT}
        </section>
        <section class="card sec">
          <h2>JSON</h2>
          ${copyableBlock(JSON.stringify(event, null, 2), 'the event')}
        </section>`,
    });
  }
}

const NO_ENDPOINT = html`<p>No webhook endpoints. <a href="/console/webhooks">Add an endpoint</a></p>`;

function facts(event: Event, session: ConsoleSession): Html {
  return html`<section class="card sec">
    ${realTimeNote(session)}
    <dl class="facts wide">
      <div>
        <dt>Event</dt>
        <dd>${copyable(event.id, 'the event’s ID')}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>${secondOf(event.created_at)}</dd>
      </div>
      ${
        event.merchant !== null &&
        html`<div>
          <dt>Merchant</dt>
          <dd>${copyable(event.merchant, 'the merchant’s ID', `${MERCHANTS}/${event.merchant}`)}</dd>
        </div>`
      }
    </dl>
  </section>`;
}

export interface Sent {
  readonly endpoint: WebhookEndpoint;
  readonly delivery: WebhookDelivery | undefined;
}

/** Renders the deliveries of an event, each with a button to send it again. */
function eventDeliveries(session: ConsoleSession, event: Event, sent: readonly Sent[]): Html {
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
