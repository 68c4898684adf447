import type { Request, Response, Router } from 'express';
import type { Member } from '../../../accounts/people/contract/member.ts';
import {
  getMember,
  listMembers,
  removeMember,
  resendInvitation,
  updateMember,
} from '../../../accounts/people/contract/members.ts';
import { setSso } from '../../../accounts/people/contract/sso.ts';
import { ROLE_WORDS, ROLES, type Role } from '../../../accounts/people/contract/roles.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { csrfField, idempotencyKeyOf, intentField, problem } from '../../shell/forms.ts';
import { strokeIcon } from '../../shell/icons.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import { agoOf, dayOf, numberOf } from '../parts/format.ts';
import { ACCOUNT, SSO_SETTINGS, TEAM } from '../parts/paths.ts';
import { chip, initials, may, roleName } from '../parts/pieces.ts';
import { allOf } from '../parts/read-lists.ts';

/** The people of the team, with their roles. */
export function mountTeamPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/team')
    .get(async (req, res) => show(res, await pages.welcome(req, res)))
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/team/:id')
    .post(async (req: Request<{ id: string }>, res) => {
      const { session, form } = await pages.receive(req, res);
      const { id } = req.params;
      const call = { session, res, params: { id } };
      const { refusal } = await attempt(pages, res, async () => {
        if (form.get('again') !== undefined) {
          const idempotencyKey = idempotencyKeyOf(form, 'again');
          return context.api.call(resendInvitation, { ...call, idempotencyKey });
        }
        const body = { role: form.get('role') ?? '', version: Number(form.get('version')) };
        const idempotencyKey = idempotencyKeyOf(form, body);
        return context.api.call(updateMember, { ...call, body, idempotencyKey });
      });
      if (refusal) return show(res, session, refusal);
      return res.redirect(303, TEAM);
    })
    .all(refuseMethod('POST'));

  async function show(res: Response, session: ConsoleSession, refusal?: ApiError): Promise<void> {
    const members = await allOf(context, listMembers, { session, res });
    const invited = members.filter(({ status }) => status === 'invited').length;
    const mayChange = may(session, updateMember);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Team',
      section: TEAM,
      content: html`<div class="head">
          <div>
            <h1>Team</h1>
            <p class="muted">${countText(members.length - invited, invited)}</p>
          </div>
          <span class="actions">
            ${may(session, setSso) && html`<a class="button quiet" href="${SSO_SETTINGS}">Single sign-on</a>`}
            ${
              mayChange &&
              html`<a class="button" href="${TEAM}/invite">${strokeIcon('plus', 16)}Invite people</a>`
            }
          </span>
        </div>
        ${problem(refusal?.publicMessage)}
        <div class="columns start team">
          ${members.length === 0 ? NOBODY : memberTable(members, session, mayChange)} ${roleList(members)}
        </div>`,
    });
  }
}

function countText(active: number, invited: number): string {
  const members = `${numberOf(active)} ${active === 1 ? 'member' : 'members'}`;
  if (invited === 0) return members;
  return `${members}, ${numberOf(invited)} ${invited === 1 ? 'invitation waits' : 'invitations wait'}`;
}

const NOBODY = html`<section class="card sec empty">
  <h2>Nobody signs in yet</h2>
  <p>You are here by a link of the operator. Invite yourself and your team: each person signs in by email.</p>
  <p><a class="button" href="${TEAM}/invite">Invite people</a></p>
</section>`;

function memberTable(members: readonly Member[], session: ConsoleSession, mayChange: boolean): Html {
  const own = session.principal.person;
  return html`<section class="card">
    <table class="cards">
      <caption class="unseen">
        Members
      </caption>
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">Role</th>
          <th scope="col">Last active</th>
          ${mayChange && html`<th scope="col"><span class="unseen">Actions</span></th>`}
        </tr>
      </thead>
      <tbody>
        ${members.map((member) => {
          const isSelf = member.email === own?.email;
          const isFixed = !mayChange || isSelf || (member.role === 'owner' && own && own.role !== 'owner');
          return html`<tr id="${member.id}">
            <td data-label="Member" class="named">
              <span class="person"
                >${initials(member)}<span
                  ><b>${nameOf(member.name ?? member.email)}</b> ${isSelf && chip('plain', 'You')}
                  <span class="muted small">${detailOf(member)}</span></span
                ></span
              >
            </td>
            <td data-label="Role">${isFixed ? roleName(member.role) : roleForm(member, session)}</td>
            <td data-label="Last active" class="fixed">${activity(member, session)}</td>
            ${
              mayChange &&
              html`<td class="end fixed">
                ${
                  isSelf
                    ? html`<a class="button quiet slim" href="${ACCOUNT}">Your account</a>`
                    : !isFixed && actionsOf(member, session)
                }
              </td>`
            }
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function detailOf({ name, email, expires_at: end }: Member): Content {
  if (end !== null) return html`Invitation ends ${dayOf(end)}`;
  return name === null ? undefined : email;
}

function activity({ status, last_active_at: at }: Member, { nowMs, aheadMs }: ConsoleSession): Content {
  if (status === 'invited') return chip('warn', 'Invited');
  return at === null ? 'Never' : agoOf(at, nowMs - aheadMs);
}

function roleForm(member: Member, session: ConsoleSession): Html {
  return html`<form class="inline" method="post" action="${TEAM}/${member.id}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${member.version}" />
    <select name="role" aria-label="Role of ${member.name ?? member.email}">
      ${rolesFor(session).map(
        (role) =>
          html`<option value="${role}" ${role === member.role && html`selected`}>${roleName(role)}</option>`,
      )}
    </select>
    <button class="quiet slim">Change</button>
  </form>`;
}

function actionsOf(member: Member, session: ConsoleSession): Html {
  const who = html`<span class="unseen"> ${member.name ?? member.email}</span>`;
  return html`<span class="actions">
    ${
      member.status === 'invited' &&
      html`<form class="inline" method="post" action="${TEAM}/${member.id}">
        ${csrfField(session)}${intentField()}<button class="quiet slim" name="again" value="1">
          Send again${who}
        </button>
      </form>`
    }
    <a class="button quiet slim" href="${TEAM}/${member.id}/remove">Remove${who}</a>
  </span>`;
}

/** Returns the roles that the session may give: only owners, and the operator's link, make owners. */
export function rolesFor({ principal: { person } }: ConsoleSession): readonly Role[] {
  return ROLES.filter((role) => role !== 'owner' || person === undefined || person.role === 'owner');
}

function roleList(members: readonly Member[]): Html {
  return html`<section class="card sec" aria-labelledby="roles">
    <h2 id="roles">Roles</h2>
    <dl class="roles">
      ${ROLES.map((role) => {
        const count = members.filter((member) => member.role === role).length;
        return html`<div>
          <dt>${roleName(role)} ${count > 0 && html`<span class="count">${count}</span>`}</dt>
          <dd class="muted small">${ROLE_WORDS[role]}</dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

/** Mounts the page that asks before a member is removed. */
export function mountRemoveMemberPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/team/:id/remove',
    section: TEAM,
    operation: removeMember,
    read: (visit, id) => context.api.call(getMember, { ...visit, params: { id } }),
    title: ({ name, email }) => `Remove ${name ?? email}`,
    heading: ({ name, email }) => html`Remove ${nameOf(name ?? email)}?`,
    consequence: ({ status, email }) =>
      status === 'active'
        ? html`<p>
            <b>${email}</b> is signed out with the next request. Keys that this person has made keep working.
          </p>`
        : html`<p>The invitation of <b>${email}</b> is withdrawn.</p>`,
    button: 'Remove',
    back: () => TEAM,
    async end({ session, res, params }) {
      await context.api.call(removeMember, { session, res, params });
      return TEAM;
    },
  });
}
