import {
  beginSignIn,
  LINK_MINUTES,
  signInByCode,
  signInByLink,
  waitingSignIn,
  type Door,
  type SignedIn,
} from '../../../accounts/people/people.ts';
import {
  isOnStaff,
  placeOnStaff,
  siteDoor,
  type StaffRow,
  type Workplace,
} from '../../../accounts/staff/staff.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { signInQuota, spend } from '../../../core/api/limits/quota.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { remoteAddressOf } from '../../../core/http/request-scope.ts';
import { setHeaderOf } from '../../../core/http/responses.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { msg, nameOf, type Words } from '../../../core/text/message.ts';
import type { Site } from '../../hosts/find-site.ts';
import type { SitePage, SiteVisit } from '../../hosts/site-visit.ts';
import { noteFault, refusalOf } from '../../shell/fault-pages.ts';
import { noteAct, type DoorAct, type DoorWay } from '../../shell/door-acts.ts';
import { doorWords, NO_ADDRESS } from '../../shell/door-words.ts';
import { field, problem, type Form } from '../../shell/forms.ts';
import {
  dashboardCookie,
  deviceCookie,
  type DashboardContext,
  type DashboardVisit,
} from './dashboard-session.ts';
import { passkeyForm } from '../../shell/passkeys/passkey-form.ts';
import { DEVICE, PASSKEY_OPTIONS, PASSKEY_SIGN_IN, SIGN_IN, START } from './sections.ts';
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
        ${msg`We sent a link and a code to ${html`<b>${waiting.email}</b>`}. Both work for ${LINK_MINUTES} minutes.`}
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

interface SignInForm {
  readonly email: string;
  /** The path to open afterwards. */
  readonly next?: string | undefined;
  readonly error?: Words;
  readonly status?: number;
}

/** Sends the form that asks for an email; also in place of a page that requires a session. */
export function showSignIn(
  context: DashboardContext,
  visit: SiteVisit,
  { email, next, error, status = error ? 400 : 200 }: SignInForm,
): Promise<void> {
  const isOfAddress = error === NO_ADDRESS;
  const content = html`<h1>${msg`Sign in`}</h1>
    <p class="muted">
      ${msg`For the people of businesses at ${nameOf(visit.site.partner.name)}. We email you a link and a code; there is no password.`}
    </p>
    ${problem(isOfAddress ? undefined : error)}
    <form method="post" action="${visit.pathTo(SIGN_IN)}">
      ${visit.csrfField()}
      ${field(
        { name: 'email', label: msg`Email`, ...(isOfAddress && { error }) },
        (attributes) =>
          html`<input
            ${attributes}
            type="email"
            value="${email}"
            autocomplete="email webauthn"
            maxlength="254"
            required
          />`,
      )}
      ${next !== undefined && html`<input type="hidden" name="next" value="${next}" />`}
      <button>${msg`Email me a link`}</button>
    </form>
    ${passkeyForm({
      act: 'sign-in',
      action: visit.pathTo(PASSKEY_SIGN_IN),
      options: visit.pathTo(PASSKEY_OPTIONS),
      button: msg`Sign in with a passkey`,
      fields: html`${visit.csrfField()}${
        next !== undefined && html`<input type="hidden" name="next" value="${next}" />`
      }`,
      isQuiet: true,
    })}`;
  return sendDoor(context, visit, { title: msg`Sign in`, content, status, hasPasskeys: true });
}

/**
 * Wraps a page that requires a session: without one it is the form to sign in, which leads back to it.
 */
export function behindDoor(context: DashboardContext, page: SitePage): SitePage {
  const { get } = page;
  if (!get) return page;
  return {
    ...page,
    get: async (visit) => {
      try {
        return await get(visit);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        noteFault(visit.res, error, context.log);
        // A shared device asks for a PIN instead, or says that it was revoked.
        if (deviceCookie(visit.site).read(visit.req) !== undefined) return visit.redirect(DEVICE, 302);
        const next = pathWithin(visit.req.path);
        return showSignIn(context, visit, { email: '', next, error: SIGNED_OUT, status: 401 });
      }
    },
  };
}

const SIGNED_OUT = msg`You’re not signed in. Sign in, or open the link you were sent again.`;

/**
 * Returns a path of the dashboard, and nothing else: a form must not lead to another site after signing
 * in.
 */
export const pathWithin = (path: string): string | undefined =>
  path.length <= 200 && /^\/dashboard(?:\/[\w-]+)*$/.test(path) ? path : undefined;

interface DoorPage {
  readonly title: Words;
  readonly content: Content;
  readonly status: number;
  readonly hasPasskeys?: boolean;
  readonly head?: Content;
}

export async function sendDoor(
  { styles }: DashboardContext,
  visit: SiteVisit,
  { title, content, status, hasPasskeys = false, head }: DoorPage,
): Promise<void> {
  await visit.send({
    status,
    title,
    content: html`<section class="card sec door">${content}</section>`,
    isPersonal: true,
    files: [styles],
    modules: hasPasskeys ? [await visit.passkeyModule()] : [],
    head,
  });
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
  const place = await placeOnStaff(context.db, { merchantId, personId });
  if (place) await noteStaffAct(context, visit, place, 'signIn', { way });
  return visit.redirect(next ?? START);
}

/** A place on the staff, or an address of which no more is known. */
interface ActingStaff extends Pick<StaffRow, 'email'> {
  readonly id: string | null;
  readonly role: string | null;
  readonly merchant_id: string | undefined;
}

/** Writes what a person on the staff did into the audit log. */
export async function noteStaffAct(
  context: DashboardContext,
  { req, res, site }: SiteVisit,
  { id, email, role, merchant_id: merchantId }: ActingStaff,
  act: DoorAct,
  how: { readonly way?: DoorWay; readonly device?: string } = {},
): Promise<void> {
  const { partnerId, environment } = site;
  const by = { kind: 'staff', id, email, role, merchantId, partnerId, environment } as const;
  await noteAct(context, { req, res }, { act, ...how, by });
}

/** Writes what the person who is signed in did into the audit log; a session of a link has no person. */
export async function noteOwnAct(
  context: DashboardContext,
  { visit, session: { principal } }: DashboardVisit,
  act: DoorAct,
  how: { readonly way?: DoorWay } = {},
): Promise<void> {
  const { staff, merchantId } = principal;
  if (!staff) return;
  const device = staff.deviceId;
  await noteStaffAct(context, visit, { ...staff, merchant_id: merchantId }, act, {
    ...how,
    ...(device && { device }),
  });
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
    ${msg`It works once, for ${LINK_MINUTES} minutes, and only in the browser where you began. There you can also type the code of the email.`}
  </p>
  ${AGAIN}`;

const NOWHERE_TITLE = msg`You’re on no staff here`;
const NOWHERE = html`<h1>${NOWHERE_TITLE}</h1>
  <p class="muted">${msg`Ask the owner of the business for an invitation to this address.`}</p>
  ${AGAIN}`;
