import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Change, SalesFigure, SalesReport } from './report-records.ts';
import type { ReportWriter } from './report-writer.ts';
import { figureText } from './report-words.ts';
import type { StatementLine } from './statement.ts';

/** The figures that stand above a report, and that its chart can show. */
export const HEADLINES = ['collected', 'net', 'orders', 'average'] as const satisfies SalesFigure[];
export type Headline = (typeof HEADLINES)[number];

export interface Summary {
  /** None while it is on its way. */
  report: SalesReport | undefined;
  writer: ReportWriter;
  shown: Headline;
  show: (figure: Headline) => void;
}

/** A figure as it is written; an average of no orders is none. */
export const headlineText = (figure: Headline, value: number | null, writer: ReportWriter): string =>
  value === null ? '–' : figure === 'orders' ? writer.count(value) : writer.money(value);

/** The totals of the filters, each a button that shows it in the chart. */
export const summary = ({ report, writer, shown, show }: Summary): TemplateResult =>
  html`<div
    class="headlines ${report ? '' : 'skeleton'}"
    role="group"
    aria-label=${msg('Totals. Choose one for the chart.')}
  >
    ${HEADLINES.map(
      (figure) =>
        html`<button
          part="headline"
          type="button"
          class="headline"
          data-figure=${figure}
          aria-pressed=${figure === shown}
          ?disabled=${!report}
          @click=${() => show(figure)}
        >
          <span class="muted">${figureText(figure)}</span>
          <b><bdi>${report ? headlineText(figure, report.totals[figure], writer) : '\u00a0'}</bdi></b>
          <span class="change">${report ? changeOf(report, figure, writer) : '\u00a0'}</span>
        </button>`,
    )}
  </div>`;

function changeOf({ compare }: SalesReport, figure: Headline, writer: ReportWriter): unknown {
  if (!compare) return nothing;
  const change = compare.changes[figure];
  return html`${arrow(change)}${writer.change(change)}`;
}

/** Beside the words, never instead of them. */
const arrow = ({ difference, is_new }: Change): unknown =>
  difference === 0 || is_new
    ? nothing
    : html`<svg class=${difference > 0 ? 'up' : 'down'} viewBox="0 0 24 24" aria-hidden="true">
        <path d=${difference > 0 ? 'M12 19V5m-6 6 6-6 6 6' : 'M12 5v14m-6-6 6 6 6-6'}></path>
      </svg>`;

/** How the lines come to what was collected. What is always nothing is left out. */
export function salesLines({ totals, compare }: SalesReport): StatementLine[] {
  const line = (figure: SalesFigure, sign: 1 | -1, isSum = false): StatementLine => ({
    label: figureText(figure),
    amount: sign * (totals[figure] ?? 0),
    ...(compare && {
      before: sign * (compare.totals[figure] ?? 0),
      change: compare.changes[figure],
    }),
    isSum,
  });
  const includedTax = line('included_tax', -1);
  return [
    line('gross', 1),
    line('discounts', -1),
    line('charges', 1),
    line('refunds', -1),
    ...(includedTax.amount || includedTax.before ? [includedTax] : []),
    line('net', 1, true),
    line('tax', 1),
    line('tips', 1),
    line('collected', 1, true),
  ];
}
