import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../kit/button.ts';
import { failureNotice } from '../kit/outcome.ts';
import { selectField } from '../kit/select-field.ts';
import { msg } from '../localize/message.ts';
import type { CsvDownload } from '../surface/csv-download.ts';
import type { loadFailures } from '../surface/failures.ts';
import { INTERVALS, type ReportFilters, type ReportView } from './filters.ts';
import type { LoadedReport } from './loaded-report.ts';
import type { ReportHost } from './report-host.ts';
import { intervalTexts } from './report-words.ts';
import { csvPath, type ReportKind } from './reporting-api.ts';

/** Of each view, the table that is downloaded. */
const KINDS: Record<ReportView, ReportKind> = {
  overview: 'sales',
  items: 'items',
  places: 'sales',
  payments: 'payments',
};

export interface ReportTools {
  host: ReportHost;
  report: LoadedReport;
  download: CsvDownload;
  failures: ReturnType<typeof loadFailures>;
}

/** What is beside a view: how fine its time is, and the download of its table. */
export function reportTools({ view }: ReportFilters, of: ReportTools): TemplateResult {
  const { host, report, download, failures } = of;
  const { interval } = report;
  const { error } = download;
  const texts = intervalTexts();
  return html`<div class="row tools">
      ${
        view === 'overview'
          ? selectField(
              {
                name: 'interval',
                label: msg('Interval'),
                value: interval,
                options: INTERVALS.map((one) => [one, texts[one]] as const),
              },
              (one) => host.choose({ interval: one as ReportFilters['interval'] }),
            )
          : nothing
      }
      <span class="space"></span>
      ${host.may('reports:export') ? renderDownload(view, of) : nothing}
    </div>
    ${error ? html`<div role="status">${failureNotice(failures, error, download.again)}</div>` : nothing}`;
}

function renderDownload(view: ReportView, { report, download }: ReportTools): unknown {
  if (download.isBusy)
    return html`<span class="late">${msg('Preparing the file…')}</span
      >${button({ label: msg('Cancel'), isSlim: true, press: download.cancel })}`;
  return tablesOf(view, report).map(([label, group]) =>
    button({
      label,
      isSlim: true,
      action: 'download',
      press: () => {
        const { question } = report.question ?? {};
        if (question) void download.start(csvPath(KINDS[view], question, group));
      },
    }),
  );
}

/** The files that a view has: one, or one for each of its tables. */
function tablesOf(view: ReportView, { interval, hasLocations }: LoadedReport): (readonly [string, string])[] {
  if (view === 'places' && hasLocations)
    return [
      [msg('Download surfaces (CSV)'), 'surface'],
      [msg('Download locations (CSV)'), 'location'],
    ];
  const group = { overview: interval, places: 'surface', items: '', payments: '' }[view];
  return [[msg('Download CSV'), group]];
}
