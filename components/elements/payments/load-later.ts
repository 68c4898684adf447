import { Late } from '../../kit/loading/late.ts';

/** The panel of a payment with its refunds and its dispute, loaded after the first rendering. */
export const lateDetail = new Late(() => import('./payment-detail.ts'));
