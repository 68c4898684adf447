import type { Request, Response, Router } from 'express';
import {
  getStaff,
  inviteStaff,
  listStaff,
  NewStaffMember,
  removeStaff,
  resendStaffInvitation,
  updateStaff,
  type StaffMember,
} from '../../../accounts/staff/contract/staff.ts';
import { STAFF_ROLE_WORDS, STAFF_ROLES } from '../../../accounts/staff/contract/roles.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import {
  csrfField,
  field,
  formFaults,
  idempotencyKeyOf,
  intentField,
  problem,
  selectField,
  textField,
} from '../../shell/forms.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { attempt, faultText, mountEndPage } from '../parts/form-pages.ts';
import { agoOf, dayOf } from '../parts/format.ts';
import { merchantPath, MERCHANTS, staffPath } from '../parts/paths.ts';
import { chip, may } from '../parts/pieces.ts';
import { allOf } from '../parts/read-lists.ts';

/** The people of a merchant on its page: who may sign in to the dashboard, and the way to invite them. */
export const staffPanel: MerchantPanel = {
  needs: listStaff,
  async show(context, visit, { id, status }) {
    const members = await allOf(context, listStaff, { ...visit, params: { merchant: id } });
    return html`<section class="card sec">
      <h2>Staff</h2>
      ${
        members.length === 0
          ? html`<p class="muted">
              Nobody signs in to the dashboard yet. Invite the owner: onboarding, hours and menus are there
              too.
            </p>`
          : html`<ul class="plain">
              ${members.map(
                (member) =>
                  html`<li>
                    ${nameOf(member.name ?? member.email)} · ${roleName(member.role)} ${stateOf(member)}
                  </li>`,
              )}
            </ul>`
      }
      ${
        status !== 'closed' &&
        may(visit.session, inviteStaff) &&
        html`<p class="buttons">
          <a class="button quiet" href="${staffPath(id)}"
            >${members.length === 0 ? 'Invite the owner' : 'Change the staff'}</a
          >
        </p>`
      }
    </section>`;
  },
  pages: [mountStaffPage, mountChange, mountRemoval],
};

type OfMerchant = Request<{ merchant: string }>;
type OfOne = Request<{ merchant: string; id: string }>;

const roleName = (role: string): string => `${role[0]?.toUpperCase()}${role.slice(1)}`;
const stateOf = ({ status }: StaffMember): Content => status === 'invited' && chip('warn', 'Invited');

interface Sent {
  readonly typed?: Readonly<Record<string, string>>;
  readonly refusal?: ApiError;
}

/** The staff of a merchant, and the form that invites someone. */
function mountStaffPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/staff')
    .get(async (req: OfMerchant, res) =>
      showStaff(context, pages, res, await pages.welcome(req, res, listStaff), req.params.merchant),
    )
    .post(async (req: OfMerchant, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant } = req.params;
      const [email = '', name = '', role = ''] = ['email', 'name', 'role'].map((one) =>
        form.get(one)?.trim(),
      );
      const body = { email, role, ...(name !== '' && { name }) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(inviteStaff, { session, res, params: { merchant }, body, idempotencyKey }),
      );
      if (!refusal) return res.redirect(303, staffPath(merchant));
      return showStaff(context, pages, res, session, merchant, { typed: { email, name, role }, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));
}

/** A change of role, and an invitation that is sent again. */
function mountChange(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/staff/:id')
    .post(async (req: OfOne, res) => {
      const { session, form } = await pages.receive(req, res);
      const call = { session, res, params: req.params };
      const { refusal } = await attempt(pages, res, () => {
        if (form.get('again') !== undefined) {
          const idempotencyKey = idempotencyKeyOf(form, 'again');
          return context.api.call(resendStaffInvitation, { ...call, idempotencyKey });
        }
        const body = { role: form.get('role') ?? '', version: Number(form.get('version')) };
        return context.api.call(updateStaff, { ...call, body, idempotencyKey: idempotencyKeyOf(form, body) });
      });
      if (!refusal) return res.redirect(303, staffPath(req.params.merchant));
      return showStaff(context, pages, res, session, req.params.merchant, { refusal });
    })
    .all(refuseMethod('POST'));
}

function mountRemoval(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/merchants/:merchant/staff/:id/remove',
    section: MERCHANTS,
    operation: removeStaff,
    read: ({ session, res }, id) =>
      context.api.call(getStaff, { session, res, params: { merchant: merchantIn(res), id } }),
    title: ({ name, email }) => `Remove ${name ?? email}`,
    heading: ({ name, email }) => html`Remove ${nameOf(name ?? email)}?`,
    consequence: ({ status, email }) =>
      status === 'active'
        ? html`<p><b>${email}</b> is signed out of this merchant’s dashboard with the next request.</p>`
        : html`<p>The invitation of <b>${email}</b> is withdrawn.</p>`,
    button: 'Remove',
    back: ({ merchant }) => staffPath(merchant),
    async end({ session, res, params: { id } }) {
      const merchant = merchantIn(res);
      await context.api.call(removeStaff, { session, res, params: { merchant, id } });
      return staffPath(merchant);
    },
  });
}

const merchantIn = ({ req }: Response): string => String(req.params['merchant']);

async function showStaff(
  context: ConsoleContext,
  pages: PageRenderer,
  res: Response,
  session: ConsoleSession,
  merchant: string,
  { typed = {}, refusal }: Sent = {},
): Promise<void> {
  const members = await allOf(context, listStaff, { session, res, params: { merchant } });
  await pages.send(res, session, {
    status: refusal?.status ?? 200,
    title: 'Staff',
    section: MERCHANTS,
    content: html`<div class="head">
        <h1>Staff</h1>
        <a href="${merchantPath(merchant)}">Back to the merchant</a>
      </div>
      ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)}
      ${members.length > 0 && staffTable(session, members)}
      ${may(session, inviteStaff) && inviteForm(session, merchant, { typed, ...(refusal && { refusal }) })}`,
  });
}

function staffTable(session: ConsoleSession, members: readonly StaffMember[]): Html {
  return html`<section class="card">
    <table class="cards">
      <caption class="unseen">
        Staff
      </caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Role</th>
          <th scope="col">Last active</th>
          <th scope="col"><span class="unseen">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${members.map(
          (member) =>
            html`<tr>
              <td data-label="Person" class="named">
                <b>${nameOf(member.name ?? member.email)}</b>
                <span class="muted small"
                  >${
                    member.expires_at === null
                      ? member.email
                      : html`Invitation ends ${dayOf(member.expires_at)}`
                  }</span
                >
              </td>
              <td data-label="Role">
                ${may(session, updateStaff) ? roleForm(session, member) : roleName(member.role)}
              </td>
              <td data-label="Last active" class="fixed">
                ${
                  member.last_active_at === null
                    ? stateOf(member) || 'Never'
                    : agoOf(member.last_active_at, session.nowMs - session.aheadMs)
                }
              </td>
              <td class="end fixed">${may(session, removeStaff) && actionsOf(session, member)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const actionOf = ({ merchant, id }: StaffMember): string => `${staffPath(merchant)}/${id}`;

function roleForm(session: ConsoleSession, member: StaffMember): Html {
  return html`<form class="inline" method="post" action="${actionOf(member)}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${member.version}" />
    <select name="role" aria-label="Role of ${member.name ?? member.email}">
      ${STAFF_ROLES.map(
        (role) =>
          html`<option value="${role}" ${role === member.role && html`selected`}>${roleName(role)}</option>`,
      )}
    </select>
    <button class="quiet slim">Change</button>
  </form>`;
}

function actionsOf(session: ConsoleSession, member: StaffMember): Html {
  const who = html`<span class="unseen"> ${member.name ?? member.email}</span>`;
  return html`<span class="actions">
    ${
      member.status === 'invited' &&
      html`<form class="inline" method="post" action="${actionOf(member)}">
        ${csrfField(session)}${intentField()}<button class="quiet slim" name="again" value="1">
          Send again${who}
        </button>
      </form>`
    }
    <a class="button quiet slim" href="${actionOf(member)}/remove">Remove${who}</a>
  </span>`;
}

function inviteForm(session: ConsoleSession, merchant: string, { typed = {}, refusal }: Sent): Html {
  const faults = formFaults(refusal, NewStaffMember, typed);
  const errorOf = (name: string) => {
    const fault = faults.get(name);
    return fault && { error: faultText(fault, name) };
  };
  return html`<form class="card sec narrow" method="post" action="${staffPath(merchant)}">
    ${csrfField(session)}${intentField()}
    <h2>Invite someone</h2>
    <p class="muted">
      An email leads to the merchant’s dashboard on your site. It can be accepted for seven days.
    </p>
    ${field(
      { name: 'email', label: 'Email', hint: 'The person signs in with this address.', ...errorOf('email') },
      (attributes) =>
        html`<input
          ${attributes}
          type="email"
          value="${typed['email'] ?? ''}"
          maxlength="254"
          autocomplete="off"
        />`,
    )}
    ${textField({ name: 'name', label: 'Name (optional)', value: typed['name'] ?? '', maxLength: 100, ...errorOf('name') })}
    ${selectField({
      name: 'role',
      label: 'Role',
      value: typed['role'] ?? 'owner',
      choices: STAFF_ROLES.map((role) => ({
        value: role,
        label: `${roleName(role)}: ${STAFF_ROLE_WORDS[role]}`,
      })),
      ...errorOf('role'),
    })}
    <p class="buttons"><button>Send invitation</button></p>
  </form>`;
}
