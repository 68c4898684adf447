import type { Router } from 'express';
import { addressOf } from '../parts/list-page.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import { secondOf } from '../parts/format.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { Page } from '../../../core/contract/fields.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { listSandboxMessages, type SandboxMessage } from '../../../providers/messages/contract/messages.ts';
import { filterForm, filterIn, queryOf, type InboxFilter } from './inbox-filter.ts';
import { MESSAGES } from '../parts/paths.ts';

const PAGE = 50;

/** What production would have sent, newest first. */
export function mountInboxPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/messages')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      if (session.principal.environment !== 'sandbox') throw new ApiError('not_found');
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const query = { ...queryOf(filter), limit: PAGE, ...(cursor !== '' && { cursor }) };
      const { result: list, refusal } = await attempt(pages, res, () =>
        context.api.call(listSandboxMessages, { session, res, query }),
      );
      const hasNone = list?.data.length === 0 && addressOf(filter, { cursor }) === '';
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Messages',
        section: MESSAGES,
        content: html`<div class="head"><h1>Messages</h1></div>
          ${hasNone ? NO_MESSAGES : filterForm(filter, refusal)}
          ${list && !hasNone && listed(list, filter, cursor)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const NO_MESSAGES = html`<section class="card sec empty">
  <h2>No messages yet</h2>
  <p>
    The sandbox sends no text messages and no emails. Those that production would send, such as a one-time
    code, are kept here for 30 days.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No messages match</h2>
  <p>The search finds a whole phone number, in any spelling, or a whole email address.</p>
</section>`;

function listed(list: Page<SandboxMessage>, filter: InboxFilter, cursor: string): Content {
  if (list.data.length === 0) return NONE_MATCH;
  const next = list.next_cursor;
  return html`<section class="card sec">${table(list.data)}</section>
    <p class="buttons">
      ${cursor !== '' && html`<a class="button quiet" href="${MESSAGES}${addressOf(filter)}">Newest</a>`}
      ${
        next !== null &&
        html`<a class="button quiet" href="${MESSAGES}${addressOf(filter, { cursor: next })}">Older</a>`
      }
    </p>`;
}

const CHANNEL_WORDS = { sms: 'Text', email: 'Email' } as const;

function table(messages: readonly SandboxMessage[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Sent</th>
        <th scope="col">To</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${messages.map(
        ({ channel, to, subject, text, created_at: at }) =>
          html`<tr>
            <td data-label="Sent" class="fixed">${secondOf(at)}</td>
            <td data-label="To" class="fixed">
              <span>${to}<br /><span class="small muted">${CHANNEL_WORDS[channel]}</span></span>
            </td>
            <td data-label="Message">
              <span>${subject !== null && html`<strong>${subject}</strong><br />`}${text}</span>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
