import type { FeatureContract } from '../../../core/contract/feature.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { ItemsQuery, ItemsReport, SalesQuery, SalesReport, TodayQuery, TodayReport } from './sales-report.ts';
import { PaymentsQuery, PaymentsReport, PayoutsQuery, PayoutsReport } from './payments-report.ts';
import { MerchantsQuery, MerchantsReport } from './merchants-report.ts';
import { ReportOptions, ReportOptionsQuery } from './report-options.ts';
import { TaxesQuery, TaxesReport } from './taxes-report.ts';

const onReports = {
  method: 'get',
  tag: 'Reports',
  credentials: ['key', 'session'],
  scope: 'reports:read',
  furtherScopes: ['reports:export'],
  example: {
    query: { merchant: EXAMPLE_ID.merchant, from: '2026-11-20', to: '2026-11-21' },
  },
  idempotency: 'ignored',
  errors: ['not_found'],
} as const;

export const getReportOptions = defineOperation({
  id: 'getReportOptions',
  method: 'get',
  tag: 'Reports',
  path: '/v1/reports/options',
  summary: 'Retrieve what can be reported',
  description:
    "Returns the merchant's time zone and currency, the business date that is running, and the locations " +
    'and surfaces that a report can be limited to: what a page needs before it asks for a report. It ' +
    'requires no scope for merchants.',
  credentials: ['key', 'session'],
  scope: 'reports:read',
  query: ReportOptionsQuery,
  example: { query: { merchant: EXAMPLE_ID.merchant } },
  success: { status: 200, description: 'The options.', schema: ReportOptions },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const reportToday = defineOperation({
  id: 'reportToday',
  method: 'get',
  tag: 'Reports',
  path: '/v1/reports/today',
  summary: 'Report today',
  description:
    'What was sold on the running business date, and how many orders are open, waiting and late: what a ' +
    'page for taking orders shows. Who may read orders may read it.',
  credentials: ['key', 'session'],
  scope: 'orders:read',
  query: TodayQuery,
  example: { query: { merchant: EXAMPLE_ID.merchant } },
  success: { status: 200, description: 'The report.', schema: TodayReport },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const REPORT = 'The report, or the table as an attachment.';
const CSV = ['text/csv'] as const;

export const reportSales = defineOperation({
  ...onReports,
  id: 'reportSales',
  path: '/v1/reports/sales',
  summary: 'Report sales',
  description:
    'A sale counts on the business date of its capture, a refund on its own. In every grouping, ' +
    '`collected` is what was captured less what was refunded, and equals the sum of the ledger.',
  query: SalesQuery,
  success: { status: 200, description: REPORT, schema: SalesReport, download: CSV },
});

export const reportMerchants = defineOperation({
  id: 'reportMerchants',
  method: 'get',
  tag: 'Reports',
  path: '/v1/reports/merchants',
  summary: 'Report all merchants',
  description:
    'The sales of all merchants with one currency, by merchant or by day, with the figures of the report ' +
    'of sales.',
  credentials: ['key'],
  scope: 'reports:read',
  query: MerchantsQuery,
  example: { query: { currency: 'GBP', from: '2026-11-20', to: '2026-11-21' } },
  success: { status: 200, description: 'The report.', schema: MerchantsReport },
  idempotency: 'ignored',
  errors: [],
});

export const reportItems = defineOperation({
  ...onReports,
  id: 'reportItems',
  path: '/v1/reports/items',
  summary: 'Report items',
  description: 'What was sold, by item and variation, those with the highest net first.',
  query: ItemsQuery,
  success: { status: 200, description: REPORT, schema: ItemsReport, download: CSV },
});

export const reportTaxes = defineOperation({
  ...onReports,
  id: 'reportTaxes',
  path: '/v1/reports/taxes',
  summary: 'Report taxes',
  description:
    'Net, tax, gross and refunds by tax, rate and jurisdiction, for the whole period or for each day, ' +
    'week or month of it. The `tax` of all rows adds up to that of the totals, which are those of the ' +
    'ledger. What two taxes cover is in the `net` of both rows, and once in the totals. Tips are in none.',
  query: TaxesQuery,
  success: { status: 200, description: REPORT, schema: TaxesReport, download: CSV },
});

export const reportPayments = defineOperation({
  ...onReports,
  id: 'reportPayments',
  path: '/v1/reports/payments',
  summary: 'Report payments',
  description:
    'What was captured and refunded, with its fees. The table has a row for each captured payment.',
  query: PaymentsQuery,
  success: { status: 200, description: REPORT, schema: PaymentsReport, download: CSV },
});

export const reportPayouts = defineOperation({
  ...onReports,
  id: 'reportPayouts',
  path: '/v1/reports/payouts',
  summary: 'Report payouts',
  description:
    'Payouts by the date on which they arrive, without those that failed or were canceled: their money is ' +
    'in the balance again. The table has a row for each entry, and those of a payout add up to it.',
  query: PayoutsQuery,
  example: {
    ...onReports.example,
    response: {
      rows: [
        {
          payout: EXAMPLE_ID.payout,
          arrival_date: '2026-11-20',
          payouts: 1,
          entries: 42,
          gross: 173400,
          fee: 5600,
          net: 167800,
        },
      ],
    },
  },
  success: { status: 200, description: REPORT, schema: PayoutsReport, download: CSV },
});

export const reports = {
  tag: 'Reports',
  description:
    'What a merchant sold, collected and was paid out, by business date: the local date at the location, ' +
    'stored when it happened. Each report is JSON or a CSV table. Reports read the ledger, so they agree ' +
    'with the balance and with payouts.',
  operations: [
    getReportOptions,
    reportToday,
    reportSales,
    reportMerchants,
    reportItems,
    reportTaxes,
    reportPayments,
    reportPayouts,
  ],
} as const satisfies FeatureContract;
