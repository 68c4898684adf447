import type { Router } from 'express';
import { listEvents, type Event } from '../../../developers/webhooks/contract/events.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import type { Page } from '../../../core/contract/fields.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { addressOf, type Column, emptyList, filterForm, listSteps, recordTable } from '../parts/list-page.ts';
import { attempt } from '../parts/form-pages.ts';
import { realTimeNote, copyable } from '../parts/pieces.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { secondOf } from '../parts/format.ts';
import { EVENTS, merchantPath } from '../parts/paths.ts';
import { EVENT_TYPES } from '../../../developers/document/event-types.ts';
import { field, selectField } from '../../shell/forms/field.ts';

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
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Events',
        section: EVENTS,
        content: html`<div class="head">
            <h1>Events</h1>
            <a class="button quiet" href="${EVENTS}/replay${addressOf(filter)}">Replay events</a>
          </div>
          ${filterOf(filter, refusal)} ${realTimeNote(session)} ${list && listed(list, filter, cursor)}`,
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
    button: 'Filter',
    fields: html`${typeField(filter.type, 'All types')}
    ${momentField({ name: 'from', label: 'From (UTC)', value: filter.from, kind: 'date' })}
    ${momentField({ name: 'to', label: 'To (UTC)', value: filter.to, kind: 'date' })}`,
  });
}

function listed({ data, next_cursor: next }: Page<Event>, filter: EventFilter, cursor: string): Content {
  if (data.length > 0) {
    return html`<section class="card sec">${recordTable(COLUMNS, data)}</section>
      ${listSteps(EVENTS, { filter, cursor, next })}`;
  }
  return emptyList({
    title: 'No events',
    advice:
      addressOf(filter) === ''
        ? 'Events are kept for 30 days. When something happens in this environment, it’s listed here.'
        : 'No event matches this filter. Events are kept for 30 days.',
  });
}

const COLUMNS: readonly Column<Event>[] = [
  { title: 'Type', cell: ({ id, type }) => html`<a class="mono" href="${EVENTS}/${id}">${type}</a>` },
  { title: 'Event', cell: ({ id }) => copyable(id, 'the event’s ID') },
  {
    title: 'Merchant',
    cell: ({ merchant }) =>
      merchant === null ? '–' : copyable(merchant, 'the merchant’s ID', merchantPath(merchant)),
  },
  { title: 'Time', isEnd: true, isFixed: true, cell: (event) => secondOf(event.created_at) },
];

/** The filter of the list of events, as in the URL: days are in UTC, `to` is the last of them. */
export type EventFilter = Readonly<Record<'type' | 'from' | 'to', string>>;

const DAY_MS = 24 * 60 * 60 * 1000;

export function filterIn(query: Readonly<Record<string, unknown>>): EventFilter {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  return { type: text('type'), from: text('from'), to: text('to') };
}

/** Returns the filter as a query of `listEvents`, which rejects an invalid type or day. */
export function queryOf({ type, from, to }: EventFilter): Record<string, string> {
  return {
    ...(type !== '' && { type }),
    ...(from !== '' && { created_after: startOf(from, 0) }),
    ...(to !== '' && { created_before: startOf(to, DAY_MS) }),
  };
}

function startOf(day: string, plusMs: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(ms);
  return isDay && new Date(ms).toISOString().startsWith(day) ? new Date(ms + plusMs).toISOString() : day;
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
  readonly kind: 'date' | 'datetime-local';
  readonly hint?: Content;
}

/** A day or a moment, in UTC. */
export function momentField({ name, label, value, kind, hint }: MomentView): Html {
  return field(
    { name, label, hint },
    (attributes) =>
      html`<input
        ${attributes}
        type="${kind}"
        value="${value}"
        ${kind === 'datetime-local' && html` step="1"`}
      />`,
  );
}
