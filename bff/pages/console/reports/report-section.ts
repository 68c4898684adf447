import { draw, type Point } from '../../../core/charts/drawing.ts';
import { delta, percentOf, type Change } from '../parts/delta.ts';
import { moneyShort, moneyText, numberOf } from '../parts/format.ts';
import { recordTable } from '../parts/list-page.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';

/** A column of the table: an amount, or a count. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly isCount?: true;
  /** The unit of a count: of one, and of more. On a phone, it is below the name of its row. */
  readonly unit?: readonly [string, string];
  /** Whether it is the first to go where columns don't fit. */
  readonly isExtra?: true;
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
  /** Whether its days have not ended, with their name if there is one for them. */
  readonly now?: { readonly label?: string } | undefined;
}

interface ShownComparison {
  readonly from: string;
  readonly to: string;
  readonly until: string | null;
  readonly totals: Figures;
  readonly changes: Readonly<Record<string, Change>>;
}

export function reportSection(report: ShownReport): Content {
  const { rows, main, columns, compare } = report;
  const words = sentenceOf(report);
  const valueText = (value: number): string =>
    isCount(main) ? numberOf(value) : moneyShort(value, report.currency);
  const points = rows.map(({ label, figures, before, now }) => ({
    label: now?.label ?? label,
    isNow: now !== undefined,
    value: figures[main.name] ?? 0,
    before: compare ? (before?.[main.name] ?? 0) : undefined,
  }));
  return html`<section class="card sec">
      <dl class="figures-row">${columns.slice(0, 4).map((column) => figure(report, column))}</dl>
      ${rows.length > 0 && valueChart(points, words, valueText)}
      ${rows.length > 0 && compare !== null && LEGEND}
      <p class="muted">${words}</p>
    </section>
    <section class="card">${table(report)}</section>`;
}

/** Explains the bars of a chart, and its line. */
export const LEGEND = html`<p class="legend">
  <span class="key-now">This period</span><span class="key-before">Previous</span>
</p>`;

/**
 * Renders values as a drawing.
 * @param words the chart in a sentence
 * @param tickText writes a value of the scale
 */
export function valueChart(
  points: readonly Point[],
  words: string,
  tickText: (value: number) => string,
): Html {
  const { ticks, plot, axis } = draw<Html>(html, points);
  return html`<div class="value-chart">
    <div class="ticks" aria-hidden="true">${ticks.map((value) => html`<span>${tickText(value)}</span>`)}</div>
    <svg class="drawing" role="img" aria-label="${words}">${plot}</svg>
    <svg class="axis" aria-hidden="true">${axis}</svg>
  </div>`;
}

function figure(report: ShownReport, column: Column): Html {
  const change = report.compare?.changes[column.name];
  return html`<div>
    <dt>${column.label}</dt>
    <dd class="big">${written(report, column, report.totals)}</dd>
    ${change && html`<dd class="small">${delta(change)}</dd>`}
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
  return (
    `${when}: ${amount} ${main.label.toLowerCase()}, ${link} ${before} in ` +
    `${periodText(compare.from, compare.to)}${until}.`
  );
}

function table(report: ShownReport): Html {
  const { columns, rows, rowName, main } = report;
  return recordTable<Pick<ShownRow, 'label' | 'figures'>>(
    [
      { title: rowName, cell: ({ label }) => html`<b>${label}</b>` },
      ...columns.map((column) => ({
        title: column.label,
        cell: ({ figures }: Pick<ShownRow, 'figures'>) =>
          html`${written(report, column, figures)}${unitOf(column, figures)}`,
        isEnd: true,
        isFixed: true,
        ...(column.isExtra && { isExtra: true }),
        ...(column === main ? { place: 'total' as const } : column.unit && { place: 'below' as const }),
      })),
    ],
    rows,
    { label: 'All', figures: report.totals },
  );
}

const isCount = ({ isCount: isNumber, unit }: Column): boolean => isNumber === true || unit !== undefined;

function unitOf({ name, unit }: Column, figures: Figures): Content {
  return unit && html`<span class="unit"> ${figures[name] === 1 ? unit[0] : unit[1]}</span>`;
}

function written({ currency }: Pick<ShownReport, 'currency'>, column: Column, figures: Figures): string {
  const value = figures[column.name] ?? null;
  if (value === null) return '–';
  return isCount(column) ? numberOf(value) : moneyText({ amount: value, currency });
}

export const SURFACE_WORDS: Readonly<Record<string, string>> = {
  ordering: 'Ordering site',
  dashboard: 'Dashboard',
  api: 'API',
  pay_link: 'Pay link',
};

const TENDER_WORDS: Readonly<Record<string, string>> = {
  card: 'Card',
  counter: 'At the counter',
  none: 'Nothing to pay',
};

/** Describes how a figure has changed, in words: color alone isn't accessible. */
function changeText({ difference, bps, is_new }: Change): string {
  if (is_new) return 'new';
  if (difference === 0) return 'unchanged';
  if (bps === null) return '';
  return `${difference > 0 ? 'up' : 'down'} ${percentOf(bps)}`;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a date without its year. */
export const shortDate = (date: string): string => SHORT.format(new Date(date));

/**
 * Formats business dates: `Nov 19–25, 2026`.
 * @param today leaves out its own year
 */
export function periodText(from: string, to: string, today = ''): string {
  const isThisYear = [from, to].every((date) => date.slice(0, 4) === today.slice(0, 4));
  const text = (isThisYear ? SHORT : DAY).formatRange(new Date(from), new Date(to));
  // The format has thin spaces around its dash, which belong between words alone.
  return text.replace(/(\d)\u2009–\u2009(\d)/, '$1–$2').replaceAll('\u2009', ' ');
}

/** A moment as a clock in the merchant's zone shows it. */
function momentText(at: string, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return format.format(new Date(at));
}

interface GroupFields {
  readonly business_date?: string;
  readonly through?: string;
  readonly hour?: number;
  readonly surface?: string;
  readonly tender?: string;
  readonly location?: string | null;
}

/**
 * Returns the label of a row.
 * @param locations names by ID
 */
export function rowText(row: GroupFields, locations: ReadonlyMap<string, string>): string {
  const { business_date: from, through = from, hour, surface, tender, location } = row;
  if (from !== undefined && through !== undefined) return rangeText(from, through);
  if (hour !== undefined) return `${String(hour).padStart(2, '0')}:00`;
  if (surface !== undefined) return SURFACE_WORDS[surface] ?? surface;
  if (tender !== undefined) return TENDER_WORDS[tender] ?? tender;
  return location ? (locations.get(location) ?? location) : 'No location';
}

/** Returns what to say of a row whose days contain the one that is running. */
export function nowOf(
  { business_date: from, through = from }: GroupFields,
  today: string,
): ShownRow['now'] | undefined {
  if (from === undefined || through === undefined || today < from || today > through) return undefined;
  return from === through ? { label: 'Today' } : {};
}

function rangeText(from: string, through: string): string {
  return from === through ? shortDate(from) : `${shortDate(from)} – ${shortDate(through)}`;
}
