import type { Request, Response, Router } from 'express';
import {
  listSignUps,
  readSignUp,
  type OperatorSession,
  type SignUpRequest,
} from '../../accounts/operators/operators.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { dayOf } from '../console/parts/format.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { emptyList, recordTable, type Column } from '../console/parts/list-page.ts';
import { chip, copyable, fact, type Tone } from '../console/parts/pieces.ts';
import { csrfField, field, problem, textArea, type Form } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages, Refused } from './renderer.ts';

const SIGN_UPS = `${BASE}/sign-ups`;
const PARTNERS = `${BASE}/partners`;

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
            ${fact('State', requestState(one.status))} ${fact('Email', one.email)}
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
  { title: 'State', place: 'status', cell: ({ status }) => requestState(status) },
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

const TONES: Readonly<Record<string, Tone>> = {
  granted: 'success',
  approved: 'success',
  refused: 'danger',
  open: 'warn',
  waiting: 'warn',
};

/** Returns the state of a request that operators decide. */
export const requestState = (status: string): Html =>
  chip(TONES[status] ?? 'plain', `${status[0]?.toUpperCase()}${status.slice(1)}`);
