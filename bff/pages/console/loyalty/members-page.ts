import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { dayOf } from '../parts/format.ts';
import {
  allOr,
  filterForm as form,
  filterNamed,
  whatIsSet,
  type ListFilter,
  mountListPage,
} from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { listLoyaltyAccounts } from '../../../orders/loyalty/contract/account-operations.ts';
import type { LoyaltyAccount } from '../../../orders/loyalty/contract/account.ts';
import { ACCOUNT_STATUSES } from '../../../orders/loyalty/contract/loyalty-fields.ts';
import { MEMBER_WORDS, memberTag } from './loyalty-words.ts';
import { LOYALTY, memberPath, PROGRAMS } from '../parts/paths.ts';

const NAMES = ['phone', 'status', 'merchant'] as const;
type MemberFilter = ListFilter<(typeof NAMES)[number]>;

/** The members of all programs in this environment, newest first. */
export function mountMembersPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/loyalty',
    section: LOYALTY,
    title: 'Loyalty',
    action: html`<a class="button quiet" href="${PROGRAMS}">Programs</a>`,
    filterIn: filterNamed(NAMES),
    queryOf: whatIsSet,
    filterForm,
    read: (visit, query) => context.api.call(listLoyaltyAccounts, { ...visit, query }),
    table,
    none: NO_MEMBERS,
    noneMatch: NONE_MATCH,
  });
}

function filterForm(filter: MemberFilter, refusal: ApiError | undefined, merchants: ListedMerchants): Html {
  return form({
    action: LOYALTY,
    label: 'Members',
    filter,
    refusal,
    fields: html`${merchants.field(filter.merchant)}
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
  });
}

const NO_MEMBERS = html`<section class="card sec empty">
  <h2>No members yet</h2>
  <p>
    Guests join with their phone number, or your server adds them with
    <span class="mono">POST /v1/loyalty/accounts</span>. A merchant needs a
    <a href="${PROGRAMS}">program</a> first.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No members match</h2>
  <p>The search finds whole phone numbers. Those of members who left are erased.</p>
</section>`;

function table(members: readonly LoyaltyAccount[], merchants: ListedMerchants): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Member</th>
        <th scope="col">Merchant</th>
        <th scope="col">Status</th>
        <th scope="col">Joined</th>
        <th scope="col" class="end">Earned</th>
        <th scope="col" class="end">Balance</th>
      </tr>
    </thead>
    <tbody>
      ${members.map(
        (member) =>
          html`<tr>
            <td data-label="Member" class="fixed">
              <a href="${memberPath(member.id)}">${member.phone ?? 'No number'}</a>
            </td>
            <td data-label="Merchant">${merchants.linkTo(member.merchant)}</td>
            <td data-label="Status">${memberTag(member)}</td>
            <td data-label="Joined" class="fixed">${dayOf(member.created_at)}</td>
            <td data-label="Earned" class="end fixed">${member.lifetime}</td>
            <td data-label="Balance" class="end fixed">${member.balance}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
