import { changesTable } from '../console/parts/shared-tables.ts';
import type { Router } from 'express';
import { auditAcross, type PlatformAuditRow } from '../../accounts/audit/audit.ts';
import { listOperators } from '../../accounts/operators/operators.ts';
import { ACTOR_KINDS, type Actor, type Change } from '../../core/contract/audit.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Content } from '../../core/text/html.ts';
import { filterForm, filterNamed } from '../console/parts/filters.ts';
import { secondOf, shortTimeOf } from '../console/parts/format.ts';
import { emptyList, listSteps, recordTable, type Column } from '../console/parts/list-page.ts';
import { ApiError } from '../../core/api/errors.ts';
import { copyable, fact, wordsOfName } from '../console/parts/pieces.ts';
import { wordsOfAct } from '../shell/act-words.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

const AUDIT = `${BASE}/audit`;
const PARTNERS = `${BASE}/partners`;
const PAGE = 50;

const filterIn = filterNamed(['record', 'partner', 'actor_kind', 'operation', 'actor']);

/** Names the people of the operator by their IDs. */
type Names = ReadonlyMap<string, string>;

/** Mounts the changes of all partners and of the platform itself, newest first, and the page of one. */
export function mountAuditPages(router: Router, context: OperatorContext, pages: OperatorPages): void {
  const { db } = context;
  const readNames = async (): Promise<Names> =>
    new Map((await listOperators(db)).map(({ id, email }) => [id, email]));

  router
    .route('/audit')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const rows = await auditAcross(db, filter, { limit: PAGE + 1, after: cursor });
      const shown = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
      const names = await readNames();
      await pages.send(res, session, {
        title: 'Audit log',
        section: AUDIT,
        content: html`<div class="head"><h1>Audit log</h1></div>
          ${filterForm({
            action: AUDIT,
            label: 'Audit log',
            filter,
            refusal: undefined,
            kept: { actor: 'Actor', operation: 'Operation' },
            fields: [
              { name: 'record', label: 'Record ID', isSearch: true, maxLength: 40 },
              { name: 'partner', label: 'Partner ID', maxLength: 40, hint: '“platform” for its own log.' },
              {
                name: 'actor_kind',
                label: 'Changed by',
                choices: ACTOR_KINDS.map((value) => ({ value, label: wordsOfName(value) })),
              },
            ],
          })}
          ${
            shown.length > 0
              ? html`<section class="card">
                    ${recordTable(columnsAt(context.clock.now(), names), shown)}
                  </section>
                  ${listSteps(AUDIT, { filter, cursor, next })}`
              : emptyList({
                  title: 'No changes',
                  advice:
                    `No change matches this filter. Changes are kept for ${context.retention.auditLog} ` +
                    'days.',
                })
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
  router
    .route('/audit/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const [row] = await auditAcross(db, { id: req.params.id }, { limit: 1, after: '' });
      if (!row) throw new ApiError('not_found');
      await pages.send(res, session, {
        title: wordsOfAct(row.operation),
        section: AUDIT,
        content: html`<div class="head"><h1>${wordsOfAct(row.operation)}</h1></div>
          <section class="card sec"><dl class="facts wide">${factsOf(row, await readNames())}</dl></section>
          <section class="card sec">
            <h2>Changes</h2>
            ${changesTable(JSON.parse(row.changes) as readonly Change[])}
          </section>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const columnsAt = (nowMs: number, names: Names): readonly Column<PlatformAuditRow>[] => [
  {
    title: 'Change',
    cell: ({ id, operation }) => html`<a href="${AUDIT}/${id}">${wordsOfAct(operation)}</a>`,
  },
  { title: 'By', place: 'below', cell: (row) => actorLine(row, names) },
  { title: 'Partner', cell: ({ partner }) => partner ?? 'The platform' },
  { title: 'Record', isExtra: true, cell: ({ record_type }) => wordsOfName(record_type ?? '–') },
  { title: 'Time', isEnd: true, isFixed: true, cell: ({ created_at }) => shortTimeOf(created_at, nowMs) },
];

function actorLine({ actor }: PlatformAuditRow, names: Names): string {
  const { kind, id, email } = JSON.parse(actor) as Actor;
  if (kind === 'operator')
    return email ?? (id === null ? 'Command line' : (names.get(id) ?? `Former person ${id}`));
  return email ?? (id === null ? wordsOfName(kind) : `${wordsOfName(kind)} …${id.slice(-4)}`);
}

function factsOf(row: PlatformAuditRow, names: Names): Content[] {
  const { id } = JSON.parse(row.actor) as Actor;
  return [
    fact(
      'Partner',
      row.partner === null
        ? 'The platform'
        : html`<a href="${PARTNERS}/${row.partner_id}">${row.partner}</a>, ${row.environment}`,
    ),
    fact('Operation', html`<a class="mono" href="${AUDIT}?operation=${row.operation}">${row.operation}</a>`),
    fact(
      'Record',
      row.record_id && copyable(row.record_id, 'the record’s ID', `${AUDIT}?record=${row.record_id}`),
    ),
    fact('Time', secondOf(row.created_at)),
    fact('By', actorLine(row, names)),
    fact('Their ID', id && copyable(id, 'the actor’s ID', `${AUDIT}?actor=${id}`)),
    fact('Through', wordsOfName(row.via)),
    fact('Address', row.address && html`<span class="mono">${row.address}</span>`),
    fact('Client', row.client),
    fact('Request', row.request_id && copyable(row.request_id, 'the request’s ID')),
    fact('Hash', row.hash === null ? 'In a few seconds' : copyable(row.hash, 'the hash')),
  ];
}
