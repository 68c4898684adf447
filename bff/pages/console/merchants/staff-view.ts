import {
  inviteStaff,
  NewStaffMember,
  updateStaff,
  type StaffMember,
} from '../../../accounts/staff/contract/staff.ts';
import { grantableRoles, STAFF_ROLE_WORDS } from '../../../accounts/staff/contract/roles.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import {
  csrfField,
  field,
  formFaults,
  intentField,
  NO_FAULTS,
  problem,
  selectField,
  textField,
} from '../../shell/forms.ts';
import { locationChoices, locationWords, type Place } from '../../shell/location-choices.ts';
import type { ConsoleSession } from '../console-session.ts';
import { faultText } from '../parts/form-pages.ts';
import { agoOf, dayOf } from '../parts/format.ts';
import { merchantPath, staffPath } from '../parts/paths.ts';
import { chip, may } from '../parts/pieces.ts';

/** A form of the page that was refused. */
export interface RefusedStaff {
  readonly refusal: ApiError;
  /** The invitation as it was sent; `undefined` for another form. */
  readonly invitation?: {
    readonly email: string;
    readonly name?: string;
    readonly role: string;
    readonly locations?: string[] | null;
  };
}

interface StaffView {
  readonly merchant: string;
  readonly members: readonly StaffMember[];
  /** The locations to choose from. */
  readonly places: readonly Place[];
  readonly refused?: RefusedStaff | undefined;
}

export const roleName = (role: string): string => `${role[0]?.toUpperCase()}${role.slice(1)}`;
export const stateOf = ({ status }: StaffMember): Content => status === 'invited' && chip('warn', 'Invited');

/** The fields of the invitation that are marked where they are wrong. */
const MARKED: ReadonlySet<string> = new Set(['email', 'name', 'role']);

/** Renders the staff of a merchant, and the form that invites someone. */
export function staffContent(session: ConsoleSession, view: StaffView): Html {
  const { merchant, members, refused } = view;
  const isMarked = refused?.invitation !== undefined && MARKED.has(refused.refusal.param ?? '');
  const mayInvite = may(session, inviteStaff) && grantableRoles(session.principal).length > 0;
  return html`<div class="head">
      <h1>Staff</h1>
      <a href="${merchantPath(merchant)}">Back to the merchant</a>
    </div>
    ${problem(isMarked ? undefined : refused?.refusal.publicMessage)}
    ${members.length > 0 && staffTable(session, view)} ${mayInvite && inviteForm(session, view)}`;
}

function staffTable(session: ConsoleSession, { members, places }: StaffView): Html {
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
                <span class="person"
                  ><span
                    ><b>${nameOf(member.name ?? member.email)}</b>
                    <span class="muted small"
                      >${
                        member.expires_at === null
                          ? member.email
                          : html`Invitation ends ${dayOf(member.expires_at)}`
                      }</span
                    ></span
                  ></span
                >
              </td>
              <td data-label="Role">
                ${mayChange(session, member) ? roleForm(session, member, places) : roleText(member, places)}
              </td>
              <td data-label="Last active" class="fixed">
                ${
                  member.last_active_at === null
                    ? stateOf(member) || 'Never'
                    : agoOf(member.last_active_at, session.nowMs - session.aheadMs)
                }
              </td>
              <td class="end fixed">${mayChange(session, member) && actionsOf(session, member)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Whether the session may change and remove a person: it has all that the person's role has. */
const mayChange = (session: ConsoleSession, { role }: StaffMember): boolean =>
  may(session, updateStaff) && grantableRoles(session.principal).includes(role);

const actionOf = ({ merchant, id }: StaffMember): string => `${staffPath(merchant)}/${id}`;

function roleText({ role, locations }: StaffMember, places: readonly Place[]): Html {
  return html`<span
    >${roleName(role)}
    ${places.length > 0 && html`<span class="muted small">${locationWords(places, locations)}</span>`}</span
  >`;
}

function roleForm(session: ConsoleSession, member: StaffMember, places: readonly Place[]): Html {
  return html`<form class="inline" method="post" action="${actionOf(member)}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${member.version}" />
    <select name="role" aria-label="Role of ${member.name ?? member.email}">
      ${grantableRoles(session.principal).map(
        (role) =>
          html`<option value="${role}" ${role === member.role && html`selected`}>${roleName(role)}</option>`,
      )}
    </select>
    ${locationChoices(places, member.locations)}
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

function inviteForm(session: ConsoleSession, { merchant, places, refused }: StaffView): Html {
  const { invitation, refusal } = refused ?? {};
  const roles = grantableRoles(session.principal);
  const faults = invitation ? formFaults(refusal, NewStaffMember, invitation) : NO_FAULTS;
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
          value="${invitation?.email ?? ''}"
          maxlength="254"
          autocomplete="off"
        />`,
    )}
    ${textField({
      name: 'name',
      label: 'Name (optional)',
      value: invitation?.name ?? '',
      maxLength: 100,
      ...errorOf('name'),
    })}
    ${selectField({
      name: 'role',
      label: 'Role',
      value: invitation?.role ?? roles[0] ?? '',
      choices: roles.map((role) => ({
        value: role,
        label: `${roleName(role)}: ${STAFF_ROLE_WORDS[role]}`,
      })),
      ...errorOf('role'),
    })}
    ${locationChoices(places, invitation?.locations ?? null)}
    <p class="buttons"><button>Send invitation</button></p>
  </form>`;
}
