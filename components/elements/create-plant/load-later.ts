import { Late } from '../../kit/loading/late.ts';

/**
 * What the form needs only once somebody uses it: the rules of its fields, its words for failure and success.
 */
export const later = new Late(() => import('./later.ts'));
