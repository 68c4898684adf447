import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type ReportingEventMap, TrellisReporting } from './reporting.ts';

/**
 * `<trellis-reporting>` for React.
 *
 * @example
 * <Session endpoint="/trellis-session">
 *   <Reporting range="last-30-days" onTrellisFilterChange={({ detail }) => remember(detail)} />
 * </Session>
 */
export const Reporting = createComponent({
  tagName: 'trellis-reporting',
  elementClass: TrellisReporting,
  react,
  events: {
    onTrellisReady: named<ReportingEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisFilterChange: named<ReportingEventMap, 'trellis-filter-change'>('trellis-filter-change'),
    onTrellisRecordSelect: named<ReportingEventMap, 'trellis-record-select'>('trellis-record-select'),
    onTrellisError: named<ReportingEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<ReportingEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
