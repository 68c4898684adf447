import { isPin, pinStateOf, removePin, setPin } from '../../../accounts/devices/devices.ts';
import { reportPin } from '../../../accounts/staff/staff.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { lacksProof } from '../../../core/api/proof.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg, nameOf, type Words } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { csrfField, field } from '../../shell/forms.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { PROVE } from './prove-forms.ts';
import { ACCOUNT } from './sections.ts';
import { noteOwnAct } from './staff-acts.ts';
import { endPinSessions } from './device-sessions.ts';
import { isStaffSession } from './staff-session.ts';

const PIN = `${ACCOUNT}/pin`;
const PROVE_FIRST = `${PROVE}?next=${ACCOUNT}`;

/** The form that sets or removes the PIN of the person who is signed in, at the merchant that is open. */
export function pinPage(
  context: DashboardContext,
  show: (at: DashboardVisit, refusal?: Words) => Promise<void>,
): SitePage {
  const { db } = context;
  return {
    path: PIN,
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const form = await at.form();
      const { row, staffId } = ownerOf(at);
      if (form.get('do') === 'remove') {
        await removePin(db, staffId);
      } else {
        // No page keeps a PIN: it is typed again after the proof.
        if (lacksProof(at.session.principal)) return visit.redirect(PROVE_FIRST);
        const pin = form.get('pin') ?? '';
        if (!isPin(pin)) return show(at, BAD_PIN);
        const browserLanguage = visit.languageFor(undefined);
        await setPin(context, staffId, pin, (work, change, setAt) =>
          reportPin(work, context, { staffId, change, at: setAt, browserLanguage }),
        );
      }
      // The old PIN's sessions end with it.
      await endPinSessions(db, row);
      await noteOwnAct(context, at, form.get('do') === 'remove' ? 'removePin' : 'setPin');
      return visit.redirect(ACCOUNT);
    },
  };
}

const BAD_PIN = msg`Choose 4 to 6 digits that are not all the same, and not in a row such as 1234.`;

/**
 * Returns the person whose PIN it is.
 * @throws {ApiError} not_found: a link opened the session, or a PIN, which must not set another one
 */
function ownerOf({ session: { row, principal } }: DashboardVisit) {
  const { staff } = principal;
  if (!isStaffSession(row) || !staff || staff.deviceId !== undefined) throw new ApiError('not_found');
  return { row, staffId: staff.id };
}

/** Renders the PIN of a person's account. */
export async function pinSection({ db }: DashboardContext, at: DashboardVisit): Promise<Html> {
  const { session } = at;
  const state = await pinStateOf(db, ownerOf(at).staffId);
  return html`<h2>${msg`PIN`}</h2>
    <section class="card sec">
      <p class="muted">
        ${msg`With a PIN you switch to yourself on the shared devices of
          ${nameOf(session.merchant.displayName)}. It doesn’t open settings, payouts or the team.`}
      </p>
      ${state && html`<p>${state.isBlocked ? BLOCKED : msg`You have a PIN.`}</p>`}
      ${
        lacksProof(session.principal)
          ? html`<p><a class="button quiet" href="${PROVE_FIRST}">${buttonWords(state)}</a></p>`
          : pinForm(session, state)
      }
      ${
        state &&
        html`<form method="post" action="${PIN}">
          ${csrfField(session)}<button class="quiet slim" name="do" value="remove">${msg`Remove PIN`}</button>
        </form>`
      }
    </section>`;
}

const buttonWords = (state: object | undefined): Words => (state ? msg`Change PIN` : msg`Set PIN`);

const pinForm = (session: DashboardVisit['session'], state: object | undefined): Html =>
  html`<form method="post" action="${PIN}">
    ${csrfField(session)}
    ${field(
      { name: 'pin', label: state ? msg`New PIN` : msg`PIN`, hint: msg`4 to 6 digits` },
      (attributes) =>
        html`<input
          ${attributes}
          type="password"
          inputmode="numeric"
          pattern="[0-9]{4,6}"
          maxlength="6"
          autocomplete="off"
          required
        />`,
    )}
    <button class="quiet">${buttonWords(state)}</button>
  </form>`;

const BLOCKED = msg`Your PIN was wrong too often and doesn’t work anymore. Set another one.`;
