import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf } from '../parts/format.ts';
import { allOr, merchantColumn, mountListPage } from '../parts/list-page.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { selectField } from '../../shell/forms/field.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { PAY_LINK_STATUSES } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import { amountText, countText, STATUS_WORDS, statusTag } from './link-view.ts';

/**
 * The pay links of all merchants in this environment, newest first, those that were created by the API among
 * them.
 */
export function mountPayLinksPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/pay-links',
    section: PAY_LINKS,
    title: 'Pay links',
    action: html`<a class="button" href="${PAY_LINKS}/new">New pay link</a>`,
    read: (visit, query) => context.api.call(listPayLinks, { ...visit, query }),
    filters: {
      names: ['status', 'reusable', 'order', 'merchant'],
      kept: ['order'],
      fields: (filter, merchants) =>
        html`${merchants.field(filter.merchant)}
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
    },
    columns: (merchants) => [
      { title: 'For', cell: purpose },
      merchantColumn(merchants),
      { title: 'Status', cell: statusTag },
      {
        title: 'Expires',
        isFixed: true,
        cell: ({ expires_at: at }) => (at === null ? html`<span class="muted">Never</span>` : timeOf(at)),
      },
      { title: 'Created', isFixed: true, cell: (link) => timeOf(link.created_at) },
      { title: 'Amount', isEnd: true, isFixed: true, cell: amountText },
    ],
    none: {
      title: 'No pay links yet',
      advice: html`A pay link is an address where a guest pays by card, with a QR code to print. Create one
        here, or from your server with <span class="mono">POST /v1/pay_links</span>.`,
    },
    noneMatch: { title: 'No pay links match', advice: 'Search with less, or clear the search.' },
  });
}

function purpose(link: PayLink): Content {
  const count = countText(link);
  return html`<span
    ><a href="${payLinkPath(link.id)}">${nameOf(link.description)}</a>${
      count !== undefined && html`<br /><span class="small muted">${count}</span>`
    }</span
  >`;
}
