import { Late } from '../../kit/loading/late.ts';

/**
 * What opens in the cards: a payout with its entries, the account, the forms. It is loaded behind the first
 * rendering.
 */
export const lateForms = new Late(() => import('./forms.ts'));
