import type { Request, Response, Router } from 'express';
import {
  beginSso,
  finishSso,
  SSO_MS,
  ssoTeamOf,
  waitingSso,
  type SignedInBySso,
  type SsoSignInDeps,
} from '../../../accounts/people/people.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg, onlyInEnglish } from '../../../core/text/message.ts';
import { refusalOf } from '../../shell/fault-pages.ts';
import { BACK, sendDoorPage, SIGN_IN } from './sign-in-frame.ts';

/** The page that leads to the provider. */
export const SSO = `${SIGN_IN}/sso`;

/** Ties a way to the provider to the browser that began it. Lax: the provider leads back here. */
export const ssoCookie = (publicUrl: string): SessionCookie =>
  new SessionCookie({ publicUrl, name: 'trellis_sso', path: SSO, sameSite: 'lax', forMs: SSO_MS });

interface SsoPagesDeps extends SsoSignInDeps {
  readonly publicUrl: string;
}

interface Typed {
  readonly email: string;
  readonly next: string;
}

/**
 * Leads to the provider of an address's domain. It depends on the domain alone, so nothing tells whether the
 * address is known.
 * @returns whether it has: otherwise an email is the way in
 */
export async function leadToProvider(
  deps: SsoPagesDeps,
  res: Response,
  { email, next }: Typed,
): Promise<boolean> {
  const team = await ssoTeamOf(deps, email);
  if (!team) return false;
  let browser = '';
  const refusal = await refusalOf(async () => {
    const { partnerId } = team;
    browser = await beginSso(deps, { partnerId, email, ...(next !== '' && { next }) });
  });
  if (refusal) {
    await sendDoorPage(res, refusal.status, FAILED_TITLE, failed(refusal, team.isRequired ? '' : email));
    return true;
  }
  ssoCookie(deps.publicUrl).write(res, browser);
  res.redirect(303, team.isRequired ? SSO : `${SSO}?email=${encodeURIComponent(email)}`);
  return true;
}

/**
 * Mounts the page that leads to a provider, and the one where it leads back to.
 * @param enter opens the session, or replaces the one that is proved, and goes on
 */
export function mountSso(
  router: Router,
  deps: SsoPagesDeps,
  enter: (req: Request, res: Response, signedIn: SignedInBySso) => Promise<void>,
): void {
  const cookie = ssoCookie(deps.publicUrl);
  router
    .route(SSO)
    .get(async (req, res) => {
      const url = await waitingSso(deps, cookie.read(req));
      if (url === undefined) return res.redirect(303, SIGN_IN);
      const { email } = req.query;
      // A form can't lead to another site, by the policy of our pages: this page does.
      return typeof email === 'string'
        ? sendDoorPage(res, 200, TITLE, choiceOf(url, email.slice(0, 254)))
        : sendDoorPage(res, 200, TITLE, leadingTo(url), { refreshTo: url });
    })
    .all(refuseMethod('GET, HEAD'));
  router
    .route(`${SSO}/callback/:partner`)
    .get(async (req: Request<{ partner: string }>, res) => {
      const browser = cookie.read(req);
      cookie.clear(res);
      let signedIn: SignedInBySso | undefined;
      const refusal = await refusalOf(async () => {
        const { search } = new URL(req.originalUrl, deps.publicUrl);
        signedIn = await finishSso(deps, browser, { partnerId: req.params.partner, search });
      });
      if (signedIn) return enter(req, res, signedIn);
      const shown = refusal ?? new ApiError('code_wrong');
      return sendDoorPage(res, shown.status, FAILED_TITLE, failed(shown, ''));
    })
    .all(refuseMethod('GET, HEAD'));
}

/**
 * Goes on to a page of the console. The cookie of a session isn't sent with a request that another site
 * began, so a page of the console begins it.
 */
export function goOnTo(res: Response, path: string): Promise<void> {
  const content = html`<h1>${msg`You’re signed in`}</h1>
    <p><a class="button" href="${path}">${msg`Continue`}</a></p>`;
  return sendDoorPage(res, 200, msg`You’re signed in`, content, { refreshTo: path });
}

const TITLE = msg`Single sign-on`;

const leadingTo = (url: string): Html =>
  html`<h1>${TITLE}</h1>
    <p class="lead">${msg`Your team signs in at ${html`<b>${new URL(url).host}</b>`}.`}</p>
    <p><a class="button" href="${url}">${msg`Continue`}</a></p>`;

const choiceOf = (url: string, email: string): Html => html`${leadingTo(url)} ${emailInstead(email)}`;

const emailInstead = (email: string): Html =>
  html`<form method="post" action="${SIGN_IN}">
    <input type="hidden" name="email" value="${email}" /><input type="hidden" name="way" value="email" />
    <button class="quiet">${msg`Email me a link instead`}</button>
  </form>`;

const FAILED_TITLE = msg`You’re not signed in`;

const NO_ANSWER = msg`Your identity provider doesn’t answer right now. Try again in a few minutes.`;
const NOT_CONFIRMED = msg`Your identity provider didn’t confirm the sign-in. Try again.`;

/** @param email the address to sign in with by email; empty if that isn't offered */
function failed({ code, publicMessage }: ApiError, email: string): Html {
  const words =
    code === 'code_wrong'
      ? msg`Sign in in the browser where you began, within ${SSO_MS / 60_000} minutes.`
      : code === 'scope_insufficient'
        ? msg`Your address isn’t on the team. Ask an owner for an invitation.`
        : onlyInEnglish(publicMessage, code === 'unavailable' ? NO_ANSWER : NOT_CONFIRMED);
  return html`<h1>${FAILED_TITLE}</h1>
    <p class="lead">${words}</p>
    ${email === '' ? BACK : emailInstead(email)}`;
}

export const PROVIDER_ONLY_TITLE = msg`Your team signs in by single sign-on`;
export const PROVIDER_ONLY = html`<h1>${PROVIDER_ONLY_TITLE}</h1>
  <p class="lead">${msg`This way in doesn’t open your team’s console. Sign in with your work address.`}</p>
  ${BACK}`;
