import { Late } from '../../kit/loading/late.ts';

/**
 * What a delivery opens to, the code that verifies a signature, and what is said of work, of failures and of
 * a page that is set up wrongly.
 */
export const later = new Late(() => import('./later.ts'));
