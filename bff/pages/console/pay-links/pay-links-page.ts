import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf } from '../parts/format.ts';
import {
  whatIsSet,
  allOr,
  filterForm as form,
  filterNamed,
  type ListFilter,
  mountListPage,
} from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { amountText, countText, statusTag, STATUS_WORDS } from './link-view.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { selectField } from '../../shell/forms/field.ts';
import { PAY_LINK_STATUSES } from '../../../orders/pay-links/contract/pay-link-fields.ts';

/** The pay links of all merchants in this environment, newest first, those that were created by the API among them. */
export function mountPayLinksPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/pay-links',
    section: PAY_LINKS,
    title: 'Pay links',
    action: html`<a class="button" href="${PAY_LINKS}/new">New pay link</a>`,
    filterIn,
    queryOf: whatIsSet,
    filterForm,
    read: (visit, query) => context.api.call(listPayLinks, { ...visit, query }),
    table,
    none: NO_LINKS,
    noneMatch: NONE_MATCH,
  });
}

const NO_LINKS = html`<section class="card sec empty">
  <h2>No pay links yet</h2>
  <p>
    A pay link is an address where a guest pays by card, with a QR code to print. Create one here, or from
    your server with <span class="mono">POST /v1/pay_links</span>.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No pay links match</h2>
  <p>Search with less, or clear the search.</p>
</section>`;

function table(links: readonly PayLink[], merchants: ListedMerchants): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Merchant</th>
        <th scope="col">Status</th>
        <th scope="col">Expires</th>
        <th scope="col">Created</th>
        <th scope="col" class="end">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${links.map((link) => {
        const count = countText(link);
        return html`<tr>
          <td data-label="For">
            <span
              ><a href="${payLinkPath(link.id)}">${nameOf(link.description)}</a>${
                count !== undefined && html`<br /><span class="small muted">${count}</span>`
              }</span
            >
          </td>
          <td data-label="Merchant">${merchants.linkTo(link.merchant)}</td>
          <td data-label="Status">${statusTag(link)}</td>
          <td data-label="Expires" class="fixed">
            ${link.expires_at === null ? html`<span class="muted">Never</span>` : timeOf(link.expires_at)}
          </td>
          <td data-label="Created" class="fixed">${timeOf(link.created_at)}</td>
          <td data-label="Amount" class="end fixed">${amountText(link)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

const NAMES = ['status', 'reusable', 'order', 'merchant'] as const;

/** The filter of the list, as in the URL. The API has the same filters. */
type LinkListFilter = ListFilter<(typeof NAMES)[number]>;

const filterIn = filterNamed(NAMES);

function filterForm(filter: LinkListFilter, refusal: ApiError | undefined, merchants: ListedMerchants): Html {
  return form({
    action: PAY_LINKS,
    label: 'Pay links',
    filter,
    kept: ['order'],
    refusal,
    fields: html`${merchants.field(filter.merchant)}
    ${selectField({
      name: 'status',
      label: 'Status',
      value: filter.status,
      choices: allOr(PAY_LINK_STATUSES, STATUS_WORDS),
    })}
    ${selectField({
      name: 'reusable',
      label: 'Can be paid',
      value: filter.reusable,
      choices: allOr(['false', 'true'], { false: 'Once', true: 'More than once' }),
    })}`,
  });
}
