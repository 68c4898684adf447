import type { Request, Response, Router } from 'express';
import type { OperatorSession } from '../../accounts/operators/operators.ts';
import { REASON_LENGTH } from '../../accounts/limits/contract/limit-requests.ts';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Html } from '../../core/text/html.ts';
import { dayOf, numberOf } from '../console/parts/format.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { emptyList, recordTable, type Column } from '../console/parts/list-page.ts';
import { copyable, fact } from '../console/parts/pieces.ts';
import { csrfField, problem, textArea, textField } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import { requestState } from './sign-up-pages.ts';
import type { OperatorPages, Refused } from './renderer.ts';

const LIMITS = `${BASE}/limits`;
const PARTNERS = `${BASE}/partners`;
const MOST = 100;

/** Mounts the requests for higher limits: the open ones, those that were decided, and a page for each. */
export function mountLimitRequestPages(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/limits')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const open = await limitRequests(context, 'open');
      const decided = await limitRequests(context, 'decided');
      await pages.send(res, session, {
        title: 'Limit requests',
        section: LIMITS,
        content: html`<div class="head"><h1>Limit requests</h1></div>
          ${
            open.length === 0
              ? emptyList({
                  title: 'No open requests',
                  advice: 'Partners ask on their console’s page of limits, or by the API.',
                })
              : html`<section class="card">${recordTable(LIMIT_COLUMNS, open)}</section>`
          }
          ${
            decided.length > 0 &&
            html`<h2>Decided</h2>
              <section class="card">${recordTable(LIMIT_COLUMNS, decided)}</section>`
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
  router
    .route('/limits/:id')
    .get(async (req, res) => show(res, await pages.welcome(req), req.params.id))
    .all(refuseMethod('GET, HEAD'));
  for (const [path, command] of [
    ['grant', 'limits grant'],
    ['refuse', 'limits refuse'],
  ] as const) {
    router
      .route(`/limits/:id/${path}`)
      .get((req, res) => res.redirect(303, `${LIMITS}/${req.params.id}`))
      .post((req: Request<{ id: string }>, res) => {
        const { id } = req.params;
        return pages.act(req, res, {
          command,
          flags: (form) => ({
            request: id,
            message: form.get('message')?.trim() ?? '',
            ...(path === 'grant' && { 'per-minute': form.get('per-minute')?.trim() ?? '' }),
          }),
          next: LIMITS,
          again: (session, refusal, form) => show(res, session, id, { refusal, form }),
        });
      })
      .all(refuseMethod('GET, HEAD, POST'));
  }

  async function show(res: Response, session: OperatorSession, id: string, refused?: Refused): Promise<void> {
    const [row] = await limitRequests(context, { id });
    if (!row) throw new ApiError('not_found');
    const { refusal } = refused ?? {};
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: limitName(row),
      section: LIMITS,
      content: html`<div class="head"><h1>${limitName(row)}</h1></div>
        ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)} ${limitFacts(row)}
        ${row.status === 'open' && limitForm(row, session, refused)}`,
    });
  }
}

type LimitRow = Awaited<ReturnType<typeof limitRequests>>[number];

/** Returns the open requests, the oldest first, those that were decided, the newest first, or one. */
function limitRequests({ db }: OperatorContext, which: 'open' | 'decided' | { readonly id: string }) {
  return db
    .selectFrom('limit_requests')
    .innerJoin('partners', 'partners.id', 'limit_requests.partner_id')
    .leftJoin('merchants', 'merchants.id', 'limit_requests.merchant_id')
    .leftJoin('keys', 'keys.id', 'limit_requests.key_id')
    .selectAll('limit_requests')
    .select(['partners.name as partner', 'merchants.display_name', 'keys.name as key', 'keys.last_four'])
    .$if(typeof which === 'string', (some) =>
      some.where('limit_requests.status', which === 'open' ? '=' : '!=', 'open'),
    )
    .$if(typeof which !== 'string', (some) =>
      some.where('limit_requests.id', '=', typeof which === 'string' ? '' : which.id),
    )
    .orderBy('limit_requests.id', which === 'open' ? 'asc' : 'desc')
    .limit(MOST)
    .execute();
}

const limitName = ({ display_name, key, last_four }: LimitRow): string =>
  display_name ?? `Key ${key} …${last_four}`;

const LIMIT_COLUMNS: readonly Column<LimitRow>[] = [
  { title: 'Limit', cell: (row) => html`<a href="${LIMITS}/${row.id}">${limitName(row)}</a>` },
  { title: 'Partner', place: 'below', cell: ({ partner }) => partner },
  { title: 'State', place: 'status', cell: ({ status }) => requestState(status) },
  {
    title: 'Per minute',
    isFixed: true,
    cell: (row) =>
      html`${numberOf(row.current_per_minute)} → ${numberOf(row.granted_per_minute ?? row.per_minute)}`,
  },
  { title: 'Asked', isEnd: true, isFixed: true, cell: ({ created_at }) => dayOf(created_at) },
];

function limitFacts(row: LimitRow): Html {
  return html`<section class="card sec">
    <dl class="facts">
      ${fact('State', requestState(row.status))}
      ${fact('Partner', html`<a href="${PARTNERS}/${row.partner_id}">${row.partner}</a>`)}
      ${fact('Environment', row.environment === 'production' ? 'Production' : 'Sandbox')}
      ${fact('Limit now', numberOf(row.current_per_minute))} ${fact('Wanted', numberOf(row.per_minute))}
      ${fact('Granted', row.granted_per_minute !== null && numberOf(row.granted_per_minute))}
      ${fact('Asked by', row.asked_by ?? 'A server')} ${fact('Asked', dayOf(row.created_at))}
      ${fact('Decided', row.decided_at && dayOf(row.decided_at))}
      ${fact('ID', copyable(row.id, 'the request’s ID'))}
    </dl>
    <h2>Reason</h2>
    <p>${row.reason}</p>
    ${
      row.answer !== null &&
      html`<h2>Answer</h2>
        <p>${row.answer}</p>`
    }
  </section>`;
}

function limitForm(row: LimitRow, session: OperatorSession, refused: Refused | undefined): Html {
  const { refusal, form } = refused ?? {};
  const errorAt = (param: string) => refusal?.param === param && { error: faultText(refusal, param) };
  return html`<form class="card sec narrow" method="post" action="${LIMITS}/${row.id}/grant">
    <h2>Decision</h2>
    ${csrfField(session)}${textField({
      name: 'per-minute',
      label: 'Requests per minute',
      hint: 'What was asked for, or another number.',
      value: form?.get('per-minute') ?? String(row.per_minute),
      maxLength: 9,
      isNumeric: true,
      ...errorAt('per-minute'),
    })}
    ${textArea({
      name: 'message',
      label: 'Answer',
      hint: `The partner reads it, up to ${numberOf(REASON_LENGTH)} characters. A refusal needs one.`,
      value: form?.get('message') ?? '',
      rows: 2,
      ...errorAt('message'),
    })}
    <p class="buttons">
      <button>Grant</button><button class="danger" formaction="${LIMITS}/${row.id}/refuse">Refuse</button>
    </p>
  </form>`;
}
