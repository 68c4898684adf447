import type { Response, Router } from 'express';
import { listEvents } from '../../developers/webhooks/contract/events.ts';
import {
  getWebhookEndpoint,
  listWebhookDeliveries,
  replayWebhookEvents,
} from '../../developers/webhooks/contract/webhooks.ts';
import type { WebhookEndpoint } from '../../developers/webhooks/contract/endpoints.ts';
import { html, type Html } from '../../core/text/html.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { allOf } from './parts/read-lists.ts';
import { realTimeNote } from './clock-note.ts';
import type { ConsoleContext } from './context.ts';
import { pathOf } from './deliveries-section.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../shell/forms/intent.ts';
import { gapsOf, type Gap } from './missed-events.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ConsoleSession } from './console-session.ts';
import { numberOf, secondOf } from './parts/format.ts';
import { EVENTS } from './parts/paths.ts';

const PATH = `${EVENTS}/missed`;

/** What an endpoint was never sent, and sending it. Comes before `/events/:id`. */
export function mountMissedPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/events/missed')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const id = typeof req.query['of'] === 'string' ? req.query['of'] : '';
      const { endpoint, gaps } = await look(res, session, id);
      await pages.send(res, session, {
        title: 'Missed events',
        section: EVENTS,
        content: html`<div class="head"><h1>Missed events</h1></div>
          ${realTimeNote(session)}
          ${gaps.length > 0 ? resendForm(session, endpoint, gaps) : nothing(endpoint)}`,
      });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { endpoint, gaps } = await look(res, session, form.get('of') ?? '');
      let queued = 0;
      for (const { from, to } of gaps) {
        const body = { from, to };
        const answer = await context.api.call(replayWebhookEvents, {
          session,
          res,
          params: { id: endpoint.id },
          body,
          idempotencyKey: idempotencyKeyOf(form, body),
        });
        queued += answer.queued;
      }
      res.redirect(303, `${EVENTS}/replay?queued=${queued}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function look(
    res: Response,
    session: ConsoleSession,
    id: string,
  ): Promise<{ endpoint: WebhookEndpoint; gaps: Gap[] }> {
    const page = { session, res };
    const endpoint = await context.api.call(getWebhookEndpoint, {
      ...page,
      params: { id },
    });
    const events = await allOf(context, listEvents, page);
    const deliveries = await allOf(context, listWebhookDeliveries, {
      ...page,
      params: { id },
    });
    return { endpoint, gaps: gapsOf(endpoint, events, deliveries, context.clock.now()) };
  }
}

function resendForm(session: ConsoleSession, endpoint: WebhookEndpoint, gaps: readonly Gap[]): Html {
  const count = gaps.reduce((sum, gap) => sum + gap.count, 0);
  return html`<form class="card sec narrow" method="post" action="${PATH}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="of" value="${endpoint.id}" />
    <h2>${numberOf(count)} ${count === 1 ? 'event was' : 'events were'} never sent</h2>
    <p>
      <span class="mono">${pathOf(endpoint.url)}</span> takes these events, but was disabled or took other
      types when they happened.
    </p>
    <ul>
      ${gaps.map(
        ({ from, to, count }) =>
          html`<li>
            ${numberOf(count)} ${count === 1 ? 'event' : 'events'}, ${secondOf(from)}
            ${count > 1 && html`to ${secondOf(to)}`}
          </li>`,
      )}
    </ul>
    <p class="hint">The newest 1,000 events of this environment are searched.</p>
    <p class="buttons">
      <button>Resend ${numberOf(count)} ${count === 1 ? 'event' : 'events'}</button>
      <a class="button quiet" href="${EVENTS}/replay">Cancel</a>
    </p>
  </form>`;
}

function nothing(endpoint: WebhookEndpoint): Html {
  return html`<section class="card sec empty narrow">
    <h2>Nothing missed</h2>
    <p><span class="mono">${pathOf(endpoint.url)}</span> was sent every recent event that it takes.</p>
    <p><a class="button quiet" href="${EVENTS}/replay">Replay a range instead</a></p>
  </section>`;
}
