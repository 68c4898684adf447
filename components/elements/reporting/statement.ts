import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Change } from './report-records.ts';
import type { ReportWriter } from './report-writer.ts';

/** A line of a statement: an amount, what it was before and how it has changed. What is taken off is negative. */
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
