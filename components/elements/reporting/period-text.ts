import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { SalesReport } from './report-records.ts';
import type { ReportWriter } from './report-writer.ts';

/** The dates of a report, and what it is compared with: of a day that still runs, up to the same time of day. */
export function periodText({ from, to, compare }: SalesReport, writer: ReportWriter): TemplateResult {
  return html`<b>${writer.dates({ from, to })}</b> ${compare ? comparedText(compare, writer) : nothing}`;
}

function comparedText(
  { from, to, until }: NonNullable<SalesReport['compare']>,
  writer: ReportWriter,
): TemplateResult {
  const dates = writer.dates({ from, to });
  const moment = until && writer.moment(until);
  return html`<span class="muted"
    >${
      moment
        ? msg(str`compared with ${dates}, up to ${moment}: the last day is still running`)
        : msg(str`compared with ${dates}`)
    }</span
  >`;
}
