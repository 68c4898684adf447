import type { Router } from 'express';
import type { Page } from '../../../core/contract/fields.ts';
import { listMerchants, createMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import {
  MERCHANT_STATUSES,
  type Merchant,
  type MerchantStatus,
} from '../../../accounts/merchants/contract/merchant.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { addressOf, filterForm, filterNamed, whatIsSet, type ListFilter } from '../parts/filters.ts';
import { emptyList, recordTable, type Column } from '../parts/list-page.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { MERCHANTS, merchantPath } from '../parts/paths.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { copyable, chip, type Tone, may } from '../parts/pieces.ts';
import { dayOf } from '../parts/format.ts';

const PAGE = 50;

/** The filter of the list, as in the URL. The API has the same filters. */
type MerchantFilter = ListFilter<'q' | 'status'>;

const filterIn = filterNamed<'q' | 'status'>(['q', 'status']);

/** The partner's merchants in this environment, oldest first, by name and status. */
export function mountMerchantsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const query = { ...whatIsSet(filter), limit: PAGE, ...(cursor !== '' && { cursor }) };
      const { result: list, refusal } = await attempt(pages, res, () =>
        context.api.call(listMerchants, { session, res, query }),
      );
      const hasNone = list?.data.length === 0 && addressOf(filter, { cursor }) === '';
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Merchants',
        section: MERCHANTS,
        content: html`<div class="head">
            <h1>Merchants</h1>
            ${!hasNone && may(session, createMerchant) && NEW_MERCHANT}
          </div>
          ${hasNone ? noMerchants(may(session, createMerchant)) : filterOf(filter, refusal)}
          ${list && !hasNone && listed(list, filter, cursor)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const NEW_MERCHANT = html`<a class="button" href="${MERCHANTS}/new">New merchant</a>`;

const noMerchants = (mayCreate: boolean): Html =>
  html`<section class="card sec empty">
    <h2>No merchants yet</h2>
    <p>
      Production starts empty; the test merchants stay in the sandbox. Create a merchant here, or from your
      server with <span class="mono">POST /v1/merchants</span>.
    </p>
    ${mayCreate && html`<p>${NEW_MERCHANT}</p>`}
  </section>`;

const NONE_MATCH = {
  title: 'No merchants match',
  advice: 'The search looks in display names, legal names and slugs. Try a shorter part of the name.',
};

function filterOf(filter: MerchantFilter, refusal: ApiError | undefined): Html {
  return filterForm({
    action: MERCHANTS,
    label: 'Merchants',
    filter,
    refusal,
    fields: [
      { name: 'q', label: 'Name', isSearch: true },
      {
        name: 'status',
        label: 'Status',
        choices: MERCHANT_STATUSES.map((value) => ({ value, label: statusWords(value) })),
      },
    ],
  });
}

function listed(list: Page<Merchant>, filter: MerchantFilter, cursor: string): Content {
  if (list.data.length === 0) return emptyList(NONE_MATCH);
  const next = list.next_cursor;
  const first = html`<a class="button quiet" href="${MERCHANTS}${addressOf(filter)}">First page</a>`;
  return html`${merchantTable(list.data)}
  ${
    (cursor !== '' || next !== null) &&
    html`<p class="buttons">
      ${cursor !== '' && first}
      ${
        next !== null &&
        html`<a class="button quiet" href="${MERCHANTS}${addressOf(filter, { cursor: next })}">Next page</a>`
      }
    </p>`
  }`;
}

function merchantTable(merchants: readonly Merchant[]): Html {
  return html`<section class="card">${recordTable(COLUMNS, merchants)}</section>`;
}

const COLUMNS: readonly Column<Merchant>[] = [
  {
    title: 'Merchant',
    cell: ({ id, display_name, legal_name }) =>
      html`<span
        ><a href="${merchantPath(id)}">${nameOf(display_name)}</a><br /><bdi class="small muted"
          >${legal_name}</bdi
        ></span
      >`,
  },
  { title: 'Status', place: 'status', cell: ({ status }) => statusTag(status) },
  { title: 'Country', place: 'below', cell: ({ country, currency }) => `${country}, ${currency}` },
  {
    title: 'ID',
    isExtra: true,
    cell: ({ id, display_name }) => copyable(id, `the ID of ${plainNameOf(display_name)}`),
  },
  { title: 'Created', isFixed: true, cell: (merchant) => dayOf(merchant.created_at) },
];

const TONES: Readonly<Partial<Record<MerchantStatus, Tone>>> = {
  active: 'success',
  needs_data: 'warn',
  restricted: 'danger',
  suspended: 'danger',
  rejected: 'danger',
};

export function statusTag(status: MerchantStatus): Html {
  return chip(TONES[status] ?? 'plain', statusWords(status));
}

/** Returns the label of a status: `needs_data` → “Needs data”. */
export function statusWords(status: MerchantStatus): string {
  const words = status.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
