import type { Response, Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { allOf } from '../parts/read-lists.ts';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import {
  problem,
  selectField,
  textField,
  csrfField,
  idempotencyKeyOf,
  intentField,
  type Form,
} from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { DOMAIN_SURFACES, SURFACE_TITLES } from '../../../accounts/surfaces/contract/surface-names.ts';
import {
  createDomain,
  listDomains,
  verifyDomain,
  deleteDomain,
  getDomain,
} from '../../../accounts/domains/contract/domains.ts';
import { chip, copyable } from '../parts/pieces.ts';
import { agoOf, timeOf } from '../parts/format.ts';
import { nameOf } from '../../../core/text/message.ts';
import type { Domain, DomainFailure } from '../../../accounts/domains/contract/domain.ts';

export const PATH = '/console/domains';

const FIELDS = ['host', 'surface', 'merchant'] as const;

type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

const NOTHING: Typed = { host: '', surface: '', merchant: '' };

/** The partner's own hosts, with the DNS records that they need. */
export function mountDomainsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/domains')
    .get(async (req, res) => show(res, await pages.welcome(req, res), NOTHING))
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const id = form.get('id');
      if (id === undefined) return add(res, session, form);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(verifyDomain, { session, res, params: { id } }),
      );
      if (refusal) return show(res, session, NOTHING, { id, refusal });
      return res.redirect(303, `${PATH}#${id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));
  mountRemoveDomainPage(router, context, pages);

  async function add(res: Response, session: ConsoleSession, form: Form): Promise<void> {
    const typed = Object.fromEntries(FIELDS.map((name) => [name, form.get(name)?.trim() ?? ''])) as Typed;
    const given = Object.entries(typed).filter(([name, value]) => name === 'host' || value !== '');
    const body = Object.fromEntries(given) as { host: string };
    const idempotencyKey = idempotencyKeyOf(form, body);
    const { result, refusal } = await attempt(pages, res, () =>
      context.api.call(createDomain, { session, res, body, idempotencyKey }),
    );
    if (refusal) return show(res, session, typed, { refusal });
    return res.redirect(303, `${PATH}#${result.id}`);
  }

  async function show(
    res: Response,
    session: ConsoleSession,
    typed: Typed,
    { id: at, refusal }: { readonly id?: string; readonly refusal?: ApiError } = {},
  ): Promise<void> {
    const visit = { session, res };
    const domains = await allOf(context, listDomains, visit);
    const merchants = await allOf(context, listMerchants, visit);
    const nameOf = (id: string | null) => merchants.find((one) => one.id === id)?.display_name;
    const cards = domains.map((domain) =>
      domainCard(domain, session, PATH, {
        refusal: domain.id === at ? refusal?.publicMessage : undefined,
        merchantName: nameOf(domain.merchant),
      }),
    );
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Domains',
      section: PATH,
      content: html`<div class="head"><h1>Domains</h1></div>
        ${domains.length === 0 && NONE} ${cards}
        ${newDomain(session, typed, merchants, at === undefined ? refusal : undefined)}`,
    });
  }
}

const NONE = html`<section class="card sec narrow">
  <p>Your site works without a domain of yours. Add one, and guests see your name in the address.</p>
</section>`;

function newDomain(
  session: ConsoleSession,
  typed: Typed,
  merchants: readonly { readonly id: string; readonly display_name: string }[],
  refusal: ApiError | undefined,
): Content {
  const errorOf = (name: string) => (refusal?.param === name ? { error: refusal.publicMessage } : undefined);
  return html`<form class="card sec narrow" method="post" action="${PATH}">
    ${csrfField(session)}${intentField()}
    <h2>Add a domain</h2>
    ${problem(refusal && refusal.param === undefined ? refusal.publicMessage : undefined)}
    ${textField({
      name: 'host',
      label: 'Host',
      hint: 'A subdomain, such as order.pos.example.',
      value: typed.host,
      maxLength: 253,
      ...errorOf('host'),
    })}
    ${selectField({
      name: 'surface',
      label: 'Surface',
      value: typed.surface,
      choices: [
        { value: '', label: 'All surfaces' },
        ...DOMAIN_SURFACES.map((value) => ({ value, label: SURFACE_TITLES[value] })),
      ],
      ...errorOf('surface'),
    })}
    ${selectField({
      name: 'merchant',
      label: 'Merchant',
      hint: 'A host of one merchant leaves the merchant out of its addresses.',
      value: typed.merchant,
      choices: [
        { value: '', label: 'All merchants' },
        ...merchants.map(({ id, display_name: name }) => ({ value: id, label: name })),
      ],
      ...errorOf('merchant'),
    })}
    <p class="buttons"><button>Add domain</button></p>
  </form>`;
}

/** Mounts the removal of a domain, after which its addresses no longer work. */
function mountRemoveDomainPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/domains/:id/remove',
    section: PATH,
    operation: deleteDomain,
    read: (visit, id) => context.api.call(getDomain, { ...visit, params: { id } }),
    title: ({ host }) => `Remove ${host}`,
    heading: ({ host }) => html`Remove ${host}?`,
    consequence: ({ host, status }) =>
      status === 'verified'
        ? html`<p>
              <b>${host}</b> stops serving your site immediately: links, QR codes and bookmarks that have it
              lead nowhere. Your site stays at its other addresses.
            </p>
            <p class="notice warn">
              Remove its DNS records too. To add the host again, you set a new TXT record.
            </p>`
        : html`<p>
            <b>${host}</b> isn’t verified, so it serves nothing. To add it again, you set a new TXT record.
          </p>`,
    button: 'Remove domain',
    back: ({ id }) => `${PATH}#${id}`,
    async end({ session, res, params }) {
      await context.api.call(deleteDomain, { session, res, params });
      return PATH;
    },
  });
}

/**
 * A domain with its state, the records to set, and what can be done. @param path of the page that it is on
 */
function domainCard(
  domain: Domain,
  session: ConsoleSession,
  path: string,
  {
    refusal,
    merchantName,
  }: { readonly refusal?: string | undefined; readonly merchantName?: string | undefined },
): Content {
  const { id, host, status, failure, checked_at: checked, serves_until: until } = domain;
  return html`<section class="card sec" id="${id}">
    <div class="head">
      <h2>${status === 'verified' ? html`<a href="https://${host}/">${host}</a>` : host}</h2>
      ${CHIPS[status]}
    </div>
    <p class="muted small">
      ${boundTo(domain, merchantName)}${checked !== null && html` Checked ${agoOf(checked, session.nowMs)}.`}
    </p>
    ${problem(refusal)}
    ${
      failure !== null &&
      html`<p class="notice ${status === 'verified' ? 'warn' : 'danger'}">${failureWords(failure)}</p>`
    }
    ${
      until !== null &&
      html`<p class="notice warn">It stops serving ${timeOf(until)}, unless the records are back.</p>`
    }
    ${recordTable(domain)}
    <form class="buttons" method="post" action="${path}">
      ${csrfField(session)}<input type="hidden" name="id" value="${id}" />
      <button ${status === 'verified' && html`class="quiet"`}>Check now</button>
      <a class="button quiet" href="${path}/${id}/remove">Remove</a>
    </form>
  </section>`;
}

const CHIPS = {
  pending: chip('plain', 'Not checked yet'),
  verified: chip('success', 'Verified'),
  failed: chip('danger', 'Not verified'),
} as const;

function boundTo({ surface, merchant }: Domain, merchantName: string | undefined): Content {
  if (surface === null && merchant === null) return 'Your whole site.';
  const parts = [
    ...(surface === null ? [] : [html`the surface ${SURFACE_TITLES[surface].toLowerCase()}`]),
    ...(merchant === null ? [] : [html`the merchant ${nameOf(merchantName ?? merchant)}`]),
  ];
  return html`Only ${parts.map((part, at) => html`${at > 0 && ' and '}${part}`)}.`;
}

const FAILURES: Readonly<Record<DomainFailure['code'], string>> = {
  txt_missing: 'There is no TXT record with this name.',
  txt_wrong: 'The TXT record has another value.',
  cname_missing: 'There is no CNAME record with this name.',
  cname_wrong: 'The CNAME record leads elsewhere.',
  dns_unreachable: 'The name servers of this domain didn’t respond. Try again later.',
  taken: 'Another account has verified this host.',
};

function failureWords({ code, found }: DomainFailure): Content {
  return html`${FAILURES[code]}${
    found.length > 0 && html` Found: <span class="mono">${found.join(', ')}</span>`
  }`;
}

function recordTable({ host, records }: Domain): Content {
  return html`<table class="cards">
    <caption class="unseen">
      DNS records of ${host}
    </caption>
    <thead>
      <tr>
        <th scope="col">Type</th>
        <th scope="col">Name</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${records.map(
        ({ type, name, value }) =>
          html`<tr>
            <td data-label="Type">${type}</td>
            <td data-label="Name">${copyable(name, `the name of the ${type} record`)}</td>
            <td data-label="Value">${copyable(value, `the value of the ${type} record`)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
