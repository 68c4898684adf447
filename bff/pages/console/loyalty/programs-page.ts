import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import {
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
import { listLoyaltyPrograms } from '../../../orders/loyalty/contract/loyalty.ts';
import type { LoyaltyProgram } from '../../../orders/loyalty/contract/program.ts';
import { accrualText, discountText } from './loyalty-words.ts';
import { LOYALTY, membersPath, PROGRAMS } from '../parts/paths.ts';

type ProgramFilter = ListFilter<'merchant'>;

/** Each merchant's program: how points are earned, and what they are worth. */
export function mountProgramsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/loyalty/programs',
    section: LOYALTY,
    title: 'Loyalty programs',
    action: html`<a class="button quiet" href="${LOYALTY}">Members</a>`,
    filterIn: filterNamed(['merchant']),
    queryOf: whatIsSet,
    filterForm,
    read: (visit, query) => context.api.call(listLoyaltyPrograms, { ...visit, query }),
    table,
    none: NO_PROGRAMS,
    noneMatch: NONE_MATCH,
  });
}

function filterForm(filter: ProgramFilter, refusal: ApiError | undefined, merchants: ListedMerchants): Html {
  const fields = merchants.field(filter.merchant);
  return form({ action: PROGRAMS, label: 'Programs', filter, refusal, fields });
}

const NO_PROGRAMS = html`<section class="card sec empty">
  <h2>No programs yet</h2>
  <p>
    Create a merchant’s program from your server with
    <span class="mono">POST /v1/loyalty/programs</span>. It says how points are earned and what they are
    worth.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No programs match</h2>
  <p>This merchant has none.</p>
</section>`;

function table(programs: readonly LoyaltyProgram[], merchants: ListedMerchants): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Merchant</th>
        <th scope="col">Rules</th>
        <th scope="col">Rewards</th>
        <th scope="col">Members</th>
      </tr>
    </thead>
    <tbody>
      ${programs.map(
        (program) =>
          html`<tr>
            <td data-label="Merchant">
              <span
                >${merchants.linkTo(program.merchant)}${
                  program.status === 'inactive' && html`<br /><span class="small muted">Inactive</span>`
                }</span
              >
            </td>
            <td data-label="Rules">${rules(program)}</td>
            <td data-label="Rewards">${tiers(program)}</td>
            <td data-label="Members"><a href="${membersPath(program.merchant)}">Members</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
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
