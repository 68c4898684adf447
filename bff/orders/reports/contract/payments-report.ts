import { type Static, Type } from 'typebox';
import { Figure, GroupOfRow, ReportOf, SALES_GROUPS, DaysOfRow, PAYOUT_GROUPS } from './report-fields.ts';
import { ReportQueryOf } from './report-query.ts';
import { OneOf } from '../../../core/contract/fields.ts';
import { PAYOUT_METHODS, type PayoutStatus } from '../../../money/payouts/contract/payout.ts';

const PaymentFigures = {
  payments: Figure('How many payments were captured.', 42),
  amount: Figure('What was captured, tips included.', 177900),
  tip: Figure('The tips in it.', 9025),
  fee_platform: Figure("The platform's part of the fees.", 4120),
  fee_partner: Figure("The partner's part of the fees.", 1480),
  refunds: Figure('How many refunds succeeded.', 2),
  refunded: Figure('What was refunded, on the day it was refunded.', 4500),
  disputes: Figure('How many payments were disputed.', 0),
  disputed: Figure(
    'What disputes took, less what came back from those that were won, on the day when it moved. Their ' +
      'fees are in the fees.',
    0,
  ),
  collected: Figure('amount − refunded − disputed.', 173400),
};

export const PAYMENT_FIGURES = [
  'payments',
  'amount',
  'tip',
  'fee_platform',
  'fee_partner',
  'refunds',
  'refunded',
  'disputes',
  'disputed',
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

const PayoutFigures = {
  payouts: Figure('How many payouts.', 1),
  entries: Figure('How many entries of the ledger they pay out.', 42),
  gross: Figure('The entries before fees.', 173400),
  fee: Figure('The fees.', 5600),
  net: Figure('gross − fee: what arrives.', 167800),
};

export const PAYOUT_FIGURES = ['payouts', 'entries', 'gross', 'fee', 'net'] as const;

const {
  location: _location,
  surface: _surface,
  ...query
} = ReportQueryOf(PAYOUT_GROUPS, {
  dates: ' of arrival',
  csv: 'a table with a row for each entry of each payout, whatever the group',
}).properties;
/** Failed and canceled payouts are in no report. */
const REPORTED_STATUSES = ['pending', 'in_transit', 'paid'] as const satisfies PayoutStatus[];

/** A payout is of a whole merchant. */
export const PayoutsQuery = Type.Object({
  ...query,
  status: Type.Optional(
    OneOf(REPORTED_STATUSES, {
      description: 'Only payouts with this status. Those that failed or were canceled are in no report.',
      'x-rule': `must be one of ${REPORTED_STATUSES.join(', ')}`,
    }),
  ),
  method: Type.Optional(
    OneOf(PAYOUT_METHODS, {
      description: 'Only payouts by this method.',
      'x-rule': `must be one of ${PAYOUT_METHODS.join(', ')}`,
    }),
  ),
});
export type PayoutsQuery = Static<typeof PayoutsQuery>;

export const PayoutsReport = ReportOf('payouts_report', 'PayoutsReport', {
  groups: PAYOUT_GROUPS,
  row: {
    payout: Type.Optional(Type.String({ description: 'Id of the payout. With `payout`.' })),
    arrival_date: Type.Optional(
      Type.String({
        format: 'date',
        description: 'When it arrives at the bank. With `payout`.',
      }),
    ),
    ...DaysOfRow,
    ...PayoutFigures,
  },
  totals: PayoutFigures,
  changing: PAYOUT_FIGURES,
});
export type PayoutsReport = Static<typeof PayoutsReport>;
