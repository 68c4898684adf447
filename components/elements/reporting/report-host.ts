import type { LitElement } from 'lit';
import type { ReportFilters, ReportView } from './filters.ts';

/** The detail of `trellis-record-select`: what a row is of, and its id; of `dates` that is `from/to`. */
export interface RecordSelectDetail {
  object: 'dates' | 'item' | 'surface' | 'location';
  id: string;
}

/** What the parts of the report need of their element. */
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
