import { nothing, type TemplateResult } from 'lit';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import type { CsvDownload } from '../../records/csv-download.ts';
import type { loadFailures } from '../../records/failures.ts';
import { html } from '../../session/base-element.ts';
import { INTERVALS, type ReportFilters, type ReportHost } from './filters.ts';
import { later } from './load-later.ts';
import type { LoadedReport } from './loaded-report.ts';
import { intervalTexts } from './report-words.ts';

export interface ReportTools {
  host: ReportHost;
  report: LoadedReport;
  download: CsvDownload;
  failures: ReturnType<typeof loadFailures>;
}

/** What is beside a view: how fine its time is, and the download of its table. */
export function reportTools(filters: ReportFilters, of: ReportTools): TemplateResult {
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
      ${host.may('reports:export') ? parts?.reportDownloads(filters, of) : nothing}
    </div>
    ${error ? html`<div role="status">${failureNotice(failures, error, download.again)}</div>` : nothing}`;
}
