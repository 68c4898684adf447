import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { dayOf, moneyText } from '../parts/format.ts';
import { allOr, type Column, dayField, merchantColumn, mountListPage } from '../parts/list-page.ts';
import { MERCHANTS, payoutPath, PAYOUTS } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { selectField } from '../../shell/forms/field.ts';
import { listPayouts } from '../../../money/payouts/contract/payouts.ts';
import { PAYOUT_METHODS, PAYOUT_STATUSES, type Payout } from '../../../money/payouts/contract/payout.ts';
import { accountText, METHOD_WORDS, STATUS_WORDS, statusTag } from './payout-view.ts';

/** The payouts of all merchants in this environment, newest first. */
export function mountPayoutsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/payouts',
    section: PAYOUTS,
    title: 'Payouts',
    read: (visit, query) => context.api.call(listPayouts, { ...visit, query }),
    filters: {
      names: ['status', 'method', 'arrival_from', 'arrival_to', 'merchant'],
      fields: (filter, merchants) =>
        html`${merchants.field(filter.merchant)}
        ${selectField({
          name: 'status',
          label: 'Status',
          value: filter.status,
          choices: allOr(PAYOUT_STATUSES, STATUS_WORDS),
        })}
        ${selectField({
          name: 'method',
          label: 'Method',
          value: filter.method,
          choices: allOr(PAYOUT_METHODS, METHOD_WORDS),
        })}
        ${dayField('arrival_from', 'Arrives from', filter.arrival_from)}
        ${dayField('arrival_to', 'Arrives before', filter.arrival_to)}`,
    },
    columns: (merchants) => [CREATED, merchantColumn(merchants), ...OTHERS],
    none: {
      title: 'No payouts yet',
      advice: html`Each merchant is paid out by its schedule; <a href="${MERCHANTS}">its page</a> has its
        balance. In the sandbox, you can also <a href="/console/sandbox">simulate an event</a> such as
        <span class="mono">payout.paid</span>.`,
    },
    noneMatch: {
      title: 'No payouts match',
      advice: 'Search with less: another status, or a longer time.',
    },
  });
}

const CREATED: Column<Payout> = {
  title: 'Created',
  cell: (payout) =>
    html`<span
      ><a href="${payoutPath(payout.id)}">${dayOf(payout.created_at)}</a><br /><span class="small muted"
        >${METHOD_WORDS[payout.method]}${payout.automatic && ', by schedule'}</span
      ></span
    >`,
};

const OTHERS: readonly Column<Payout>[] = [
  {
    title: 'Status',
    cell: (payout) =>
      html`<span
        >${statusTag(payout)}${
          payout.failure !== null && html`<br /><span class="small muted">${payout.failure.message}</span>`
        }</span
      >`,
  },
  { title: 'To account', isFixed: true, cell: (payout) => html`<span>${accountText(payout)}</span>` },
  { title: 'Arrives', isFixed: true, cell: (payout) => dayOf(payout.arrival_date) },
  { title: 'Amount', isEnd: true, isFixed: true, cell: (payout) => moneyText(payout.amount) },
];

/** The columns of one merchant's payouts. */
export const PAYOUT_COLUMNS: readonly Column<Payout>[] = [CREATED, ...OTHERS];
