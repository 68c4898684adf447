import type { Sorting } from '../../kit/tables/table-sort.ts';

/** How a table is shown; kept between renderings. */
export class TableView {
  sorting: Sorting | undefined;
  page = 0;
  /** Only rows whose names have this in them. */
  search = '';
}
