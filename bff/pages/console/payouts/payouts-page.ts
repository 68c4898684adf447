import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { whatIsSet, mountListPage } from '../parts/list-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { listPayouts } from '../../../money/payouts/contract/payout-operations.ts';
import { filterForm, filterIn } from './payout-filter.ts';
import { payoutTable } from './payout-table.ts';
import { MERCHANTS, PAYOUTS } from '../parts/paths.ts';

/** The payouts of all merchants in this environment, newest first. */
export function mountPayoutsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/payouts',
    section: PAYOUTS,
    title: 'Payouts',
    filterIn,
    queryOf: whatIsSet,
    filterForm,
    read: (visit, query) => context.api.call(listPayouts, { ...visit, query }),
    table: payoutTable,
    none: NO_PAYOUTS,
    noneMatch: NONE_MATCH,
  });
}

const NO_PAYOUTS = html`<section class="card sec empty">
  <h2>No payouts yet</h2>
  <p>
    Each merchant is paid out by its schedule; <a href="${MERCHANTS}">its page</a> has its balance. In the
    sandbox, you can also <a href="/console/sandbox">simulate an event</a> such as
    <span class="mono">payout.paid</span>.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No payouts match</h2>
  <p>Search with less: another status, or a longer time.</p>
</section>`;
