import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Change, SalesFigure, SalesReport } from './reporting-api.ts';
import type { ReportWriter } from './report-writer.ts';
import { figureText } from './report-words.ts';
import { changeOf } from './summary.ts';

/** The direction in which a figure is good; neither, where it says nothing of the business. */
export const goodOf = (figure: string): number =>
  /^refund|^fee/.test(figure) ? -1 : /^discount|^charge|tax$/.test(figure) ? 0 : 1;

/** How the lines come to what was collected. What is always nothing is left out. */
export function salesLines({ totals, compare }: SalesReport): StatementLine[] {
  const line = (figure: SalesFigure, sign: 1 | -1, isSum = false): StatementLine => ({
    label: figureText(figure),
    amount: sign * (totals[figure] ?? 0),
    ...(compare && {
      before: sign * (compare.totals[figure] ?? 0),
      change: compare.changes[figure],
    }),
    good: goodOf(figure),
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

/**
 * A line of a statement: an amount, what it was before and how it has changed. What is taken off is negative.
 */
export interface StatementLine {
  label: string;
  amount: number;
  before?: number | undefined;
  change?: Change | undefined;
  /** The direction in which it is good: 1 more, -1 less; by default neither. */
  good?: number;
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
  return html`<table class="statement boned" part="statement">
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
  { label, amount, before, change, good = 0, isSum, isCount }: StatementLine,
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
            <td class="figure">${change ? changeOf(change, good, writer) : ''}</td>`
        : nothing
    }
  </tr>`;
}
