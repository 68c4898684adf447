// The element needs a session, so its element comes along.
import '../../session/session.ts';
import type { PropertyDeclarations, PropertyValues } from 'lit';
import { msg } from '../../i18n/message.ts';
import { define, emit, type TrellisEventMap } from '../../session/base-element.ts';
import { CsvDownload } from '../../records/csv-download.ts';
import { type SurfaceState, type SurfaceWords, WaitingSurface } from '../../records/surface-element.ts';
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
import { later } from './range-choice.ts';
import { ReportCards } from './report-cards.ts';
import { ReportingApi } from './reporting-api.ts';
import { styles } from './reporting.styles.ts';

export type { FilterChangeDetail, RecordSelectDetail, ReportFilters, ReportView } from './filters.ts';

const SCOPE = 'reports:read';

/**
 * A merchant's sales reports over a range of business dates: totals compared with an earlier range, a chart,
 * and tables by time, item, surface, location and payment. All figures follow the filters above them and the
 * merchant's calendar, whose time zone is shown.
 *
 * It needs a session with the scope `reports:read`. Without `reports:export` no table can be downloaded. It
 * is read-only.
 *
 * Its filters are properties, and attributes of the same names; a choice sets them and dispatches
 * `trellis-filter-change`. A chosen row dispatches `trellis-record-select` first: prevent it to open your own
 * page; otherwise dates, a surface or a location become the filter, and an item opens below.
 *
 * To reserve its space before the script has loaded:
 * `trellis-reporting:not(:defined) { display: block; min-height: 820px }`, 1240px on phones.
 *
 * @tagname trellis-reporting
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; by default "Reports".
 * @attr {boolean} hide-heading - Hides the heading.
 * @attr {string} range - `today`, `yesterday`, `last-7-days` (the default), `last-30-days`, `this-month`,
 *   `last-month`, `this-year`, `last-12-months`, or two business dates: `2026-11-01/2026-11-20`; at most 400
 *   days.
 * @attr {'previous'|'last_year'|''} compare - Compares with the previous days (the default), with the same
 *   dates a year earlier, or with nothing.
 * @attr {string} location - ID of the location that the report is limited to.
 * @attr {string} surface - The surface that the report is limited to.
 * @attr {'auto'|'hour'|'day'|'week'|'month'} interval - The interval of the chart; by default it depends on
 *   the number of days.
 * @attr {'overview'|'items'|'places'|'payments'|'taxes'} view - The table that is shown.
 * @attr {string} default-filters - The initial filters, unless an attribute sets them:
 *   `range=last-30-days&compare=last_year`.
 * @attr {string} columns - The columns of tables, by the names of the API's figures:
 *   `orders, net, collected`; by default all.
 * @attr {number} page-size - Rows on a page of a table; by default 25.
 * @attr {string} locale - Language tag of numbers and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'error'|'offline'|'missing-scope'|'no-session'} state -
 *   Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<FilterChangeDetail>} trellis-filter-change - The filters changed: all of them, with the
 *   dates.
 * @fires {CustomEvent<RecordSelectDetail>} trellis-record-select - A row was chosen: `{object, id}`; prevent
 *   it to show the record yourself.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons beside "Refresh".
 * @slot empty - Replaces the explanation shown if nothing was sold.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - Each card.
 * @csspart heading - The heading.
 * @csspart headline - A total, which the chart can show.
 * @csspart chart - The chart with its description.
 * @csspart statement - The breakdown of a total, line by line.
 * @csspart tab - Each tab.
 * @csspart table - Each table.
 * @csspart row - A row of a table.
 * @csspart field - A label with its control.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 * @csspart state - The explanation if nothing was sold.
 * @csspart pages - The pagination of a table.
 * @csspart details - The values behind the chart.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Labels, axes and the compared range.
 * @cssprop --trellis-color-border - The lines in cards, tables and charts.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - Bars and lines, the primary button, the focus ring.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of what is selected.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Warnings.
 * @cssprop --trellis-color-warning-soft - The background of a warning.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of cards is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of request IDs; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisReporting extends WaitingSurface {
  static override styles = styles;

  static override properties: PropertyDeclarations = {
    ...WaitingSurface.properties,
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

  /** The current filters of the report; those that aren't set have their defaults. */
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
      notAllowed: msg('This page isn’t allowed to show reports.'),
    };
  }

  protected override forget(): void {
    this.#report.reset();
    this.#cards.reset();
  }

  protected override begin(): void {
    this.forget();
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
    if (!body || report.isWaiting(this.filters.view)) return 'loading';
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

define('trellis-reporting', TrellisReporting);
