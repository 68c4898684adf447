import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { dayOf } from '../parts/format.ts';
import { allOr, merchantColumn, mountListPage } from '../parts/list-page.ts';
import { LOYALTY, memberPath, PROGRAMS } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { listLoyaltyAccounts } from '../../../orders/loyalty/contract/account-operations.ts';
import { ACCOUNT_STATUSES } from '../../../orders/loyalty/contract/loyalty-fields.ts';
import { MEMBER_WORDS, memberTag } from './loyalty-words.ts';

/** The members of all programs in this environment, newest first. */
export function mountMembersPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/loyalty',
    section: LOYALTY,
    title: 'Loyalty',
    action: html`<a class="button quiet" href="${PROGRAMS}">Programs</a>`,
    read: (visit, query) => context.api.call(listLoyaltyAccounts, { ...visit, query }),
    filters: {
      names: ['phone', 'status', 'merchant'],
      label: 'Members',
      fields: (filter, merchants) =>
        html`${merchants.field(filter.merchant)}
        ${textField({
          name: 'phone',
          label: 'Phone number',
          hint: 'The whole number, in any spelling.',
          value: filter.phone,
          maxLength: 40,
        })}
        ${selectField({
          name: 'status',
          label: 'Status',
          value: filter.status,
          choices: allOr(ACCOUNT_STATUSES, MEMBER_WORDS),
        })}`,
    },
    columns: (merchants) => [
      {
        title: 'Member',
        isFixed: true,
        cell: ({ id, phone }) => html`<a href="${memberPath(id)}">${phone ?? 'No number'}</a>`,
      },
      merchantColumn(merchants),
      { title: 'Status', cell: memberTag },
      { title: 'Joined', isFixed: true, cell: (member) => dayOf(member.created_at) },
      { title: 'Earned', isEnd: true, isFixed: true, cell: ({ lifetime }) => lifetime },
      { title: 'Balance', isEnd: true, isFixed: true, cell: ({ balance }) => balance },
    ],
    none: {
      title: 'No members yet',
      advice: html`Guests join with their phone number, or your server adds them with
        <span class="mono">POST /v1/loyalty/accounts</span>. A merchant needs a
        <a href="${PROGRAMS}">program</a> first.`,
    },
    noneMatch: {
      title: 'No members match',
      advice: 'The search finds whole phone numbers. Those of members who left are erased.',
    },
  });
}
