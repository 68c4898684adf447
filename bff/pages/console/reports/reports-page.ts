import type { Router } from 'express';
import { addressOf } from '../parts/filters.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { listLocations } from '../../../catalog/locations/contract/locations.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { localDateOf } from '../../../accounts/merchants/merchants.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import {
  reportItems,
  reportPayments,
  reportPayouts,
  reportSales,
} from '../../../orders/reports/contract/reports.ts';
import { REPORTS } from '../parts/paths.ts';
import { choiceIn, queryOf, type ReportChoice, kindTabs, reportForm } from './report-form.ts';
import { reportSection, type ShownReport } from './report-section.ts';
import { shownItems, shownPayouts, shownSales } from './shown-reports.ts';
import { sendDownload } from '../../../core/http/responses.ts';

/** The most merchants in the choice; the report of any other is at its address. */
const MOST = 100;

/** Mounts the reports on the sales and collected payments of the merchant in the address. */
export function mountReportsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/reports')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const visit = { session, res };
      const send = (content: Content, status = 200) =>
        pages.send(res, session, { status, title: 'Reports', section: REPORTS, content });
      const { data: merchants } = await api.call(listMerchants, { ...visit, query: { limit: MOST } });
      const merchant = chosen(merchants, req.query['merchant']);
      if (!merchant) return res.redirect(303, REPORTS);
      const today = localDateOf(new Date(session.nowMs), merchant.timezone);
      const choice = choiceIn(req.query, { merchant: merchant.id, today });
      const { data: locations } = await api.call(listLocations, {
        ...visit,
        params: { merchant: merchant.id },
        query: { limit: MOST },
      });
      const names = new Map(locations.map(({ id, name }) => [id, plainNameOf(name)]));
      const { result, refusal } = await attempt(pages, res, () => read(visit, choice, { names, today }));
      const isEmpty = result && !result.rows.some(hasFigures);
      return send(
        html`<div class="head">
            <h1>Reports</h1>
            <p class="buttons">
              <a class="button quiet" href="${REPORTS}${addressOf({ from: choice.from, to: choice.to })}"
                >All merchants</a
              >
              ${
                result &&
                !isEmpty &&
                html`<a class="button quiet" href="${REPORTS}/file${addressOf({ ...choice })}"
                  >Download CSV</a
                >`
              }
            </p>
          </div>
          ${kindTabs(choice)} ${reportForm(choice, { merchants, locations, today }, refusal)}
          ${result && (isEmpty ? NOTHING : reportSection(result))}`,
        refusal?.status ?? 200,
      );
    })
    .all(refuseMethod('GET, HEAD'));

  async function read(
    visit: PageVisit,
    choice: ReportChoice,
    { names, today }: { readonly names: ReadonlyMap<string, string>; readonly today: string },
  ): Promise<ShownReport> {
    const query = queryOf(choice);
    if (choice.kind === 'items') return shownItems(await api.call(reportItems, { ...visit, query }));
    if (choice.kind === 'payouts')
      return shownPayouts(await api.call(reportPayouts, { ...visit, query }), today);
    const operation = choice.kind === 'sales' ? reportSales : reportPayments;
    return shownSales(await api.call(operation, { ...visit, query }), names, today);
  }
}

/** The one that the address names, or the first that can sell. */
function chosen(merchants: readonly Merchant[], asked: unknown): Merchant | undefined {
  return (
    merchants.find(({ id }) => id === asked) ??
    merchants.find(({ status }) => status === 'active') ??
    merchants[0]
  );
}

function hasFigures({ figures }: ShownReport['rows'][number]): boolean {
  return Object.values(figures).some((value) => value !== 0 && value !== null);
}

const NOTHING = html`<section class="card sec empty">
  <h2>Nothing happened then</h2>
  <p>
    Choose another time, or fewer filters. A sale counts on the day on which its payment is captured, a payout
    when it arrives.
  </p>
</section>`;

const OPERATIONS = {
  sales: reportSales,
  items: reportItems,
  payments: reportPayments,
  payouts: reportPayouts,
};

/** A report as the file that the API gives. */
export function mountReportFile(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/reports/file')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { compare: _compare, ...choice } = choiceIn(req.query, { merchant: '', today: '' });
      const query = { ...queryOf({ ...choice, compare: '' }), format: 'csv' };
      const file = await context.api.download(OPERATIONS[choice.kind], { session, res, query });
      await sendDownload(res, 200, file);
    })
    .all(refuseMethod('GET, HEAD'));
}
