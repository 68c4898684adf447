import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { tabs } from '../../kit/controls/tabs.ts';
import { focusOn } from '../../kit/controls/focus-on.ts';
import { language } from '../../i18n/format.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { CsvDownload } from '../../records/csv-download.ts';
import { loadFailures } from '../../records/failures.ts';
import { type ReportFilters, type ReportView, VIEWS, type ReportHost } from './filters.ts';
import type { LoadedReport } from './loaded-report.ts';
import { later } from './load-later.ts';
import { overview } from './overview.ts';
import { periodText, viewTexts, zoneText } from './report-words.ts';
import { type Dates, rangeText } from './range.ts';
import { RangeChoice } from './range-choice.ts';
import type { ReportOptions, SalesReport } from './report-records.ts';
import { reportTools, type ReportTools } from './report-tools.ts';
import { ReportWriter } from './report-writer.ts';
import { chartSkeleton, type Headline, summary } from './summary.ts';
import { TableView } from './report-table-view.ts';

const PAGE_SIZE = 25;

/** What the element shows: its filters, the totals, and what they are broken down by. */
export class ReportCards {
  #host: ReportHost;
  #report: LoadedReport;
  #download: CsvDownload;
  #failures: ReturnType<typeof loadFailures>;
  #range: RangeChoice;

  #shown: Headline = 'collected';
  #isTableOpen = false;
  #openedItem = '';
  #views = new Map<ReportView, TableView>();
  #writer: { key: string; writer: ReportWriter } | undefined;

  constructor(host: ReportHost, report: LoadedReport, download: CsvDownload) {
    this.#host = host;
    this.#report = report;
    this.#download = download;
    this.#failures = loadFailures(host);
    this.#range = new RangeChoice(host, report);
  }

  /** Another session has begun. */
  reset(): void {
    this.#range.reset();
    this.#openedItem = '';
    this.#views.clear();
  }

  /** Nothing was sold, refunded or given back. */
  isEmpty({ totals }: SalesReport): boolean {
    return !totals.orders && !totals.collected && !totals.refunds && !totals.gross;
  }

  render(filters: ReportFilters, heading: unknown): TemplateResult {
    const { calendar, sales, fault } = this.#report;
    const error = this.#report.error(filters.view);
    const writer = calendar && this.#writerFor(calendar);
    const isWaiting = !sales.body && !error && !fault;
    return html`<section
        part="card"
        class="card"
        tabindex="-1"
        aria-label=${msg('Report')}
        aria-busy=${isWaiting}
      >
        <div class="head">
          <div>
            ${heading}
            <p class="muted small">
              ${writer ? zoneText(calendar, filters, sales.body, writer) : html`&nbsp;`}
            </p>
          </div>
          ${button({ label: msg('Refresh'), isSlim: true, isBusy: isWaiting, press: this.#host.refresh })}
          <slot name="actions"></slot>
        </div>
        ${writer ? this.#range.render(filters, calendar, writer) : nothing}
        <p class="period" role="status">
          ${writer && sales.body ? periodText(sales.body, writer) : fault || error ? nothing : msg('Loading the report…')}
        </p>
        ${error ? this.#failure(error) : nothing}
        ${
          writer && !fault && !error
            ? summary({
                report: sales.body,
                writer,
                shown: this.#shown,
                show: (figure) => {
                  this.#shown = figure;
                  this.#host.view = 'overview';
                  this.#host.requestUpdate();
                },
              })
            : nothing
        }
      </section>
      ${writer && !fault && !error ? this.#content(filters, calendar, writer) : nothing}`;
  }

  get #tools(): ReportTools {
    return { host: this.#host, report: this.#report, download: this.#download, failures: this.#failures };
  }

  /** The tabs, and what the chosen one shows. */
  #content(filters: ReportFilters, calendar: ReportOptions, writer: ReportWriter): TemplateResult {
    const { body } = this.#report.sales;
    const texts = viewTexts();
    return html`<section part="card" class="card" aria-label=${texts[filters.view]}>
      ${tabs(
        {
          label: msg('Broken down by'),
          tabs: VIEWS.map((id) => ({ id, label: texts[id] })),
          chosen: filters.view,
          content: html`${reportTools(filters, this.#tools)}
          ${
            body
              ? this.isEmpty(body)
                ? (later.for(this.#host)?.nothingSold(filters.range, this.#host) ?? chartSkeleton())
                : this.#view(filters, body, calendar, writer)
              : chartSkeleton()
          }`,
        },
        (view) => this.#host.choose({ view: view as ReportView }),
      )}
    </section>`;
  }

  #view(filters: ReportFilters, sales: SalesReport, options: ReportOptions, writer: ReportWriter): unknown {
    const { items, payments, taxes, surfaces, locations, interval } = this.#report;
    const { view } = filters;
    const parts = later.for(this.#host);
    const shown = {
      columns: (this.#host.columns ?? '').split(/[\s,]+/).filter(Boolean),
      pageSize: Math.max(1, this.#host.pageSize || PAGE_SIZE),
      view: this.#tableView(view),
      writer,
      changed: () => this.#host.requestUpdate(),
    };
    if (view === 'overview') {
      return overview({
        report: sales,
        interval,
        writer,
        shown: this.#shown,
        table: this.#isTableOpen
          ? parts?.timeTable(sales, interval, shown, (dates) => this.#selectDates(dates))
          : nothing,
        openTable: (isOpen) => {
          this.#isTableOpen = isOpen;
          this.#host.requestUpdate();
        },
      });
    }
    if (!parts || this.#report.partsOf(view).some(({ body }) => !body)) return chartSkeleton();
    if (view === 'items' && items.body) {
      return parts.itemsView({
        ...shown,
        report: items.body,
        opened: this.#openedItem,
        select: ({ id }) => this.#openItem(id),
        close: () => this.#closeItem(),
      });
    }
    if (view === 'taxes' && taxes.body) return parts.taxesView({ ...shown, report: taxes.body });
    if (view === 'payments' && payments.body) return parts.paymentsView({ ...shown, report: payments.body });
    return (
      surfaces.body &&
      parts.placesView({
        ...shown,
        surfaces: surfaces.body,
        locations: locations.body,
        options,
        select: (object, id) => this.#host.select({ object, id }) && this.#host.choose({ [object]: id }),
      })
    );
  }

  #failure(error: TrellisError): TemplateResult {
    return html`<div role="status">${failureNotice(this.#failures, error, this.#host.refresh)}</div>`;
  }

  #selectDates(dates: Dates): void {
    const id = rangeText(dates);
    if (this.#host.select({ object: 'dates', id })) this.#host.choose({ range: id, interval: 'auto' });
  }

  #openItem(id: string): void {
    const [item = ''] = id.split('/');
    if (!this.#host.select({ object: 'item', id: item })) return;
    this.#openedItem = id;
    void focusOn(this.#host, '[data-record]');
  }

  #closeItem(): void {
    const id = this.#openedItem;
    this.#openedItem = '';
    void focusOn(this.#host, `[data-id="${id}"]`);
  }

  #tableView(view: ReportView): TableView {
    const known = this.#views.get(view) ?? new TableView();
    this.#views.set(view, known);
    return known;
  }

  #writerFor({ currency, timezone }: ReportOptions): ReportWriter {
    const locale = this.#host.locale ?? '';
    const key = [locale, currency, timezone, language()].join();
    if (this.#writer?.key !== key)
      this.#writer = { key, writer: new ReportWriter({ locale, currency, timezone }) };
    return this.#writer.writer;
  }
}
