import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button } from '../controls/button.ts';
import { pages, type Pages } from './pages.ts';
import { sortHead, sortSelect, type SortableColumn, type Sorting } from './table-sort.ts';

/** A column: its head, and what it shows of a row. */
export interface Column<Row> extends SortableColumn {
  cell: (row: Row) => unknown;
  /** Numbers, money and times: to the end, in figures of one width. */
  isFigure?: boolean;
}

/** What a table shows. Rows come sorted and filtered: that is the host's or the service's to do. */
export interface DataTable<Row> {
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
