import type { Router } from 'express';
import { html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { listSandboxMessages, type SandboxMessage } from '../../../providers/messages/contract/messages.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { addressOf, filterForm, filterNamed, whatIsSet } from '../parts/filters.ts';
import { attempt, inSandbox } from '../parts/form-pages.ts';
import { secondOf } from '../parts/format.ts';
import { type Column, emptyList, listSteps, recordTable } from '../parts/list-page.ts';
import { MESSAGES } from '../parts/paths.ts';

const PAGE = 50;

/** The filter of the inbox, as in the URL. The API has the same filters. */
const filterIn = filterNamed(['to', 'channel', 'merchant']);

/** Mounts the list of messages that production would have sent, newest first. */
export function mountInboxPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/messages')
    .get(async (req, res) => {
      const session = inSandbox(await pages.welcome(req, res));
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const query = { ...whatIsSet(filter), limit: PAGE, ...(cursor !== '' && { cursor }) };
      const { result: list, refusal } = await attempt(pages, res, () =>
        context.api.call(listSandboxMessages, { session, res, query }),
      );
      const { data = [], next_cursor: next = null } = list ?? {};
      const hasNone = list && data.length === 0 && addressOf(filter, { cursor }) === '';
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Messages',
        section: MESSAGES,
        content: html`<div class="head">
            <h1>Messages</h1>
            <a class="button quiet" href="${MESSAGES}/preview">Preview messages</a>
          </div>
          ${
            hasNone
              ? emptyList(NO_MESSAGES)
              : filterForm({
                  action: MESSAGES,
                  label: 'Messages',
                  filter,
                  kept: { merchant: 'Merchant' },
                  refusal,
                  fields: [
                    { name: 'to', label: 'Whole phone number or email', isSearch: true, maxLength: 254 },
                    { name: 'channel', label: 'Sent as', choices: CHANNELS },
                  ],
                })
          }
          ${list && !hasNone && data.length === 0 && emptyList(NONE_MATCH)}
          ${
            data.length > 0 &&
            html`<section class="card">${recordTable(COLUMNS, data)}</section>
              ${listSteps(MESSAGES, { filter, cursor, next })}`
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const NO_MESSAGES = {
  title: 'No messages yet',
  advice: html`The sandbox sends no text messages and no emails. Those that production would send, such as a
  one-time code, are kept here for 30 days.`,
};

const NONE_MATCH = {
  title: 'No messages match',
  advice: 'The search finds a whole phone number, in any spelling, or a whole email address.',
};

const CHANNELS = [
  { value: 'sms', label: 'Text' },
  { value: 'email', label: 'Email' },
  { value: 'browser', label: 'Browser' },
];

const CHANNEL_WORDS = { sms: 'Text', email: 'Email', browser: 'Browser' } as const;

const COLUMNS: readonly Column<SandboxMessage>[] = [
  { title: 'Sent', isFixed: true, cell: (message) => secondOf(message.created_at) },
  {
    title: 'To',
    isFixed: true,
    cell: ({ to, channel }) =>
      html`<span>${to}<br /><span class="small muted">${CHANNEL_WORDS[channel]}</span></span>`,
  },
  {
    title: 'Message',
    place: 'below',
    // A letter is read as it looks; here is its beginning.
    cell: ({ id, subject, text, html: letter }) =>
      letter === null
        ? text
        : html`<div>
            <strong>${subject ?? ''}</strong>
            <p class="excerpt">${text}</p>
            <a href="${MESSAGES}/${id}" target="_blank" rel="noopener">See it as it looks</a>
          </div>`,
  },
];
