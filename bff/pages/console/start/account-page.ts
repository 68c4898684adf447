import type { Response, Router } from 'express';
import {
  changePerson,
  detailsOfPerson,
  PERSON_NAME_LENGTH,
  teamsOf,
  type PersonDetails,
} from '../../../accounts/people/people.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { lacksProof, proofRequired } from '../../../core/api/proof.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { browserName } from '../../shell/door-words.ts';
import { LANGUAGES } from '../../../core/text/languages.ts';
import { csrfField, selectField, textField } from '../../shell/forms.ts';
import { attempt, faultText } from '../parts/form-pages.ts';
import type { ConsoleSession } from '../console-session.ts';
import { endPersonSessions, sessionsOfPerson } from './person-sessions.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { agoOf, timeOf } from '../parts/format.ts';
import { PASSKEY_SCRIPT } from '../../shell/passkeys/passkey-form.ts';
import { ACCOUNT } from '../parts/paths.ts';
import { chip, fact, roleName } from '../parts/pieces.ts';
import { notePersonAct } from './console-acts.ts';
import { mountPasskeys, passkeySection } from './account-passkeys.ts';

/** The account of the person who is signed in: teams, passkeys, and sessions that can be ended. */
export function mountAccountPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { db, clock } = context;
  router
    .route('/account')
    .get(async (req, res) => show(res, await pages.welcome(req, res)))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      if (lacksProof(session.principal)) throw proofRequired(session.principal);
      const id = form.get('session');
      await endPersonSessions(db, session.row, id === undefined ? 'others' : { id });
      await notePersonAct(context, session, res, 'endSessions');
      return res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/account/details')
    .get((_req, res) => res.redirect(303, ACCOUNT))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { person } = session.principal;
      if (!person) throw new ApiError('not_found');
      const typed = { name: form.get('own_name')?.trim() ?? '', language: form.get('language') ?? '' };
      if (isLimited(session, await teamsOf(db, entering(session, person.id)))) {
        throw new ApiError('state_forbids', { message: BY_EMAIL });
      }
      const now = new Date(clock.now());
      const { refusal } = await attempt(pages, res, () => changePerson(db, person.id, typed, now));
      return refusal ? show(res, session, refusal) : res.redirect(303, ACCOUNT);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  mountPasskeys(router, context, pages, show);

  async function show(res: Response, session: ConsoleSession, refusal?: ApiError): Promise<void> {
    const { person } = session.principal;
    // A session that the operator's link opened belongs to no person.
    if (!person) throw new ApiError('not_found');
    const [details, teams, sessions, passkeys] = await Promise.all([
      detailsOfPerson(db, person.id),
      teamsOf(db, entering(session, person.id)),
      sessionsOfPerson({ db, clock }, session.row),
      passkeySection(context, { session, res }, refusal),
    ]);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Your account',
      ownScript: PASSKEY_SCRIPT,
      content: html`<div class="head"><h1>Your account</h1></div>
        ${
          isLimited(session, teams)
            ? fixedDetails(person.email)
            : detailsForm(session, person.email, details, refusal)
        }
        <section class="card sec">
          <h2>Teams</h2>
          <dl class="facts">
            ${teams.map(({ partnerId, name, role, isOpen }) =>
              fact(
                nameOf(name),
                html`${roleName(role)}
                ${
                  partnerId !== session.principal.partnerId &&
                  (isOpen ? switchForm(session, partnerId) : signInLink(session))
                }`,
              ),
            )}
          </dl>
        </section>
        ${passkeys}
        <section class="card sec">
          <div class="head">
            <h2>Where you’re signed in</h2>
            ${sessions.length > 1 && endForm(session, undefined, 'Sign out everywhere else')}
          </div>
          <table class="cards">
            <thead>
              <tr>
                <th scope="col">Browser</th>
                <th scope="col">Network</th>
                <th scope="col">Signed in</th>
                <th scope="col">Last used</th>
                <th scope="col"><span class="unseen">Actions</span></th>
              </tr>
            </thead>
            <tbody>
              ${sessions.map(
                (one) =>
                  html`<tr>
                    <td data-label="Browser">${browserName(one.browser) ?? 'Another browser'}</td>
                    <td data-label="Network" class="mono">${one.network ?? ''}</td>
                    <td data-label="Signed in" class="fixed">${timeOf(one.created_at)}</td>
                    <td data-label="Last used" class="fixed">
                      ${agoOf(one.seen_at ?? one.created_at, clock.now())}
                    </td>
                    <td class="end fixed">
                      ${
                        one.id === session.row.id
                          ? chip('success', 'This browser')
                          : endForm(session, one.id, 'Sign out')
                      }
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </section>`,
    });
  }
}

const BY_EMAIL = 'Sign in by email to change your name and language: your other teams see them too.';

const entering = ({ row }: ConsoleSession, personId: string) => ({
  personId,
  by: row.sso_partner_id,
  openedAt: row.created_at,
});

/** Whether the session's identity provider doesn't stand for the person on all of their teams. */
const isLimited = (
  { row: { sso_partner_id: by } }: ConsoleSession,
  teams: readonly { readonly partnerId: string }[],
): boolean => by !== null && teams.some(({ partnerId }) => partnerId !== by);

const fixedDetails = (email: string): Html =>
  html`<section class="card sec">
    <h2>You</h2>
    <dl class="facts">${fact('Email', email)}</dl>
    <p class="muted">${BY_EMAIL}</p>
  </section>`;

/** Renders the form for what a person says of themselves. */
function detailsForm(
  session: ConsoleSession,
  email: string,
  { name, language }: PersonDetails,
  refusal: ApiError | undefined,
): Html {
  const isOfName = refusal?.param === 'own_name';
  return html`<form class="card sec" method="post" action="${ACCOUNT}/details">
    ${csrfField(session)}
    <h2>You</h2>
    <dl class="facts">${fact('Email', email)}</dl>
    ${textField({
      name: 'own_name',
      label: 'Name (optional)',
      hint: 'Your teams see it.',
      value: name ?? '',
      maxLength: PERSON_NAME_LENGTH,
      ...(isOfName && { error: faultText(refusal, 'name') }),
    })}
    ${selectField({
      name: 'language',
      label: 'Language of emails',
      value: language ?? '',
      choices: [
        { value: '', label: 'As in the browser' },
        ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
      ],
    })}
    <p class="buttons"><button>Save</button></p>
  </form>`;
}

function switchForm(session: ConsoleSession, partnerId: string): Html {
  return html`<form class="inline" method="post" action="/console/team-switch">
    ${csrfField(session)}<button class="quiet slim" name="partner" value="${partnerId}">Switch to it</button>
  </form>`;
}

/** Renders the way to a team that this session doesn't enter: by its provider, or by email. */
function signInLink({ row, principal: { person } }: ConsoleSession): Html {
  const way = row.sso_partner_id === null ? '' : '&way=email';
  const address = encodeURIComponent(person?.email ?? '');
  return html`<a class="button quiet slim" href="/sign-in?email=${address}${way}">Sign in to it</a>`;
}

function endForm(session: ConsoleSession, id: string | undefined, label: string): Html {
  return html`<form class="inline" method="post" action="${ACCOUNT}">
    ${csrfField(session)}${
      id !== undefined && html`<input type="hidden" name="session" value="${id}" />`
    }<button class="quiet slim">${label}</button>
  </form>`;
}
