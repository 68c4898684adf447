import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button } from '../controls/button.ts';
import { options } from '../forms/select-field.ts';

/** A column: its head, and what it shows of a row. */
export interface Column<Row> extends SortableColumn {
  cell: (row: Row) => unknown;
  /** Numbers, money and times: to the end, in figures of one width. */
  isFigure?: boolean;
}

/** The content of a table. Rows are sorted and filtered by the host or the service. */
interface DataTable<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The totals, below all rows. */
  foot?: Row | undefined;
  sorting?: Sorting | undefined;
  sort?: (sorting: Sorting) => void;
  /** Shown instead of rows where there are none. */
  empty: unknown;
  /** Adds the next rows; left out after the last. */
  more?: (() => unknown) | undefined;
  /** Instead of `more`: the rows are one page, and others take their place. */
  pages?: Pages | undefined;
}

/**
 * A table whose heads sort; where it is narrow each row is a card, each cell says its column, and a select
 * sorts.
 */
export const dataTable = <Row>(of: DataTable<Row>): TemplateResult =>
  of.rows.length === 0
    ? html`${of.empty}`
    : html`${sortSelect(of)}
        <table part="table" class="data">
          <caption class="unseen">
            ${of.caption}
          </caption>
          <thead>
            <tr>
              ${of.columns.map((column) => head(column, of))}
            </tr>
          </thead>
          <tbody>
            ${of.rows.map(
              (row) =>
                html`<tr part="row">
                  ${of.columns.map((column) => dataCell(column, row))}
                </tr>`,
            )}
          </tbody>
          ${of.foot ? foot(of.columns, of.foot) : nothing}
        </table>
        ${
          of.more
            ? html`<div class="row">
                ${button({ label: msg('Show more'), isSlim: true, press: of.more })}
              </div>`
            : nothing
        }${of.pages ? pages(of.pages) : nothing}`;

/** Its first cell says what it is, as a head of its row. */
const foot = <Row>([first, ...others]: readonly Column<Row>[], totals: Row): TemplateResult =>
  html`<tfoot>
    <tr>
      <th scope="row">${first?.cell(totals)}</th>
      ${others.map((column) => dataCell(column, totals))}
    </tr>
  </tfoot>`;

function dataCell<Row>({ label, cell, isFigure }: Column<Row>, row: Row): TemplateResult {
  // The sign of a figure stays at its left where text runs to the left.
  const content = isFigure ? html`<bdi>${cell(row)}</bdi>` : cell(row);
  return html`<td class=${isFigure ? 'figure' : ''} data-label=${label}>${content}</td>`;
}

function head<Row>(column: Column<Row>, { sorting, sort }: DataTable<Row>): TemplateResult {
  const { id, label, isFigure, isSortable } = column;
  const isSorted = sorting?.column === id;
  const isDescending = isSorted && sorting.isDescending;
  const order = isSorted ? (isDescending ? 'descending' : 'ascending') : nothing;
  return html`<th scope="col" class=${isFigure ? 'figure' : ''} aria-sort=${order}>
    ${isSortable ? sortHead(column, isSorted, isDescending, sort) : label}
  </th>`;
}

/** The column by which rows are sorted. */
export interface Sorting {
  column: string;
  isDescending: boolean;
}

/** The properties of a column that sorting needs. */
interface SortableColumn {
  id: string;
  label: string;
  isSortable?: boolean;
}

interface Sortable {
  columns: readonly SortableColumn[];
  sorting?: Sorting | undefined;
  sort?: (sorting: Sorting) => void;
}

/** The head of a column: a button that sorts by it, up and then down. */
function sortHead(
  { id, label }: SortableColumn,
  isSorted: boolean,
  isDescending: boolean,
  sort: Sortable['sort'],
): TemplateResult {
  return html`<button
    type="button"
    class="sort"
    @click=${() => sort?.({ column: id, isDescending: isSorted && !isDescending })}
  >
    ${label}<svg viewBox="0 0 24 24" aria-hidden="true">
      <path d=${isDescending ? 'm6 10 6 6 6-6' : 'm6 14 6-6 6 6'}></path>
    </svg>
  </button>`;
}

/** The same as a select, where the table is so narrow that its heads are out of sight. */
function sortSelect({ columns, sorting, sort }: Sortable): TemplateResult | typeof nothing {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return nothing;
  const choices = sortable.flatMap(({ id, label }) => [
    [valueOf({ column: id, isDescending: false }), msg(str`${label}, ascending`)] as const,
    [valueOf({ column: id, isDescending: true }), msg(str`${label}, descending`)] as const,
  ]);
  const choose = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    sort?.({ column: value.slice(1), isDescending: value.startsWith('-') });
  };
  return html`<label class="sort-by"
    >${msg('Sort by')}
    <select part="input" class="slim" @change=${choose}>
      ${sorting ? nothing : html`<option value="" selected disabled>${msg('Choose')}</option>`}
      ${options({ value: sorting ? valueOf(sorting) : '', options: choices })}
    </select></label
  >`;
}

const valueOf = ({ column, isDescending }: Sorting): string => (isDescending ? '-' : '+') + column;

/** The page of a list that is shown. */
export interface Pages {
  /** Which records these are, such as "51–100". */
  text: string;
  /** Links to the previous and the next page; absent without such a page, or while one is loading. */
  previous?: (() => unknown) | undefined;
  next?: (() => unknown) | undefined;
}

/** The way through a list page by page. A button that leads nowhere stays, and keeps the focus. */
const pages = ({ text, previous, next }: Pages): TemplateResult =>
  html`<nav part="pages" class="pages" aria-label=${msg('Pages')}>
    ${button({ label: msg('Previous'), isSlim: true, isBusy: !previous, press: previous })}
    ${button({ label: msg('Next'), isSlim: true, isBusy: !next, press: next })}
    <span class="muted" role="status">${text}</span>
  </nav>`;
