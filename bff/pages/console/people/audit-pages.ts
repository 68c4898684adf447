import { changesTable } from '../parts/shared-tables.ts';
import type { Router } from 'express';
import {
  exportAuditEvents,
  getAuditEvent,
  listAuditEvents,
  type AuditEvent,
} from '../../../accounts/audit/contract/audit-events.ts';
import { ACTOR_KINDS, type ActorKind, type Channel } from '../../../core/contract/audit.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { sendDownload } from '../../../core/http/responses.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { wordsOfAct } from '../../shell/act-words.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { addressOf, choicesOf, createdOn, filterForm, filterNamed, whatIsSet } from '../parts/filters.ts';
import type { ListFilter } from '../parts/filters.ts';
import { attempt } from '../parts/form-pages.ts';
import { secondOf, shortTimeOf } from '../parts/format.ts';
import { type Column, emptyList, listSteps, recordTable } from '../parts/list-page.ts';
import {
  AUDIT,
  EVENTS,
  KEYS,
  memberPath,
  merchantPath,
  orderPath,
  payLinkPath,
  paymentPath,
  payoutPath,
  programPath,
  TEAM,
} from '../parts/paths.ts';
import { copyable, fact, realTimeNote } from '../parts/pieces.ts';

const PAGE = 50;

const filterIn = filterNamed(['record', 'actor_kind', 'actor', 'operation', 'from', 'to']);
type Filter = ListFilter<'record' | 'actor_kind' | 'actor' | 'operation' | 'from' | 'to'>;

/** Returns the filter as a query of the operations, which reject what can't be. */
function queryOf({ from, to, ...same }: Filter): Record<string, string> {
  return { ...whatIsSet(same), ...createdOn(from, to) };
}

/** Mounts the list of changes, newest first, with its filters and its files. */
export function mountAuditPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/audit')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const query = { ...queryOf(filter), limit: PAGE, ...(cursor !== '' && { cursor }) };
      const { result: list, refusal } = await attempt(pages, res, () =>
        context.api.call(listAuditEvents, { session, res, query }),
      );
      const file = (format: string): string => `${AUDIT}/file${addressOf(filter, { format })}`;
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Audit log',
        section: AUDIT,
        content: html`<div class="head">
            <h1>Audit log</h1>
            <p class="buttons">
              <a class="button quiet" href="${file('csv')}" download>CSV</a>
              <a class="button quiet" href="${file('jsonl')}" download>JSON lines</a>
            </p>
          </div>
          ${filterForm({
            action: AUDIT,
            label: 'Audit log',
            filter,
            refusal,
            kept: { actor: 'Actor', operation: 'Operation' },
            fields: [
              { name: 'record', label: 'Record ID', isSearch: true, maxLength: 40 },
              { name: 'actor_kind', label: 'Changed by', choices: choicesOf(ACTOR_KINDS, KIND_WORDS) },
              { name: 'from', label: 'From (UTC)', isDay: true },
              { name: 'to', label: 'To (UTC)', isDay: true },
            ],
          })}
          ${realTimeNote(session)}
          ${
            list &&
            (list.data.length > 0
              ? html`<section class="card">${recordTable(columnsAt(session.nowMs), list.data)}</section>
                  ${listSteps(AUDIT, { filter, cursor, next: list.next_cursor })}`
              : emptyList({
                  title: 'No changes',
                  advice:
                    `No change matches this filter. Changes are kept for ${context.retention.auditLog} ` +
                    'days.',
                }))
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** Mounts the files of the matching changes. Comes before `/audit/:id`. */
export function mountAuditFile(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/audit/file')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const query = { ...queryOf(filterIn(req.query)), format: String(req.query['format']) };
      await sendDownload(res, 200, await context.api.download(exportAuditEvents, { session, res, query }));
    })
    .all(refuseMethod('GET, HEAD'));
}

const KIND_WORDS: Readonly<Record<ActorKind, string>> = {
  key: 'Key',
  person: 'Person',
  staff: 'Staff',
  session: 'Element',
  guest: 'Guest',
  operator: 'Operator',
  platform: 'Trellis',
};

const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  api: 'API',
  console: 'Console',
  element: 'Element',
  page: 'Hosted page',
  device: 'Shared device',
  command_line: 'Command line',
};

const columnsAt = (nowMs: number): readonly Column<AuditEvent>[] => [
  {
    title: 'Change',
    cell: (event) => html`<a href="${AUDIT}/${event.id}">${wordsOfAct(event.operation)}</a>`,
  },
  { title: 'By', place: 'below', cell: actorLine },
  { title: 'Record', cell: ({ record }) => shortRecord(record) },
  { title: 'Through', isExtra: true, cell: ({ via }) => CHANNEL_WORDS[via] },
  { title: 'Time', isEnd: true, isFixed: true, cell: (event) => shortTimeOf(event.created_at, nowMs) },
];

/** Names the actor, and leads to all of its changes. */
function actorLine({ actor: { kind, id, email } }: Pick<AuditEvent, 'actor'>): Content {
  if (id === null) return kind === 'person' ? 'Sign-in link' : KIND_WORDS[kind];
  return html`<a href="${AUDIT}?actor=${id}">${email ?? `${KIND_WORDS[kind]} ${endOf(id)}`}</a>`;
}

/** The end of an ID, by which people tell a few of them apart. */
const endOf = (id: string): string => (id.length > 8 ? `…${id.slice(-4)}` : id);

/** The pages of records, by their type. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  merchant: merchantPath,
  order: orderPath,
  payment: paymentPath,
  payout: payoutPath,
  pay_link: payLinkPath,
  loyalty_account: memberPath,
  loyalty_program: programPath,
  key: (id) => `${KEYS}/${id}`,
  event: (id) => `${EVENTS}/${id}`,
  member: () => TEAM,
  webhook_endpoint: () => '/console/webhooks',
  domain: () => '/console/domains',
};

function recordLink({ type, id }: AuditEvent['record']): Content {
  if (id === null) return typeName(type);
  return html`${typeName(type)} ${copyable(id, 'the record’s ID', PAGES[type ?? '']?.(id))}`;
}

/** In a list: the page of a change has the whole ID. */
function shortRecord({ type, id }: AuditEvent['record']): Content {
  if (id === null) return typeName(type);
  const path = PAGES[type ?? '']?.(id);
  const words = `${typeName(type)} ${endOf(id)}`;
  return path === undefined ? words : html`<a href="${path}">${words}</a>`;
}

function typeName(type: string | null): string {
  const words = (type ?? '').replaceAll('_', ' ');
  return words === '' ? '–' : `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** Mounts the page of one change: who, from where, and each value before and after. */
export function mountAuditEventPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/audit/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const params = { id: req.params.id };
      const event = await context.api.call(getAuditEvent, { session, res, params });
      await pages.send(res, session, {
        title: wordsOfAct(event.operation),
        section: AUDIT,
        content: html`<div class="head"><h1>${wordsOfAct(event.operation)}</h1></div>
          <section class="card sec">
            ${realTimeNote(session)}
            <dl class="facts wide">${factsOf(event)}</dl>
          </section>
          <section class="card sec">
            <h2>Changes</h2>
            ${changesTable(event.changes)}
          </section>
          <section class="card sec">
            <h2>Proof</h2>
            <dl class="facts wide">
              ${fact('Hash', event.hash === null ? 'In a few seconds' : copyable(event.hash, 'the hash'))}
              ${fact('Hash before', event.previous_hash && copyable(event.previous_hash, 'the hash before'))}
            </dl>
          </section>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function factsOf(event: AuditEvent): Content[] {
  const { actor, record } = event;
  return [
    fact(
      'Operation',
      html`<a class="mono" href="${AUDIT}?operation=${event.operation}">${event.operation}</a>`,
    ),
    fact('Record', recordLink(record)),
    fact('All changes of it', record.id !== null && html`<a href="${AUDIT}?record=${record.id}">Show</a>`),
    fact('Time', secondOf(event.created_at)),
    fact('By', actorLine(event)),
    fact('Their ID', actor.id && copyable(actor.id, 'the actor’s ID')),
    fact('Role', actor.role),
    fact('Key of the session', actor.key && copyable(actor.key, 'the key’s ID', `${KEYS}/${actor.key}`)),
    fact('Through', CHANNEL_WORDS[event.via]),
    fact('Address', event.address && html`<span class="mono">${event.address}</span>`),
    fact('Client', event.client),
    fact(
      'Merchant',
      event.merchant && copyable(event.merchant, 'the merchant’s ID', merchantPath(event.merchant)),
    ),
    fact('Request', event.request && copyable(event.request, 'the request’s ID')),
  ];
}
