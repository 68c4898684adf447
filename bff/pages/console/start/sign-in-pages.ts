import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import {
  beginSignIn,
  consoleDoor,
  keepForm,
  LINK_MINUTES,
  signInByCode,
  signInByLink,
  waitingSignIn,
  type ConsoleEntry,
  type SignedIn,
  type SignedInBySso,
  type SignInDeps,
  type SignUpGate,
  type SsoSignInDeps,
} from '../../../accounts/people/people.ts';
import { requireOpenSignUp, type SignUpDeps } from '../../../accounts/identity/partners/sign-up.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { signInQuota, spend, type Limiter } from '../../../core/api/limits/quota.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { remoteAddressOf } from '../../../core/http/request-scope.ts';
import { setHeaderOf } from '../../../core/http/responses.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { html } from '../../../core/text/html.ts';
import type { Languages } from '../../../core/text/language.ts';
import { msg } from '../../../core/text/message.ts';
import { faultWords, mountFaultPages, refusalOf } from '../../shell/fault-pages.ts';
import { readForm } from '../../shell/forms.ts';
import { requireSameOrigin } from '../../shell/same-origin.ts';
import { consoleCookie } from '../console-session.ts';
import { openPersonSession, PERSON_COOKIE_MS, proveSession, type PersonSession } from './person-sessions.ts';
import { noteAct, type DoorWay } from '../../shell/door-acts.ts';
import { actorOfRow, noteFailedSignIn } from './console-acts.ts';
import { WORDS } from '../page-renderer.ts';
import { passkeyScript } from '../../shell/passkeys/passkey-form.ts';
import { mountPasskeySignIn } from './passkey-sign-in.ts';
import { PROVE } from '../parts/prove-form.ts';
import {
  BACK,
  CLOSED,
  CLOSED_TITLE,
  DEAD,
  DEAD_TITLE,
  LINK_FORM,
  LINK_TITLE,
  languageOf,
  mountLanguages,
  mountStyle,
  NO_TEAM,
  NO_TEAM_TITLE,
  sendDoorPage,
  SIGN_IN,
  SIGN_UP,
  WAITING,
  WAITING_TITLE,
} from './sign-in-frame.ts';
import { addressForm, codeForm, faultIn, readTyped, SENT, type TypedAddress } from './sign-in-form.ts';
import { goOnTo, leadToProvider, mountSso, PROVIDER_ONLY, PROVIDER_ONLY_TITLE } from './sso-pages.ts';

export interface SignInPagesDeps extends SignInDeps, SignUpDeps, SsoSignInDeps {
  readonly publicUrl: string;
  readonly signUps: SignUpGate;
  readonly log: Logger;
  readonly limiter: Limiter;
  readonly languages: Languages;
}

/**
 * The ways in to the console for people: `/sign-in` and `/sign-up`, to be mounted at the root. They work
 * without script: an email has a link and a code, for the browser that asked for it. A passkey needs the
 * script.
 */
export function signInPages(deps: SignInPagesDeps): Router {
  const { publicUrl, limiter } = deps;
  const publicOrigin = new URL(publicUrl).origin;
  const doorOf = (res: Response) => consoleDoor({ ...deps, language: languageOf(res).tag });
  /** Lax: the link in an email leads here from another site. */
  const browserCookie = new SessionCookie({
    publicUrl,
    name: 'trellis_sign_in',
    path: SIGN_IN,
    sameSite: 'lax',
    forMs: LINK_MINUTES * 60_000,
  });
  const cookie = consoleCookie(publicUrl);
  const router = express.Router({ caseSensitive: true, strict: true });

  mountStyle(router);
  mountLanguages(router, deps.languages);
  for (const path of [SIGN_IN, SIGN_UP] as const) {
    router
      .route(path)
      .get((req, res) =>
        show(
          res,
          path,
          readTyped((name) => textIn(req.query[name])),
        ),
      )
      .post(async (req, res) => {
        const form = await receive(req, res);
        const typed = readTyped(form.get);
        const fault = faultIn(path, typed);
        const mayLead = !fault && path === SIGN_IN && !typed.isByEmail;
        if (mayLead && (await leadToProvider(deps, res, typed))) return undefined;
        const refusal = fault ?? (await refusalOf(() => begin(res, path, typed)));
        return refusal ? show(res, path, typed, refusal) : res.redirect(303, SENT);
      })
      .all(refuseMethod('GET, HEAD, POST'));
  }
  router
    .route(SENT)
    .get((req, res) => showSent(req, res))
    .post(async (req, res) => {
      const code = (await receive(req, res)).get('code') ?? '';
      const browser = browserCookie.read(req);
      const waiting = await waitingSignIn(deps, doorOf(res), browser);
      let signedIn: SignedIn<ConsoleEntry> | undefined;
      const refusal = await refusalOf(async () => {
        signedIn = await signInByCode(deps, doorOf(res), browser, code);
      });
      if (signedIn) return enter(req, res, signedIn, 'email_code');
      if (waiting && refusal?.code === 'code_wrong') {
        await noteFailedSignIn(deps, { req, res }, { email: waiting.email, way: 'email_code' });
      }
      return showSent(req, res, refusal);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route(`${SIGN_IN}/link/:secret`)
    // Opening a link uses nothing: mail scanners open it too. The button on our page does.
    .get(async (req, res) => {
      const waiting = await waitingSignIn(deps, doorOf(res), browserCookie.read(req));
      return waiting
        ? sendDoorPage(res, 200, LINK_TITLE, LINK_FORM)
        : sendDoorPage(res, 410, DEAD_TITLE, DEAD);
    })
    .post(async (req: Request<{ secret: string }>, res) => {
      await receive(req, res);
      const { secret } = req.params;
      const signedIn = await signInByLink(deps, doorOf(res), browserCookie.read(req), secret).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'code_wrong') return undefined;
          throw error;
        },
      );
      return signedIn ? enter(req, res, signedIn, 'email_link') : sendDoorPage(res, 410, DEAD_TITLE, DEAD);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  mountPasskeySignIn(router, deps, {
    receive,
    finish: async ({ req, res, form }, prove) => {
      const typed = readTyped(form.get);
      let proved: SignedIn<ConsoleEntry> | undefined;
      const refusal = await refusalOf(async () => {
        proved = await prove();
      });
      if (!proved) return show(res, SIGN_IN, typed, refusal);
      const next = typed.next === '' ? undefined : typed.next;
      return enter(req, res, { ...proved, next }, 'passkey');
    },
  });
  mountSso(router, deps, enterBySso);
  mountFaultPages(router, {
    log: deps.log,
    answersJson: (path) => ![SIGN_IN, SIGN_UP].some((own) => path === own || path.startsWith(`${own}/`)),
    show: async (req, res, fault) => {
      const { title, advice } = faultWords(fault, req.method === 'POST', WORDS);
      await sendDoorPage(
        res,
        fault.status,
        title,
        html`<h1>${title}</h1>
          <p>${advice}</p>
          ${BACK}`,
      );
    },
  });
  return router;

  /** @throws {ApiError} origin_refused, limit_address, and the errors of a form */
  async function receive(req: Request, res: Response) {
    requireSameOrigin(req, publicOrigin);
    await spend(setHeaderOf(res), [signInQuota(remoteAddressOf(req))], limiter);
    return readForm(req);
  }

  async function begin(res: Response, path: string, { email, company, next }: TypedAddress): Promise<void> {
    const isNew = path === SIGN_UP;
    if (isNew) requireOpenSignUp({ isSignUpOpen: deps.signUps.mode !== 'closed' });
    const browser = await beginSignIn(deps, doorOf(res), {
      email,
      company: isNew ? company : undefined,
      next: next === '' ? undefined : next,
    });
    browserCookie.write(res, browser);
  }

  /** Opens the person's session. */
  async function enter(
    req: Request,
    res: Response,
    { personId, entered: { partnerId, needsProvider }, next }: SignedIn<ConsoleEntry>,
    way: DoorWay,
  ) {
    browserCookie.clear(res);
    if (partnerId === undefined) {
      if (needsProvider) return sendDoorPage(res, 403, PROVIDER_ONLY_TITLE, PROVIDER_ONLY);
      return (await deps.signUps.isWaiting(deps.db, personId))
        ? sendDoorPage(res, 200, WAITING_TITLE, WAITING)
        : sendDoorPage(res, 403, NO_TEAM_TITLE, NO_TEAM);
    }
    await open(req, res, { personId, partnerId }, way);
    return res.redirect(303, next ?? '/console');
  }

  /** Opens a session in the place of the browser's one before, and writes it into the audit log. */
  async function open(
    req: Request,
    res: Response,
    person: Pick<PersonSession, 'personId' | 'partnerId' | 'ssoPartnerId' | 'provedAt'>,
    way: DoorWay,
  ): Promise<void> {
    const opened = await openPersonSession(deps, {
      ...person,
      browser: req.get('user-agent'),
      network: remoteAddressOf(req),
      previous: cookie.read(req),
    });
    cookie.write(res, opened.cookie, PERSON_COOKIE_MS);
    const { partnerId: partner_id, personId: person_id, ssoPartnerId = null } = person;
    const { environment } = opened;
    const by = await actorOfRow(deps.db, {
      partner_id,
      person_id,
      environment,
      sso_partner_id: ssoPartnerId,
      created_at: undefined,
    });
    if (by) await noteAct(deps, { req, res }, { act: 'signIn', way, by });
  }

  /** Opens the session of a person who came back from the team's provider, or the one with the proof. */
  async function enterBySso(req: Request, res: Response, signedIn: SignedInBySso): Promise<void> {
    const { personId, partnerId, signedInAt, next, proves, again } = signedIn;
    if (!proves) {
      await open(req, res, { personId, partnerId, ssoPartnerId: partnerId, provedAt: signedInAt }, 'sso');
      return goOnTo(res, next ?? '/console');
    }
    const proved = await proveSession(deps, proves.session);
    if (!proved) return goOnTo(res, SIGN_IN);
    cookie.write(res, proved.cookie, PERSON_COOKIE_MS);
    const by = await actorOfRow(deps.db, proved.row);
    if (by) await noteAct(deps, { req, res }, { act: 'confirmIdentity', way: 'sso', by });
    if (again === undefined) return goOnTo(res, next ?? '/console');
    await keepForm(deps, { partnerId, browser: proved.cookie, again });
    return goOnTo(res, `${PROVE}/again`);
  }

  async function showSent(req: Request, res: Response, refusal?: ApiError): Promise<void> {
    const waiting = await waitingSignIn(deps, doorOf(res), browserCookie.read(req));
    if (!waiting) return res.redirect(303, SIGN_IN);
    return sendDoorPage(res, refusal?.status ?? 200, msg`Check your email`, codeForm(waiting, refusal));
  }

  async function show(
    res: Response,
    path: typeof SIGN_IN | typeof SIGN_UP,
    typed: TypedAddress,
    refusal?: ApiError,
  ): Promise<void> {
    const isNew = path === SIGN_UP;
    const { mode } = deps.signUps;
    if (isNew && mode === 'closed') return sendDoorPage(res, 403, CLOSED_TITLE, CLOSED);
    const content = addressForm(path, typed, { mode, refusal });
    const scripts = isNew ? [] : [await passkeyScript('/console/assets/')];
    await sendDoorPage(res, refusal?.status ?? 200, isNew ? msg`Sign up` : msg`Sign in`, content, {
      scripts,
    });
  }
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
