import type { Request, Response, Router } from 'express';
import { listOperators, type OperatorSession } from '../../accounts/operators/operators.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html } from '../../core/text/html.ts';
import { agoOf } from '../console/parts/format.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { chip } from '../console/parts/pieces.ts';
import { csrfField, field, problem } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

const PERSONS = `${BASE}/persons`;

/** Mounts the page of the operator's people, who are invited and removed there. */
export function mountPersonsPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/persons')
    .get(async (req, res) => show(res, await pages.welcome(req)))
    .post((req, res) =>
      pages.act(req, res, {
        command: 'persons add',
        flags: (form) => ({ email: form.get('email')?.trim() ?? '' }),
        next: PERSONS,
        again: (session, refusal, form) => show(res, session, refusal, form.get('email')),
      }),
    )
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/persons/:id/remove')
    .post((req: Request<{ id: string }>, res) =>
      pages.act(req, res, {
        command: 'persons remove',
        flags: () => ({ person: req.params.id }),
        next: PERSONS,
        again: (session, refusal) => show(res, session, refusal),
      }),
    )
    .all(refuseMethod('POST'));

  async function show(
    res: Response,
    session: OperatorSession,
    refusal?: ApiError,
    typed = '',
  ): Promise<void> {
    const people = await listOperators(context.db);
    const now = context.clock.now();
    const isOfEmail = refusal?.param === 'email';
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'People',
      section: PERSONS,
      content: html`<div class="head"><h1>People</h1></div>
        ${problem(isOfEmail ? undefined : refusal?.publicMessage)}
        <section class="card sec">
          <p class="muted">Everybody here may do everything in this console.</p>
          <table class="cards">
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">State</th>
                <th scope="col">Last here</th>
                <th scope="col"><span class="unseen">Actions</span></th>
              </tr>
            </thead>
            <tbody>
              ${people.map(
                ({ id, email, status, last_active_at }) =>
                  html`<tr>
                    <td data-label="Email">${email}${id === session.operatorId && ' (you)'}</td>
                    <td data-label="State">
                      ${status === 'active' ? chip('success', 'Active') : chip('warn', 'Invited')}
                    </td>
                    <td data-label="Last here" class="fixed">
                      ${last_active_at === null ? '–' : agoOf(last_active_at, now)}
                    </td>
                    <td class="end fixed">
                      <form class="inline" method="post" action="${PERSONS}/${id}/remove">
                        ${csrfField(session)}<button class="quiet slim">
                          ${status === 'active' ? 'Remove' : 'Withdraw'}<span class="unseen"> ${email}</span>
                        </button>
                      </form>
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </section>
        <form class="card sec narrow" method="post" action="${PERSONS}">
          <h2>Invite a person</h2>
          ${csrfField(session)}${field(
            {
              name: 'email',
              label: 'Email',
              hint: 'Signing in with this address within seven days accepts the invitation.',
              ...(isOfEmail && { error: faultText(refusal, 'email') }),
            },
            (attributes) =>
              html`<input
                ${attributes}
                type="email"
                value="${typed}"
                autocomplete="off"
                maxlength="254"
                required
              />`,
          )}
          <p class="buttons"><button>Invite</button></p>
        </form>`,
    });
  }
}
