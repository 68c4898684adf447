import type { Response, Router } from 'express';
import {
  getSso,
  removeSso,
  setSso,
  SsoChange,
  verifySsoDomains,
  type Sso,
} from '../../../accounts/people/contract/sso.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import {
  csrfField,
  field,
  formFaults,
  idempotencyKeyOf,
  intentField,
  NO_FAULTS,
  problem,
  textField,
  type Form,
  type FormFaults,
} from '../../shell/forms.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt, faultText } from '../parts/form-pages.ts';
import { agoOf } from '../parts/format.ts';
import { SSO_SETTINGS, TEAM } from '../parts/paths.ts';
import { chip, copyable, may } from '../parts/pieces.ts';

interface Typed {
  readonly issuer: string;
  readonly client_id: string;
  /** One per line. */
  readonly domains: string;
  readonly required: boolean;
}

type Domain = Sso['domains'][number];

/** The team's sign-in by its own identity provider. */
export function mountSsoPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/team/sso')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, getSso);
      return show(res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const typed = typedIn(form);
      const secret = form.get('client_secret')?.trim() ?? '';
      const { issuer, client_id, required } = typed;
      const domains = typed.domains.split(/[\s,]+/).filter((one) => one !== '');
      const version = Number(form.get('version') ?? 0);
      const body = {
        issuer,
        client_id,
        domains,
        required,
        version,
        ...(secret !== '' && { client_secret: secret }),
      };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        api.call(setSso, { session, res, body, idempotencyKey }),
      );
      if (refusal)
        return show(res, session, { typed, faults: formFaults(refusal, SsoChange, body), refusal });
      return res.redirect(303, SSO_SETTINGS);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/team/sso/verification')
    .get((_req, res) => res.redirect(303, SSO_SETTINGS))
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      await api.call(verifySsoDomains, { session, res });
      return res.redirect(303, `${SSO_SETTINGS}#domains`);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/team/sso/remove')
    .get(async (req, res) => showRemoval(res, await pages.welcome(req, res, removeSso)))
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      const { refusal } = await attempt(pages, res, () => api.call(removeSso, { session, res }));
      return refusal ? showRemoval(res, session, refusal) : res.redirect(303, TEAM);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    {
      typed,
      faults = NO_FAULTS,
      refusal,
    }: { readonly typed?: Typed; readonly faults?: FormFaults; readonly refusal?: ApiError } = {},
  ): Promise<void> {
    const sso = await api.call(getSso, { session, res });
    const mayChange = may(session, setSso) && session.principal.person?.role !== 'admin';
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Single sign-on',
      section: TEAM,
      content: html`<div class="head">
          <h1>Single sign-on</h1>
          ${sso.issuer !== null && (sso.required ? chip('success', 'Required') : chip('plain', 'Offered'))}
        </div>
        <p class="muted">
          Your team signs in by your own identity provider, with OpenID Connect. Staff of merchants don’t.
        </p>
        ${sso.domains.length > 0 && domainList(sso, session)}
        ${mayChange ? settingsForm(sso, session, typed ?? typedOf(sso), faults, refusal) : ONLY_OWNERS}`,
    });
  }

  async function showRemoval(res: Response, session: ConsoleSession, refusal?: ApiError): Promise<void> {
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Remove single sign-on',
      section: TEAM,
      content: html`<form class="card sec narrow" method="post" action="${SSO_SETTINGS}/remove">
        ${csrfField(session)}
        <h1>Remove single sign-on?</h1>
        ${problem(refusal?.publicMessage)}
        <p>
          Your team signs in by email and passkey again. Everyone who signed in by your identity provider is
          signed out.
        </p>
        <p class="buttons">
          <button class="danger">Remove</button><a class="button quiet" href="${SSO_SETTINGS}">Keep it</a>
        </p>
      </form>`,
    });
  }
}

const ONLY_OWNERS = html`<p class="muted">Only an owner changes this.</p>`;

const typedOf = ({ issuer, client_id, domains, required }: Sso): Typed => ({
  issuer: issuer ?? '',
  client_id: client_id ?? '',
  domains: domains.map(({ domain }) => domain).join('\n'),
  required,
});

function typedIn(form: Form): Typed {
  const [issuer = '', client_id = '', domains = ''] = ['issuer', 'client_id', 'domains'].map((name) =>
    form.get(name)?.trim(),
  );
  return { issuer, client_id, domains, required: form.get('required') === 'yes' };
}

function settingsForm(
  sso: Sso,
  session: ConsoleSession,
  typed: Typed,
  faults: FormFaults,
  refusal: ApiError | undefined,
): Html {
  const isNew = sso.issuer === null;
  const errorOf = (name: string) => {
    const fault = faults.get(name) ?? (refusal?.param === name ? refusal : undefined);
    return fault && { error: faultText(fault, name) };
  };
  return html`<form class="card sec narrow" method="post" action="${SSO_SETTINGS}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${sso.version}" />
    <h2>Identity provider</h2>
    ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)}
    <p>Register this redirect URI there:</p>
    ${copyable(sso.redirect_uri, 'the redirect URI')}
    ${textField({
      name: 'issuer',
      label: 'Issuer',
      hint: isNew
        ? 'Its address, such as https://login.greenhouse.example.'
        : 'Another one signs out everyone who signed in by the one before.',
      value: typed.issuer,
      maxLength: 500,
      ...errorOf('issuer'),
    })}
    ${textField({
      name: 'client_id',
      label: 'Client ID',
      value: typed.client_id,
      maxLength: 255,
      ...errorOf('client_id'),
    })}
    ${field(
      {
        name: 'client_secret',
        label: isNew ? 'Client secret' : 'New client secret (optional)',
        hint: 'Stored encrypted, and never shown.',
        ...errorOf('client_secret'),
      },
      (attributes) =>
        html`<input ${attributes} type="password" value="" maxlength="512" autocomplete="off" />`,
    )}
    ${field(
      {
        name: 'domains',
        label: 'Domains of addresses, one per line',
        hint: 'Each is proven by a DNS record.',
        ...errorOf('domains'),
      },
      (attributes) =>
        html`<textarea ${attributes} rows="2" spellcheck="false" autocapitalize="off">
${typed.domains}</textarea>`,
    )}
    ${requiredChoice(sso, typed, errorOf('required')?.error)}
    <p class="buttons">
      <button>Save</button>${!isNew && html`<a class="button quiet" href="${SSO_SETTINGS}/remove">Remove</a>`}
    </p>
  </form>`;
}

/** Renders the choice that makes it the only way in, once it was tried. */
function requiredChoice(sso: Sso, typed: Typed, error: Content): Content {
  if (sso.issuer === null) return undefined;
  return html`<div class="field">
    <label class="choice"
      ><input
        type="checkbox"
        name="required"
        value="yes"
        ${typed.required && html`checked`}
        ${error !== undefined && html`aria-invalid="true" aria-describedby="required-error"`}
      />
      Required for these domains</label
    >
    ${error !== undefined && html`<p class="error" id="required-error">${error}</p>`}
    <p class="muted small">
      Members with these addresses then sign in only by your provider, and their other sessions end. First
      <a href="/sign-in">sign in by it</a> yourself, at most 10 minutes before.
    </p>
  </div>`;
}

function domainList(sso: Sso, session: ConsoleSession): Html {
  return html`<section class="card sec" id="domains">
    <div class="head">
      <h2>Domains</h2>
      ${
        may(session, verifySsoDomains) &&
        html`<form method="post" action="${SSO_SETTINGS}/verification">
          ${csrfField(session)}<button class="quiet slim">Check now</button>
        </form>`
      }
    </div>
    ${
      sso.domains.some(({ status }) => status !== 'verified') &&
      html`<p class="muted">Set the TXT record of each domain at its name servers, then check.</p>`
    }
    <table class="cards">
      <caption class="unseen">
        Domains, with their DNS records
      </caption>
      <thead>
        <tr>
          <th scope="col">Domain</th>
          <th scope="col">TXT record</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${sso.domains.map(
          (domain) =>
            html`<tr>
              <td data-label="Domain"><b>${domain.domain}</b></td>
              <td data-label="TXT record">
                <div>
                  <div>${copyable(domain.record.name, 'the name')}</div>
                  <div>${copyable(domain.record.value, 'the value')}</div>
                </div>
              </td>
              <td data-label="State"><div>${stateOf(domain, session)}</div></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const CHIPS = {
  pending: chip('plain', 'Not checked yet'),
  verified: chip('success', 'Verified'),
  failed: chip('danger', 'Not verified'),
} as const;

const FAILURES: Readonly<Record<NonNullable<Domain['failure']>, string>> = {
  txt_missing: 'There is no TXT record with this name.',
  txt_wrong: 'The TXT record has another value.',
  dns_unreachable: 'The name servers of this domain didn’t respond. Try again later.',
  taken: 'Another team has proven this domain.',
};

function stateOf({ status, failure, checked_at: at }: Domain, { nowMs, aheadMs }: ConsoleSession): Content {
  return html`${CHIPS[status]}
    <div class="muted small">
      ${failure !== null && html`${FAILURES[failure]} `}${
        at !== null && html`Checked ${agoOf(at, nowMs - aheadMs)}.`
      }
    </div>`;
}
