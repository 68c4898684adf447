import { moneyText } from '../parts/money.ts';
import { numberOf } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { barChart, type Bar } from './chart.ts';
import { changeText, momentText, periodText } from './report-words.ts';

type Change = Parameters<typeof changeText>[0];

/** A column of the table: an amount, or a count. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly isCount?: true;
}

/** A report as the page shows it, whatever it is of. */
export interface ShownReport {
  readonly currency: string;
  readonly timezone: string;
  readonly from: string;
  readonly to: string;
  /** What the chart is of, in words such as `collected`. */
  readonly main: Column;
  readonly columns: readonly Column[];
  readonly rowName: string;
  readonly rows: readonly ShownRow[];
  readonly totals: Figures;
  readonly compare: ShownComparison | null;
}

export type Figures = Readonly<Record<string, number | null>>;

export interface ShownRow {
  readonly label: string;
  readonly figures: Figures;
  /** The same row of the time that it is compared with. */
  readonly before?: Figures | undefined;
}

export interface ShownComparison {
  readonly from: string;
  readonly to: string;
  readonly until: string | null;
  readonly totals: Figures;
  readonly changes: Readonly<Record<string, Change>>;
}

/** More bars than this say nothing. */
const MOST_BARS = 62;

export function reportSection(report: ShownReport): Content {
  const { rows, main, columns, compare } = report;
  const words = sentenceOf(report);
  const bars = rows.map(({ label, figures, before }): Bar => ({
    label,
    value: figures[main.name] ?? 0,
    before: compare ? (before?.[main.name] ?? 0) : undefined,
  }));
  return html`<section class="card sec">
      <dl class="figures-row">${columns.slice(0, 4).map((column) => figure(report, column))}</dl>
      ${rows.length > 0 && rows.length <= MOST_BARS && barChart(bars, words)}
      <p class="muted">${words}</p>
    </section>
    <section class="card sec">${table(report)}</section>`;
}

function figure(report: ShownReport, column: Column): Html {
  const change = report.compare?.changes[column.name];
  return html`<div>
    <dt>${column.label}</dt>
    <dd class="big">${written(report, column, report.totals)}</dd>
    ${change && html`<dd class="small muted">${changeText(change)}</dd>`}
  </div>`;
}

/** What the chart shows, for those who don't see it. */
function sentenceOf(report: ShownReport): string {
  const { main, totals, compare, from, to, timezone } = report;
  const amount = written(report, main, totals);
  const when = periodText(from, to);
  if (!compare) return `${when}: ${amount} ${main.label.toLowerCase()}.`;
  const change = compare.changes[main.name];
  const before = written(report, main, compare.totals);
  const until =
    compare.until === null
      ? ''
      : `, until ${momentText(compare.until, timezone)}: the same time of day as now`;
  const how = change === undefined ? '' : changeText(change);
  const link = how === 'new' ? 'new:' : `${how} from`;
  return `${when}: ${amount} ${main.label.toLowerCase()}, ${link} ${before} in ${periodText(compare.from, compare.to)}${until}.`;
}

function table(report: ShownReport): Html {
  const { columns, rows, rowName } = report;
  return html`<table class="cards report-table">
    <thead>
      <tr>
        <th scope="col">${rowName}</th>
        ${columns.map(({ label }) => html`<th scope="col" class="end">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, figures }) =>
          html`<tr>
            <td data-label="${rowName}">${label}</td>
            ${columns.map((column) => html`<td data-label="${column.label}" class="end fixed">${written(report, column, figures)}</td>`)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <td data-label="${rowName}"><b>All</b></td>
        ${columns.map((column) => html`<td data-label="${column.label}" class="end fixed"><b>${written(report, column, report.totals)}</b></td>`)}
      </tr>
    </tfoot>
  </table>`;
}

function written(
  { currency }: Pick<ShownReport, 'currency'>,
  { name, isCount }: Column,
  figures: Figures,
): string {
  const value = figures[name] ?? null;
  if (value === null) return '–';
  return isCount ? numberOf(value) : moneyText({ amount: value, currency });
}
