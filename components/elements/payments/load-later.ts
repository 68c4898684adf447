import { Late } from '../../kit/loading/late.ts';

/** What opens beside the list: a payment, with its refunds and its dispute. It loads behind the first rendering. */
export const lateDetail = new Late(() => import('./payment-detail.ts'));
