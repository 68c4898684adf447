import { nothing, type TemplateResult } from 'lit';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { dateField } from '../../kit/forms/date-field.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import type { CsvDownload } from '../../records/csv-download.ts';
import type { loadFailures } from '../../records/load-later.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import { type ReportFilters, type ReportHost, type ReportView, taxGroup } from './filters.ts';
import type { LoadedReport } from './loaded-report.ts';
import { type Dates, faultOf, lengthOf, type RangeFault } from './range.ts';
import { figuresOf, type FiguresRow, reportTable, type Shown } from './report-table.ts';
import { figureText, intervalTexts, rowText } from './report-words.ts';
import type { ReportWriter } from './report-writer.ts';
import { pathOf, type ReportKind, type ReportQuestion, type TaxesReport } from './reporting-api.ts';

// Loaded with the tools.
export { itemsView } from './items-view.ts';
export { overview } from './overview.ts';
export { paymentsView } from './payments-view.ts';
export { placesView } from './places-view.ts';
export { timeTable } from './report-table.ts';

/** The context of the tools beside a view. */
export interface ReportTools {
  host: ReportHost;
  report: LoadedReport;
  download: CsvDownload;
  failures: ReturnType<typeof loadFailures>;
}

/** The table that each view downloads. */
const KINDS: Record<ReportView, ReportKind> = {
  overview: 'sales',
  items: 'items',
  places: 'sales',
  payments: 'payments',
  taxes: 'taxes',
};

/** The same report as a table for spreadsheets. It has no comparison. */
const csvPath = (kind: ReportKind, { from, to, location, surface }: ReportQuestion, group: string): string =>
  pathOf(kind, { from, to, location, surface, group, format: 'csv' });

/** The periods of taxes: all dates together, or each day, week or month. */
export function periodChoice({ view, interval }: ReportFilters, host: ReportHost): unknown {
  if (view !== 'taxes') return nothing;
  const { day, week, month } = intervalTexts();
  return selectField(
    {
      name: 'interval',
      label: msg('Period'),
      value: taxGroup(interval) === 'tax' ? 'auto' : interval,
      options: [
        ['auto', msg('All dates')],
        ['day', day],
        ['week', week],
        ['month', month],
      ],
    },
    (one) => host.choose({ interval: one as ReportFilters['interval'] }),
  );
}

/** The files that can be downloaded: one for each table of the view. */
export function reportDownloads(filters: ReportFilters, { report, download }: ReportTools): unknown {
  if (download.isBusy)
    return html`<span class="late">${msg('Preparing the file…')}</span
      >${button({ label: msg('Cancel'), isSlim: true, press: download.cancel })}`;
  return tablesOf(filters, report).map(([label, group]) =>
    button({
      label,
      isSlim: true,
      action: 'download',
      press: () => {
        const { question } = report.question ?? {};
        if (question) void download.start(csvPath(KINDS[filters.view], question, group));
      },
    }),
  );
}

function tablesOf(
  { view, interval: chosen }: ReportFilters,
  { interval, hasLocations }: ReportTools['report'],
): (readonly [string, string])[] {
  if (view === 'places' && hasLocations)
    return [
      [msg('Download surfaces (CSV)'), 'surface'],
      [msg('Download locations (CSV)'), 'location'],
    ];
  const group = { overview: interval, places: 'surface', items: '', payments: '', taxes: taxGroup(chosen) }[
    view
  ];
  return [[msg('Download CSV'), group]];
}

/** Where the dates and filters have no sales: what to expect, and the way to more days. */
export function nothingSold(range: string, host: ReportHost): TemplateResult {
  const wider = range === 'last-30-days' ? 'last-12-months' : 'last-30-days';
  return html`<slot name="empty"
    >${statePanel({
      kind: 'empty',
      title: msg('Nothing was sold in these days'),
      advice: msg('Sales appear here when they are paid. Other dates or filters may have some.'),
      action: button({
        label: wider === 'last-30-days' ? msg('Show the last 30 days') : msg('Show the last 12 months'),
        isSlim: true,
        press: () => host.choose({ range: wider }),
      }),
    })}</slot
  >`;
}

/** Dates of one's own, as they are typed. */
interface DatesForm {
  dates: Dates;
  /** Their problem, once they have been submitted. */
  fault: RangeFault | undefined;
  maxDays: number;
  type: (dates: Dates) => void;
  submit: (fault: RangeFault | undefined) => void;
  cancel: () => void;
}

/** The first and the last date of a report. What is wrong is said at its field, and what was typed stays. */
export function datesForm({ dates, fault, maxDays, type, submit, cancel }: DatesForm): TemplateResult {
  const error = fault && faultText(fault, dates, maxDays);
  const isOfFrom = fault === 'from-missing' || fault === 'reversed' || fault === 'unknown';
  return html`<form
    class="dates"
    novalidate
    aria-label=${msg('Dates of the report')}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      submit(faultOf(dates, maxDays));
    }}
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && cancel()}
  >
    ${dateField(
      {
        name: 'from',
        label: msg('From'),
        type: 'date',
        value: dates.from,
        required: true,
        ...(isOfFrom && { error }),
      },
      (from) => type({ ...dates, from }),
    )}
    ${dateField(
      {
        name: 'to',
        label: msg('To'),
        type: 'date',
        value: dates.to,
        required: true,
        ...(!isOfFrom && { error }),
      },
      (to) => type({ ...dates, to }),
    )}
    <div class="row">
      <button part="button submit" class="primary">${msg('Show report')}</button>
      ${button({ label: msg('Cancel'), press: cancel })}
    </div>
  </form>`;
}

function faultText(fault: RangeFault, dates: Dates, maxDays: number): string {
  switch (fault) {
    case 'from-missing':
      return msg('Choose a start date.');
    case 'to-missing':
      return msg('Choose an end date.');
    case 'reversed':
      return msg('The start date is after the end date.');
    case 'too-long': {
      return msg(str`A report has at most ${counted(maxDays)} days. These are ${counted(lengthOf(dates))}.`);
    }
    case 'unknown':
      return msg('This page asks for dates that don’t exist. Choose others.');
  }
}

type TaxRow = TaxesReport['rows'][number];

/**
 * Net, tax and gross by rate and jurisdiction, with what was refunded of each, over all dates or period by
 * period.
 */
export function taxesView({ report, ...shown }: Shown & { report: TaxesReport }): TemplateResult {
  const { rows, totals, compare, group } = report;
  const { writer } = shown;
  // Only over all dates there is one row of a tax, now and before.
  const before =
    group === 'tax' && compare ? new Map(compare.rows.map((row) => [keyOf(row), row])) : undefined;
  return html`${reportTable({
      ...shown,
      caption: msg('Taxes by rate'),
      head: group === 'tax' ? figureText('tax') : msg('Period'),
      figures: [
        { id: 'net', label: msg('Net (without tax)') },
        { id: 'tax', label: figureText('tax') },
        { id: 'gross', label: msg('Gross (with tax)') },
        { id: 'refunds', label: figureText('refunds') },
      ],
      changing: 'tax',
      totals,
      totalsBefore: compare?.totals,
      rows: rows.map((row): FiguresRow => {
        const { rate_ppm: _rate, ...figures } = row;
        const tax = [taxText(row, writer), row.jurisdiction].filter(Boolean).join(' · ');
        const [label, about] =
          group === 'tax'
            ? [taxText(row, writer), row.jurisdiction ?? '']
            : [rowText(row, group, writer), tax];
        return {
          id: '',
          label,
          about,
          figures: figuresOf(figures),
          before: before && figuresOf(before.get(keyOf(row)) ?? {}),
        };
      }),
    })}
    <p class="muted small">
      ${msg(
        'What bears two taxes is in both rows, and once in the total. Tips bear no tax and are left out.',
      )}
    </p>`;
}

const keyOf = ({ name, jurisdiction, rate_ppm }: TaxRow): string =>
  JSON.stringify([name, jurisdiction, rate_ppm]);

/** `VAT 20%`, by the name that the location gives to its tax. */
const taxText = ({ name, rate_ppm: rate }: TaxRow, { locale }: ReportWriter): string =>
  name === null || rate === null
    ? msg('Without tax')
    : `${name} ${(rate / 1_000_000).toLocaleString(
        locale,
        own({ style: 'percent', maximumFractionDigits: 4 }),
      )}`;
