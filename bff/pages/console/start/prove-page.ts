import type { Request, Response, Router } from 'express';
import {
  askForPasskey,
  beginSso,
  letterLanguage,
  proveByCode,
  provePasskey,
  sendProofCode,
  takeForm,
} from '../../../accounts/people/people.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { csrfOf } from '../../../core/http/secrets.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { Form } from '../../shell/forms.ts';
import { consoleSite, replaceSession, type ConsoleSession } from '../console-session.ts';
import { PERSON_COOKIE_MS } from './person-sessions.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import { PASSKEY_SCRIPT, sendOptions } from '../../shell/passkeys/passkey-form.ts';
import { sendAgain, type SentForm } from '../../shell/kept-form.ts';
import { consolePath, keptForm, PROVE } from '../parts/prove-form.ts';
import { notePersonAct } from './console-acts.ts';
import { wantedLanguage } from '../../shell/language-choice.ts';
import { SSO, ssoCookie } from './sso-pages.ts';

/** The page on which a person proves who they are again, for a change that asks for it. */
export function mountProvePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { clock, publicUrl } = context;
  const site = consoleSite(publicUrl);

  router
    .route('/prove')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await pages.askForProof(res, session, { next: nextIn(req.query['next']) });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const way = form.get('code') === undefined ? 'passkey' : 'email_code';
      const { refusal } = await attempt(pages, res, () => prove(session, form));
      const act = refusal ? 'failToConfirmIdentity' : 'confirmIdentity';
      await notePersonAct(context, session, res, act, way);
      if (refusal) return show(res, session, form, { isSent: form.get('code') !== undefined, refusal });
      return goOn(res, session, form);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/prove/code')
    .get((_req, res) => res.redirect(303, PROVE))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      requireNoProvider(session);
      const { id: personId, email } = personOf(session);
      const language = await letterLanguage(context, { id: personId }, wantedLanguage(req));
      const { refusal } = await attempt(pages, res, () =>
        sendProofCode(context, { personId, email, browser: session.cookie, language }),
      );
      return show(res, session, form, { isSent: !refusal, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/prove/sso')
    .get((_req, res) => res.redirect(303, PROVE))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { refusal } = await attempt(pages, res, () => leadToProvider(res, session, form));
      return refusal ? show(res, session, form, { isSent: false, refusal }) : res.redirect(303, SSO);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/prove/again')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const again = keptForm(await takeForm(context, session.cookie));
      return again ? showAgain(res, session, again) : res.redirect(303, '/console');
    })
    .all(refuseMethod('GET, HEAD'));
  router
    .route('/prove/options')
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      sendOptions(res, await askForPasskey(context, askedIn(session)));
    })
    .all(refuseMethod('POST'));

  /** @throws {ApiError} state_forbids (the passkey), code_wrong */
  async function prove(session: ConsoleSession, form: Form): Promise<void> {
    requireNoProvider(session);
    const asked = askedIn(session);
    const code = form.get('code');
    if (code !== undefined) return proveByCode(context, asked, code);
    await provePasskey(context, asked, form.get('credential') ?? '').catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'credential_invalid') throw error;
      // The session goes on: only the passkey was refused.
      throw new ApiError('state_forbids', { message: error.publicMessage });
    });
    return undefined;
  }

  /**
   * Opens the session that has the proof in the place of the one before, so that a copy of its cookie has
   * none, and goes on to where the person was.
   */
  async function goOn(res: Response, session: ConsoleSession, form: Form): Promise<void> {
    const { row } = session;
    const again = keptForm(form.get('again'));
    const cookie = await replaceSession(context.db, row, {
      environment: row.environment,
      proved_at: new Date(clock.now()),
    });
    context.cookie.write(res, cookie, PERSON_COOKIE_MS);
    if (!again) return res.redirect(303, nextIn(form.get('next')));
    return showAgain(res, { ...session, cookie, csrf: csrfOf(cookie) }, again);
  }

  function showAgain(res: Response, session: ConsoleSession, again: SentForm): Promise<void> {
    const content = sendAgain(session, again);
    return pages.send(res, session, { title: 'Continue', ownScript: PASSKEY_SCRIPT, content });
  }

  /**
   * Asks the identity provider that opened the session for the person again, without one that it remembers.
   */
  async function leadToProvider(res: Response, session: ConsoleSession, form: Form): Promise<void> {
    const { id: personId, email } = personOf(session);
    const { sso_partner_id: partnerId, hash } = session.row;
    if (partnerId === null) throw new ApiError('not_found');
    const again = form.get('again');
    if (again !== undefined) keptForm(again);
    const browser = await beginSso(context, {
      partnerId,
      email,
      maxAge: 0,
      next: nextIn(form.get('next')),
      proves: { session: hash, personId },
      ...(again !== undefined && { again }),
    });
    ssoCookie(publicUrl).write(res, browser);
  }

  function askedIn(session: ConsoleSession) {
    return { site, browser: session.cookie, personId: personOf(session).id };
  }

  function show(
    res: Response,
    session: ConsoleSession,
    form: Form,
    state: { readonly isSent: boolean; readonly refusal: ApiError | undefined },
  ): Promise<void> {
    const kept = { next: nextIn(form.get('next')), again: keptForm(form.get('again')) };
    return pages.askForProof(res, session, { ...kept, ...state, status: state.refusal?.status ?? 200 });
  }
}

/**
 * Requires a session that no identity provider opened: the team trusts that one alone.
 * @throws {ApiError} state_forbids
 */
function requireNoProvider({ row }: ConsoleSession): void {
  if (row.sso_partner_id === null) return;
  throw new ApiError('state_forbids', { message: 'Confirm by your identity provider.' });
}

/** @throws {ApiError} not_found: the operator's link opened the session */
function personOf({ principal }: ConsoleSession) {
  if (!principal.person) throw new ApiError('not_found');
  return principal.person;
}

const nextIn = (text: Request['query'][string]): string =>
  (typeof text === 'string' ? consolePath(text) : undefined) ?? '/console';
