import type { Request, Response, Router } from 'express';
import {
  addPasskey,
  beginPasskey,
  letterLanguage,
  PASSKEY_NAME_LENGTH,
  passkeysOf,
  removePasskey,
} from '../../../accounts/people/people.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { lacksProof, proofRequired } from '../../../core/api/proof.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { browserName } from '../../shell/door-words.ts';
import { csrfField, problem, textField } from '../../shell/forms.ts';
import { consoleSite, type ConsoleSession } from '../console-session.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt, faultText } from '../parts/form-pages.ts';
import { passkeyForm, sendOptions } from '../../shell/passkeys/passkey-form.ts';
import { ACCOUNT } from '../parts/paths.ts';
import { passkeyTable } from '../parts/shared-tables.ts';
import { notePersonAct } from './console-acts.ts';
import { wantedLanguage } from '../../shell/language-choice.ts';

const PASSKEYS = `${ACCOUNT}/passkeys`;
const OPTIONS = `${PASSKEYS}/options`;

type ShowAccount = (res: Response, session: ConsoleSession, refusal?: ApiError) => Promise<void>;

/** Mounts the forms that add and remove a passkey of the person who is signed in. */
export function mountPasskeys(
  router: Router,
  context: ConsoleContext,
  pages: PageRenderer,
  show: ShowAccount,
): void {
  const languageIn = (session: ConsoleSession, req: Request) =>
    letterLanguage(context, { id: session.principal.person?.id ?? '' }, wantedLanguage(req));
  router
    .route('/account/passkeys')
    // The address of a refused form that is loaded again.
    .get((_req, res) => res.redirect(303, ACCOUNT))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const given = { name: form.get('name')?.trim() ?? '', credential: form.get('credential') ?? '' };
      const owner = { ...proved(context, session), language: await languageIn(session, req) };
      const { refusal } = await attempt(pages, res, () => addPasskey(context, owner, given));
      if (!refusal) await notePersonAct(context, session, res, 'addPasskey');
      return refusal ? show(res, session, refusal) : res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/account/passkeys/options')
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      sendOptions(res, await beginPasskey(context, proved(context, session)));
    })
    .all(refuseMethod('POST'));
  router
    .route('/account/passkeys/:id/remove')
    .post(async (req: Request<{ id: string }>, res) => {
      const { session } = await pages.receive(req, res);
      const owner = { ...proved(context, session), language: await languageIn(session, req) };
      await removePasskey(context, owner, req.params.id);
      await notePersonAct(context, session, res, 'removePasskey');
      return res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('POST'));
}

/**
 * Returns the person of a session, for a change of passkeys: someone who has only the session must not get a
 * way in.
 * @throws {ApiError} state_forbids (a team's identity provider opened it, which doesn't stand for the person
 * on other teams), proof_required, not_found (the operator's link opened it)
 */
function proved(context: ConsoleContext, session: ConsoleSession) {
  if (session.row.sso_partner_id !== null) {
    throw new ApiError('state_forbids', { message: 'Sign in by email to change your passkeys.' });
  }
  if (lacksProof(session.principal)) throw proofRequired(session.principal);
  return ownerOf(context, session);
}

/** Returns the person of a session. @throws {ApiError} not_found: the operator's link opened it */
function ownerOf({ publicUrl }: ConsoleContext, { principal, cookie }: ConsoleSession) {
  const { person, partnerId, environment } = principal;
  if (!person) throw new ApiError('not_found');
  const { id: personId, email } = person;
  return {
    site: consoleSite(publicUrl),
    browser: cookie,
    personId,
    email,
    team: { partnerId, environment },
  };
}

/** Renders the passkeys of a person's account. */
export async function passkeySection(
  context: ConsoleContext,
  { session, res }: PageVisit,
  refusal: ApiError | undefined,
): Promise<Html> {
  if (session.row.sso_partner_id !== null) {
    return html`<section class="card sec" id="passkeys">
      <h2>Passkeys</h2>
      <p class="muted">Sign in by email to change your passkeys.</p>
    </section>`;
  }
  const { site, personId } = ownerOf(context, session);
  const passkeys = await passkeysOf(context.db, { personId, rpId: site.id });
  return html`<section class="card sec" id="passkeys">
    <h2>Passkeys</h2>
    <p class="muted">
      A passkey signs you in with your fingerprint, your face or your screen lock, without an email.
    </p>
    ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)}
    ${
      passkeys.length > 0 &&
      passkeyTable(passkeys, { csrf: session.csrf, path: PASSKEYS, nowMs: context.clock.now() })
    }
    ${passkeyForm({
      act: 'make',
      action: PASSKEYS,
      options: OPTIONS,
      button: 'Add a passkey',
      provePath: '/console/prove',
      fields: html`${csrfField(session)}${textField({
        name: 'name',
        label: 'Name',
        hint: 'To know it by, such as the device that has it.',
        value: browserName(res.req.get('user-agent') ?? null) ?? '',
        maxLength: PASSKEY_NAME_LENGTH,
        ...(refusal?.param === 'name' && { error: faultText(refusal, 'name') }),
      })}`,
    })}
  </section>`;
}
