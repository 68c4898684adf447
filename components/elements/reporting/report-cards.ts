import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { tabs } from '../../kit/controls/tabs.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { language } from '../../i18n/format.ts';
import { msg } from '../../i18n/message.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { CsvDownload } from '../../records/csv-download.ts';
import { loadFailures } from '../../records/load-later.ts';
import {
  type ReportFilters,
  type ReportView,
  VIEWS,
  type Interval,
  type ReportHost,
  INTERVALS,
  TableView,
} from './filters.ts';
import type { LoadedReport } from './loaded-report.ts';
import { later, RangeChoice } from './range-choice.ts';
import { periodText, viewTexts, zoneText, intervalTexts } from './report-words.ts';
import { type Dates, rangeText } from './range.ts';
import type { ReportOptions, SalesReport } from './reporting-api.ts';

import { ReportWriter } from './report-writer.ts';
import { calendarToCome, reportToCome } from './report-to-come.ts';
import { type Headline, rowsToCome, summary, totalText } from './summary.ts';
import type { ReportTools } from './report-tools.ts';
import { selectField } from '../../kit/forms/select-field.ts';

const PAGE_SIZE = 25;

/** The data of both cards. */
interface Card {
  filters: ReportFilters;
  calendar: ReportOptions;
  writer: ReportWriter;
  /** There is no report yet: what is rendered is a stand-in, painted over. */
  isFirst: boolean;
  isBusy: boolean;
}

/** The cards of the element: its filters, the totals and their breakdowns. */
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
    const { calendar: known, dates, fault } = this.#report;
    const error = this.#report.error(filters.view);
    const { body } = this.#report.sales;
    const isFirst = !body && !error && !fault;
    const isBusy = isFirst || this.#report.isWaiting(filters.view);
    const calendar = known ?? calendarToCome();
    const writer = this.#writerFor(calendar);
    const report = isFirst ? reportToCome(filters, dates, calendar) : body;
    const card = { filters, calendar, writer, isFirst, isBusy };
    return html`<section
        part="card"
        class="card ${isFirst ? 'bones' : ''}"
        tabindex="-1"
        aria-label=${msg('Report')}
        aria-busy=${isBusy}
      >
        <div class="head">
          <div>
            ${heading}
            <p class="zone muted small bone">
              ${known || isFirst ? zoneText(calendar, filters, report, writer) : html`&nbsp;`}
            </p>
          </div>
          ${button({ label: msg('Refresh'), isSlim: true, isBusy, press: this.#host.refresh })}
          <slot name="actions"></slot>
        </div>
        ${
          known || isFirst
            ? html`<div class="range" ?inert=${!known}>${this.#range.render(filters, calendar, writer)}</div>`
            : nothing
        }
        ${report ? html`<p class="period bone">${periodText(report, writer)}</p>` : nothing}
        <p class="unseen" role="status">${body && !isBusy ? totalText(body, writer) : nothing}</p>
        ${error ? this.#failure(error) : nothing}
        ${
          report && !fault && !error
            ? summary({
                report,
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
      ${report && !fault && !error ? this.#content(card, report) : nothing}`;
  }

  get #tools(): ReportTools {
    return { host: this.#host, report: this.#report, download: this.#download, failures: this.#failures };
  }

  /** The tabs, and what the chosen one shows. */
  #content({ filters, calendar, writer, isFirst, isBusy }: Card, report: SalesReport): TemplateResult {
    const texts = viewTexts();
    return html`<section
      part="card"
      class="card ${isFirst ? 'bones' : ''}"
      aria-label=${texts[filters.view]}
      aria-busy=${isBusy}
      ?inert=${isFirst}
    >
      ${tabs(
        {
          label: msg('Broken down by'),
          tabs: VIEWS.map((id) => ({ id, label: texts[id] })),
          chosen: filters.view,
          content: html`${reportTools(filters, this.#tools)}
            <div class="dim">
              ${
                !isFirst && this.isEmpty(report)
                  ? (later.for(this.#host)?.nothingSold(filters.range, this.#host) ?? rowsToCome())
                  : this.#view(filters, report, calendar, writer)
              }
            </div>`,
        },
        (view) => this.#host.choose({ view: view as ReportView }),
      )}
    </section>`;
  }

  #view(filters: ReportFilters, sales: SalesReport, options: ReportOptions, writer: ReportWriter): unknown {
    const { items, payments, taxes, surfaces, locations } = this.#report;
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
      if (!parts) return html`<div class="to-come over-time"></div>`;
      // The interval of the report on screen; another one may be chosen while the next report loads.
      const interval = (sales.group ?? this.#report.interval) as Interval;
      return parts.overview({
        report: sales,
        interval,
        writer,
        shown: this.#shown,
        table: this.#isTableOpen
          ? parts.timeTable(sales, interval, shown, (dates) => this.#selectDates(dates))
          : nothing,
        openTable: (isOpen) => {
          this.#isTableOpen = isOpen;
          this.#host.requestUpdate();
        },
      });
    }
    if (!parts || this.#report.partsOf(view).some(({ body }) => !body)) return rowsToCome();
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

/** The controls beside a view: the interval of its time, and the download of its table. */
function reportTools(filters: ReportFilters, of: ReportTools): TemplateResult {
  const { host, report, download, failures } = of;
  const { error } = download;
  const texts = intervalTexts();
  const parts = later.for(host);
  return html`<div class="row tools">
      ${
        filters.view === 'overview'
          ? selectField(
              {
                name: 'interval',
                label: msg('Interval'),
                value: report.interval,
                options: INTERVALS.map((one) => [one, texts[one]] as const),
              },
              (one) => host.choose({ interval: one as ReportFilters['interval'] }),
            )
          : parts?.periodChoice(filters, host)
      }
      <span class="space"></span>
      ${host.may('reports:export') && report.question ? parts?.reportDownloads(filters, of) : nothing}
    </div>
    ${error ? html`<div role="status">${failureNotice(failures, error, download.again)}</div>` : nothing}`;
}
