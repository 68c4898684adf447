import { readAmount } from '../../../core/money/typed-amount.ts';
import type { Unchecked } from '../../shell/page-api.ts';
import {
  cancelPayLink,
  createPayLink,
  getPayLink,
  listPayLinks,
} from '../../../orders/pay-links/contract/pay-links.ts';
import type { NewPayLink } from '../../../orders/pay-links/contract/pay-link-requests.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import type { PayLinkStatus } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import { qrImage } from '../../../orders/pay-links/pay-links.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { leftToRight, msg, nameOf, onlyInEnglish, type Words } from '../../../core/text/message.ts';
import { localeIn } from '../../../core/text/languages.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import {
  csrfField,
  field,
  idempotencyKeyOf,
  intentField,
  problem,
  textField,
  type Form,
} from '../../shell/forms.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { moneyWords } from './order-view.ts';
import { barOf, PAY_LINKS } from './sections.ts';

const { path: PATH, surface, scope, title } = PAY_LINKS;
/** The newest ones; the API has all of them. */
const SHOWN = 50;
const VALID_MS = 7 * 24 * 60 * 60_000;

interface Shown {
  readonly form?: Form;
  readonly faults?: ReadonlyMap<string, Words>;
  readonly refusal?: ApiError | undefined;
}

/** The pay links of a merchant: an amount that a guest pays by card, from an address or a QR code. */
export function payLinkPages(context: DashboardContext): SitePage[] {
  return [
    {
      surface,
      path: PATH,
      get: async (visit) => show(await openPage(visit)),
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form();
        const { body, faults } = await linkIn(at, form);
        if (faults.size > 0) return show(at, { form, faults });
        // The time of day is no part of the intent.
        const idempotencyKey = idempotencyKeyOf(form, form.entries);
        const { result: link, refusal } = await at.attempt(() =>
          at.api.call(createPayLink, { ...at.caller, body, idempotencyKey }),
        );
        return link ? visit.redirect(`${PATH}/${link.id}`) : show(at, { form, refusal });
      },
    },
    {
      surface,
      path: `${PATH}/:id`,
      get: async (visit) => showOne(await openPage(visit)),
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form();
        const call = { ...at.caller, params: paramsOf(at), idempotencyKey: idempotencyKeyOf(form, 'cancel') };
        const { refusal } = await at.attempt(() => at.api.call(cancelPayLink, call));
        return refusal ? showOne(at, refusal) : visit.redirect(`${PATH}/${paramsOf(at).id}`);
      },
    },
  ];

  async function openPage(visit: DashboardVisit['visit']): Promise<DashboardVisit> {
    const at = await DashboardVisit.of(context, visit, surface);
    if (!at.may(scope)) throw new ApiError('scope_insufficient');
    return at;
  }

  /** Returns the request of a form, or what is wrong with its fields. */
  async function linkIn(
    at: DashboardVisit,
    form: Form,
  ): Promise<{ readonly body: Unchecked<NewPayLink>; readonly faults: ReadonlyMap<string, Words> }> {
    const { principal, merchant } = at.session;
    const { currency } = merchant;
    const locale = localeIn(at.visit.languageFor(undefined), 'en-GB');
    const { amount } = readAmount(form.get('amount')?.trim() ?? '', { locale, currency });
    const description = form.get('description')?.trim() ?? '';
    const now = await nowIn(context.db, context.clock, principal);
    const faults = new Map<string, Words>();
    if (amount === undefined || amount === 0) faults.set('amount', msg`Enter an amount, such as ${'12.50'}.`);
    if (description === '') faults.set('description', msg`Write what is paid for.`);
    const expires_at = new Date(now + VALID_MS).toISOString();
    return { body: { description, amount: { amount: amount ?? 0, currency }, expires_at }, faults };
  }

  async function show(at: DashboardVisit, { form, faults = new Map(), refusal }: Shown = {}): Promise<void> {
    const { data } = await at.api.call(listPayLinks, { ...at.caller, query: { limit: SHOWN } });
    await send(at, {
      status: refusal?.status ?? (faults.size > 0 ? 400 : 200),
      content: html`<h1>${title}</h1>
        ${problem(refusal && refusalWords(refusal))}
        ${at.may('pay_links:write') && newLinkForm(at, form, faults)}
        ${
          data.length === 0
            ? html`<p class="muted">${msg`No pay links yet.`}</p>`
            : html`<ul class="card people">
                ${data.map(linkRow)}
              </ul>`
        }`,
    });
  }

  async function showOne(at: DashboardVisit, refusal?: ApiError): Promise<void> {
    const link = await at.api.call(getPayLink, { ...at.caller, params: paramsOf(at) });
    const { amount, description, status, url } = link;
    const isOpen = status === 'active';
    await send(at, {
      status: refusal?.status ?? 200,
      content: html`<p><a href="${PATH}">${title}</a></p>
        <section class="card sec">
          <h1>${amount ? moneyWords(amount) : title}</h1>
          <p class="lines">${nameOf(description)}</p>
          <p>${chipOf(status)}</p>
          ${problem(refusal && refusalWords(refusal))}
          ${isOpen && html`<div class="qr">${qrImage(url, msg`QR code of the link`)}</div>`}
          ${isOpen && html`<p class="mono">${leftToRight(url)}</p>`}
          ${
            isOpen &&
            html`<p class="ways">
              <a class="button" href="${url}" target="_blank" rel="noopener">${msg`Open the page`}</a>
            </p>`
          }
          ${
            isOpen &&
            at.may('pay_links:write') &&
            html`<form method="post" action="${PATH}/${link.id}">
              ${csrfField(at.session)}${intentField()}<button class="quiet">${msg`Cancel this link`}</button>
            </form>`
          }
        </section>`,
    });
  }

  async function send(
    { visit, session }: DashboardVisit,
    { status, content }: { readonly status: number; readonly content: Html },
  ): Promise<void> {
    await visit.send({
      status,
      title,
      header: barOf(session, PATH),
      content: html`<div class="team">${content}</div>`,
      width: 'narrow',
      isPersonal: true,
      files: [context.styles],
    });
  }
}

const paramsOf = ({ visit }: DashboardVisit) => ({ id: visit.params['id'] ?? '' });

function newLinkForm(
  { session }: DashboardVisit,
  form: Form | undefined,
  faults: ReadonlyMap<string, Words>,
): Html {
  const typed = (name: string) => {
    const error = faults.get(name);
    return { name, value: form?.get(name) ?? '', ...(error !== undefined && { error }) };
  };
  const amount = typed('amount');
  return html`<form class="card sec" method="post" action="${PATH}">
    ${csrfField(session)}${intentField()}
    <h2>${msg`New pay link`}</h2>
    ${textField({
      ...typed('description'),
      label: msg`What for`,
      hint: msg`The guest reads it.`,
      maxLength: 280,
    })}
    ${field(
      { ...amount, label: msg`Amount in ${session.merchant.currency}` },
      (attributes) =>
        html`<input
          ${attributes}
          value="${amount.value}"
          maxlength="30"
          inputmode="decimal"
          autocomplete="off"
        />`,
    )}
    <p class="ways"><button>${msg`Create the link`}</button></p>
  </form>`;
}

function linkRow({ id, description, amount, status }: PayLink): Html {
  return html`<li>
    <div>
      <a href="${PATH}/${id}"><b>${nameOf(description)}</b></a
      ><br /><span class="muted">${amount !== null && moneyWords(amount)}</span>
    </div>
    ${chipOf(status)}
  </li>`;
}

const STATUSES: Readonly<Record<PayLinkStatus, { readonly word: Words; readonly look: string }>> = {
  active: { word: msg`Not paid yet`, look: 'plain' },
  payment_pending: { word: msg`Being paid`, look: 'warn' },
  completed: { word: msg`Paid`, look: 'success' },
  expired: { word: msg`Expired`, look: 'plain' },
  canceled: { word: msg`Canceled`, look: 'plain' },
};

const chipOf = (status: PayLinkStatus): Content =>
  html`<span class="chip ${STATUSES[status].look}">${STATUSES[status].word}</span>`;

const refusalWords = ({ publicMessage }: ApiError): Words =>
  onlyInEnglish(publicMessage, msg`This can’t be done now. Check what you typed.`);
