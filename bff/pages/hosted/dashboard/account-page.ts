import { ROLE_NAMES, workplacesOf, type StaffRole, type Workplace } from '../../../accounts/staff/staff.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { lacksProof, proofRequired } from '../../../core/api/proof.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg, nameOf, Written, type Words } from '../../../core/text/message.ts';
import { localeIn } from '../../../core/text/languages.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { browserName } from '../../shell/door-words.ts';
import { csrfField, problem } from '../../shell/forms.ts';
import type { HostedSessionRow } from '../hosted-links.ts';
import { dashboardCookie, DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { passkeyPages, passkeySection } from './passkey-pages.ts';
import { pinPage, pinSection } from './pin-page.ts';
import { ACCOUNT, barOf, SIGN_IN, START, startOf } from './sections.ts';
import { noteOwnAct } from './staff-acts.ts';
import {
  endStaffSessions,
  isStaffSession,
  sessionsOfStaff,
  STAFF_COOKIE_MS,
  switchMerchant,
} from './staff-session.ts';

/** Leads a person to the first page of the role. */
export function startPage(context: DashboardContext): SitePage {
  return {
    path: START,
    get: async (visit) => {
      const { session } = await DashboardVisit.of(context, visit);
      visit.redirect(startOf(session), 302);
    },
  };
}

/** The account of the person who is signed in: the businesses, and the sessions, which can be ended. */
export function accountPages(context: DashboardContext): SitePage[] {
  const { db } = context;
  const page: SitePage = {
    path: ACCOUNT,
    get: async (visit) => show(await DashboardVisit.of(context, visit)),
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const form = await at.form();
      const row = rowOf(at);
      const merchantId = form.get('merchant');
      if (merchantId !== undefined) {
        const places = await placesOf(at, row);
        const place = places.find((one) => one.merchantId === merchantId);
        if (!place || !isOpenTo(row, place)) throw new ApiError('not_found');
        const cookie = await switchMerchant(db, row, merchantId);
        dashboardCookie(visit.site).write(visit.res, cookie, STAFF_COOKIE_MS);
        return visit.redirect(START);
      }
      const { principal } = at.session;
      if (lacksProof(principal)) throw proofRequired(principal);
      const id = form.get('session');
      await endStaffSessions(db, row, id === undefined ? 'others' : { id });
      await noteOwnAct(context, at, 'endSessions');
      return visit.redirect(ACCOUNT);
    },
  };
  return [page, ...passkeyPages(context, show), pinPage(context, show)];

  function placesOf({ visit: { site } }: DashboardVisit, { person_id }: { readonly person_id: string }) {
    return workplacesOf(db, site, { personId: person_id, only: site.merchant?.id });
  }

  async function show(at: DashboardVisit, refusal?: Words): Promise<void> {
    const { visit, session } = at;
    const row = rowOf(at);
    const [places, sessions] = [await placesOf(at, row), await sessionsOfStaff(context, row)];
    await visit.send({
      status: refusal ? 400 : 200,
      title: msg`Your account`,
      header: barOf(session, ACCOUNT),
      content: html`<div class="team">
        <h1>${msg`Your account`}</h1>
        ${problem(refusal)}
        <section class="card sec">
          <p><b>${session.principal.staff?.email}</b></p>
          <form method="post" action="/dashboard/sign-out">
            ${csrfField(session)}<button class="quiet">${msg`Sign out`}</button>
          </form>
        </section>
        <h2>${msg`Businesses`}</h2>
        <ul class="card people">
          ${places.map(
            (place) =>
              html`<li>
                <div>
                  <b>${nameOf(place.displayName)}</b><br /><span class="muted small"
                    >${ROLE_NAMES[place.role satisfies StaffRole]}</span
                  >
                </div>
                ${wayTo(at, place)}
              </li>`,
          )}
        </ul>
        <h2>${msg`Where you’re signed in`}</h2>
        <ul class="card people">
          ${sessions.map((one) => sessionRow(at, one))}
        </ul>
        ${sessions.length > 1 && formOf(at, undefined, '', html`${msg`Sign out everywhere else`}`)}
        ${await passkeySection(context, at)} ${await pinSection(context, at)}
      </div>`,
      isPersonal: true,
      files: [context.styles],
      modules: [await visit.passkeyModule()],
    });
  }
}

/**
 * @throws {ApiError} not_found: a link opened the session, or a PIN, which is no way to a person's account
 */
function rowOf({ session: { row } }: DashboardVisit) {
  if (!isStaffSession(row) || row.device_id !== null) throw new ApiError('not_found');
  return row;
}

/** Whether a session enters a merchant: not one from before the person was invited there. */
const isOpenTo = (row: HostedSessionRow, { invitedAt }: Workplace): boolean => row.created_at >= invitedAt;

function wayTo(at: DashboardVisit, place: Workplace): Html {
  const { merchant, row } = at.session;
  if (place.merchantId === merchant.id) return html`<span class="chip">${msg`Open here`}</span>`;
  return isOpenTo(row, place)
    ? formOf(at, 'merchant', place.merchantId, html`${msg`Switch`}`)
    : html`<a class="button quiet slim" href="${SIGN_IN}">${msg`Sign in`}</a>`;
}

function sessionRow(at: DashboardVisit, row: HostedSessionRow): Html {
  return html`<li>
    <div>
      <b>${browserName(row.browser) ?? msg`Another browser`}</b><br />
      <span class="muted small">${row.network ?? ''} · ${timeWords(row.seen_at ?? row.created_at)}</span>
    </div>
    ${
      row.hash === at.session.row.hash
        ? html`<span class="chip">${msg`This browser`}</span>`
        : formOf(at, 'session', row.id ?? '', html`${msg`Sign out`}`)
    }
  </li>`;
}

function formOf({ session }: DashboardVisit, name: string | undefined, value: string, label: Html): Html {
  return html`<form method="post" action="${ACCOUNT}">
    ${csrfField(session)}${
      name !== undefined && html`<input type="hidden" name="${name}" value="${value}" />`
    }
    <button class="quiet slim">${label}</button>
  </form>`;
}

const timeWords = (time: Date): Written =>
  new Written(({ tag }) =>
    new Intl.DateTimeFormat(localeIn(tag, 'en-GB'), { dateStyle: 'medium', timeStyle: 'short' }).format(time),
  );
