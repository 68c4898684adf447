import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import type { Interval } from './filters.ts';
import { type FiguresRow, reportTable, type ReportTable, figuresOf } from './report-table.ts';
import type { SalesReport } from './report-records.ts';
import { figureText, rowText, whenText } from './report-words.ts';

export type Shown = Pick<ReportTable, 'columns' | 'pageSize' | 'view' | 'writer' | 'changed'>;

/** The figures of sales, as tables have them. */
const SALES_COLUMNS = [
  'orders',
  'gross',
  'discounts',
  'charges',
  'refunds',
  'net',
  'tax',
  'tips',
  'collected',
] as const;

export const salesColumns = (): ReportTable['figures'] =>
  SALES_COLUMNS.map((id) => ({ id, label: figureText(id), isCount: id === 'orders' }));

/** The rows behind the chart. @param select looks at the dates of a row alone */
export function timeTable(
  { rows, totals, compare }: SalesReport,
  interval: Interval,
  shown: Shown,
  select: (dates: { from: string; to: string }) => void,
): TemplateResult {
  return reportTable({
    ...shown,
    caption: msg('Sales over time'),
    head: whenText(interval),
    figures: salesColumns(),
    changing: 'collected',
    totals,
    totalsBefore: compare?.totals,
    rows: rows.map((row, at): FiguresRow => {
      const { business_date: from = '', through = from } = row;
      return {
        // A row of a report is a range that can be reported by itself.
        id: from && `${from}/${through}`,
        label: rowText(row, interval, shown.writer),
        figures: figuresOf(row),
        before: compare ? figuresOf(compare.rows[at] ?? {}) : undefined,
      };
    }),
    select: ({ id }) => {
      const [from = '', to = ''] = id.split('/');
      select({ from, to });
    },
  });
}
