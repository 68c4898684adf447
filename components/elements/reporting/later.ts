/** What is seen after the totals and their chart. It is loaded behind the first rendering (load-later.ts). */
export { datesForm } from './dates-form.ts';
export { itemsView } from './items-view.ts';
export { nothingSold } from './nothing-sold.ts';
export { paymentsView } from './payments-view.ts';
export { periodChoice, reportDownloads } from './report-downloads.ts';
export { placesView } from './places-view.ts';
export { taxesView } from './taxes-view.ts';
export { timeTable } from './report-table.ts';
