import { html, type Content, type Html } from '../../../core/text/html.ts';
import { delta, percentOf, type Change } from '../parts/delta.ts';
import { moneyShort, moneyText, numberOf } from '../parts/format.ts';
import { recordTable } from '../parts/list-page.ts';
import { LEGEND, shortDate, valueChart } from './report-section.ts';

/** The sales of days, as the report on merchants has them, and the one on a merchant. */
interface DailySales {
  readonly currency: string;
  readonly rows: readonly {
    readonly business_date?: string;
    readonly orders: number;
    readonly collected: number;
  }[];
  readonly totals: { readonly collected: number };
  readonly compare: {
    readonly rows: readonly { readonly collected: number }[];
    readonly changes: { readonly collected?: Change };
  } | null;
}

interface SalesChart {
  /** The days, compared with those before. */
  readonly report: DailySales;
  readonly title: string;
  /** The days in words: `the last 30 days`. */
  readonly when: string;
  /** The period to compare with: `the 30 days before`. */
  readonly before: string;
  /** Whether the last day is today, which hasn't ended. */
  readonly endsToday: boolean;
  /** At the end of its head; the legend is below then. */
  readonly action?: Content;
}

/** Renders the sales of days as bars, those before as a line, and both as a table. */
export function salesChart(chart: SalesChart): Html {
  const { report, title, endsToday, action } = chart;
  const { currency, rows, totals, compare } = report;
  const id = `sales-${currency}`;
  const amount = (value: number): string => moneyText({ amount: value, currency });
  const isToday = (index: number): boolean => endsToday && index === rows.length - 1;
  return html`<section class="card sec chart" aria-labelledby="${id}">
    <div class="head">
      <h2 id="${id}">${title}</h2>
      ${action ?? LEGEND}
    </div>
    <p class="sum"><b>${amount(totals.collected)}</b> ${changeOf(chart)}</p>
    ${valueChart(
      rows.map(({ business_date: date = '', collected }, index) => ({
        label: isToday(index) ? 'Today' : shortDate(date),
        value: collected,
        before: compare?.rows[index]?.collected,
        isNow: isToday(index),
      })),
      sentenceOf(chart, amount),
      (value) => moneyShort(value, currency),
    )}
    ${action !== undefined && LEGEND}
    <details>
      <summary>View as table</summary>
      ${recordTable(
        [
          { title: 'Day', cell: ({ business_date: date = '' }) => shortDate(date) },
          { title: 'Orders', isEnd: true, isFixed: true, cell: ({ orders }) => numberOf(orders) },
          { title: 'Sales', isEnd: true, isFixed: true, cell: ({ collected }) => amount(collected) },
        ],
        rows.toReversed(),
      )}
    </details>
  </section>`;
}

const changeOf = ({ report, before }: SalesChart): Content =>
  delta(report.compare?.changes.collected, `vs ${before}`);

function sentenceOf({ report, when, before }: SalesChart, amount: (value: number) => string): string {
  const { rows, totals, compare } = report;
  const best = rows.toSorted((one, other) => other.collected - one.collected)[0];
  const change = compare?.changes.collected;
  const how =
    !change || change.bps === null || change.bps === 0
      ? ''
      : `, ${change.difference > 0 ? 'up' : 'down'} ${percentOf(change.bps)} on ${before}`;
  const most =
    best && best.collected > 0
      ? ` The best day was ${shortDate(best.business_date ?? '')} with ${amount(best.collected)}.`
      : '';
  return `Sales by day of ${when}: ${amount(totals.collected)}${how}.${most}`;
}
