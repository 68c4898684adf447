import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  PASSKEY_NAME_LENGTH,
  passkeysOf,
  provePasskey,
  removePasskey,
  type RelyingParty,
  type SignedIn,
} from '../../../accounts/people/people.ts';
import { workplacesOf, type Workplace } from '../../../accounts/staff/staff.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { proofRequired } from '../../../core/api/proof.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { Language } from '../../../core/text/language.ts';
import { msg, nameOf, type Words } from '../../../core/text/message.ts';
import type { Site } from '../../hosts/find-site.ts';
import type { SitePage, SiteVisit } from '../../hosts/site-visit.ts';
import { browserName, doorWords } from '../../shell/door-words.ts';
import { refusalOf } from '../../shell/fault-pages.ts';
import { csrfField, textField } from '../../shell/forms.ts';
import { passkeyForm, sendOptions } from '../../shell/passkeys/passkey-form.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { PROVE } from './prove-forms.ts';
import { ACCOUNT, PASSKEY_OPTIONS, PASSKEY_SIGN_IN } from './sections.ts';
import { pathWithin, showSignIn } from './sign-in-form.ts';
import { enterAs, receiveSignIn } from './sign-in-pages.ts';
import { noteOwnAct } from './staff-acts.ts';

const PASSKEYS = `${ACCOUNT}/passkeys`;
/** Returns a partner's site as a site of passkeys: those of another host don't work there. */
export const relyingParty = ({ origin, partner }: Site): RelyingParty => ({
  id: new URL(origin).hostname,
  origin,
  name: partner.name,
});

/** Returns the circumstances of a sign-in, which a challenge is tied to. */
const asked = (visit: SiteVisit) => ({
  site: relyingParty(visit.site),
  browser: visit.knownGuest(),
  personId: undefined,
});

/** The sign-in by a passkey: what the script of the page asks for, and the form that it sends. */
export function passkeySignInPages(context: DashboardContext): SitePage[] {
  const { db } = context;
  return [
    {
      path: PASSKEY_OPTIONS,
      post: async (visit) => {
        await receiveSignIn(context, visit);
        sendOptions(visit.res, await askForPasskey(context, asked(visit)));
      },
    },
    {
      path: PASSKEY_SIGN_IN,
      post: async (visit) => {
        const form = await receiveSignIn(context, visit);
        const next = pathWithin(form.get('next') ?? '');
        let signedIn: SignedIn<readonly Workplace[]> | undefined;
        const refusal = await refusalOf(async () => {
          const personId = await provePasskey(context, asked(visit), form.get('credential') ?? '');
          const { site } = visit;
          const entered = await workplacesOf(db, site, { personId, only: site.merchant?.id });
          signedIn = { personId, entered, next };
        });
        if (signedIn) return enterAs(context, visit, signedIn, 'passkey');
        const error = refusal && doorWords(refusal);
        return showSignIn(context, visit, {
          email: '',
          next,
          ...(error && { error }),
          status: refusal?.status ?? 400,
        });
      },
    },
  ];
}

/** The forms that add and remove a passkey of the person who is signed in. */
export function passkeyPages(
  context: DashboardContext,
  show: (at: DashboardVisit, refusal?: Words) => Promise<void>,
): SitePage[] {
  return [
    {
      path: `${PASSKEYS}/options`,
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        await at.form();
        sendOptions(visit.res, await beginPasskey(context, ownerOf(at)));
      },
    },
    {
      path: PASSKEYS,
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form();
        const given = { name: form.get('name')?.trim() ?? '', credential: form.get('credential') ?? '' };
        try {
          await addPasskey(context, { ...ownerOf(at), language: await languageOf(visit) }, given);
        } catch (error) {
          at.refusal(error);
          return show(
            at,
            msg`The passkey wasn’t added. Give it a name of up to ${PASSKEY_NAME_LENGTH} characters, and try
              again.`,
          );
        }
        await noteOwnAct(context, at, 'addPasskey');
        return visit.redirect(ACCOUNT);
      },
    },
    {
      path: `${PASSKEYS}/:id/remove`,
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        await at.form();
        const owner = { ...ownerOf(at), language: await languageOf(visit) };
        await removePasskey(context, owner, visit.params['id'] ?? '');
        await noteOwnAct(context, at, 'removePasskey');
        return visit.redirect(ACCOUNT);
      },
    },
  ];

  function languageOf(visit: SiteVisit): Promise<Language> {
    return context.languages.of(visit.languageFor(undefined));
  }
}

/**
 * Returns the person of a session, for a change of passkeys.
 * @throws {ApiError} proof_required; not_found: a link or a PIN opened the session
 */
function ownerOf(at: DashboardVisit) {
  const { principal, cookie } = at.session;
  if (!principal.staff || principal.staff.deviceId !== undefined) throw new ApiError('not_found');
  if (!principal.staff.isProved) throw proofRequired(principal);
  const { personId, email } = principal.staff;
  const { partnerId, environment } = principal;
  const site = relyingParty(at.visit.site);
  const team = { partnerId, environment };
  return { site, browser: cookie, personId, email, team, from: team };
}

/** Renders the passkeys of a person's account. */
export async function passkeySection(context: DashboardContext, at: DashboardVisit): Promise<Html> {
  const { visit, session } = at;
  const personId = session.principal.staff?.personId ?? '';
  const passkeys = await passkeysOf(context.db, { personId, rpId: relyingParty(visit.site).id });
  return html`<h2>${msg`Passkeys`}</h2>
    <section class="card">
      ${
        passkeys.length > 0 &&
        html`<ul class="people">
          ${passkeys.map(
            ({ id, name }) =>
              html`<li>
                <b>${nameOf(name)}</b>
                <form method="post" action="${PASSKEYS}/${id}/remove">
                  ${csrfField(session)}<button class="quiet slim">${msg`Remove`}</button>
                </form>
              </li>`,
          )}
        </ul>`
      }
      <div class="sec">
        <p class="muted">
          ${msg`A passkey signs you in with your fingerprint, your face or your screen lock, without an
            email.`}
        </p>
        ${passkeyForm({
          act: 'make',
          action: PASSKEYS,
          options: `${PASSKEYS}/options`,
          button: msg`Add a passkey`,
          isQuiet: true,
          fields: html`${csrfField(session)}${textField({
            name: 'name',
            label: msg`Name of the passkey`,
            value: browserName(visit.req.get('user-agent') ?? null) ?? '',
            maxLength: PASSKEY_NAME_LENGTH,
          })}`,
          provePath: PROVE,
        })}
      </div>
    </section>`;
}
