import type { TemplateResult } from 'lit';
import { type Column, dataTable, type Sorting } from '../../kit/tables/data-table.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ReportWriter } from './report-writer.ts';
import type { Change, SalesReport } from './reporting-api.ts';
import type { TableView, Interval } from './filters.ts';
import { figureText, rowText, whenText } from './report-words.ts';
import { goodOf } from './statement.ts';
import { changeOf } from './summary.ts';

/**
 * How a figure of a row has changed, as the service computes it for totals: of nothing there is no
 * percentage. It is for display, so the hundredths of a percent are rounded as floats.
 */
export const changeBetween = (now: number, before: number): Change => ({
  difference: now - before,
  bps: before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 10_000),
  is_new: before === 0 && now !== 0,
});

/** The figures of a row by name, without what it is of. */
export const figuresOf = (row: object): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value === 'number' || value === null),
  ) as Record<string, number | null>;

/** A row of figures: what it is of, its figures by name, and those before. */
export interface FiguresRow {
  /** The ID of its record, if there is one. */
  id: string;
  label: string;
  /** The name of its part: the item's variation. */
  about?: string | undefined;
  figures: Readonly<Record<string, number | null | undefined>>;
  before?: Readonly<Record<string, number | null | undefined>> | undefined;
}

/** A figure of a table: its head, and whether it is a count rather than an amount. */
interface FigureColumn {
  id: string;
  label: string;
  isCount?: boolean;
}

interface ReportTable {
  caption: string;
  /** The head of what rows are of. */
  head: string;
  figures: readonly FigureColumn[];
  rows: readonly FiguresRow[];
  totals: FiguresRow['figures'];
  totalsBefore?: FiguresRow['before'];
  /** The figure whose change is shown, where rows are compared. */
  changing?: string;
  /** Which figures are shown, by their names; empty: all. */
  columns: readonly string[];
  pageSize: number;
  /** How the rows come. */
  order?: Sorting;
  view: TableView;
  writer: ReportWriter;
  /** The rows may be chosen. */
  select?: ((row: FiguresRow) => void) | undefined;
  changed: () => void;
}

/** Figures by row, sorted and by pages, with the total of all rows that the filters leave. */
export function reportTable(of: ReportTable): TemplateResult {
  const { view, pageSize, changed } = of;
  const rows = sorted(searched(of.rows, view.search), view.sorting);
  const count = Math.max(1, Math.ceil(rows.length / pageSize));
  view.page = Math.min(view.page, count - 1);
  const first = view.page * pageSize;
  const turn = (page: number) => () => {
    view.page = page;
    changed();
  };
  return dataTable<FiguresRow>({
    caption: of.caption,
    columns: columnsOf(of),
    rows: rows.slice(first, first + pageSize),
    foot: totalOf(of, rows),
    sorting: view.sorting ?? of.order,
    sort: (sorting) => {
      view.sorting = sorting;
      view.page = 0;
      changed();
    },
    empty: html`<p class="muted none">${msg('No matches.')}</p>`,
    ...(count > 1 && {
      pages: {
        text: `${first + 1}–${Math.min(first + pageSize, rows.length)} / ${rows.length}`,
        previous: view.page > 0 ? turn(view.page - 1) : undefined,
        next: view.page < count - 1 ? turn(view.page + 1) : undefined,
      },
    }),
  });
}

function columnsOf({
  head,
  figures,
  columns,
  writer,
  select,
  changing,
  rows,
}: ReportTable): Column<FiguresRow>[] {
  const shown = figures.filter(({ id }) => columns.length === 0 || columns.includes(id));
  const isCompared = !!changing && rows.some(({ before }) => before);
  const text = (value: number | null | undefined, isCount: boolean | undefined): string =>
    value === null || value === undefined ? '–' : isCount ? writer.count(value) : writer.money(value);
  return [
    { id: '', label: head, isSortable: true, cell: (row) => nameOf(row, select) },
    ...shown.map(({ id, label, isCount }): Column<FiguresRow> => ({
      id,
      label,
      isFigure: true,
      isSortable: true,
      cell: (row) => text(row.figures[id], isCount),
    })),
    ...(isCompared
      ? [
          {
            id: ' change',
            label: msg('Difference'),
            isFigure: true,
            cell: ({ figures: now, before }: FiguresRow) =>
              changeOf(changeBetween(now[changing] ?? 0, before?.[changing] ?? 0), goodOf(changing), writer),
          },
        ]
      : []),
  ];
}

/** Renders the name of a row; a button if it leads somewhere. */
function nameOf(row: FiguresRow, select: ReportTable['select']): unknown {
  const { id, label, about } = row;
  const name = html`<bdi>${label}</bdi>${about ? html` <bdi class="muted">${about}</bdi>` : ''}`;
  return select && id
    ? html`<button type="button" class="opener" data-id=${id} @click=${() => select(row)}>${name}</button>`
    : name;
}

const searched = (rows: readonly FiguresRow[], search: string): readonly FiguresRow[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return wanted
    ? rows.filter(({ label, about = '' }) => `${label} ${about}`.toLocaleLowerCase().includes(wanted))
    : rows;
};

function sorted(rows: readonly FiguresRow[], sorting: Sorting | undefined): readonly FiguresRow[] {
  if (!sorting) return rows;
  const { column, isDescending } = sorting;
  const by = ({ figures }: FiguresRow): number => figures[column] ?? -Infinity;
  const inOrder = (one: FiguresRow, other: FiguresRow): number =>
    column ? by(one) - by(other) : one.label.localeCompare(other.label);
  return rows.toSorted((one, other) => inOrder(one, other) * (isDescending ? -1 : 1));
}

/** Returns the totals: the service's for the whole report, or the sum of the rows that a search leaves. */
function totalOf({ totals, totalsBefore, rows, figures }: ReportTable, left: readonly FiguresRow[]) {
  if (left.length === rows.length) {
    return { id: '', label: msg('Total'), figures: totals, before: totalsBefore };
  }
  const sumOf = (of: (row: FiguresRow) => FiguresRow['before']) =>
    Object.fromEntries(
      figures.map(({ id }) => [id, left.reduce((sum, row) => sum + (of(row)?.[id] ?? 0), 0)]),
    );
  return {
    id: '',
    label: msg('Total of these'),
    figures: sumOf((row) => row.figures),
    before: left.some(({ before }) => before) ? sumOf(({ before }) => before) : undefined,
  };
}

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
