import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf, moneyText } from '../parts/format.ts';
import {
  allOr,
  dayField,
  merchantColumn,
  mountListPage,
  whatIsSet,
  type ListFilter,
} from '../parts/list-page.ts';
import { paymentPath, PAYMENTS } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { listPayments } from '../../../money/payments/contract/payments.ts';
import { PAYMENT_STATUSES } from '../../../money/payments/contract/payment.ts';
import { cardText, failureText, STATUS_WORDS, statusTag } from './payment-view.ts';

/** The payments of all merchants in this environment, newest first. */
export function mountPaymentsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/payments',
    section: PAYMENTS,
    title: 'Payments',
    read: (visit, query) => context.api.call(listPayments, { ...visit, query }),
    filters: {
      names: ['status', 'last4', 'order', 'from', 'to', 'merchant'],
      queryOf,
      fields: (filter, merchants) =>
        html`${textField({ name: 'order', label: 'Order ID', value: filter.order, maxLength: 40 })}
        ${merchants.field(filter.merchant)}
        ${selectField({
          name: 'status',
          label: 'Status',
          value: filter.status,
          choices: allOr(PAYMENT_STATUSES, STATUS_WORDS),
        })}
        ${textField({ name: 'last4', label: 'Card ends in', value: filter.last4, maxLength: 4 })}
        ${dayField('from', 'From', filter.from)} ${dayField('to', 'To', filter.to)}`,
    },
    columns: (merchants) => [
      {
        title: 'Card',
        cell: (payment) =>
          html`<span
            ><a href="${paymentPath(payment.id)}">${cardText(payment)}</a>${
              payment.failure_code !== null &&
              html`<br /><span class="small muted">${failureText(payment)}</span>`
            }</span
          >`,
      },
      merchantColumn(merchants),
      { title: 'Status', cell: statusTag },
      { title: 'Created', isFixed: true, cell: (payment) => timeOf(payment.created_at) },
      {
        title: 'Refunded',
        isEnd: true,
        isFixed: true,
        cell: ({ refunded }) => (refunded.amount > 0 ? moneyText(refunded) : '–'),
      },
      { title: 'Amount', isEnd: true, isFixed: true, cell: (payment) => moneyText(payment.amount) },
    ],
    none: {
      title: 'No payments yet',
      advice: html`A payment starts with <span class="mono">POST /v1/orders/{id}/pay</span>. In the sandbox,
        you can also <a href="/console/sandbox">simulate an event</a> such as
        <span class="mono">payment.captured</span>.`,
    },
    noneMatch: {
      title: 'No payments match',
      advice: 'Search with less: a card’s last four digits, an order’s ID, or a longer time.',
    },
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the set filters as a query of `listPayments`, which rejects an invalid day. Days are in UTC, as are
 * all times in the console.
 */
function queryOf({ from, to, ...rest }: ListFilter<'from' | 'to'>): Record<string, string> {
  return whatIsSet({ ...rest, created_from: startOf(from, 0), created_to: startOf(to, 1) });
}

/** The first moment of a day, or of one that many days later. */
function startOf(day: string, daysLater: number): string {
  const at = DAY.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(at) ? day : new Date(at + daysLater * DAY_MS).toISOString();
}
