import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Interval, ReportFilters } from './filters.ts';
import type { Dates } from './range.ts';
import type {
  ItemsReport,
  PaymentsReport,
  ReportOptions,
  SalesReport,
  TaxesReport,
} from './report-records.ts';

/** What one report is of: its dates, and what it is limited to and compared with. */
export type ReportQuestion = Dates & Pick<ReportFilters, 'compare' | 'location' | 'surface'>;

export type ReportKind = 'sales' | 'items' | 'payments' | 'taxes';
export type SalesGrouping = Interval | 'surface' | 'location' | 'tender';

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
