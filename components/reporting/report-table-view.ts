import type { Sorting } from '../kit/data-table.ts';

/** How a table is shown; kept between renderings. */
export class TableView {
  sorting: Sorting | undefined;
  page = 0;
  /** Only rows whose names have this in them. */
  search = '';
}
