import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  getReportOptions,
  reportItems,
  reportPayments,
  reportPayouts,
  reportSales,
  reportTaxes,
  reportToday,
} from './report-operations.ts';

export const reports = {
  tag: 'Reports',
  description:
    'What a merchant sold, collected and was paid out, by business date: the local date at the location, stored when it happened. Each ' +
    'report is JSON or a CSV table. Reports read the ledger, so they agree with the balance and with payouts.',
  operations: [
    getReportOptions,
    reportToday,
    reportSales,
    reportItems,
    reportTaxes,
    reportPayments,
    reportPayouts,
  ],
} as const satisfies FeatureContract;
