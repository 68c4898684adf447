import { nothing } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { taxGroup, type ReportFilters, type ReportView, type ReportHost } from './filters.ts';
import type { ReportTools } from './report-tools.ts';
import { intervalTexts } from './report-words.ts';
import { pathOf, type ReportKind, type ReportQuestion } from './reporting-api.ts';

/** Of each view, the table that is downloaded. */
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
        ['auto', msg('All dates together')],
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
