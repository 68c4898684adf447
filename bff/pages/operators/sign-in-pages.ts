import type { Request, Response, Router } from 'express';
import {
  endOperatorSessions,
  openOperatorSession,
  operatorDoor,
  operatorOfPerson,
  operatorSessionOf,
} from '../../accounts/operators/operators.ts';
import {
  askForPasskey,
  beginSignIn,
  CHALLENGE_MS,
  LINK_MINUTES,
  provePasskey,
  signInByCode,
  signInByLink,
  waitingSignIn,
  type SignedIn,
} from '../../accounts/people/people.ts';
import { ApiError } from '../../core/api/errors.ts';
import { signInQuota, spend } from '../../core/api/limits/quota.ts';
import { isEmail } from '../../core/contract/field-rules.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { remoteAddressOf } from '../../core/http/request-scope.ts';
import { setHeaderOf } from '../../core/http/responses.ts';
import { newSecret } from '../../core/http/secrets.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { html } from '../../core/text/html.ts';
import { refusalOf } from '../shell/fault-pages.ts';
import { field, problem, readForm, receiveForm, type Form } from '../shell/forms.ts';
import { passkeyForm, sendOptions } from '../shell/passkeys/passkey-form.ts';
import { requireSameOrigin } from '../shell/same-origin.ts';
import { noteOperatorAct, type OperatorContext } from './act.ts';
import type { DoorWay } from '../shell/door-acts.ts';
import { BASE, sendDoor } from './frame.ts';

const SIGN_IN = `${BASE}/sign-in`;
const SENT = `${SIGN_IN}/sent`;
const PASSKEY = `${SIGN_IN}/passkey`;

/**
 * Mounts the ways in to the operator's console and out of it. Without script, an email has a link and a code.
 */
export function mountSignIn(router: Router, context: OperatorContext): void {
  const { operatorUrl, site, origin, limiter } = context;
  const door = operatorDoor({ operatorUrl, languages: context.languages });
  /** Lax: the link in an email leads here from another site. */
  const browserCookie = new SessionCookie({
    publicUrl: operatorUrl,
    name: 'trellis_operator_sign_in',
    path: SIGN_IN,
    sameSite: 'lax',
    forMs: LINK_MINUTES * 60_000,
  });
  /** Ties a passkey's challenge to the browser that asked for it. */
  const passkeyCookie = new SessionCookie({
    publicUrl: operatorUrl,
    name: 'trellis_operator_passkey',
    path: PASSKEY,
    sameSite: 'strict',
    forMs: CHALLENGE_MS,
  });

  router
    .route('/sign-in')
    .get((_req, res) => show(res, ''))
    .post(async (req, res) => {
      const email = (await receive(req, res)).get('email')?.trim() ?? '';
      const refusal = await refusalOf(async () => {
        if (!isEmail(email)) throw new ApiError('field_invalid', { message: NO_ADDRESS, param: 'email' });
        browserCookie.write(res, await beginSignIn(context, door, { email }));
      });
      return refusal ? show(res, email.slice(0, 254), refusal) : res.redirect(303, SENT);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/sign-in/sent')
    .get((req, res) => showSent(req, res))
    .post(async (req, res) => {
      const code = (await receive(req, res)).get('code') ?? '';
      await finish(
        req,
        res,
        'email_code',
        () => signInByCode(context, door, browserCookie.read(req), code),
        async (refusal) => {
          const waiting = await waitingSignIn(context, door, browserCookie.read(req));
          if (waiting)
            await noteOperatorAct(
              context,
              res,
              'failSignIn',
              { id: null, email: waiting.email },
              'email_code',
            );
          return showSent(req, res, refusal);
        },
      );
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/sign-in/link/:secret')
    // Opening a link uses nothing: mail scanners open it too. The button on our page does.
    .get(async (req, res) => {
      const waiting = await waitingSignIn(context, door, browserCookie.read(req));
      return waiting ? sendDoor(res, 200, 'Sign in', LINK_FORM) : sendDoor(res, 410, DEAD_TITLE, DEAD);
    })
    .post(async (req: Request<{ secret: string }>, res) => {
      await receive(req, res);
      await finish(
        req,
        res,
        'email_link',
        () => signInByLink(context, door, browserCookie.read(req), req.params.secret),
        () => sendDoor(res, 410, DEAD_TITLE, DEAD),
      );
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/sign-in/passkey/options')
    .post(async (req, res) => {
      await receive(req, res);
      const browser = passkeyCookie.read(req) ?? newSecret();
      passkeyCookie.write(res, browser);
      sendOptions(res, await askForPasskey(context, { site, browser, personId: undefined }));
    })
    .all(refuseMethod('POST'));
  router
    .route('/sign-in/passkey')
    .post(async (req, res) => {
      const form = await receive(req, res);
      const asked = { site, browser: passkeyCookie.read(req) ?? '', personId: undefined };
      await finish(
        req,
        res,
        'passkey',
        async () => {
          const personId = await provePasskey(context, asked, form.get('credential') ?? '');
          return { personId, entered: await operatorOfPerson(context.db, personId), next: undefined };
        },
        (refusal) => show(res, '', refusal),
      );
    })
    .all(refuseMethod('POST'));
  router
    .route('/sign-out')
    .post(async (req, res) => {
      const { session } = await receiveForm(
        req,
        origin,
        () => operatorSessionOf(context, context.cookie.read(req)),
        () => readForm(req),
      );
      await endOperatorSessions(context.db, session, 'this');
      await noteOperatorAct(context, res, 'signOut', { id: session.operatorId, email: session.email });
      context.cookie.clear(res);
      return res.redirect(303, SIGN_IN);
    })
    .all(refuseMethod('POST'));

  /** @throws {ApiError} origin_refused, limit_address, and the errors of a form */
  async function receive(req: Request, res: Response): Promise<Form> {
    requireSameOrigin(req, origin);
    await spend(setHeaderOf(res), [signInQuota(`operator ${remoteAddressOf(req)}`)], limiter);
    return readForm(req);
  }

  /** Opens the session of a person of the operator; anybody else who has proved an address is refused. */
  async function finish(
    req: Request,
    res: Response,
    way: DoorWay,
    signIn: () => Promise<SignedIn<string | undefined>>,
    again: (refusal: ApiError) => Promise<void>,
  ): Promise<void> {
    let signedIn: SignedIn<string | undefined> | undefined;
    const refusal = await refusalOf(async () => {
      signedIn = await signIn();
    });
    if (refusal) return again(refusal);
    browserCookie.clear(res);
    const operatorId = signedIn?.entered;
    if (operatorId === undefined) return sendDoor(res, 403, STRANGER_TITLE, STRANGER);
    const session = await openOperatorSession(context, {
      operatorId,
      browser: req.get('user-agent'),
      network: remoteAddressOf(req),
      previous: context.cookie.read(req),
    });
    context.cookie.write(res, session);
    const { email } = await operatorSessionOf(context, session);
    await noteOperatorAct(context, res, 'signIn', { id: operatorId, email }, way);
    return res.redirect(303, BASE);
  }

  async function showSent(req: Request, res: Response, refusal?: ApiError): Promise<void> {
    const waiting = await waitingSignIn(context, door, browserCookie.read(req));
    if (!waiting) return res.redirect(303, SIGN_IN);
    const content = html`<h1>Check your email</h1>
      <p class="lead">
        We sent a link and a code to <b>${waiting.email}</b>. Both work for ${LINK_MINUTES} minutes.
      </p>
      <form method="post" action="${SENT}">
        ${field(
          { name: 'code', label: 'Code', error: refusal?.publicMessage },
          (attributes) =>
            html`<input
              ${attributes}
              inputmode="numeric"
              autocomplete="one-time-code"
              maxlength="20"
              required
            />`,
        )}
        <button>Continue</button>
      </form>
      <p class="small">
        No email? Look in the spam folder, or <a href="${SIGN_IN}">ask for another one</a>.
      </p>`;
    return sendDoor(res, refusal?.status ?? 200, 'Check your email', content);
  }
}

function show(res: Response, email: string, refusal?: ApiError): Promise<void> {
  const isOfEmail = refusal?.param === 'email';
  const content = html`<h1>Operator’s console</h1>
    <p class="lead">For those who run Trellis. We email you a link and a code. There is no password.</p>
    ${problem(isOfEmail ? undefined : refusal?.publicMessage)}
    <form method="post" action="${SIGN_IN}">
      ${field(
        { name: 'email', label: 'Email', ...(isOfEmail && { error: refusal.publicMessage }) },
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
      <button>Email me a link</button>
    </form>
    ${passkeyForm({
      act: 'sign-in',
      action: PASSKEY,
      options: `${PASSKEY}/options`,
      button: 'Sign in with a passkey',
      isQuiet: true,
    })}`;
  return sendDoor(res, refusal?.status ?? 200, 'Sign in', content, true);
}

const NO_ADDRESS = 'Enter an address, such as ana@trellis.example.';

const LINK_FORM = html`<h1>Operator’s console</h1>
  <p class="lead">This link works once. You stay signed in on this browser for up to 12 hours.</p>
  <form method="post"><button>Sign in</button></form>`;

const BACK = html`<p><a class="button" href="${SIGN_IN}">Sign in</a></p>`;

/** The same for a link that is unknown, used, too old, or of another browser, to reveal nothing. */
const DEAD_TITLE = 'This link doesn’t work here';
const DEAD = html`<h1>${DEAD_TITLE}</h1>
  <p class="lead">It works once, for ${LINK_MINUTES} minutes, and only in the browser where you began.</p>
  ${BACK}`;

const STRANGER_TITLE = 'You can’t open this console';
const STRANGER = html`<h1>${STRANGER_TITLE}</h1>
  <p class="lead">It is for those who run Trellis. Ask one of them for an invitation to your address.</p>
  ${BACK}`;
