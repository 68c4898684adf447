import type { Router } from 'express';
import { html } from '../../../core/text/html.ts';
import { DISPUTE_STATUSES } from '../../../money/disputes/contract/dispute.ts';
import { listDisputes } from '../../../money/disputes/contract/disputes.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { choicesOf } from '../parts/filters.ts';
import { moneyText, shortTimeOf } from '../parts/format.ts';
import { merchantColumn, mountListPage } from '../parts/list-page.ts';
import { disputePath, DISPUTES } from '../parts/paths.ts';
import { queryOf } from './payment-pages.ts';
import { REASON_WORDS, STATUS_WORDS, statusTag } from './dispute-view.ts';

/** The disputes of all merchants in this environment, newest first. */
export function mountDisputesPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/disputes',
    section: DISPUTES,
    title: 'Disputes',
    read: (visit, query) => context.api.call(listDisputes, { ...visit, query }),
    filters: {
      names: ['payment', 'status', 'from', 'to', 'merchant'],
      queryOf,
      fields: ({ filter: merchant }) => [
        { name: 'payment', label: 'Payment ID', isSearch: true, maxLength: 40 },
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(DISPUTE_STATUSES, STATUS_WORDS) },
        { name: 'from', label: 'From', isDay: true },
        { name: 'to', label: 'To', isDay: true },
      ],
    },
    columns: (merchants, nowMs) => [
      {
        title: 'Reason',
        cell: ({ id, reason }) => html`<a href="${disputePath(id)}">${REASON_WORDS[reason]}</a>`,
      },
      merchantColumn(merchants),
      { title: 'Status', place: 'status', cell: statusTag },
      {
        title: 'Answer by',
        place: 'beside',
        isFixed: true,
        cell: ({ status, respond_by: until }) =>
          status === 'needs_response' && until !== null ? shortTimeOf(until, nowMs) : '–',
      },
      {
        title: 'Opened',
        isExtra: true,
        isFixed: true,
        cell: (dispute) => shortTimeOf(dispute.created_at, nowMs),
      },
      { title: 'Amount', isEnd: true, isFixed: true, cell: ({ amount }) => moneyText(amount) },
    ],
    none: {
      title: 'No disputes',
      advice: html`A dispute opens when a cardholder asks the bank to take a payment back. In the sandbox, pay
        with <span class="mono">tok_disputed</span>, or call
        <span class="mono">POST /v1/sandbox/disputes</span>. What happens then is in
        <a href="/docs/guides/money">Money</a>.`,
    },
    noneMatch: {
      title: 'No disputes match',
      advice: 'Search with less: a payment’s ID, or a longer time.',
    },
  });
}
