import type { Request, Response, Router } from 'express';
import { EVENT_KEPT_DAYS } from '../../../developers/webhooks/contract/events.ts';
import { listWebhookEndpoints, replayWebhookEvents } from '../../../developers/webhooks/contract/webhooks.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import { pathOf } from './webhooks-page.ts';
import { filterIn, momentField, typeField, type EventFilter } from './events-page.ts';
import { problem, selectField } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { EVENTS } from '../parts/paths.ts';

const PATH = `${EVENTS}/replay`;

/**
 * Sending a range of events again, and the way to what an endpoint missed. `/events/replay` comes before
 * `/events/:id`.
 */
export function mountReplayPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/events/replay')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
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
      return res.redirect(303, `${PATH}?queued=${result.queued}`);
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
    const endpoints = all.filter(({ status }) => status === 'enabled');
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Replay events',
      section: EVENTS,
      content: html`<div class="head"><h1>Replay events</h1></div>
        ${queuedNotice(req.query['queued'])}
        ${
          endpoints.length > 0
            ? html`${rangeForm(session, endpoints, typed, refusal)} ${missedForm(endpoints, typed.endpoint)}`
            : NO_ENDPOINT
        }`,
    });
  }
}

/** After sending again: how many deliveries come of it. */
export function queuedNotice(queued: unknown): Content {
  if (typeof queued !== 'string' || !/^\d{1,6}$/.test(queued)) return undefined;
  const count = Number(queued);
  if (count === 0) return html`<p class="notice" role="status">No events to send in this range.</p>`;
  return html`<p class="notice ok" role="status">
    ${count} ${count === 1 ? 'delivery' : 'deliveries'} queued. <a href="/console/webhooks">See deliveries</a>
  </p>`;
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
  refusal: ApiError | undefined,
): Html {
  return html`<form class="card sec narrow" method="post" action="${PATH}">
    ${csrfField(session)}${intentField()}
    <h2>Replay a range</h2>
    <p>Sends every event in the range that the endpoint takes, even if it was delivered before.</p>
    ${problem(refusal?.publicMessage)} ${endpointField(endpoints, typed.endpoint)}
    ${momentField({ name: 'from', label: 'From (UTC)', value: typed.from, kind: 'datetime-local' })}
    ${momentField({
      name: 'to',
      label: 'To (UTC)',
      value: typed.to,
      kind: 'datetime-local',
      hint: `Events are kept for ${EVENT_KEPT_DAYS} days.`,
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
