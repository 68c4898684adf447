import {
  beginSignIn,
  LINK_MINUTES,
  signInByCode,
  signInByLink,
  waitingSignIn,
  type Door,
  type SignedIn,
} from '../../../accounts/people/people.ts';
import { isOnStaff, placeOnStaff, siteDoor, type Workplace } from '../../../accounts/staff/staff.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { signInQuota, spend } from '../../../core/api/limits/quota.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { remoteAddressOf } from '../../../core/http/request-scope.ts';
import { setHeaderOf } from '../../../core/http/responses.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { msg, type Words } from '../../../core/text/message.ts';
import type { Site } from '../../hosts/find-site.ts';
import type { SitePage, SiteVisit } from '../../hosts/site-visit.ts';
import { refusalOf } from '../../shell/fault-pages.ts';
import type { DoorWay } from '../../shell/door-acts.ts';
import { doorWords, NO_ADDRESS } from '../../shell/door-words.ts';
import { field, type Form } from '../../shell/forms.ts';
import { dashboardCookie, type DashboardContext } from './dashboard-session.ts';
import { SIGN_IN, START } from './sections.ts';
import { pathWithin, sendDoor, showSignIn } from './sign-in-form.ts';
import { noteStaffAct } from './staff-acts.ts';
import { openStaffSession, STAFF_COOKIE_MS } from './staff-session.ts';

const SENT = `${SIGN_IN}/sent`;

/**
 * The secret of a browser that asked for an email. Lax: the link in the email leads here from another
 * site.
 */
const browserCookie = ({ origin }: Site): SessionCookie =>
  new SessionCookie({
    publicUrl: origin,
    name: 'trellis_sign_in',
    path: SIGN_IN,
    sameSite: 'lax',
    forMs: LINK_MINUTES * 60_000,
  });

/**
 * The ways in to the dashboards of a partner's site for merchants' people. They work without script: an email
 * has a link and a code, for the browser that asked for it.
 */
export function signInPages(context: DashboardContext): SitePage[] {
  return [
    {
      surface: 'dashboard',
      path: SIGN_IN,
      get: (visit) => {
        const { email } = visit.req.query;
        return showSignIn(context, visit, { email: typeof email === 'string' ? email.slice(0, 254) : '' });
      },
      post: async (visit) => {
        const form = await receiveSignIn(context, visit);
        const email = (form.get('email') ?? '').trim().slice(0, 254);
        const next = pathWithin(form.get('next') ?? '');
        if (!isEmail(email)) return showSignIn(context, visit, { email, next, error: NO_ADDRESS });
        const refusal = await refusalOf(async () => {
          const browser = await beginSignIn(context, await doorOf(visit), { email, next });
          browserCookie(visit.site).write(visit.res, browser);
        });
        if (!refusal) return visit.redirect(SENT);
        const { status } = refusal;
        return showSignIn(context, visit, { email, next, error: doorWords(refusal), status });
      },
    },
    {
      path: SENT,
      get: (visit) => showSent(visit),
      post: async (visit) => {
        const code = (await receiveSignIn(context, visit)).get('code') ?? '';
        const door = await doorOf(visit);
        const waiting = await waitingSignIn(context, door, browserOf(visit));
        let signedIn: SignedIn<readonly Workplace[]> | undefined;
        const refusal = await refusalOf(async () => {
          signedIn = await signInByCode(context, door, browserOf(visit), code);
        });
        if (signedIn) return enterAs(context, visit, signedIn, 'email_code');
        if (refusal?.code === 'code_wrong') await noteFailure(visit, waiting?.email);
        return showSent(visit, refusal);
      },
    },
    {
      path: `${SIGN_IN}/link/:secret`,
      // Opening a link uses nothing: mail scanners open it too. The button on the page does.
      get: async (visit) => {
        const waiting = await waitingSignIn(context, await doorOf(visit), browserOf(visit));
        return waiting ? send(visit, msg`Sign in`, linkForm(visit)) : sayDead(visit);
      },
      post: async (visit) => {
        await receiveSignIn(context, visit);
        const secret = visit.params['secret'] ?? '';
        const door = await doorOf(visit);
        let signedIn: SignedIn<readonly Workplace[]> | undefined;
        const refusal = await refusalOf(async () => {
          signedIn = await signInByLink(context, door, browserOf(visit), secret);
        });
        if (refusal && refusal.code !== 'code_wrong') throw refusal;
        return signedIn ? enterAs(context, visit, signedIn, 'email_link') : sayDead(visit);
      },
    },
  ];

  async function doorOf(visit: SiteVisit): Promise<Door<readonly Workplace[]>> {
    return siteDoor(visit.site, await context.languages.of(visit.languageFor(undefined)));
  }

  /** Writes a wrong code for an address on the staff into the audit log. */
  async function noteFailure(visit: SiteVisit, email: string | undefined): Promise<void> {
    const { site } = visit;
    const now = new Date(context.clock.now());
    const only = site.merchant?.id;
    if (email === undefined || !(await isOnStaff(context.db, site, { email, only }, now))) return;
    const by = { id: null, role: null, merchant_id: only, email };
    await noteStaffAct(context, visit, by, 'failSignIn', { way: 'email_code' });
  }

  async function showSent(visit: SiteVisit, refusal?: ApiError): Promise<void> {
    const waiting = await waitingSignIn(context, await doorOf(visit), browserOf(visit));
    if (!waiting) return visit.redirect(SIGN_IN);
    const content = html`<h1>${msg`Check your email`}</h1>
      <p class="muted">
        ${msg`We sent a link and a code to ${html`<b>${waiting.email}</b>`}. Both work for ${LINK_MINUTES}
          minutes.`}
      </p>
      <form method="post" action="${visit.pathTo(SENT)}">
        ${visit.csrfField()}
        ${field(
          { name: 'code', label: msg`Code`, ...(refusal && { error: doorWords(refusal) }) },
          (attributes) =>
            html`<input
              ${attributes}
              inputmode="numeric"
              autocomplete="one-time-code"
              maxlength="20"
              required
            />`,
        )}
        <button>${msg`Continue`}</button>
      </form>
      <p class="muted small">
        ${msg`No email? Look in the spam folder, or ask for another one.`}
        <a href="${SIGN_IN}">${msg`Back`}</a>
      </p>`;
    return send(visit, msg`Check your email`, content, refusal?.status);
  }

  function send(visit: SiteVisit, title: Words, content: Content, status = 200): Promise<void> {
    return sendDoor(context, visit, { title, content, status });
  }

  /** The same for a link that is unknown, used, too old, or of another browser, to reveal nothing. */
  function sayDead(visit: SiteVisit): Promise<void> {
    return send(visit, DEAD_TITLE, DEAD, 410);
  }
}

/** Opens a person's session, at the merchant last used. */
export async function enterAs(
  context: DashboardContext,
  visit: SiteVisit,
  { personId, entered, next }: SignedIn<readonly Workplace[]>,
  way: DoorWay,
): Promise<void> {
  const { req, res, site } = visit;
  browserCookie(site).clear(res);
  const [first] = entered;
  if (!first) return sendDoor(context, visit, { title: NOWHERE_TITLE, content: NOWHERE, status: 403 });
  const cookie = dashboardCookie(site);
  const session = await openStaffSession(
    context,
    {
      partnerId: site.partnerId,
      environment: site.environment,
      personId,
      merchantId: first.merchantId,
      browser: req.get('user-agent'),
      network: remoteAddressOf(req),
    },
    cookie.read(req),
  );
  cookie.write(res, session, STAFF_COOKIE_MS);
  const { merchantId } = first;
  const openedAt = new Date(context.clock.now());
  const place = await placeOnStaff(context.db, { merchantId, personId, openedAt });
  if (place) await noteStaffAct(context, visit, place, 'signIn', { way });
  return visit.redirect(next ?? START);
}

/**
 * Reads a form that begins or finishes a sign-in.
 * @throws {ApiError} csrf_refused, limit_address, and the errors of a form
 */
export async function receiveSignIn({ limiter }: DashboardContext, visit: SiteVisit): Promise<Form> {
  await spend(setHeaderOf(visit.res), [signInQuota(remoteAddressOf(visit.req))], limiter);
  return visit.form();
}

const browserOf = ({ req, site }: SiteVisit): string | undefined => browserCookie(site).read(req);

const linkForm = (visit: SiteVisit): Content =>
  html`<h1>${msg`Sign in`}</h1>
    <p class="muted">${msg`This link works once. You stay signed in on this browser.`}</p>
    <form method="post">${visit.csrfField()}<button>${msg`Sign in`}</button></form>`;

const AGAIN = html`<p><a class="button" href="${SIGN_IN}">${msg`Sign in`}</a></p>`;
const DEAD_TITLE = msg`This link doesn’t work here`;
const DEAD = html`<h1>${DEAD_TITLE}</h1>
  <p class="muted">
    ${msg`It works once, for ${LINK_MINUTES} minutes, and only in the browser where you began. There you can
      also type the code of the email.`}
  </p>
  ${AGAIN}`;

const NOWHERE_TITLE = msg`You’re on no staff here`;
const NOWHERE = html`<h1>${NOWHERE_TITLE}</h1>
  <p class="muted">${msg`Ask the owner of the business for an invitation to this address.`}</p>
  ${AGAIN}`;
