import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import { button } from './button.ts';

/** A column: its head, and what it shows of a row. */
export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => unknown;
  /** Numbers, money and times: to the end, in figures of one width. */
  isFigure?: boolean;
  isSortable?: boolean;
}

/** By which column rows are sorted. */
export interface Sorting {
  column: string;
  isDescending: boolean;
}

/** What a table shows. Rows come sorted and filtered: that is the host's or the service's to do. */
export interface DataTable<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sorting?: Sorting | undefined;
  sort?: (sorting: Sorting) => void;
  /** Shown instead of rows where there are none. */
  empty: unknown;
  /** Reads the next page; left out on the last. */
  more?: (() => unknown) | undefined;
}

/** A table whose heads sort; where it is narrow each row is a card, and each cell says its column. */
export const dataTable = <Row>(of: DataTable<Row>): TemplateResult =>
  of.rows.length === 0
    ? html`${of.empty}`
    : html`<table part="table" class="data">
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
                  ${of.columns.map(
                    ({ label, cell, isFigure }) =>
                      html`<td class=${isFigure ? 'figure' : ''} data-label=${label}>${cell(row)}</td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
        ${
          of.more
            ? html`<div class="row">
                ${button({ label: msg('Show more'), isSlim: true, press: of.more })}
              </div>`
            : nothing
        }`;

function head<Row>(
  { id, label, isFigure, isSortable }: Column<Row>,
  { sorting, sort }: DataTable<Row>,
): TemplateResult {
  const isSorted = sorting?.column === id;
  const isDescending = isSorted && sorting.isDescending;
  const order = isSorted ? (isDescending ? 'descending' : 'ascending') : nothing;
  return html`<th scope="col" class=${isFigure ? 'figure' : ''} aria-sort=${order}>
    ${
      isSortable
        ? html`<button
            type="button"
            class="sort"
            @click=${() => sort?.({ column: id, isDescending: isSorted && !isDescending })}
          >
            ${label}<svg viewBox="0 0 24 24" aria-hidden="true">
              <path d=${isDescending ? 'm6 10 6 6 6-6' : 'm6 14 6-6 6 6'}></path>
            </svg>
          </button>`
        : label
    }
  </th>`;
}
