import { Late } from '../../kit/loading/late.ts';

/** The steps as forms, their review and what is said of each state. It is loaded beside the record. */
export const lateForms = new Late(() => import('./step-views.ts'));
