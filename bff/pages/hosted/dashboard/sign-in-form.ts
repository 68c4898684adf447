import { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { msg, nameOf, type Words } from '../../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../../hosts/site-visit.ts';
import { NO_ADDRESS } from '../../shell/door-words.ts';
import { noteFault } from '../../shell/fault-pages.ts';
import { field, problem } from '../../shell/forms.ts';
import { passkeyForm } from '../../shell/passkeys/passkey-form.ts';
import { deviceCookie, type DashboardContext } from './dashboard-session.ts';
import { DEVICE, PASSKEY_OPTIONS, PASSKEY_SIGN_IN, SIGN_IN } from './sections.ts';

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
      ${msg`For the people of businesses at ${nameOf(visit.site.partner.name)}. We email you a link and a
        code; there is no password.`}
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

/** Sends a page for people who aren't signed in. */
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
