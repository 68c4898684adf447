import type { Dates } from './range.ts';
import type { LitElement } from 'lit';
import type { Sorting } from '../../kit/tables/data-table.ts';

export const VIEWS = ['overview', 'items', 'places', 'payments', 'taxes'] as const;
/** The breakdowns of the report. */
export type ReportView = (typeof VIEWS)[number];

export const INTERVALS = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

/**
 * The limits of a report, and how it is shown. Empty texts limit nothing; `auto` depends on the number of
 * days.
 */
export interface ReportFilters {
  /** The name of a preset, or two dates such as `2026-11-01/2026-11-20`. */
  range: string;
  compare: '' | 'previous' | 'last_year';
  /** Id of a location. */
  location: string;
  surface: string;
  interval: 'auto' | Interval;
  view: ReportView;
}

/** The detail of `trellis-filter-change`: the filters, with the dates that the range is now. */
export type FilterChangeDetail = ReportFilters & Partial<Dates>;

export const DEFAULT_FILTERS: ReportFilters = {
  range: 'last-7-days',
  compare: 'previous',
  location: '',
  surface: '',
  interval: 'auto',
  view: 'overview',
};

export const FILTER_NAMES = Object.keys(DEFAULT_FILTERS) as (keyof ReportFilters)[];

/**
 * The filters that a text such as `range=last-30-days&compare=last_year` names; what it doesn't name stays
 * out.
 */
export function readFilters(text: string | null | undefined): Partial<ReportFilters> {
  const given = [...new URLSearchParams(text ?? '')].filter(([name]) =>
    (FILTER_NAMES as readonly string[]).includes(name),
  );
  return Object.fromEntries(given) as Partial<ReportFilters>;
}

/**
 * Words that nobody knows are as if they were not there; ranges, locations and surfaces are checked where
 * they are used.
 */
export function knownFilters(filters: ReportFilters): ReportFilters {
  const { compare, interval, view } = filters;
  return {
    ...filters,
    compare: compare === 'previous' || compare === 'last_year' ? compare : '',
    interval: (INTERVALS as readonly string[]).includes(interval) ? interval : 'auto',
    view: VIEWS.includes(view) ? view : 'overview',
  };
}

/** Returns hours for one day, days for up to four months, otherwise weeks. */
export function intervalFor(interval: 'auto' | Interval, days: number): Interval {
  if (interval !== 'auto') return interval;
  if (days === 1) return 'hour';
  return days <= 124 ? 'day' : 'week';
}

/** Returns how taxes are grouped: `tax` for all dates together, unless days, weeks or months are chosen. */
export const taxGroup = (interval: ReportFilters['interval']): string =>
  interval === 'auto' || interval === 'hour' ? 'tax' : interval;

/** The detail of `trellis-record-select`: what a row is of, and its id; of `dates` that is `from/to`. */
export interface RecordSelectDetail {
  object: 'dates' | 'item' | 'surface' | 'location';
  id: string;
}

/** The parts of the element that its views need. */
export interface ReportHost extends LitElement {
  view: ReportView | undefined;
  readonly columns: string | undefined;
  readonly pageSize: number | undefined;
  readonly locale: string | undefined;
  /** Whether the session may do this. */
  may: (scope: string) => boolean;
  /** A person has chosen: other figures are asked for, and an event is fired. */
  choose: (filters: Partial<ReportFilters>) => void;
  /** A row was chosen. @returns whether the element is to show it itself */
  select: (detail: RecordSelectDetail) => boolean;
  refresh: () => void;
}

/** How a table is shown; kept between renderings. */
export class TableView {
  sorting: Sorting | undefined;
  page = 0;
  /** Only rows whose names have this in them. */
  search = '';
}
