// The element needs a session, so its element comes along.
import '../../session/session.define.ts';
import { define } from '../../session/base-element.ts';
import { TrellisReporting } from './reporting.ts';

export type { FilterChangeDetail, ReportFilters, ReportView } from './filters.ts';
export type { RecordSelectDetail } from './filters.ts';
export type { ReportingEventMap } from './reporting.ts';
export { TrellisReporting };

define('trellis-reporting', TrellisReporting);
