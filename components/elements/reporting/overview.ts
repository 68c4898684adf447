import type { TemplateResult } from 'lit';
import type { Point } from '../../../bff/core/charts/drawing.ts';
import { chart } from '../../kit/charts/chart.ts';
import { disclosure } from '../../kit/controls/button.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Interval } from './filters.ts';
import type { SalesReport } from './reporting-api.ts';
import type { ReportWriter } from './report-writer.ts';
import { figureText, rowText, whenText } from './report-words.ts';
import { salesLines, statement } from './statement.ts';
import { type Headline, headlineText } from './summary.ts';
import { own } from '../../session/trellis-error.ts';

export interface Overview {
  report: SalesReport;
  interval: Interval;
  writer: ReportWriter;
  shown: Headline;
  /** The table of the rows; there may be hundreds, so it is rendered when it is opened. */
  table: unknown;
  openTable: (isOpen: boolean) => void;
}

/** A figure over time, and how the totals come about. */
export const overview = (of: Overview): TemplateResult =>
  html`<div class="over-time">
    ${salesChart(of)} ${statement(msg('Price breakdown'), salesLines(of.report), of.writer)}
  </div>`;

function salesChart({ report, interval, writer, shown, table, openTable }: Overview): TemplateResult {
  const { rows, compare } = report;
  const text = (value: number): string => headlineText(shown, value, writer);
  const points = rows.map((row, at): Point => {
    const before = compare?.rows[at];
    return {
      label: rowText(row, interval, writer),
      short: rowText(row, interval, writer, true),
      value: row[shown] ?? 0,
      ...(before && { before: before[shown] ?? 0 }),
      isNow: interval === 'day' && !!compare?.until && at === rows.length - 1,
    };
  });
  return chart({
    title: figureText(shown),
    sentence: sentenceOf(report, shown, points, writer),
    points,
    text,
    tick: shown === 'orders' ? text : writer.roundMoney,
    heads: [whenText(interval), figureText(shown)],
    legend: compare ? [writer.dates(report), writer.dates(compare)] : undefined,
    behind: html`<div
      class="behind"
      @toggle=${own({
        handleEvent: ({ target }: Event) => openTable((target as HTMLDetailsElement).open),
        capture: true,
      })}
    >
      ${disclosure(msg('Show the values'), table)}
    </div>`,
  });
}

/** Returns the chart as a sentence, for screen readers and everyone who wants to read it. */
function sentenceOf(
  { totals, compare, from, to }: SalesReport,
  shown: Headline,
  points: readonly Point[],
  writer: ReportWriter,
): string {
  const text = headlineText(shown, totals[shown], writer);
  const dates = writer.dates({ from, to });
  const highest = points.reduce<Point | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const most = highest && highest.value > 0 ? headlineText(shown, highest.value, writer) : '';
  const when = highest?.label ?? '';
  const parts = [
    msg(str`${text} in ${dates}.`),
    most && msg(str`Highest: ${when}, ${most}.`),
    compare && !compare.changes[shown].is_new && comparedText(compare, shown, writer),
  ];
  return parts.filter(Boolean).join(' ');
}

function comparedText(
  { changes, from, to }: NonNullable<SalesReport['compare']>,
  shown: Headline,
  writer: ReportWriter,
): string {
  const dates = writer.dates({ from, to });
  const change = writer.change(changes[shown]);
  return msg(str`Compared with ${dates}: ${change}.`);
}
