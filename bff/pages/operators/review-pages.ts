import type { Request, Response, Router } from 'express';
import type { OperatorSession } from '../../accounts/operators/operators.ts';
import {
  findMerchant,
  isUnderReview,
  requirementsOf,
  UNDER_REVIEW,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { dueChoices, dueWords } from '../console/parts/due-words.ts';
import { countryName } from '../console/parts/country-fields.ts';
import { agoOf, dayOf } from '../console/parts/format.ts';
import { emptyList, recordTable, type Column } from '../console/parts/list-page.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { chip, copyable, fact, wordsOfName, type Tone } from '../console/parts/pieces.ts';
import { csrfField, problem, selectField, textField, type Form } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { documentsCard } from './document-pages.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

const REVIEWS = `${BASE}/reviews`;
const PARTNERS = `${BASE}/partners`;
const MOST = 200;
const MESSAGE_LENGTH = 300;

const TONES: Readonly<Record<string, Tone>> = {
  active: 'success',
  needs_data: 'warn',
  in_review: 'warn',
  restricted: 'danger',
  suspended: 'danger',
  rejected: 'danger',
};

export function merchantState(status: string): Html {
  return chip(TONES[status] ?? 'plain', wordsOfName(status));
}

export const merchantAddress = (id: string): string => `${BASE}/merchants/${id}`;

/** Mounts the list of merchants whose review is due, the longest waiting first. */
export function mountReviewsPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/reviews')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const rows = await waiting(context);
      await pages.send(res, session, {
        title: 'Reviews',
        section: REVIEWS,
        content: html`<div class="head"><h1>Reviews</h1></div>
          ${
            rows.length === 0
              ? emptyList({
                  title: 'Nothing to review',
                  advice: 'Merchants are here once their onboarding is sent in. A sandbox reviews by itself.',
                })
              : html`<section class="card">${recordTable(columnsAt(context.clock.now()), rows)}</section>`
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

type Waiting = Awaited<ReturnType<typeof waiting>>[number];

function waiting({ db }: OperatorContext) {
  return db
    .selectFrom('merchants')
    .innerJoin('partners', 'partners.id', 'merchants.partner_id')
    .select([
      'merchants.id',
      'merchants.display_name',
      'merchants.country',
      'merchants.environment',
      'merchants.updated_at',
      'partners.name as partner',
    ])
    .where(UNDER_REVIEW)
    .orderBy('merchants.environment')
    .orderBy('merchants.updated_at')
    .limit(MOST)
    .execute();
}

const columnsAt = (nowMs: number): readonly Column<Waiting>[] => [
  {
    title: 'Merchant',
    cell: ({ id, display_name }) => html`<a href="${merchantAddress(id)}">${display_name}</a>`,
  },
  { title: 'Partner', place: 'below', cell: ({ partner }) => partner },
  { title: 'Environment', place: 'status', cell: ({ environment }) => environmentChip(environment) },
  { title: 'Country', isExtra: true, cell: ({ country }) => countryName(country) },
  { title: 'Waiting', isEnd: true, isFixed: true, cell: ({ updated_at }) => agoOf(updated_at, nowMs) },
];

const environmentChip = (environment: string): Html =>
  chip('plain', environment === 'production' ? 'Production' : 'Sandbox');

/** Parameters whose fault is said at their field. */
const AT_FIELDS: ReadonlySet<string> = new Set(['requirement', 'message', 'days']);

/** Mounts the page of a merchant: what it has sent in, and the decisions about it. */
export function mountMerchantPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  const { db } = context;
  router
    .route('/merchants/:id')
    .get(async (req, res) => show(res, await pages.welcome(req), req.params.id))
    .all(refuseMethod('GET, HEAD'));
  decide('approve', 'merchants review', () => ({ outcome: 'active' }));
  decide('reject', 'merchants review', () => ({ outcome: 'rejected' }));
  decide('ask', 'merchants review', (form) => ({ ...demandIn(form), outcome: 'needs_data' }));
  decide('require', 'merchants require', (form) => ({
    ...demandIn(form),
    days: form.get('days')?.trim() ?? '',
  }));
  decide('erase-documents', 'documents erase', () => ({}));
  decide('suspend', 'merchants suspend', () => ({}));

  function decide(path: string, command: string, flags: (form: Form) => Record<string, string>): void {
    router
      .route(`/merchants/:id/${path}`)
      .get((req, res) => res.redirect(303, merchantAddress(req.params.id)))
      .post((req: Request<{ id: string }>, res) => {
        const { id } = req.params;
        return pages.act(req, res, {
          command,
          flags: (form) => ({ merchant: id, ...flags(form) }),
          next: merchantAddress(id),
          again: (session, refusal, form) => show(res, session, id, { refusal, form }),
        });
      })
      .all(refuseMethod('GET, HEAD, POST'));
  }

  async function show(
    res: Response,
    session: OperatorSession,
    id: string,
    { refusal, form }: { readonly refusal?: ApiError; readonly form?: Form } = {},
  ): Promise<void> {
    const found = await db
      .selectFrom('merchants')
      .innerJoin('partners', 'partners.id', 'merchants.partner_id')
      .select(['merchants.partner_id', 'merchants.environment', 'partners.name as partner'])
      .where('merchants.id', '=', id)
      .executeTakeFirst();
    const row =
      found &&
      (await findMerchant(
        db,
        { partnerId: found.partner_id, environment: found.environment, only: undefined },
        id,
      ));
    if (!row) throw new ApiError('not_found');
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: row.display_name,
      section: isUnderReview(row) ? REVIEWS : PARTNERS,
      content: html`<div class="head">
          <h1>${row.display_name}</h1>
          <p class="buttons"><a class="button quiet" href="${BASE}/audit?record=${id}">Audit log</a></p>
        </div>
        ${problem(AT_FIELDS.has(refusal?.param ?? '') ? undefined : refusal?.publicMessage)}
        <section class="card sec">
          <dl class="facts">
            ${fact('State', merchantState(row.status))}
            ${fact('Partner', html`<a href="${PARTNERS}/${row.partner_id}">${found.partner}</a>`)}
            ${fact('Environment', environmentChip(row.environment))}
            ${fact('ID', copyable(id, 'the merchant’s ID'))} ${fact('Since', dayOf(row.created_at))}
          </dl>
        </section>
        ${business(row)} ${people(row)} ${await documentsCard(db, row, session, merchantAddress(id))}
        ${due(row)} ${decisions(row, session, refusal, form)}`,
    });
  }
}

function demandIn(form: Form): Record<string, string> {
  return {
    requirement: form.get('requirement')?.trim() ?? '',
    message: form.get('message')?.trim() ?? '',
  };
}

/** The parts of an address, in the order in which it is read. */
const PARTS = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'];

function business(row: MerchantRow): Html {
  const { business: given, address, bank_account: bank } = row;
  return html`<section class="card sec">
    <h2>Business</h2>
    <dl class="facts">
      ${fact('Legal name', row.legal_name)} ${fact('Country', countryName(row.country))}
      ${fact('Type', given['type'] && wordsOfName(given['type']))} ${fact('Category code', given['mcc'])}
      ${fact('Tax number', row.tax_id_last4 && `…${row.tax_id_last4}`)} ${fact('Website', given['url'])}
      ${fact(
        'Address',
        PARTS.map((part) => address[part])
          .filter(Boolean)
          .join(', ') || null,
      )}
      ${fact(
        'Bank account',
        bank && `${countryName(bank.country)} …${bank.last4}, ${wordsOfName(bank.status).toLowerCase()}`,
      )}
      ${fact('Terms accepted', row.terms && dayOf(row.terms.at))}
    </dl>
  </section>`;
}

function people({ people: all }: MerchantRow): Content {
  if (all.length === 0) return undefined;
  return html`<section class="card sec">
    <h2>People</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Roles</th>
          <th scope="col">Born</th>
          <th scope="col">Identity number</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          (person) =>
            html`<tr>
              <td data-label="Name">${person.name}</td>
              <td data-label="Roles">
                ${wordsOfName(person.roles.join(', '))}
                ${person.ownership !== undefined && `(${person.ownership}%)`}
              </td>
              <td data-label="Born" class="fixed">${person.birth_date ? dayOf(person.birth_date) : '–'}</td>
              <td data-label="Identity number">${person.id_last4 ? `…${person.id_last4}` : '–'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function due(row: MerchantRow): Content {
  const { currently_due: missing, errors, deadline } = requirementsOf(row);
  if (missing.length === 0 && errors.length === 0) return undefined;
  return html`<section class="card sec">
    <h2>Due</h2>
    <ul>
      ${missing.map((path) => {
        const reason = errors.find(({ requirement }) => requirement === path)?.message;
        return html`<li>${dueWords(path, row)}${reason !== undefined && html`: ${reason}`}</li>`;
      })}
    </ul>
    ${deadline !== null && html`<p>Due by ${dayOf(deadline)}.</p>`}
  </section>`;
}

/** Renders the decisions that the merchant's state allows. */
function decisions(
  row: MerchantRow,
  session: OperatorSession,
  refusal: ApiError | undefined,
  form: Form | undefined,
): Content {
  const { id, status } = row;
  const at = merchantAddress(id);
  const isLive = status === 'active' || status === 'restricted';
  const button = (path: string, words: string, kind = ''): Html =>
    html`<form class="inline" method="post" action="${at}/${path}">
      ${csrfField(session)}<button class="${kind}">${words}</button>
    </form>`;
  /** Returns the button of an act that can't be undone, behind a second step. */
  const lasting = (path: string, words: string, consequence: string): Html =>
    html`<details>
      <summary>${words}</summary>
      <p>${consequence}</p>
      ${button(path, `${words} this merchant`, 'danger')}
    </details>`;
  const demand = (path: string, title: string, words: string, more?: Content): Html =>
    html`<form class="card sec narrow" method="post" action="${at}/${path}">
      <h2>${title}</h2>
      ${csrfField(session)}${demandFields(row, refusal, form)}${more}
      <p class="buttons"><button class="quiet">${words}</button></p>
    </form>`;
  return html`${
    (status === 'in_review' || isLive) &&
    html`<section class="card sec">
      <h2>Decision</h2>
      ${isUnderReview(row) && button('approve', 'Approve')}
      ${status === 'in_review' && lasting('reject', 'Reject', 'A rejected merchant can only be closed.')}
      ${isLive && lasting('suspend', 'Suspend', 'A suspended merchant takes no more payments, for good.')}
    </section>`
  }
  ${status === 'in_review' && demand('ask', 'Ask for more', 'Ask')}
  ${
    isLive &&
    demand(
      'require',
      'Ask for more',
      'Ask',
      textField({
        name: 'days',
        label: 'Days',
        hint: 'Until it is restricted. Empty to restrict it at once.',
        value: form?.get('days') ?? '',
        maxLength: 3,
        isNumeric: true,
        ...(refusal?.param === 'days' && { error: faultText(refusal, 'days') }),
      }),
    )
  }`;
}

function demandFields(row: MerchantRow, refusal: ApiError | undefined, form: Form | undefined): Html {
  const errorAt = (param: string) => refusal?.param === param && { error: faultText(refusal, param) };
  return html`${selectField({
    name: 'requirement',
    label: 'What is due',
    choices: dueChoices(row),
    value: form?.get('requirement') ?? '',
    ...errorAt('requirement'),
  })}${textField({
    name: 'message',
    label: 'Reason',
    hint: 'The merchant reads it.',
    value: form?.get('message') ?? '',
    maxLength: MESSAGE_LENGTH,
    ...errorAt('message'),
  })}`;
}
