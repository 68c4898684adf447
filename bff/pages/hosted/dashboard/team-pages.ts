import {
  getStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resendStaffInvitation,
  updateStaff,
  type StaffMember,
} from '../../../accounts/staff/contract/staff.ts';
import { grantableRoles, ROLE_NAMES, type StaffRole } from '../../../accounts/staff/staff.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { msg, nameOf, onlyInEnglish, Written, type Words } from '../../../core/text/message.ts';
import { localeIn } from '../../../core/text/languages.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import {
  csrfField,
  field,
  idempotencyKeyOf,
  intentField,
  problem,
  selectField,
  textField,
  type Form,
} from '../../shell/forms.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import {
  choosableLocations,
  chosenLocations,
  locationChoices,
  SEVERAL,
  type Place,
} from '../../shell/location-choices.ts';
import { barOf, TEAM, teamTabs } from './sections.ts';

/** The rights of each role. */
const ROLE_WORDS: Readonly<Record<StaffRole, Words>> = {
  owner: msg`Everything, with bank accounts and the team`,
  manager: msg`Orders, refunds, menus, hours, reports and the team`,
  cashier: msg`Orders, pay links and loyalty`,
  kitchen: msg`Orders, and what is sold out`,
  accountant: msg`Payments, payouts and reports`,
};

interface Shown {
  /** The form that was refused. */
  readonly form?: Form;
  readonly refusal?: ApiError;
}

/** The people of the merchant: who may sign in to its dashboard. They work without script. */
export function teamPages(context: DashboardContext): SitePage[] {
  const { path, surface } = TEAM;
  return [
    {
      surface,
      path,
      get: async (visit) => show(await DashboardVisit.of(context, visit, TEAM.surface)),
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form(SEVERAL);
        try {
          await invite(at, form);
        } catch (error) {
          return show(at, { form, refusal: at.refusal(error) });
        }
        return visit.redirect(path);
      },
    },
    {
      surface,
      path: `${path}/:id`,
      get: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        return showRemoval(at, await at.api.call(getStaff, { ...at.caller, params: paramsOf(at) }));
      },
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        try {
          await change(at, await at.form(SEVERAL));
        } catch (error) {
          return show(at, { refusal: at.refusal(error) });
        }
        return visit.redirect(path);
      },
    },
  ];

  async function show(at: DashboardVisit, { form, refusal }: Shown = {}): Promise<void> {
    const { visit, session } = at;
    const { data } = await at.api.call(listStaff, {
      ...at.caller,
      params: { merchant: session.merchant.id },
      query: { limit: 100 },
    });
    const places = at.may('staff:write')
      ? await choosableLocations(at.api, at.caller, session.merchant.id)
      : [];
    await visit.send({
      status: refusal?.status ?? 200,
      title: msg`Team`,
      header: barOf(session, path),
      content: html`<div class="team">
        <h1>${msg`Team`}</h1>
        ${teamTabs(path)} ${problem(refusal && refusalWords(refusal))}
        <ul class="card people">
          ${data.map((member) => personRow(at, member, places))}
        </ul>
        ${at.may('staff:write') && rolesFor(at).length > 0 && inviteForm(at, form, places)}
      </div>`,
      width: 'narrow',
      isPersonal: true,
      files: [context.styles],
    });
  }

  async function showRemoval(at: DashboardVisit, member: StaffMember): Promise<void> {
    const who = nameOf(member.name ?? member.email);
    await at.visit.send({
      title: msg`Team`,
      header: barOf(at.session, path),
      content: html`<form class="card sec door" method="post" action="${path}/${member.id}">
        ${csrfField(at.session)}
        <h1>${msg`Remove ${who}?`}</h1>
        <p class="muted">${msg`This person is signed out with the next request.`}</p>
        <p class="ways">
          <button class="danger" name="do" value="remove">${msg`Remove`}</button>
          <a href="${path}">${msg`Cancel`}</a>
        </p>
      </form>`,
      isPersonal: true,
      files: [context.styles],
    });
  }
}

const paramsOf = ({ visit, session }: DashboardVisit) => ({
  merchant: session.merchant.id,
  id: visit.params['id'] ?? '',
});

async function invite(at: DashboardVisit, form: Form): Promise<void> {
  const [email = '', name = '', role = ''] = ['email', 'name', 'role'].map((one) => form.get(one)?.trim());
  const body = { email, role, ...(name !== '' && { name }), ...chosenLocations(form) };
  await at.api.call(inviteStaff, {
    ...at.caller,
    params: { merchant: at.session.merchant.id },
    body,
    idempotencyKey: idempotencyKeyOf(form, body),
  });
}

async function change(at: DashboardVisit, form: Form): Promise<void> {
  const call = { ...at.caller, params: paramsOf(at) };
  if (form.get('do') === 'remove') return void (await at.api.call(removeStaff, call));
  if (form.get('do') === 'again') {
    await at.api.call(resendStaffInvitation, { ...call, idempotencyKey: idempotencyKeyOf(form, 'again') });
    return;
  }
  const body = {
    role: form.get('role') ?? '',
    ...chosenLocations(form),
    version: Number(form.get('version')),
  };
  await at.api.call(updateStaff, { ...call, body, idempotencyKey: idempotencyKeyOf(form, body) });
}

/** The roles that the session may give. */
const rolesFor = ({ session: { principal } }: DashboardVisit): readonly StaffRole[] =>
  grantableRoles(principal);

function personRow(at: DashboardVisit, member: StaffMember, places: readonly Place[]): Html {
  const isSelf = member.id === at.session.principal.staff?.id;
  const isFixed = isSelf || !at.may('staff:write') || !rolesFor(at).includes(member.role);
  return html`<li>
    <div>
      <b>${nameOf(member.name ?? member.email)}</b> ${isSelf && html`<span class="chip">${msg`You`}</span>`}
      ${member.name !== null && html`<br /><span class="muted small">${member.email}</span>`}<br />
      <span class="muted small">${stateWords(member)}</span>
    </div>
    ${isFixed ? html`<span>${ROLE_NAMES[member.role]}</span>` : waysOf(at, member, places)}
  </li>`;
}

function waysOf(at: DashboardVisit, member: StaffMember, places: readonly Place[]): Html {
  const action = `${TEAM.path}/${member.id}`;
  const hidden = html`${csrfField(at.session)}${intentField()}<input
      type="hidden"
      name="version"
      value="${member.version}"
    />`;
  return html`<div class="ways">
    <form method="post" action="${action}">
      ${hidden}
      <select name="role" aria-label="${msg`Role`}">
        ${rolesFor(at).map(
          (role) =>
            html`<option value="${role}" ${role === member.role && html`selected`}>
              ${ROLE_NAMES[role]}
            </option>`,
        )}
      </select>
      ${locationChoices(places, member.locations)}
      <button class="quiet slim">${msg`Change`}</button>
    </form>
    ${
      member.status === 'invited' &&
      html`<form method="post" action="${action}">
        ${hidden}<button class="quiet slim" name="do" value="again">${msg`Send again`}</button>
      </form>`
    }
    <a class="button quiet slim" href="${action}">${msg`Remove`}</a>
  </div>`;
}

function stateWords({ status, expires_at: end, last_active_at: at }: StaffMember): Words {
  if (status === 'invited') return msg`Invited until ${dayWords(end ?? '')}`;
  return at === null ? msg`Not active yet` : msg`Last active ${dayWords(at)}`;
}

/** A day of this year, in the language of the page. */
export const dayWords = (time: string): Written =>
  new Written(({ tag }) =>
    new Intl.DateTimeFormat(localeIn(tag, 'en-GB'), { day: 'numeric', month: 'long' }).format(new Date(time)),
  );

function inviteForm(at: DashboardVisit, form: Form | undefined, places: readonly Place[]): Content {
  const typed = (name: string): string => form?.get(name) ?? '';
  return html`<form class="card sec" method="post" action="${TEAM.path}">
    ${csrfField(at.session)}${intentField()}
    <h2>${msg`Invite someone`}</h2>
    ${field(
      { name: 'email', label: msg`Email`, hint: msg`The person signs in with this address.` },
      (attributes) =>
        html`<input
          ${attributes}
          type="email"
          value="${typed('email')}"
          maxlength="254"
          autocomplete="off"
          required
        />`,
    )}
    ${textField({ name: 'name', label: msg`Name (optional)`, value: typed('name'), maxLength: 100 })}
    ${selectField({
      name: 'role',
      label: msg`Role`,
      value: typed('role') || 'cashier',
      choices: rolesFor(at).map((role) => ({
        value: role,
        label: msg`${ROLE_NAMES[role]}: ${ROLE_WORDS[role]}`,
      })),
    })}
    ${locationChoices(places, form?.all('locations') ?? null)}
    <p class="ways"><button>${msg`Send invitation`}</button></p>
  </form>`;
}

const refusalWords = ({ publicMessage }: ApiError): Words =>
  onlyInEnglish(publicMessage, msg`This can’t be done. Check what you typed, and your own role.`);
