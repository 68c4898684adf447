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
import { isEmail } from '../../../core/contract/field-rules.ts';
import { isPlainText } from '../../../core/contract/text-fields.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { remoteAddressOf } from '../../../core/http/request-scope.ts';
import { setHeaderOf } from '../../../core/http/responses.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { html } from '../../../core/text/html.ts';
import type { Languages } from '../../../core/text/language.ts';
import { msg, type Message, type Words } from '../../../core/text/message.ts';
import { exactDoorWords } from '../../shell/door-words.ts';
import { faultWords, mountFaultPages, refusalOf } from '../../shell/fault-pages.ts';
import { field, problem, readForm } from '../../shell/forms.ts';
import { requireSameOrigin } from '../../shell/same-origin.ts';
import {
  consoleCookie,
  openPersonSession,
  PERSON_COOKIE_MS,
  proveSession,
  type PersonSession,
} from '../console-session.ts';
import { noteAct, type DoorWay } from '../../shell/door-acts.ts';
import { actorOfRow, noteFailedSignIn } from './console-acts.ts';
import { WORDS } from '../page-renderer.ts';
import { passkeyScript } from '../../shell/passkeys/passkey-form.ts';
import { mountPasskeySignIn, passkeyButton } from './passkey-sign-in.ts';
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
import { goOnTo, leadToProvider, mountSso, PROVIDER_ONLY, PROVIDER_ONLY_TITLE } from './sso-pages.ts';

export interface SignInPagesDeps extends SignInDeps, SignUpDeps, SsoSignInDeps {
  readonly publicUrl: string;
  readonly signUps: SignUpGate;
  readonly log: Logger;
  readonly limiter: Limiter;
  readonly languages: Languages;
}

const SENT = `${SIGN_IN}/sent`;

interface Typed {
  readonly email: string;
  readonly company: string;
  readonly next: string;
  /** Whether the email is asked for though the address’s team may have an identity provider. */
  readonly isByEmail: boolean;
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
          typedIn((name) => textIn(req.query[name])),
        ),
      )
      .post(async (req, res) => {
        const form = await receive(req, res);
        const typed = typedIn(form.get);
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
      const typed = typedIn(form.get);
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

  async function begin(res: Response, path: string, { email, company, next }: Typed): Promise<void> {
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
    return sendDoorPage(
      res,
      refusal?.status ?? 200,
      msg`Check your email`,
      html`<h1>${msg`Check your email`}</h1>
        <p class="lead">
          ${msg`We sent a link and a code to ${html`<b>${waiting.email}</b>`}. Both work for ${LINK_MINUTES} minutes.`}
        </p>
        <form method="post" action="${SENT}">
          ${field(
            { name: 'code', label: msg`Code`, ...(refusal && { error: exactDoorWords(refusal) }) },
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
        <p class="small">
          ${msg`No email? Look in the spam folder, or ask for another one.`}
          <a href="${waiting.company === null ? SIGN_IN : SIGN_UP}">${msg`Back`}</a>
        </p>`,
    );
  }

  async function show(res: Response, path: string, typed: Typed, refusal?: ApiError): Promise<void> {
    const isNew = path === SIGN_UP;
    const { mode } = deps.signUps;
    if (isNew && mode === 'closed') return sendDoorPage(res, 403, CLOSED_TITLE, CLOSED);
    const errorOf = (name: string) =>
      refusal?.param === name ? { error: faultOf(refusal, name) } : undefined;
    const content = html`<h1>${isNew ? openWords(mode) : msg`Sign in to Trellis`}</h1>
      <p class="lead">
        ${
          isNew
            ? mode === 'approval'
              ? msg`The operator looks at each request, and answers by email.`
              : msg`A console, test merchants with menus, and money that is not real. Free.`
            : msg`We email you a link and a code. There is no password.`
        }
      </p>
      ${problem(refusal && refusal.param === undefined ? exactDoorWords(refusal) : undefined)}
      <form method="post" action="${path}">
        ${
          isNew &&
          field(
            {
              name: 'company',
              label: msg`Company`,
              hint: msg`Your merchants see this name.`,
              ...errorOf('company'),
            },
            (attributes) =>
              html`<input
                ${attributes}
                value="${typed.company}"
                autocomplete="organization"
                maxlength="100"
                required
              />`,
          )
        }
        ${field(
          { name: 'email', label: msg`Email`, ...errorOf('email') },
          (attributes) =>
            html`<input
              ${attributes}
              type="email"
              value="${typed.email}"
              autocomplete="${isNew ? 'email' : 'email webauthn'}"
              maxlength="254"
              required
            />`,
        )}
        <input type="hidden" name="next" value="${typed.next}" />
        ${typed.isByEmail && html`<input type="hidden" name="way" value="email" />`}
        <button>${msg`Email me a link`}</button>
      </form>
      ${!isNew && passkeyButton(typed.next)}
      <p class="small">
        ${
          isNew
            ? html`${msg`On a team already?`} <a href="${SIGN_IN}">${msg`Sign in`}</a>`
            : mode === 'open' || mode === 'approval'
              ? msg`New here? ${html`<a href="${SIGN_UP}">${openWords(mode)}</a>`}, or ask your team for an invitation.`
              : msg`New here? Ask your team for an invitation.`
        }
      </p>`;
    const scripts = isNew ? [] : [await passkeyScript('/console/assets/')];
    await sendDoorPage(res, refusal?.status ?? 200, isNew ? msg`Sign up` : msg`Sign in`, content, {
      scripts,
    });
  }
}

function typedIn(get: (name: string) => string | undefined): Typed {
  const [email = '', company = '', next = ''] = ['email', 'company', 'next'].map((name) => get(name)?.trim());
  return {
    email: email.slice(0, 254),
    company: company.slice(0, 200),
    next: pathWithin(next),
    isByEmail: get('way') === 'email',
  };
}

/** Returns the text of the link for people without an account. */
const openWords = (mode: SignUpGate['mode']): Message =>
  mode === 'approval' ? msg`Ask for a sandbox` : msg`Open a sandbox`;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns a path of the console, and nothing else: a link must not lead to another site after signing in. */
const pathWithin = (next: string): string =>
  next.length <= 500 && /^\/console(?:[/?][\w\-./?=&%:]*)?$/.test(next) && !next.includes('//') ? next : '';

function faultIn(path: string, { email, company }: Typed): ApiError | undefined {
  if (path === SIGN_UP && !isPlainText(company, 100)) {
    return new ApiError('field_invalid', {
      message: 'company must be 1–100 characters on one line.',
      param: 'company',
    });
  }
  if (isEmail(email)) return undefined;
  return new ApiError('field_invalid', {
    message: 'email must be an address, such as ana@greenhouse.example.',
    param: 'email',
  });
}

/** Returns the message below a field, without the field's name: "Must be an address …". */
function faultOf(refusal: ApiError, name: string): Words {
  if (name === 'company') return msg`Must be 1–${100} characters on one line.`;
  const rest = refusal.publicMessage.replace(`${name} `, '');
  return exactDoorWords(refusal, `${rest[0]?.toUpperCase()}${rest.slice(1)}`);
}
