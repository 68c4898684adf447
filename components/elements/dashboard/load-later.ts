import { Late } from '../../kit/loading/late.ts';

/** What opens: an order, the reasons of a rejection, what is sold out, how ordering is paused. */
export const later = new Late(() => import('./later.ts'));
