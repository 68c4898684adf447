import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { mountListPage } from '../parts/list-page.ts';
import { LOYALTY, membersPath, PROGRAMS } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { listLoyaltyPrograms } from '../../../orders/loyalty/contract/loyalty.ts';
import type { LoyaltyProgram } from '../../../orders/loyalty/contract/program.ts';
import { accrualText, discountText } from './loyalty-words.ts';

/** Each merchant's program: how points are earned, and what they are worth. */
export function mountProgramsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/loyalty/programs',
    section: LOYALTY,
    title: 'Loyalty programs',
    action: html`<a class="button quiet" href="${LOYALTY}">Members</a>`,
    read: (visit, query) => context.api.call(listLoyaltyPrograms, { ...visit, query }),
    filters: {
      names: ['merchant'],
      label: 'Programs',
      action: PROGRAMS,
      fields: (filter, merchants) => merchants.field(filter.merchant),
    },
    columns: (merchants) => [
      {
        title: 'Merchant',
        cell: ({ merchant, status }) =>
          html`<span
            >${merchants.linkTo(merchant)}${
              status === 'inactive' && html`<br /><span class="small muted">Inactive</span>`
            }</span
          >`,
      },
      { title: 'Rules', cell: rules },
      { title: 'Rewards', cell: tiers },
      {
        title: 'Members',
        cell: ({ merchant }) => html`<a href="${membersPath(merchant)}">Members</a>`,
      },
    ],
    none: {
      title: 'No programs yet',
      advice: html`Create a merchant’s program from your server with
        <span class="mono">POST /v1/loyalty/programs</span>. It says how points are earned and what they are
        worth.`,
    },
    noneMatch: { title: 'No programs match', advice: 'This merchant has none.' },
  });
}

function rules(program: LoyaltyProgram): Html {
  const { accrual, expiry_months: months, excluded_categories: excluded } = program;
  return html`<span
    >${accrualText(accrual, program)}<br /><span class="small muted"
      >${months === null ? 'Never expire' : `Expire after ${months} ${months === 1 ? 'month' : 'months'}`}${
        excluded.length > 0 && `. Nothing for ${excluded.join(', ')}`
      }</span
    ></span
  >`;
}

function tiers({ reward_tiers: all, terminology }: LoyaltyProgram): Html {
  return html`<ul class="plain">
    ${all.map(
      ({ name, points, discount }) =>
        html`<li>
          ${name}: ${points} ${points === 1 ? terminology.one : terminology.other}<br /><span
            class="small muted"
            >${discountText(discount)}</span
          >
        </li>`,
    )}
  </ul>`;
}
