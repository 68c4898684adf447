import { Late } from '../../kit/loading/late.ts';

/** What a report is broken down by, its tables, and dates of one's own: behind the first rendering. */
export const later = new Late(() => import('./later.ts'));
