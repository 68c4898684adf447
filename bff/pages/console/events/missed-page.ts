import type { Response, Router } from 'express';
import { listEvents, type Event } from '../../../developers/webhooks/contract/events.ts';
import {
  getWebhookEndpoint,
  listWebhookDeliveries,
  replayWebhookEvents,
} from '../../../developers/webhooks/contract/webhooks.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { realTimeNote } from '../parts/pieces.ts';
import type { ConsoleContext } from '../context.ts';
import { pathOf } from './webhooks-page.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { numberOf, secondOf } from '../parts/format.ts';
import { EVENTS } from '../parts/paths.ts';
import type { WebhookDelivery } from '../../../developers/webhooks/contract/deliveries.ts';

const PATH = `${EVENTS}/missed`;

/** Mounts the page that lists and sends an endpoint's missed events. Must come before `/events/:id`. */
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

/** Newer events may still be on their way to a first delivery. */
const SETTLED_MS = 10_000;

/** A part of the time in which every event that an endpoint takes has no delivery to it. */
interface Gap {
  /** RFC 3339: from this moment on, and before that one. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/**
 * Events of an endpoint's types that were never sent to it: it was disabled when they happened, or had other
 * types then. Earlier events than the endpoint don't count.
 * @param events of the environment; pings are for one endpoint each, so none is missed
 */
export function gapsOf(
  endpoint: Pick<WebhookEndpoint, 'events' | 'created_at'>,
  events: readonly Pick<Event, 'id' | 'type' | 'created_at'>[],
  deliveries: readonly Pick<WebhookDelivery, 'event'>[],
  nowMs: number,
): Gap[] {
  const sent = new Set(deliveries.map(({ event }) => event));
  const from = Date.parse(endpoint.created_at);
  const own = events
    .filter(({ type }) => type !== 'ping' && (endpoint.events?.some((wanted) => wanted === type) ?? true))
    .map(({ id, created_at: at }) => ({ ms: Date.parse(at), isSent: sent.has(id) }))
    .filter(({ ms }) => ms >= from && ms <= nowMs - SETTLED_MS)
    .toSorted((a, b) => a.ms - b.ms);
  const gaps: { first: number; last: number; count: number }[] = [];
  let isOpen = false;
  for (const { ms, isSent } of own) {
    const gap = gaps.at(-1);
    if (!isSent && isOpen && gap) Object.assign(gap, { last: ms, count: gap.count + 1 });
    else if (!isSent) gaps.push({ first: ms, last: ms, count: 1 });
    isOpen = !isSent;
  }
  return gaps.map(({ first, last, count }) => ({
    from: new Date(first).toISOString(),
    to: new Date(last + 1).toISOString(),
    count,
  }));
}
