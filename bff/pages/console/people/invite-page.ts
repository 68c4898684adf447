import type { Response, Router } from 'express';
import { NewMember } from '../../../accounts/people/contract/member.ts';
import { inviteMember } from '../../../accounts/people/contract/members.ts';
import { ROLE_WORDS } from '../../../accounts/people/contract/roles.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html } from '../../../core/text/html.ts';
import {
  csrfField,
  field,
  formFaults,
  idempotencyKeyOf,
  intentField,
  NO_FAULTS,
  problem,
  selectField,
  textField,
  type FormFaults,
} from '../../shell/forms.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt, faultText } from '../parts/form-pages.ts';
import { TEAM } from '../parts/paths.ts';
import { roleName } from '../parts/pieces.ts';
import { rolesFor } from './team-page.ts';

interface Typed {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

/** Mounts the form that invites a person. */
export function mountInvitePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/team/invite')
    .get(async (req, res) =>
      show(
        res,
        await pages.welcome(req, res, inviteMember),
        { email: '', name: '', role: 'developer' },
        NO_FAULTS,
      ),
    )
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const [email = '', name = '', role = ''] = ['email', 'name', 'role'].map((one) =>
        form.get(one)?.trim(),
      );
      const body = { email, role, ...(name !== '' && { name }) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(inviteMember, { session, res, body, idempotencyKey }),
      );
      const typed = { email, name, role };
      if (refusal) return show(res, session, typed, formFaults(refusal, NewMember, body), refusal);
      return res.redirect(303, `${TEAM}#${result.id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    typed: Typed,
    faults: FormFaults,
    refusal?: ApiError,
  ): Promise<void> {
    const errorOf = (name: string) => {
      const fault = faults.get(name);
      return fault && { error: faultText(fault, name) };
    };
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Invite people',
      section: TEAM,
      content: html`<div class="head"><h1>Invite people</h1></div>
        <form class="card sec narrow" method="post" action="${TEAM}/invite">
          ${csrfField(session)}${intentField()}
          ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)}
          ${field(
            {
              name: 'email',
              label: 'Email',
              hint: 'The person signs in with this address.',
              ...errorOf('email'),
            },
            (attributes) =>
              html`<input
                ${attributes}
                type="email"
                value="${typed.email}"
                maxlength="254"
                autocomplete="off"
              />`,
          )}
          ${textField({
            name: 'name',
            label: 'Name (optional)',
            value: typed.name,
            maxLength: 100,
            ...errorOf('name'),
          })}
          ${selectField({
            name: 'role',
            label: 'Role',
            value: typed.role,
            choices: rolesFor(session).map((role) => ({
              value: role,
              label: `${roleName(role)}: ${ROLE_WORDS[role]}`,
            })),
            ...errorOf('role'),
          })}
          <p class="buttons">
            <button>Send invitation</button><a class="button quiet" href="${TEAM}">Back</a>
          </p>
        </form>`,
    });
  }
}
