import type { Response, Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { allOf } from '../parts/all-of.ts';
import { attempt } from '../parts/attempt.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchant-operations.ts';
import { problem, selectField, textField } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { SITE_SURFACES, SURFACE_TITLES } from '../../../accounts/surfaces/contract/surface-names.ts';
import { createDomain, listDomains, verifyDomain } from '../../../accounts/domains/contract/domains.ts';
import { domainCard } from './domain-card.ts';
import { mountRemoveDomainPage } from './remove-domain-page.ts';

const PATH = '/console/domains';
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
        ...SITE_SURFACES.map((value) => ({ value, label: SURFACE_TITLES[value] })),
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
