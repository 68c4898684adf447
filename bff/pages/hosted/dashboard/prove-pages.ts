import { fileURLToPath } from 'node:url';
import {
  askForPasskey,
  letterLanguage,
  passkeysOf,
  proveByCode,
  provePasskey,
  sendProofCode,
} from '../../../accounts/people/people.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { Assets, sendAsset } from '../../../core/http/assets.ts';
import { csrfOf } from '../../../core/http/secrets.ts';
import { html } from '../../../core/text/html.ts';
import { msg } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { doorWords } from '../../shell/door-words.ts';
import { csrfField, problem, type Form } from '../../shell/forms.ts';
import { pathBelow, readKeptForm, sendAgain, sentForm, type SentForm } from '../../shell/kept-form.ts';
import { passkeyForm, sendOptions } from '../../shell/passkeys/passkey-form.ts';
import { dashboardCookie, DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { relyingParty } from './passkey-pages.ts';
import { PROVE_CODE, codeForm, mailForm, PROVE, PROVE_SCRIPT, PROVE_TITLE } from './prove-forms.ts';
import { BASE, START } from './sections.ts';
import { noteOwnAct } from './staff-acts.ts';
import { isStaffSession, proveSession, STAFF_COOKIE_MS } from './staff-session.ts';

const OPTIONS = `${PROVE}/options`;
const SCRIPTS = new Assets(fileURLToPath(new URL('./', import.meta.url)));

interface Shown {
  readonly next?: string | undefined;
  /** The form that was refused, which is sent after the proof. */
  readonly again?: SentForm | undefined;
  readonly isSent?: boolean;
  readonly refusal?: ApiError | undefined;
}

/**
 * Returns a page whose forms ask for a proof of the person where an operation needs one, and keep what was
 * typed.
 */
export function askingForProof(context: DashboardContext, page: SitePage): SitePage {
  const { post } = page;
  if (!post) return page;
  return {
    ...page,
    post: async (visit) => {
      try {
        return await post(visit);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error;
        const at = await DashboardVisit.of(context, visit);
        const again = sentForm(visit.req, visit.res.locals['form'] as Form | undefined);
        return show(context, at, { again, refusal: error });
      }
    },
  };
}

/**
 * The pages on which a person proves who they are again, by a code in an email or a passkey. A script of an
 * element's page sends the same forms, and gets the new session's token as JSON.
 */
export function provePages(context: DashboardContext): SitePage[] {
  return [
    {
      path: PROVE,
      get: async (visit) => {
        const { next } = visit.req.query;
        await show(context, await DashboardVisit.of(context, visit), { next: nextIn(next) });
      },
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form();
        const code = form.get('proof_code');
        const { refusal } = await at.attempt(() => prove(context, at, form));
        const act = refusal ? 'failToConfirmIdentity' : 'confirmIdentity';
        await noteOwnAct(context, at, act, { way: code === undefined ? 'passkey' : 'email_code' });
        const kept = keptIn(form);
        if (refusal) return answer(context, at, { ...kept, isSent: code !== undefined, refusal });
        const cookie = await proveSession(context, personOf(at).row);
        dashboardCookie(visit.site).write(visit.res, cookie, STAFF_COOKIE_MS);
        const csrf = csrfOf(cookie);
        if (wantsJson(at)) return void visit.res.json({ csrf });
        if (!kept.again) return visit.redirect(kept.next ?? START);
        return visit.send({
          title: PROVE_TITLE,
          content: sendAgain({ csrf }, kept.again),
          isPersonal: true,
          files: [context.styles],
          modules: [await visit.passkeyModule()],
        });
      },
    },
    {
      path: PROVE_CODE,
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form();
        const { row, staff } = personOf(at);
        const { personId, email } = staff;
        const asked = visit.languageFor(undefined);
        const language = await letterLanguage(context, { id: personId }, asked);
        const { partnerId, environment, partner } = visit.site;
        const from = { partnerId, environment, merchantId: row.merchant_id };
        const sender = { siteName: partner.name, from };
        const prover = { personId, email, browser: at.session.cookie, language, at: sender };
        const { refusal } = await at.attempt(() => sendProofCode(context, prover));
        return answer(context, at, { ...keptIn(form), isSent: !refusal, refusal });
      },
    },
    {
      path: OPTIONS,
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        await at.form();
        sendOptions(visit.res, await askForPasskey(context, askedIn(at)));
      },
    },
    { path: PROVE_SCRIPT, get: (visit) => sendAsset(visit.req, visit.res, SCRIPTS, 'prove.js') },
  ];
}

/** @throws {ApiError} code_wrong, state_forbids: the passkey */
async function prove(context: DashboardContext, at: DashboardVisit, form: Form): Promise<void> {
  const code = form.get('proof_code');
  if (code !== undefined) return proveByCode(context, askedIn(at), code);
  await provePasskey(context, askedIn(at), form.get('credential') ?? '').catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'credential_invalid') throw error;
    // The session goes on: only the passkey was refused.
    throw new ApiError('state_forbids', { message: error.publicMessage });
  });
  return undefined;
}

/**
 * Returns the person who is signed in.
 * @throws {ApiError} not_found: a link or a PIN opened the session, which can't be proved here
 */
function personOf({ session: { row, principal } }: DashboardVisit) {
  const { staff } = principal;
  if (!isStaffSession(row) || !staff || staff.deviceId !== undefined) throw new ApiError('not_found');
  return { row, staff };
}

const askedIn = (at: DashboardVisit) => ({
  site: relyingParty(at.visit.site),
  browser: at.session.cookie,
  personId: personOf(at).staff.personId,
});

const wantsJson = ({ visit }: DashboardVisit): boolean => visit.req.accepts(['html', 'json']) === 'json';

/** Answers a script in JSON, and a browser with the page. */
async function answer(context: DashboardContext, at: DashboardVisit, shown: Shown): Promise<void> {
  const { refusal } = shown;
  if (!wantsJson(at)) return show(context, at, shown);
  const { res } = at.visit;
  if (refusal) res.status(refusal.status);
  res.json({ sent: shown.isSent === true });
}

const nextIn = (text: unknown): string | undefined =>
  typeof text === 'string' ? pathBelow(text, BASE) : undefined;

const keptIn = (form: Form): Pick<Shown, 'next' | 'again'> => ({
  next: nextIn(form.get('next')),
  again: readKeptForm(form.get('again'), BASE),
});

async function show(context: DashboardContext, at: DashboardVisit, shown: Shown): Promise<void> {
  const { staff } = personOf(at);
  const { visit, session } = at;
  const { next, again, isSent = false, refusal } = shown;
  const { id: rpId } = relyingParty(visit.site);
  const passkeys = await passkeysOf(context.db, { personId: staff.personId, rpId });
  const kept = html`${csrfField(session)}${
    next !== undefined && html`<input type="hidden" name="next" value="${next}" />`
  }${again && html`<input type="hidden" name="again" value="${JSON.stringify(again)}" />`}`;
  const error = refusal && refusal.code !== 'proof_required' ? doorWords(refusal) : undefined;
  await visit.send({
    status: refusal?.status ?? 200,
    title: PROVE_TITLE,
    content: html`<section class="card sec door">
      <h1>${PROVE_TITLE}</h1>
      <p class="muted">
        ${msg`This change needs a proof of who you are that is at most 10 minutes old.`}
        ${again && msg`What you entered is kept, and sent after it.`}
      </p>
      ${problem(isSent ? undefined : error)}
      ${
        passkeys.length > 0 &&
        passkeyForm({ act: 'use', action: PROVE, options: OPTIONS, button: msg`Use a passkey`, fields: kept })
      }
      ${isSent ? codeForm(kept, staff.email, error) : mailForm(kept, staff.email)}
    </section>`,
    isPersonal: true,
    files: [context.styles],
    modules: [await visit.passkeyModule()],
  });
}
