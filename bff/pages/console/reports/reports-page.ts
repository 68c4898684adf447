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
import { choiceIn, queryOf, type ReportChoice, kindTabs, reportForm, GROUPS } from './report-form.ts';
import {
  reportSection,
  type ShownReport,
  type Column,
  type Figures,
  type ShownRow,
  rowText,
  shortDate,
} from './report-section.ts';
import { sendDownload } from '../../../core/http/responses.ts';
import type { ItemsReport, SalesReport } from '../../../orders/reports/contract/sales-report.ts';
import type { PaymentsReport, PayoutsReport } from '../../../orders/reports/contract/payments-report.ts';

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
      const { result, refusal } = await attempt(pages, res, () => read(visit, choice, names));
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
    names: ReadonlyMap<string, string>,
  ): Promise<ShownReport> {
    const query = queryOf(choice);
    if (choice.kind === 'items') return shownItems(await api.call(reportItems, { ...visit, query }));
    if (choice.kind === 'payouts') return shownPayouts(await api.call(reportPayouts, { ...visit, query }));
    const operation = choice.kind === 'sales' ? reportSales : reportPayments;
    return shownSales(await api.call(operation, { ...visit, query }), names);
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

const SALES: readonly Column[] = [
  { name: 'collected', label: 'Collected' },
  { name: 'net', label: 'Net' },
  { name: 'orders', label: 'Orders', isCount: true },
  { name: 'average', label: 'Average' },
  { name: 'gross', label: 'Gross' },
  { name: 'discounts', label: 'Discounts' },
  { name: 'charges', label: 'Charges' },
  { name: 'refunds', label: 'Refunds' },
  { name: 'tax', label: 'Tax' },
  { name: 'tips', label: 'Tips' },
];

const PAYMENTS: readonly Column[] = [
  { name: 'collected', label: 'Collected' },
  { name: 'amount', label: 'Captured' },
  { name: 'refunded', label: 'Refunded' },
  { name: 'disputed', label: 'Disputed' },
  { name: 'payments', label: 'Payments', isCount: true },
  { name: 'tip', label: 'Tips' },
  { name: 'fee_platform', label: 'Platform fee' },
  { name: 'fee_partner', label: 'Your fee' },
];

const PAYOUTS: readonly Column[] = [
  { name: 'net', label: 'Paid out' },
  { name: 'payouts', label: 'Payouts', isCount: true },
  { name: 'gross', label: 'Before fees' },
  { name: 'fee', label: 'Fees' },
  { name: 'entries', label: 'Entries', isCount: true },
];

const ITEMS: readonly Column[] = [
  { name: 'net', label: 'Net' },
  { name: 'quantity', label: 'Sold', isCount: true },
  { name: 'gross', label: 'Gross' },
  { name: 'discounts', label: 'Discounts' },
  { name: 'refunds', label: 'Refunds' },
];

/** @param locations names by id */
export function shownSales(
  report: SalesReport | PaymentsReport,
  locations: ReadonlyMap<string, string>,
): ShownReport {
  const columns = report.object === 'sales_report' ? SALES : PAYMENTS;
  const { rows, compare, group } = report;
  const isInOrder = ['day', 'week', 'month', 'hour'].includes(group);
  const label = (row: (typeof rows)[number]): string => rowText(row, locations);
  const others = new Map(compare?.rows.map((row) => [label(row), row]));
  return {
    ...shared(report, columns, GROUPS.sales[group] ?? group),
    rows: rows.map((row, index): ShownRow => {
      const before = isInOrder ? compare?.rows[index] : others.get(label(row));
      return { label: label(row), figures: figuresOf(row), before: before && figuresOf(before) };
    }),
  };
}

export function shownItems(report: ItemsReport): ShownReport {
  const { rows, compare } = report;
  const key = ({ item, variation, name }: (typeof rows)[number]): string => `${item ?? name} ${variation}`;
  const others = new Map(compare?.rows.map((row) => [key(row), row]));
  return {
    ...shared(report, ITEMS, 'Item'),
    rows: rows.map((row): ShownRow => {
      const before = others.get(key(row));
      const label = row.variation_name === null ? row.name : `${row.name}, ${row.variation_name}`;
      return { label, figures: figuresOf(row), before: before && figuresOf(before) };
    }),
  };
}

export function shownPayouts(report: PayoutsReport): ShownReport {
  const { rows, compare, group } = report;
  return {
    ...shared(report, PAYOUTS, GROUPS.payouts[group] ?? group),
    rows: rows.map((row, index): ShownRow => {
      const before = group === 'payout' ? undefined : compare?.rows[index];
      const label = row.arrival_date === undefined ? rowText(row, new Map()) : shortDate(row.arrival_date);
      return { label, figures: figuresOf(row), before: before && figuresOf(before) };
    }),
  };
}

function shared(
  {
    currency,
    timezone,
    from,
    to,
    totals,
    compare,
  }: SalesReport | PaymentsReport | ItemsReport | PayoutsReport,
  columns: readonly Column[],
  rowName: string,
) {
  const [main] = columns as [Column];
  return {
    currency,
    timezone,
    from,
    to,
    main,
    columns,
    rowName,
    totals: figuresOf(totals),
    compare: compare && { ...compare, totals: figuresOf(compare.totals) },
  };
}

/** Returns the numeric fields of a row. */
function figuresOf(row: object): Figures {
  const fields = Object.entries(row).filter(([, value]) => typeof value === 'number' || value === null);
  return Object.fromEntries(fields) as Figures;
}
