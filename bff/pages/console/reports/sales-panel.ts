import { localDateOf } from '../../../accounts/merchants/merchants.ts';
import { reportSales } from '../../../orders/reports/contract/reports.ts';
import { shifted } from '../../../orders/reports/periods.ts';
import { html } from '../../../core/text/html.ts';
import type { MerchantPanel } from '../page-renderer.ts';
import { REPORTS } from '../parts/paths.ts';
import { SHOWN_DAYS } from './report-form.ts';
import { salesChart } from './sales-chart.ts';

const TITLE = `Sales, last ${SHOWN_DAYS} days`;

/** The sales panel of a merchant's page: its last days until today, and a link to its reports. */
export const salesPanel: MerchantPanel = {
  needs: reportSales,
  async show({ api }, visit, { id: merchant, timezone, status }) {
    const to = localDateOf(new Date(visit.session.nowMs), timezone);
    const from = shifted(to, 1 - SHOWN_DAYS);
    const report = await api.call(reportSales, {
      ...visit,
      query: { merchant, from, to, group: 'day', compare: 'previous' },
    });
    const action = html`<a class="small" href="${REPORTS}?merchant=${merchant}">Open the reports</a>`;
    const { totals, compare } = report;
    if (totals.collected !== 0 || (compare?.totals.collected ?? 0) !== 0)
      return salesChart({
        report,
        title: TITLE,
        when: `the last ${SHOWN_DAYS} days`,
        before: `the ${SHOWN_DAYS} days before`,
        endsToday: true,
        action,
      });
    return (
      status === 'active' &&
      html`<section class="card sec">
        <div class="head">
          <h2>${TITLE}</h2>
          ${action}
        </div>
        <p class="muted">Nothing was sold in these days, or in those before.</p>
      </section>`
    );
  },
  pages: [],
};
