import { Type, type Static } from 'typebox';
import { orNull } from '../../../core/contract/fields.ts';
import { Figure, GroupOfRow, ReportOf, SALES_GROUPS } from './report-fields.ts';
import { ReportQueryOf } from './report-query.ts';

const SalesFigures = {
  orders: Figure('Sales: paid orders, and payments of pay links without one.', 42),
  gross: Figure('The prices of all lines.', 153100),
  discounts: Figure('What was taken off them.', 3100),
  charges: Figure('Delivery, service and packaging.', 6400),
  refunds: Figure('What was given back of lines and charges, on the day it was given back.', 4200),
  included_tax: Figure('The tax that prices contain, less what was refunded of it.', 0),
  net: Figure('gross − discounts + charges − refunds − included_tax.', 152200),
  tax: Figure('All taxes, less what was refunded of them.', 12175),
  tips: Figure('Tips, less what was refunded of them.', 9025),
  collected: Figure('net + tax + tips: what was captured less what was refunded.', 173400),
  average: orNull(Type.Integer({ description: 'net for each order; `null` without orders.' }), {
    examples: [3624],
  }),
};

export const SALES_FIGURES = [
  'orders',
  'gross',
  'discounts',
  'charges',
  'refunds',
  'included_tax',
  'net',
  'tax',
  'tips',
  'collected',
  'average',
] as const;

export const SalesQuery = ReportQueryOf(SALES_GROUPS, { dates: '', csv: 'the rows as a table' });
export type SalesQuery = Static<typeof SalesQuery>;

export const SalesReport = ReportOf('sales_report', 'SalesReport', {
  groups: SALES_GROUPS,
  row: { ...GroupOfRow, ...SalesFigures },
  totals: SalesFigures,
  changing: SALES_FIGURES,
});
export type SalesReport = Static<typeof SalesReport>;
