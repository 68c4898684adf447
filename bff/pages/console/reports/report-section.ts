import { moneyText, numberOf } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { changeText, momentText, periodText } from './report-words.ts';

/** A column of the table: an amount, or a count. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly isCount?: true;
}

/** A report of any kind, as shown on the page. */
export interface ShownReport {
  readonly currency: string;
  readonly timezone: string;
  readonly from: string;
  readonly to: string;
  /** The column of the chart, such as `collected`. */
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
  /** The same row in the comparison period. */
  readonly before?: Figures | undefined;
}

interface ShownComparison {
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

/** A bar, and the one it is compared with. */
interface Bar {
  readonly label: string;
  readonly value: number;
  readonly before?: number | undefined;
}

const HEIGHT = 160;

const TOP = 8;

/** The number of labels that fit below a phone's chart. */
const MOST_LABELS = 6;

/**
 * Renders bars next to each other, as SVG with everything in attributes: the page's policy allows no inline
 * style. Positions are percentages, so the chart fills any width; the text below describes it, and the table
 * has the figures.
 */
function barChart(bars: readonly Bar[], words: string): Html {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const yOf = (value: number): number => TOP + ((highest - value) / span) * (HEIGHT - TOP);
  const slot = 100 / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / MOST_LABELS);
  const bar = (name: string, value: number, left: number, width: number): Html => {
    const y = Math.min(yOf(value), yOf(0));
    return html`<rect
      class="${name}"
      x="${left.toFixed(3)}%"
      y="${y.toFixed(1)}"
      width="${width.toFixed(3)}%"
      height="${Math.abs(yOf(value) - yOf(0)).toFixed(1)}"
    ></rect>`;
  };
  return html`<svg class="bar-chart" role="img" aria-label="${words}" width="100%" height="${HEIGHT + 24}">
    ${bars.map(({ label, value, before }, index) => {
      const left = index * slot;
      return html`${before !== undefined && bar('before', before, left + slot * 0.08, slot * 0.84)}
      ${bar('now', value, left + slot * 0.2, slot * 0.6)}
      ${index % every === 0 && html`<text x="${(left + slot / 2).toFixed(3)}%" y="${HEIGHT + 18}" text-anchor="${anchorOf(index, bars.length)}">${label}</text>`}`;
    })}
    <line class="base" x1="0" x2="100%" y1="${yOf(0).toFixed(1)}" y2="${yOf(0).toFixed(1)}"></line>
  </svg>`;
}

/** The first and the last label stay inside. */
function anchorOf(index: number, count: number): string {
  if (count <= MOST_LABELS) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

type Change = Parameters<typeof changeText>[0];

function figure(report: ShownReport, column: Column): Html {
  const change = report.compare?.changes[column.name];
  return html`<div>
    <dt>${column.label}</dt>
    <dd class="big">${written(report, column, report.totals)}</dd>
    ${change && html`<dd class="small muted">${changeText(change)}</dd>`}
  </div>`;
}

/** Describes the chart in words, for people who can't see it. */
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
