import type { Router } from 'express';
import { listEvents, type Event } from '../../developers/webhooks/contract/events.ts';
import type { ApiError } from '../../core/api/errors.ts';
import type { Page } from '../../core/contract/fields.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { addressOf } from './parts/list-page.ts';
import { attempt } from './parts/form-pages.ts';
import { realTimeNote } from './clock-note.ts';
import type { ConsoleContext } from './context.ts';
import { copyable } from './parts/pieces.ts';
import { filterIn, momentField, queryOf, typeField, type EventFilter } from './event-filter.ts';
import { problem } from '../shell/forms/field.ts';
import type { PageRenderer } from './page-renderer.ts';
import { secondOf } from './parts/format.ts';
import { EVENTS, MERCHANTS } from './parts/paths.ts';

const PAGE = 50;

/** What happened in this environment, newest first, by type and day. */
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
          ${filterForm(filter, refusal)} ${realTimeNote(session)} ${list && listed(list, filter, cursor)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function filterForm(filter: EventFilter, refusal: ApiError | undefined): Html {
  return html`<form class="card sec filter" method="get" action="${EVENTS}" role="search" aria-label="Events">
    ${problem(refusal?.publicMessage)} ${typeField(filter.type, 'All types')}
    ${momentField({ name: 'from', label: 'From (UTC)', value: filter.from, kind: 'date' })}
    ${momentField({ name: 'to', label: 'To (UTC)', value: filter.to, kind: 'date' })}
    <p class="buttons">
      <button class="quiet">Filter</button>
      ${addressOf(filter) !== '' && html`<a class="button quiet" href="${EVENTS}">Clear</a>`}
    </p>
  </form>`;
}

function listed(list: Page<Event>, filter: EventFilter, cursor: string): Content {
  if (list.data.length === 0) {
    return html`<section class="card sec empty">
      <h2>No events</h2>
      ${
        addressOf(filter) === ''
          ? html`<p>
              Events are kept for 30 days. When something happens in this environment, it’s listed here.
            </p>`
          : html`<p>No event matches this filter. Events are kept for 30 days.</p>`
      }
    </section>`;
  }
  return html`<section class="card sec">${table(list.data)}</section>
    <p class="buttons">
      ${cursor !== '' && html`<a class="button quiet" href="${EVENTS}${addressOf(filter)}">Newest</a>`}
      ${
        list.next_cursor !== null &&
        html`<a class="button quiet" href="${EVENTS}${addressOf(filter, { cursor: list.next_cursor })}"
          >Older</a
        >`
      }
    </p>`;
}

function table(events: readonly Event[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Type</th>
        <th scope="col">Event</th>
        <th scope="col">Merchant</th>
        <th scope="col" class="end">Time</th>
      </tr>
    </thead>
    <tbody>
      ${events.map(
        ({ id, type, merchant, created_at: at }) =>
          html`<tr>
            <td data-label="Type"><a class="mono" href="${EVENTS}/${id}">${type}</a></td>
            <td data-label="Event">${copyable(id, 'the event’s ID')}</td>
            <td data-label="Merchant">
              ${merchant === null ? '–' : copyable(merchant, 'the merchant’s ID', `${MERCHANTS}/${merchant}`)}
            </td>
            <td data-label="Time" class="end fixed">${secondOf(at)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
