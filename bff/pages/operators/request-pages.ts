import type { Request, Response, Router } from 'express';
import {
  listSignUps,
  readSignUp,
  type OperatorSession,
  type SignUpRequest,
} from '../../accounts/operators/operators.ts';
import { REASON_LENGTH } from '../../accounts/limits/contract/limit-requests.ts';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { dayOf, numberOf } from '../console/parts/format.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { emptyList, recordTable, type Column } from '../console/parts/list-page.ts';
import { chip, copyable, fact, type Tone } from '../console/parts/pieces.ts';
import { csrfField, field, problem, textArea, textField, type Form } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

const LIMITS = `${BASE}/limits`;
const SIGN_UPS = `${BASE}/sign-ups`;
const PARTNERS = `${BASE}/partners`;
const MOST = 100;

const TONES: Readonly<Record<string, Tone>> = {
  granted: 'success',
  approved: 'success',
  refused: 'danger',
  open: 'warn',
  waiting: 'warn',
};
const stateOf = (status: string): Html =>
  chip(TONES[status] ?? 'plain', `${status[0]?.toUpperCase()}${status.slice(1)}`);

/** The error of a form, and the values that were typed. */
interface Refused {
  readonly refusal: ApiError;
  readonly form: Form;
}

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
  { title: 'State', place: 'status', cell: ({ status }) => stateOf(status) },
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
      ${fact('State', stateOf(row.status))}
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

/** Mounts those who ask for a sandbox or are invited to one, and a page for each request. */
export function mountSignUpPages(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/sign-ups')
    .get(async (req, res) => show(res, await pages.welcome(req)))
    .post((req, res) =>
      pages.act(req, res, {
        command: 'sign-ups invite',
        flags: (form) => ({ email: form.get('email')?.trim() ?? '' }),
        next: SIGN_UPS,
        again: (session, refusal, form) => show(res, session, { refusal, form }),
      }),
    )
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/sign-ups/:id')
    .get(async (req, res) => showOne(res, await pages.welcome(req), req.params.id))
    .all(refuseMethod('GET, HEAD'));
  for (const [path, command] of [
    ['approve', 'sign-ups approve'],
    ['refuse', 'sign-ups refuse'],
  ] as const) {
    router
      .route(`/sign-ups/:id/${path}`)
      .get((req, res) => res.redirect(303, `${SIGN_UPS}/${req.params.id}`))
      .post((req: Request<{ id: string }>, res) => {
        const { id } = req.params;
        return pages.act(req, res, {
          command,
          flags: (form) => ({
            request: id,
            ...(path === 'refuse' && { message: form.get('message')?.trim() ?? '' }),
          }),
          next: SIGN_UPS,
          again: (session, refusal, form) => showOne(res, session, id, { refusal, form }),
        });
      })
      .all(refuseMethod('GET, HEAD, POST'));
  }

  async function show(res: Response, session: OperatorSession, refused?: Refused): Promise<void> {
    const now = new Date(context.clock.now());
    const open = await listSignUps(context.db, 'open', now);
    const decided = await listSignUps(context.db, 'decided', now);
    const { refusal, form } = refused ?? {};
    const isOfEmail = refusal?.param === 'email';
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Sign-ups',
      section: SIGN_UPS,
      content: html`<div class="head"><h1>Sign-ups</h1></div>
        ${problem(isOfEmail ? undefined : refusal?.publicMessage)}
        <p class="muted">${MODES[context.signUpMode]}</p>
        ${
          open.length === 0
            ? emptyList({
                title: 'Nobody waits',
                advice: 'Requests and invitations are here while they are open.',
              })
            : html`<section class="card">${recordTable(SIGN_UP_COLUMNS, open)}</section>`
        }
        <form class="card sec narrow" method="post" action="${SIGN_UPS}">
          <h2>Invite a company</h2>
          ${csrfField(session)}${field(
            {
              name: 'email',
              label: 'Email',
              hint: 'Signing up with this address within seven days opens a sandbox at once.',
              ...(isOfEmail && { error: faultText(refusal, 'email') }),
            },
            (attributes) =>
              html`<input
                ${attributes}
                type="email"
                value="${form?.get('email') ?? ''}"
                autocomplete="off"
                maxlength="254"
                required
              />`,
          )}
          <p class="buttons"><button>Invite</button></p>
        </form>
        ${
          decided.length > 0 &&
          html`<h2>Decided</h2>
            <section class="card">${recordTable(SIGN_UP_COLUMNS, decided)}</section>`
        }`,
    });
  }

  async function showOne(
    res: Response,
    session: OperatorSession,
    id: string,
    refused?: Refused,
  ): Promise<void> {
    const one = await readSignUp(context.db, id);
    const { refusal, form } = refused ?? {};
    const title = one.company ?? one.email;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title,
      section: SIGN_UPS,
      content: html`<div class="head"><h1>${title}</h1></div>
        ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)}
        <section class="card sec">
          <dl class="facts">
            ${fact('State', stateOf(one.status))} ${fact('Email', one.email)}
            ${fact('Asked', dayOf(one.created_at))}
            ${fact('Until', one.expires_at !== null && one.status === 'invited' && dayOf(one.expires_at))}
            ${fact('Answer', one.answer)}
            ${fact('Partner', one.partner !== null && html`<a href="${PARTNERS}/${one.partner}">Open</a>`)}
            ${fact('ID', copyable(one.id, 'the request’s ID'))}
          </dl>
        </section>
        ${signUpForm(one, session, refusal, form)}`,
    });
  }
}

const MODES: Readonly<Record<OperatorContext['signUpMode'], string>> = {
  open: 'Anybody may sign up here (SIGN_UP=open), so nothing waits.',
  invitation: 'Companies that you invite may sign up (SIGN_UP=invitation).',
  approval: 'Sandboxes open once they are approved here, or at once for the invited (SIGN_UP=approval).',
  closed: 'Sign-up is closed (SIGN_UP=closed): invitations have no effect.',
};

const SIGN_UP_COLUMNS: readonly Column<SignUpRequest>[] = [
  {
    title: 'Company',
    cell: ({ id, company, email }) => html`<a href="${SIGN_UPS}/${id}">${company ?? email}</a>`,
  },
  { title: 'Email', place: 'below', cell: ({ email }) => email },
  { title: 'State', place: 'status', cell: ({ status }) => stateOf(status) },
  { title: 'Asked', isEnd: true, isFixed: true, cell: ({ created_at }) => dayOf(created_at) },
];

function signUpForm(
  { id, status }: SignUpRequest,
  session: OperatorSession,
  refusal: ApiError | undefined,
  form: Form | undefined,
): Content {
  if (status === 'invited') {
    return html`<form method="post" action="${SIGN_UPS}/${id}/refuse">
      ${csrfField(session)}
      <p class="buttons"><button class="quiet">Withdraw</button></p>
    </form>`;
  }
  if (status !== 'waiting') return undefined;
  return html`<form class="card sec narrow" method="post" action="${SIGN_UPS}/${id}/approve">
    <h2>Decision</h2>
    ${csrfField(session)}${textArea({
      name: 'message',
      label: 'Answer',
      hint: 'The person reads it if you refuse.',
      value: form?.get('message') ?? '',
      rows: 2,
      ...(refusal?.param === 'message' && { error: faultText(refusal, 'message') }),
    })}
    <p class="buttons">
      <button>Approve</button><button class="danger" formaction="${SIGN_UPS}/${id}/refuse">Refuse</button>
    </p>
  </form>`;
}
