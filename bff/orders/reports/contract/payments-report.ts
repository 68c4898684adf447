import type { Static } from 'typebox';
import { Figure, GroupOfRow, ReportOf, SALES_GROUPS } from './report-fields.ts';
import { ReportQueryOf } from './report-query.ts';

const PaymentFigures = {
  payments: Figure('How many payments were captured.', 42),
  amount: Figure('What was captured, tips included.', 177900),
  tip: Figure('The tips in it.', 9025),
  fee_platform: Figure("The platform's part of the fees.", 4120),
  fee_partner: Figure("The partner's part of the fees.", 1480),
  refunds: Figure('How many refunds succeeded.', 2),
  refunded: Figure('What was refunded, on the day it was refunded.', 4500),
  collected: Figure('amount − refunded.', 173400),
};

export const PAYMENT_FIGURES = [
  'payments',
  'amount',
  'tip',
  'fee_platform',
  'fee_partner',
  'refunds',
  'refunded',
  'collected',
] as const;

export const PaymentsQuery = ReportQueryOf(SALES_GROUPS, {
  dates: '',
  csv: 'a table with a row for each captured payment, whatever the group',
});
export type PaymentsQuery = Static<typeof PaymentsQuery>;

export const PaymentsReport = ReportOf('payments_report', 'PaymentsReport', {
  groups: SALES_GROUPS,
  row: { ...GroupOfRow, ...PaymentFigures },
  totals: PaymentFigures,
  changing: PAYMENT_FIGURES,
});
export type PaymentsReport = Static<typeof PaymentsReport>;
