import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Change, SalesFigure, SalesReport } from './report-records.ts';
import type { ReportWriter } from './report-writer.ts';
import { figureText } from './report-words.ts';
import { skeletonLines } from '../../kit/loading/skeleton.ts';

/** The figures that stand above a report, and that its chart can show. */
const HEADLINES = ['collected', 'net', 'orders', 'average'] as const satisfies SalesFigure[];
export type Headline = (typeof HEADLINES)[number];

interface Summary {
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

/** Filters and totals to come, painted over, as high as they will be. */
export const skeleton = (): TemplateResult =>
  html`<div class="filters" inert>
      ${['', '', ''].map(
        () =>
          html`<div class="field">
            <label>&nbsp;</label><input disabled tabindex="-1" aria-hidden="true" />
          </div>`,
      )}
    </div>
    <div class="headlines" inert>
      ${HEADLINES.map(
        () => html`<p class="headline"><span>&nbsp;</span><b>&nbsp;</b><span>&nbsp;</span></p>`,
      )}
    </div>
    ${chartSkeleton()}`;

/** A chart and its statement to come. */
export const chartSkeleton = (): TemplateResult => html`<div class="to-come">${skeletonLines(8)}</div>`;

/**
 * A line of a statement: an amount, what it was before and how it has changed. What is taken off is negative.
 */
export interface StatementLine {
  label: string;
  amount: number;
  before?: number | undefined;
  change?: Change | undefined;
  /** It is the sum of those above. */
  isSum?: boolean;
  isCount?: boolean;
}

/** How amounts come to a sum, line by line. @param caption what it is called for those who do not see it */
export function statement(
  caption: string,
  lines: readonly StatementLine[],
  writer: ReportWriter,
): TemplateResult {
  const isCompared = lines.some(({ change }) => change);
  return html`<table class="statement" part="statement">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead class="unseen">
      <tr>
        <th scope="col">${msg('Figure')}</th>
        <th scope="col">${msg('Now')}</th>
        ${
          isCompared
            ? html`<th scope="col">${msg('Before')}</th>
                <th scope="col">${msg('Difference')}</th>`
            : nothing
        }
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => row(line, isCompared, writer))}
    </tbody>
  </table>`;
}

function row(
  { label, amount, before, change, isSum, isCount }: StatementLine,
  isCompared: boolean,
  writer: ReportWriter,
): TemplateResult {
  const text = isCount ? writer.count : writer.money;
  return html`<tr class=${isSum ? 'sum' : nothing}>
    <th scope="row">${label}</th>
    <td class="figure"><bdi>${text(amount)}</bdi></td>
    ${
      isCompared
        ? html`<td class="figure muted before"><bdi>${before === undefined ? '' : text(before)}</bdi></td>
            <td class="figure muted">${change ? writer.change(change) : ''}</td>`
        : nothing
    }
  </tr>`;
}
