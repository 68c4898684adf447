import { nothing, type TemplateResult } from 'lit';
import { focusOn, html } from '../../session/base-element.ts';
import { filterBar } from './filter-bar.ts';
import type { ReportFilters, ReportHost } from './filters.ts';
import type { LoadedReport } from './loaded-report.ts';
import { type Dates, type RangeFault, rangeText } from './range.ts';
import type { ReportOptions } from './reporting-api.ts';
import type { ReportWriter } from './report-writer.ts';
import { Late } from '../../kit/loading/late.ts';

/**
 * The breakdowns of a report, its chart, tables and the form for custom dates, loaded after the first
 * rendering.
 */
export const later = new Late(() => import('./report-tools.ts'));

/** The filters above a report, and the form for dates of one's own while that is open. */
export class RangeChoice {
  #host: ReportHost;
  #report: LoadedReport;
  /** Dates that are typed, while their form is open. */
  #typed: Dates | undefined;
  #fault: RangeFault | undefined;

  constructor(host: ReportHost, report: LoadedReport) {
    this.#host = host;
    this.#report = report;
  }

  /** Forgets what is typed. */
  reset(): void {
    this.#typed = this.#fault = undefined;
  }

  render(filters: ReportFilters, options: ReportOptions, writer: ReportWriter): TemplateResult {
    const { dates, fault } = this.#report;
    const typed = this.#typed ?? (fault ? dates : undefined);
    return html`${filterBar({
      filters,
      options,
      writer,
      dates: fault ? undefined : dates,
      isCustomOpen: !!typed,
      change: (change) => {
        this.reset();
        this.#host.choose(change);
      },
      openCustom: () => {
        this.#typed = { ...(dates ?? { from: '', to: '' }) };
        void focusOn(this.#host, '#from');
      },
    })}
    ${
      typed
        ? later.for(this.#host)?.datesForm({
            dates: typed,
            fault: this.#fault ?? fault,
            maxDays: options.max_days,
            type: (next) => {
              this.#typed = next;
              this.#host.requestUpdate();
            },
            submit: (wrong) => this.#use(typed, wrong),
            cancel: () => this.#cancel(fault),
          })
        : nothing
    }`;
  }

  #use(dates: Dates, fault: RangeFault | undefined): void {
    this.#fault = fault;
    if (fault) {
      void focusOn(this.#host, '.dates [aria-invalid="true"]');
      return;
    }
    this.#typed = undefined;
    this.#host.choose({ range: rangeText(dates) });
    void focusOn(this.#host, '#range');
  }

  /** Back to what is shown; from a range that can't be reported to one that always can. */
  #cancel(fault: RangeFault | undefined): void {
    this.reset();
    if (fault) this.#host.choose({ range: 'last-7-days' });
    void focusOn(this.#host, '#range');
  }
}
