import type {
  ItemsReport as WholeItemsReport,
  SalesReport as WholeSalesReport,
} from '../../../bff/orders/reports/contract/sales-report.ts';
import type { PaymentsReport as WholePaymentsReport } from '../../../bff/orders/reports/contract/payments-report.ts';
import type { ReportOptions as WholeOptions } from '../../../bff/orders/reports/contract/report-options.ts';
import type { TaxesReport as WholeTaxesReport } from '../../../bff/orders/reports/contract/taxes-report.ts';

/**
 * What the element uses of the API's records, from the contract's types. Amounts are in minor units of the
 * report's currency; a surface or a tender is a string here, since a newer service has some that the element
 * doesn't know.
 */
export type SalesReport = WholeSalesReport;
export type ItemsReport = WholeItemsReport;
export type PaymentsReport = WholePaymentsReport;
export type TaxesReport = WholeTaxesReport;
export type ReportOptions = WholeOptions;

export type SalesRow = SalesReport['rows'][number];
export type ItemRow = ItemsReport['rows'][number];

export type SalesFigures = SalesReport['totals'];
export type SalesFigure = keyof SalesFigures;
export type PaymentFigures = PaymentsReport['totals'];
export type Change = NonNullable<SalesReport['compare']>['changes']['net'];
