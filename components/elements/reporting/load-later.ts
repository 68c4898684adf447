import { Late } from '../../kit/loading/late.ts';

/**
 * The breakdowns of a report, its chart, tables and the form for custom dates, loaded after the first
 * rendering.
 */
export const later = new Late(() => import('./report-tools.ts'));
