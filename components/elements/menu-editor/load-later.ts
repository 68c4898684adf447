import { Late } from '../../kit/loading/late.ts';

/** What opens in a menu, and what is said of work. */
export const later = new Late(() => import('./later.ts'));
