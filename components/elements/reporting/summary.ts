import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { delta } from '../../kit/charts/delta.ts';
import { html } from '../../session/base-element.ts';
import type { Change, SalesFigure, SalesReport } from './reporting-api.ts';
import type { ReportWriter } from './report-writer.ts';
import { figureText } from './report-words.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';

/** The figures that stand above a report, and that its chart can show. */
const HEADLINES = ['collected', 'net', 'orders', 'average'] as const satisfies SalesFigure[];
export type Headline = (typeof HEADLINES)[number];

interface Summary {
  report: SalesReport;
  writer: ReportWriter;
  shown: Headline;
  show: (figure: Headline) => void;
}

/** A figure as it is written; an average of no orders is none. */
export const headlineText = (figure: Headline, value: number | null, writer: ReportWriter): string =>
  value === null ? '–' : figure === 'orders' ? writer.count(value) : writer.money(value);

/** The totals of the filters, each a button that shows it in the chart. */
export const summary = ({ report, writer, shown, show }: Summary): TemplateResult =>
  html`<div class="headlines boned dim" role="group" aria-label=${msg('Totals. Choose one for the chart.')}>
    ${HEADLINES.map(
      (figure) =>
        html`<button
          part="headline"
          type="button"
          class="headline"
          data-figure=${figure}
          aria-pressed=${figure === shown}
          @click=${() => show(figure)}
        >
          <span class="muted bone">${figureText(figure)}</span>
          <b class="bone"><bdi>${headlineText(figure, report.totals[figure] ?? null, writer)}</bdi></b>
          ${comparison(report, figure, writer)}
        </button>`,
    )}
  </div>`;

/** The first total, for those who listen. */
export const totalText = ({ totals }: SalesReport, writer: ReportWriter): string =>
  `${figureText('collected')}: ${writer.money(totals.collected)}`;

/** How a total has changed, and since when; without a base there is no percentage. */
function comparison({ to, compare }: SalesReport, figure: Headline, writer: ReportWriter): unknown {
  if (!compare) return nothing;
  const change = compare.changes[figure];
  const dates = writer.datesBeside(compare, to);
  return html`<span class="change bone"
    >${
      change.bps === null && !compare.totals.orders
        ? html`<span class="muted">${msg('No orders before')}</span>`
        : html`${changeOf(change, 1, writer)} <span class="muted">${msg(str`vs ${dates}`)}</span>`
    }</span
  >`;
}

/**
 * Renders a change in percent of the earlier figure; `–` if that was zero. @param good the good direction: 1
 * up, -1 down
 */
export const changeOf = ({ difference, bps }: Change, good: number, writer: ReportWriter): unknown =>
  bps === null ? '–' : delta({ difference, text: writer.percent(Math.abs(bps)), good });

/** A table to come. */
export const rowsToCome = (): TemplateResult => html`<div class="to-come">${skeletonLines(8)}</div>`;
