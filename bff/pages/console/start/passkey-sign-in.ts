import type { Request, Response, Router } from 'express';
import {
  askForPasskey,
  CHALLENGE_MS,
  entryOf,
  provePasskey,
  type ConsoleEntry,
  type SignedIn,
  type SignInDeps,
} from '../../../accounts/people/people.ts';
import { newSecret } from '../../../core/http/secrets.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg } from '../../../core/text/message.ts';
import type { Form } from '../../shell/forms.ts';
import { passkeyForm, sendOptions } from '../../shell/passkeys/passkey-form.ts';
import { consoleSite } from '../console-session.ts';

/** The path that a passkey is sent to; what a browser needs for it is below. */
const PASSKEY = '/sign-in/passkey';
const OPTIONS = `${PASSKEY}/options`;

interface PasskeySignIn {
  /** Reads a form of the page. @throws {ApiError} origin_refused, limit_address */
  readonly receive: (req: Request, res: Response) => Promise<Form>;
  /** Opens the session of the person that `prove` returns, or shows the page again with its refusal. */
  readonly finish: (
    visit: { readonly req: Request; readonly res: Response; readonly form: Form },
    prove: () => Promise<SignedIn<ConsoleEntry>>,
  ) => Promise<void>;
}

/** Mounts the sign-in by a passkey: what the script of the page asks for, and the form that it sends. */
export function mountPasskeySignIn(
  router: Router,
  deps: SignInDeps & { readonly publicUrl: string },
  page: PasskeySignIn,
): void {
  const { publicUrl, db } = deps;
  const site = consoleSite(publicUrl);
  /** Ties a challenge to the browser that asked for it. */
  const cookie = new SessionCookie({
    publicUrl,
    name: 'trellis_passkey',
    path: PASSKEY,
    sameSite: 'strict',
    forMs: CHALLENGE_MS,
  });
  router
    .route(OPTIONS)
    .post(async (req, res) => {
      await page.receive(req, res);
      const browser = cookie.read(req) ?? newSecret();
      cookie.write(res, browser);
      sendOptions(res, await askForPasskey(deps, { site, browser, personId: undefined }));
    })
    .all(refuseMethod('POST'));
  router
    .route(PASSKEY)
    .post(async (req, res) => {
      const form = await page.receive(req, res);
      const asked = { site, browser: cookie.read(req) ?? '', personId: undefined };
      await page.finish({ req, res, form }, async () => {
        const personId = await provePasskey(deps, asked, form.get('credential') ?? '');
        return { personId, entered: await entryOf(db, personId), next: undefined };
      });
    })
    .all(refuseMethod('POST'));
}

/** Renders the button for a passkey. @param next the path to open afterwards */
export function passkeyButton(next: string): Html {
  return passkeyForm({
    act: 'sign-in',
    action: PASSKEY,
    options: OPTIONS,
    button: msg`Sign in with a passkey`,
    fields: html`<input type="hidden" name="next" value="${next}" />`,
    isQuiet: true,
  });
}
