import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ReportOptions, SalesReport } from './reporting-api.ts';
import { type FiguresRow, reportTable, figuresOf, salesColumns, type Shown } from './report-table.ts';
import { surfaceText } from './report-words.ts';
import { TableView } from './filters.ts';

export interface PlacesView extends Shown {
  surfaces: SalesReport;
  /** None where the merchant has one location. */
  locations: SalesReport | undefined;
  options: ReportOptions;
  select: (object: 'surface' | 'location', id: string) => void;
}

const locationView = new WeakMap<TableView, TableView>();

/** Where it was sold: on which surface, and at which location. A row leads to the report of that alone. */
export function placesView(of: PlacesView): TemplateResult {
  const { surfaces, locations, options, view, select } = of;
  const names = new Map(options.locations.map(({ id, name }) => [id, name]));
  const ofLocations = locationView.get(view) ?? new TableView();
  locationView.set(view, ofLocations);
  return html`${places(of, surfaces, {
    view,
    caption: msg('Sales by surface'),
    head: msg('Surface'),
    idOf: ({ surface }) => surface ?? '',
    textOf: surfaceText,
    select: ({ id }) => select('surface', id),
  })}
  ${
    locations
      ? places(of, locations, {
          view: ofLocations,
          caption: msg('Sales by location'),
          head: msg('Location'),
          idOf: ({ location }) => location ?? '',
          textOf: (id) => names.get(id) ?? (id || msg('No location')),
          select: ({ id }) => select('location', id),
        })
      : nothing
  }`;
}

interface Place {
  view: TableView;
  caption: string;
  head: string;
  idOf: (row: SalesReport['rows'][number]) => string;
  textOf: (id: string) => string;
  select: (row: FiguresRow) => void;
}

function places(shown: Shown, report: SalesReport, { idOf, textOf, ...place }: Place): TemplateResult {
  const { rows, totals, compare } = report;
  const before = new Map(compare?.rows.map((row) => [idOf(row), figuresOf(row)]));
  // A row with sales only in the earlier range stays: a drop to zero is news.
  const all = [
    ...rows,
    ...(compare?.rows ?? [])
      .filter((row) => !rows.some((now) => idOf(now) === idOf(row)))
      .map((row) => ({ ...nothingOf(row) })),
  ];
  return reportTable({
    ...shown,
    ...place,
    figures: salesColumns(),
    changing: 'collected',
    totals,
    totalsBefore: compare?.totals,
    rows: all.map((row): FiguresRow => ({
      id: idOf(row),
      label: textOf(idOf(row)),
      figures: figuresOf(row),
      before: compare ? (before.get(idOf(row)) ?? {}) : undefined,
    })),
  });
}

/** The same place with all figures at nothing. */
const nothingOf = (row: SalesReport['rows'][number]): SalesReport['rows'][number] =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? 0 : value]),
  ) as SalesReport['rows'][number];
