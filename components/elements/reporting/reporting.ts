import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { emit, type TrellisEventMap } from '../../session/events.ts';
import { CsvDownload } from '../../records/csv-download.ts';
import { SurfaceElement, type SurfaceState, type SurfaceWords } from '../../records/surface-element.ts';
import {
  DEFAULT_FILTERS,
  FILTER_NAMES,
  type FilterChangeDetail,
  knownFilters,
  readFilters,
  type ReportFilters,
  type RecordSelectDetail,
} from './filters.ts';
import { LoadedReport } from './loaded-report.ts';
import { later } from './load-later.ts';
import { ReportCards } from './report-cards.ts';
import { skeleton } from './summary.ts';
import { ReportingApi } from './reporting-api.ts';
import { styles } from './reporting.styles.ts';

const SCOPE = 'reports:read';

/**
 * What a merchant sold, collected and kept, over a range of business dates: totals with what they were before, a chart,
 * and tables by time, item, surface, location and payment. All figures are of the filters above them, of one calendar,
 * the merchant's, which is named.
 *
 * It needs a session with the scope `reports:read`. Without `reports:export` no table can be downloaded. It reads, and
 * changes nothing.
 *
 * Its filters are properties, and attributes of the same names; a person's choice sets them and dispatches
 * `trellis-filter-change`. A row that can be chosen dispatches `trellis-record-select` first: prevent it to open a page of
 * your own; otherwise dates, a surface or a location become the filter, and an item opens below.
 *
 * To hold its place before the script has arrived: `trellis-reporting:not(:defined) { display: block; min-height: 720px }`.
 *
 * @tagname trellis-reporting
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - Its heading; by default "Reports".
 * @attr {boolean} hide-heading - Leaves the heading out.
 * @attr {string} range - `today`, `yesterday`, `last-7-days` (the default), `last-30-days`, `this-month`, `last-month`, `this-year`, `last-12-months`, or two business dates: `2026-11-01/2026-11-20`; at most 400 days.
 * @attr {'previous'|'last_year'|''} compare - With as many days before (the default), with the same dates a year before, or with nothing.
 * @attr {string} location - Id of the location that it is limited to.
 * @attr {string} surface - The surface that it is limited to.
 * @attr {'auto'|'hour'|'day'|'week'|'month'} interval - What the chart has a value for; by default chosen by the number of days.
 * @attr {'overview'|'items'|'places'|'payments'|'taxes'} view - Which table is shown.
 * @attr {string} default-filters - Filters to begin with, where no attribute says otherwise: `range=last-30-days&compare=last_year`.
 * @attr {string} columns - Which columns tables have, by the names of the API's figures: `orders, net, collected`; by default all.
 * @attr {number} page-size - Rows of a table at a time; by default 25.
 * @attr {string} locale - Language tag of numbers and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<FilterChangeDetail>} trellis-filter-change - A person has chosen other filters: all of them, with the dates.
 * @fires {CustomEvent<RecordSelectDetail>} trellis-record-select - A row was chosen: `{object, id}`; prevent it to show it yourself.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading.
 * @slot actions - More buttons beside "Refresh".
 * @slot empty - Instead of the explanation where nothing was sold.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart card - Each card.
 * @csspart heading - Its heading.
 * @csspart headline - A total, which the chart can show.
 * @csspart chart - The chart with its words.
 * @csspart statement - How a total comes about, line by line.
 * @csspart tab - Each tab.
 * @csspart table - Each table.
 * @csspart row - A row of a table.
 * @csspart field - A label with its control.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - What a field is for.
 * @csspart error - What is wrong with a field.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - What happened, with its icon.
 * @csspart state - The explanation where nothing was sold.
 * @csspart pages - The way through a table page by page.
 * @csspart details - The values behind the chart.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Labels, axes, what is compared with.
 * @cssprop --trellis-color-border - The lines of cards, tables and charts.
 * @cssprop --trellis-color-control-border - The lines of inputs and quiet buttons.
 * @cssprop --trellis-color-accent - Bars and lines, the primary button, the focus ring.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the cards' are half as large again.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - The request to quote; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisReporting extends SurfaceElement {
  static override styles = styles;

  static override properties: PropertyDeclarations = {
    ...SurfaceElement.properties,
    range: {},
    compare: {},
    location: {},
    surface: {},
    interval: {},
    view: {},
    defaultFilters: { attribute: 'default-filters' },
    columns: {},
    pageSize: { type: Number, attribute: 'page-size' },
    locale: {},
  };

  declare range: string | undefined;
  declare compare: ReportFilters['compare'] | undefined;
  declare location: string | undefined;
  declare surface: string | undefined;
  declare interval: ReportFilters['interval'] | undefined;
  declare view: ReportFilters['view'] | undefined;
  declare defaultFilters: string | undefined;
  declare columns: string | undefined;
  declare pageSize: number | undefined;
  declare locale: string | undefined;

  #report = new LoadedReport(this, new ReportingApi(this.api));
  #download = new CsvDownload(this, this.api);
  #cards = new ReportCards(this, this.#report, this.#download);
  #announced: unknown;

  constructor() {
    super(SCOPE);
  }

  /** What the report is limited to and how it is shown now: what nothing says is as the defaults say. */
  get filters(): ReportFilters {
    const own = Object.fromEntries(
      FILTER_NAMES.flatMap((name) => {
        const value = this[name];
        return value === undefined || value === null ? [] : [[name, value]];
      }),
    );
    return knownFilters({ ...DEFAULT_FILTERS, ...readFilters(this.defaultFilters), ...own });
  }

  /** A person has chosen: other figures are asked for, and an event is fired. */
  choose(filters: Partial<ReportFilters>): void {
    this.#report.lookAgain();
    Object.assign(this, filters);
    this.#report.ask(this.filters);
    const detail: FilterChangeDetail = { ...this.filters, ...this.#report.dates };
    emit(this, 'trellis-filter-change', detail);
  }

  /** A row was chosen. @returns whether the element is to show it itself */
  select(detail: RecordSelectDetail): boolean {
    return emit(this, 'trellis-record-select', detail, true);
  }

  /** All of it is asked for again. */
  refresh = (): void => {
    this.#report.again();
    this.requestUpdate();
  };

  protected override get words(): SurfaceWords {
    return {
      heading: msg('Reports'),
      loading: msg('Loading the report…'),
      notAllowed: msg('This page isn’t allowed to show reports.'),
    };
  }

  protected override begin(): void {
    this.#report.reset();
    this.#cards.reset();
    // At once: what is asked for during an update is no reason for another one.
    this.#report.ask(this.filters);
  }

  protected override get ownState(): SurfaceState {
    const report = this.#report;
    const error = report.error(this.filters.view);
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error || report.fault || this.#download.error) return 'error';
    if (this.#download.isBusy) return 'busy';
    const { body } = report.sales;
    if (!body || report.partsOf(this.filters.view).some((part) => !part.body)) return 'loading';
    return this.#cards.isEmpty(body) ? 'empty' : 'ready';
  }

  override willUpdate(): void {
    if (this.info) this.#report.ask(this.filters);
    super.willUpdate();
  }

  override firstUpdated(): void {
    super.firstUpdated();
    void later.load();
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const error = this.info && (this.#report.error(this.filters.view) ?? this.#download.error);
    if (error && error !== this.#announced) emit(this, 'trellis-error', error.detail);
    if (error?.type === 'scope' && error !== this.#announced) {
      emit(this, 'trellis-missing-scope', {
        needed: [error === this.#download.error ? 'reports:export' : SCOPE],
      });
    }
    this.#announced = error;
  }

  /** The device is back online: what failed for want of that is asked for again. */
  reconnected(): void {
    if (this.#report.error(this.filters.view)?.type === 'offline') this.refresh();
  }

  protected override renderContent(): unknown {
    return this.#cards.render(this.filters, this.renderHeading());
  }

  protected override renderSkeleton(): TemplateResult {
    return skeleton();
  }
}

/** The events of this element by name, for `addEventListener`. */
export interface ReportingEventMap extends TrellisEventMap {
  'trellis-filter-change': CustomEvent<FilterChangeDetail>;
  'trellis-record-select': CustomEvent<RecordSelectDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-reporting': TrellisReporting;
  }
}
