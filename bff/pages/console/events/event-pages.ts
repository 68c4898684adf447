import type { Router, Request, Response } from 'express';
import {
  listEvents,
  type Event,
  getEvent,
  redeliverEvent,
} from '../../../developers/webhooks/contract/events.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import type { Page } from '../../../core/contract/fields.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { type Column, emptyList, listSteps, recordTable } from '../parts/list-page.ts';
import { addressOf, createdOn, filterForm } from '../parts/filters.ts';
import { attempt } from '../parts/form-pages.ts';
import { breakable, eventTimesNote, copyable, copyableBlock, chip, may } from '../parts/pieces.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { secondOf } from '../parts/format.ts';
import { EVENTS, MERCHANTS } from '../parts/paths.ts';
import { EVENT_TYPES } from '../../../developers/document/event-types.ts';
import { field, selectField, problem, idempotencyKeyOf, csrfField, intentField } from '../../shell/forms.ts';
import {
  listWebhookDeliveries,
  listWebhookEndpoints,
  replayWebhookEvents,
} from '../../../developers/webhooks/contract/webhooks.ts';
import { allOf, listedMerchants, type ListedMerchants } from '../parts/read-lists.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { WebhookDelivery } from '../../../developers/webhooks/contract/deliveries.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import { attemptsOf, pathOf, responseOf } from './webhooks-page.ts';

const PAGE = 50;

/** Mounts the list of this environment's events, newest first, filtered by type and day. */
export function mountEventsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/events')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const query = { ...queryOf(filter), limit: PAGE, ...(cursor !== '' && { cursor }) };
      const { result: list, refusal } = await attempt(pages, res, () =>
        context.api.call(listEvents, { session, res, query }),
      );
      const shown = list?.data.flatMap(({ merchant }) => merchant ?? []) ?? [];
      const merchants = await listedMerchants(context, { session, res }, shown);
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Events',
        section: EVENTS,
        content: html`<div class="head">
            <h1>Events</h1>
            ${
              may(session, replayWebhookEvents) &&
              html`<a class="button quiet" href="${EVENTS}/replay${addressOf(filter)}">Replay events</a>`
            }
          </div>
          ${filterOf(filter, refusal)} ${eventTimesNote(session)}
          ${list && listed(list, { filter, cursor, merchants, keptDays: context.retention.events })}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function filterOf(filter: EventFilter, refusal: ApiError | undefined): Html {
  return filterForm({
    action: EVENTS,
    label: 'Events',
    filter,
    refusal,
    fields: [
      { name: 'type', label: 'Type', choices: EVENT_TYPES.map((value) => ({ value, label: value })) },
      { name: 'from', label: 'From (UTC)', isDay: true },
      { name: 'to', label: 'To (UTC)', isDay: true },
    ],
  });
}

interface Listing {
  readonly merchants: ListedMerchants;
  readonly filter: EventFilter;
  readonly cursor: string;
  readonly keptDays: number;
}

function listed(
  { data, next_cursor: next }: Page<Event>,
  { filter, cursor, keptDays, merchants }: Listing,
): Content {
  if (data.length > 0) {
    return html`<section class="card">${recordTable(columnsOf(merchants), data)}</section>
      ${listSteps(EVENTS, { filter, cursor, next })}`;
  }
  return emptyList({
    title: 'No events',
    advice:
      addressOf(filter) === ''
        ? `Events are kept for ${keptDays} days. When something happens in this environment, it’s ` +
          'listed here.'
        : `No event matches this filter. Events are kept for ${keptDays} days.`,
  });
}

const columnsOf = (merchants: ListedMerchants): readonly Column<Event>[] => [
  {
    title: 'Type',
    cell: ({ id, type }) => html`<a class="mono" href="${EVENTS}/${id}">${breakable(type)}</a>`,
  },
  { title: 'Event', isExtra: true, isFixed: true, cell: ({ id }) => copyable(id, 'the event’s ID') },
  {
    title: 'Merchant',
    cell: ({ merchant }) => (merchant === null ? '–' : merchants.linkTo(merchant)),
  },
  { title: 'Time', place: 'below', isEnd: true, isFixed: true, cell: (event) => secondOf(event.created_at) },
];

/** The filter of the list of events, as in the URL: days are in UTC, `to` is the last of them. */
export type EventFilter = Readonly<Record<'type' | 'from' | 'to', string>>;

export function filterIn(query: Readonly<Record<string, unknown>>): EventFilter {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  return { type: text('type'), from: text('from'), to: text('to') };
}

/** Returns the filter as a query of `listEvents`, which rejects an invalid type or day. */
export function queryOf({ type, from, to }: EventFilter): Record<string, string> {
  return {
    ...(type !== '' && { type }),
    ...createdOn(from, to),
  };
}

/** A type of event, or all of them. */
export function typeField(value: string, all: string): Html {
  return selectField({
    name: 'type',
    label: 'Type',
    value,
    choices: [{ value: '', label: all }, ...EVENT_TYPES.map((type) => ({ value: type, label: type }))],
  });
}

interface MomentView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: Content;
}

/** A moment, in UTC. */
export function momentField({ name, label, value, hint }: MomentView): Html {
  return field(
    { name, label, hint },
    (attributes) => html`<input ${attributes} type="datetime-local" value="${value}" step="1" />`,
  );
}

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
    const mayRead = may(session, listWebhookEndpoints);
    const endpoints = mayRead ? await allOf(context, listWebhookEndpoints, page) : [];
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
        ${
          mayRead &&
          html`<section class="card sec">
            <h2>Deliveries</h2>
            ${sent.length > 0 ? eventDeliveries(session, event, sent) : NO_ENDPOINT}
          </section>`
        }
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
    ${eventTimesNote(session)}
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
  if (!may(session, redeliverEvent)) return undefined;
  if (endpoint.status === 'disabled') return html`<span class="muted">Endpoint is disabled</span>`;
  return html`<form method="post" action="/console/events/${event.id}/redeliver">
    ${csrfField(session)}${intentField()}<input type="hidden" name="endpoint" value="${endpoint.id}" />
    <button class="quiet slim">Redeliver<span class="unseen"> to ${pathOf(endpoint.url)}</span></button>
  </form>`;
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
