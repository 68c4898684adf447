import type { Request, Response, Router } from 'express';
import {
  endOperatorSessions,
  OPERATOR_SESSION_MS,
  proveOperatorSession,
  sessionsOfOperator,
  type OperatorSession,
} from '../../accounts/operators/operators.ts';
import {
  addPasskey,
  letterLanguage,
  askForPasskey,
  beginPasskey,
  PASSKEY_NAME_LENGTH,
  passkeysOf,
  proveByCode,
  provePasskey,
  removePasskey,
  sendProofCode,
} from '../../accounts/people/people.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { csrfOf } from '../../core/http/secrets.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html } from '../../core/text/html.ts';
import { agoOf } from '../console/parts/format.ts';
import { passkeyTable } from '../console/parts/shared-tables.ts';
import { sendAgain } from '../shell/kept-form.ts';
import { consolePath, keptForm } from '../console/parts/prove-form.ts';
import { browserName } from '../shell/door-words.ts';
import { refusalOf } from '../shell/fault-pages.ts';
import { csrfField, problem, textField, type Form } from '../shell/forms.ts';
import { passkeyForm, sendOptions } from '../shell/passkeys/passkey-form.ts';
import { noteOperatorAct, type OperatorContext } from './act.ts';
import type { DoorAct, DoorWay } from '../shell/door-acts.ts';
import { BASE } from './frame.ts';
import { PROVE, requireProof, type OperatorPages } from './renderer.ts';

const ACCOUNT = `${BASE}/account`;
const PASSKEYS = `${ACCOUNT}/passkeys`;

/** Mounts the page on which a person proves who they are again, for a change. */
export function mountProvePage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  const { site } = context;
  const askedIn = ({ cookie, personId }: OperatorSession) => ({ site, browser: cookie, personId });
  router
    .route('/prove')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      await pages.askForProof(res, session, { next: nextIn(req.query['next']) });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const refusal = await refusalOf(async () => {
        const code = form.get('code');
        if (code === undefined) await provePasskey(context, askedIn(session), form.get('credential') ?? '');
        else await proveByCode(context, askedIn(session), code);
      });
      const isByCode = form.get('code') !== undefined;
      const act = refusal ? 'failToConfirmIdentity' : 'confirmIdentity';
      await note(context, res, session, act, isByCode ? 'email_code' : 'passkey');
      if (refusal) return show(res, session, form, { isSent: isByCode, refusal });
      return goOn(res, session, form);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/prove/code')
    .get((_req, res) => res.redirect(303, PROVE))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { personId, email, cookie } = session;
      const language = await letterLanguage(context, { id: personId });
      const refusal = await refusalOf(() =>
        sendProofCode(context, { personId, email, browser: cookie, language }),
      );
      return show(res, session, form, { isSent: !refusal, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/prove/options')
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      sendOptions(res, await askForPasskey(context, askedIn(session)));
    })
    .all(refuseMethod('POST'));

  /** Opens the session that has the proof, and goes on to where the person was. */
  async function goOn(res: Response, session: OperatorSession, form: Form): Promise<void> {
    const again = keptForm(form.get('again'), BASE);
    const cookie = await proveOperatorSession(context, session);
    context.cookie.write(res, cookie);
    if (!again) return res.redirect(303, nextIn(form.get('next')));
    const proved = { ...session, cookie, csrf: csrfOf(cookie) };
    const content = sendAgain(proved, again);
    return pages.send(res, proved, { title: 'Continue', hasPasskeys: true, content });
  }

  function show(
    res: Response,
    session: OperatorSession,
    form: Form,
    state: { readonly isSent: boolean; readonly refusal: ApiError | undefined },
  ): Promise<void> {
    const kept = { next: nextIn(form.get('next')), again: keptForm(form.get('again'), BASE) };
    const status = state.refusal ? (state.refusal.status === 401 ? 400 : state.refusal.status) : 200;
    return pages.askForProof(res, session, { ...kept, ...state, status });
  }
}

function note(
  context: OperatorContext,
  res: Response,
  { operatorId: id, email }: OperatorSession,
  act: DoorAct,
  way?: DoorWay,
): Promise<void> {
  return noteOperatorAct(context, res, act, { id, email }, way);
}

/** Returns a path of this console, and nothing else. */
const nextIn = (text: unknown): string =>
  (typeof text === 'string' ? consolePath(text, BASE) : undefined) ?? BASE;

/** Mounts the page of the person who is signed in: passkeys and sessions. */
export function mountAccountPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  const { site } = context;
  const ownerOf = async ({ cookie, personId, email }: OperatorSession) => ({
    site,
    browser: cookie,
    personId,
    email,
    team: undefined,
    language: await letterLanguage(context, { id: personId }),
  });

  router
    .route('/account')
    .get(async (req, res) => show(res, await pages.welcome(req)))
    .all(refuseMethod('GET, HEAD'));
  router
    .route('/account/passkeys')
    .get((_req, res) => res.redirect(303, ACCOUNT))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      requireProof(session);
      const given = { name: form.get('name')?.trim() ?? '', credential: form.get('credential') ?? '' };
      const refusal = await refusalOf(async () => addPasskey(context, await ownerOf(session), given));
      if (refusal) return show(res, session, refusal);
      await note(context, res, session, 'addPasskey');
      return res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/account/passkeys/options')
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      requireProof(session);
      sendOptions(res, await beginPasskey(context, await ownerOf(session)));
    })
    .all(refuseMethod('POST'));
  router
    .route('/account/passkeys/:id/remove')
    .post(async (req: Request<{ id: string }>, res) => {
      const { session } = await pages.receive(req, res);
      requireProof(session);
      await removePasskey(context, await ownerOf(session), req.params.id);
      await note(context, res, session, 'removePasskey');
      return res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('POST'));
  router
    .route('/account/sessions')
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      requireProof(session);
      await endOperatorSessions(context.db, session, 'others');
      await note(context, res, session, 'endSessions');
      return res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('POST'));

  async function show(res: Response, session: OperatorSession, refusal?: ApiError): Promise<void> {
    const now = context.clock.now();
    const passkeys = await passkeysOf(context.db, { personId: session.personId, rpId: site.id });
    const sessions = await sessionsOfOperator(context, session.operatorId);
    const userAgent = res.req.get('user-agent') ?? null;
    await pages.send(res, session, {
      status: refusal ? (refusal.status === 401 ? 400 : refusal.status) : 200,
      title: 'Your account',
      hasPasskeys: true,
      content: html`<div class="head"><h1>Your account</h1></div>
        <section class="card sec" id="passkeys">
          <h2>Passkeys</h2>
          <p class="muted">
            A passkey signs you in with your fingerprint, your face or your screen lock, without an email.
          </p>
          ${problem(refusal?.publicMessage)}
          ${passkeys.length > 0 && passkeyTable(passkeys, { csrf: session.csrf, path: PASSKEYS, nowMs: now })}
          ${passkeyForm({
            act: 'make',
            action: PASSKEYS,
            options: `${PASSKEYS}/options`,
            button: 'Add a passkey',
            provePath: PROVE,
            fields: html`${csrfField(session)}${textField({
              name: 'name',
              label: 'Name',
              hint: 'To know it by, such as the device that has it.',
              value: browserName(userAgent) ?? '',
              maxLength: PASSKEY_NAME_LENGTH,
            })}`,
          })}
        </section>
        <section class="card sec">
          <h2>Where you’re signed in</h2>
          <table class="cards">
            <thead>
              <tr>
                <th scope="col">Browser</th>
                <th scope="col">Address</th>
                <th scope="col" class="end">Last request</th>
              </tr>
            </thead>
            <tbody>
              ${sessions.map(
                (one) =>
                  html`<tr>
                    <td data-label="Browser">
                      ${browserName(one.browser) ?? 'Unknown'}${one.id === session.row.id && ' (this one)'}
                    </td>
                    <td data-label="Address" class="mono">${one.network ?? '–'}</td>
                    <td data-label="Last request" class="end fixed">${agoOf(one.seen_at, now)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
          <p class="muted small">
            A session ends after an hour without a request, and after ${OPERATOR_SESSION_MS / 3_600_000} hours
            in any case.
          </p>
          ${
            sessions.length > 1 &&
            html`<form method="post" action="${ACCOUNT}/sessions">
              ${csrfField(session)}<button class="quiet">End all others</button>
            </form>`
          }
        </section>`,
    });
  }
}
