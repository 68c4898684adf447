import type { Request, Response, Router } from 'express';
import { listEvents, type Event } from '../../../developers/webhooks/contract/events.ts';
import {
  listWebhookEndpoints,
  replayWebhookEvents,
  getWebhookEndpoint,
  listWebhookDeliveries,
} from '../../../developers/webhooks/contract/webhooks.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import { pathOf } from './webhooks-page.ts';
import { queuedNotice, filterIn, momentField, typeField, type EventFilter } from './event-pages.ts';
import { problem, selectField, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { EVENTS } from '../parts/paths.ts';
import { eventTimesNote } from '../parts/pieces.ts';
import { numberOf, secondOf } from '../parts/format.ts';
import type { WebhookDelivery } from '../../../developers/webhooks/contract/deliveries.ts';

const REPLAY = `${EVENTS}/replay`;

/**
 * Sending a range of events again, and the way to what an endpoint missed. `/events/replay` comes before
 * `/events/:id`.
 */
export function mountReplayPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/events/replay')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, replayWebhookEvents);
      const filter = filterIn(req.query);
      await show(req, res, session, { ...filter, ...momentsOf(filter), endpoint: '' });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const text = (name: string): string => form.get(name) ?? '';
      const typed = { endpoint: text('endpoint'), type: text('type'), from: text('from'), to: text('to') };
      const body = {
        from: momentIn(typed.from),
        to: momentIn(typed.to),
        ...(typed.type !== '' && { types: [typed.type] }),
      };
      const params = { id: typed.endpoint };
      const idempotencyKey = idempotencyKeyOf(form, { ...body, ...params });
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(replayWebhookEvents, { session, res, params, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, typed, refusal);
      return res.redirect(303, `${REPLAY}?queued=${result.queued}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request,
    res: Response,
    session: ConsoleSession,
    typed: EventFilter & { readonly endpoint: string },
    refusal?: ApiError,
  ): Promise<void> {
    const all = await allOf(context, listWebhookEndpoints, { session, res });
    const keptDays = context.retention.events;
    const endpoints = all.filter(({ status }) => status === 'enabled');
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Replay events',
      section: EVENTS,
      content: html`<div class="head"><h1>Replay events</h1></div>
        ${queuedNotice(req.query['queued'])}
        ${
          endpoints.length > 0
            ? html`${rangeForm(session, endpoints, typed, { refusal, keptDays })}
              ${missedForm(endpoints, typed.endpoint)}`
            : NO_ENDPOINT
        }`,
    });
  }
}

const NO_ENDPOINT = html`<section class="card sec empty">
  <h2>No enabled endpoints</h2>
  <p>Events are sent to webhook endpoints. <a href="/console/webhooks">Add or enable an endpoint</a></p>
</section>`;

/** Days of a filter as moments; without them, the last day. */
function momentsOf({ from, to }: EventFilter): { from: string; to: string } {
  return {
    from: from === '' ? '' : `${from}T00:00:00`,
    to: to === '' ? '' : `${to}T23:59:59`,
  };
}

/**
 * Converts the value of a `datetime-local` field to RFC 3339 in UTC. Returns an invalid value unchanged, for
 * the API to reject.
 */
function momentIn(text: string): string {
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/.test(text);
  return isMoment ? `${text}${text.length === 16 ? ':00' : ''}Z` : text;
}

function endpointField(endpoints: readonly WebhookEndpoint[], value: string): Html {
  return selectField({
    name: 'endpoint',
    label: 'Endpoint',
    value,
    choices: endpoints.map(({ id, url }) => ({ value: id, label: pathOf(url) })),
  });
}

function rangeForm(
  session: ConsoleSession,
  endpoints: readonly WebhookEndpoint[],
  typed: EventFilter & { readonly endpoint: string },
  { refusal, keptDays }: { readonly refusal: ApiError | undefined; readonly keptDays: number },
): Html {
  return html`<form class="card sec narrow" method="post" action="${REPLAY}">
    ${csrfField(session)}${intentField()}
    <h2>Replay a range</h2>
    <p>Sends every event in the range that the endpoint takes, even if it was delivered before.</p>
    ${problem(refusal?.publicMessage)} ${endpointField(endpoints, typed.endpoint)}
    ${momentField({ name: 'from', label: 'From (UTC)', value: typed.from })}
    ${momentField({
      name: 'to',
      label: 'To (UTC)',
      value: typed.to,
      hint: `Events are kept for ${keptDays} days.`,
    })}
    ${typeField(typed.type, 'All types the endpoint takes')}
    <p class="buttons"><button>Replay</button><a class="button quiet" href="${EVENTS}">Cancel</a></p>
  </form>`;
}

function missedForm(endpoints: readonly WebhookEndpoint[], endpoint: string): Html {
  return html`<form class="card sec narrow" method="get" action="${EVENTS}/missed">
    <h2>Resend missed events</h2>
    <p>Finds the events that an endpoint was never sent, for example while it was disabled.</p>
    ${selectField({
      name: 'of',
      label: 'Endpoint that missed events',
      value: endpoint,
      choices: endpoints.map(({ id, url }) => ({ value: id, label: pathOf(url) })),
    })}
    <p class="buttons"><button class="quiet">Find missed events</button></p>
  </form>`;
}

const MISSED = `${EVENTS}/missed`;

/** Mounts the page that lists and sends an endpoint's missed events. Must come before `/events/:id`. */
export function mountMissedPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/events/missed')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, replayWebhookEvents);
      const id = typeof req.query['of'] === 'string' ? req.query['of'] : '';
      const { endpoint, gaps } = await look(res, session, id);
      await pages.send(res, session, {
        title: 'Missed events',
        section: EVENTS,
        content: html`<div class="head"><h1>Missed events</h1></div>
          ${eventTimesNote(session)}
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
  return html`<form class="card sec narrow" method="post" action="${MISSED}">
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
