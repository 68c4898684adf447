import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Interval, ReportFilters } from './filters.ts';
import type { Dates } from './range.ts';
import type {
  ItemsReport as WholeItemsReport,
  SalesReport as WholeSalesReport,
} from '../../../bff/orders/reports/contract/sales-report.ts';
import type { PaymentsReport as AllPayments } from '../../../bff/orders/reports/contract/payments-report.ts';
import type { ReportOptions as WholeOptions } from '../../../bff/orders/reports/contract/report-options.ts';
import type { TaxesReport as WholeTaxesReport } from '../../../bff/orders/reports/contract/taxes-report.ts';

/**
 * The parts of the API's records that the element uses, from the contract's types. Amounts are in minor units
 * of the report's currency; a surface or a tender is a string here, since a newer service has some that the
 * element doesn't know.
 */
export type SalesReport = WholeSalesReport;
export type ItemsReport = WholeItemsReport;
export type PaymentsReport = AllPayments;
export type TaxesReport = WholeTaxesReport;
export type ReportOptions = WholeOptions;
export type SalesRow = SalesReport['rows'][number];
export type ItemRow = ItemsReport['rows'][number];
export type SalesFigures = SalesReport['totals'];
export type SalesFigure = keyof SalesFigures;
export type PaymentFigures = PaymentsReport['totals'];
export type Change = NonNullable<SalesReport['compare']>['changes']['net'];

/** The parameters of a report: its dates, limits and comparison. */
export type ReportQuestion = Dates & Pick<ReportFilters, 'compare' | 'location' | 'surface'>;
export type ReportKind = 'sales' | 'items' | 'payments' | 'taxes';

type SalesGrouping = Interval | 'surface' | 'location' | 'tender';

/** A report's address; parameters that are empty are left out. */
export function pathOf(kind: ReportKind, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return `/v1/reports/${kind}?${new URLSearchParams(given).toString()}`;
}

/** Whether it has what the element goes by: rows, totals, and the currency and the zone that they are in. */
function isReport(body: unknown): boolean {
  const { rows, totals, currency, timezone } = Object(body) as Partial<SalesReport>;
  return Array.isArray(rows) && !!totals && !!currency && !!timezone;
}

function isOptions(body: unknown): boolean {
  const { today, timezone, currency, locations } = Object(body) as Partial<ReportOptions>;
  return !!today && !!timezone && !!currency && Array.isArray(locations);
}

/** The operations that the element needs. They only read, so each may be sent again. */
export class ReportingApi {
  #api: SessionApi;

  constructor(api: SessionApi) {
    this.#api = api;
  }

  options(): Promise<ReportOptions> {
    return this.#read('/v1/reports/options', isOptions);
  }

  sales(question: ReportQuestion, group: SalesGrouping): Promise<SalesReport> {
    return this.#read(pathOf('sales', { ...question, group }), isReport);
  }

  items(question: ReportQuestion): Promise<ItemsReport> {
    return this.#read(pathOf('items', { ...question }), isReport);
  }

  payments(question: ReportQuestion): Promise<PaymentsReport> {
    return this.#read(pathOf('payments', { ...question, group: 'tender' }), isReport);
  }

  taxes(question: ReportQuestion, group: string): Promise<TaxesReport> {
    return this.#read(pathOf('taxes', { ...question, group }), isReport);
  }

  async #read<Body>(path: string, expects: (body: unknown) => boolean): Promise<Body> {
    return (await this.#api.request({ path, expects })).json as Body;
  }
}
