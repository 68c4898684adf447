import { FakeNetwork, json, type Sent } from '../../../testing/fake-network.ts';
import { lengthOf, shifted } from '../range.ts';
import type {
  ItemsReport,
  PaymentsReport,
  ReportOptions,
  SalesFigures,
  SalesReport,
  TaxesReport,
} from '../reporting-api.ts';

export const OPTIONS = '/v1/reports/options';
export const SALES = '/v1/reports/sales';
export const ITEMS = '/v1/reports/items';
export const PAYMENTS = '/v1/reports/payments';
export const TAXES = '/v1/reports/taxes';

const NOTHING: SalesFigures = {
  orders: 0,
  gross: 0,
  discounts: 0,
  charges: 0,
  refunds: 0,
  included_tax: 0,
  net: 0,
  tax: 0,
  tips: 0,
  collected: 0,
  average: null,
};

/** The figures of a number of orders of 20.00, each with 2.00 off, 1.44 tax and a tip of 1.00. */
export const sold = (orders: number): SalesFigures => ({
  ...NOTHING,
  orders,
  gross: orders * 2000,
  discounts: orders * 200,
  net: orders * 1800,
  tax: orders * 144,
  tips: orders * 100,
  collected: orders * 2044,
  average: orders > 0 ? 1800 : null,
});

const changesOf = <Totals extends object>(now: Totals, before: Totals) =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const was = (before as Record<string, number | null>)[name] ?? 0;
      const difference = (value ?? 0) - was;
      return [
        name,
        {
          difference,
          bps: was ? Math.round((difference / was) * 10_000) : null,
          is_new: was === 0 && difference > 0,
        },
      ];
    }),
  );

/** A row of one rate. */
const taxAt = (rate_ppm: number, net: number) => ({
  name: 'VAT',
  jurisdiction: 'GB',
  rate_ppm,
  net,
  tax: Math.round((net * rate_ppm) / 1_000_000),
  gross: net + Math.round((net * rate_ppm) / 1_000_000),
  refunds: 1_200,
});

/**
 * The part of the service that the element talks to: a shop that sells as many orders a day as `perDay` says.
 */
export class FakeReports extends FakeNetwork {
  /** What disputes took, in minor units. */
  disputed = 0;
  options: ReportOptions = {
    object: 'report_options',
    merchant: 'mer_1',
    timezone: 'Europe/London',
    currency: 'GBP',
    generated_at: '2026-11-21T14:05:00.000Z',
    today: '2026-11-21',
    max_days: 400,
    locations: [
      { id: 'loc_1', name: 'Harbour', timezone: 'Europe/London' },
      { id: 'loc_2', name: 'مطعم الميناء', timezone: 'Europe/London' },
    ],
    surfaces: ['ordering', 'dashboard', 'api', 'pay_link'],
  };
  perDay = 2;
  perDayBefore = 1;
  items = [
    { item: 'itm_1', variation: 'var_1', name: 'Bean salad', variation_name: null, quantity: 8, net: 9000 },
    { item: 'itm_2', variation: 'var_2', name: 'شوربة عدس', variation_name: 'Large', quantity: 3, net: 4000 },
    { item: null, variation: null, name: 'Pay link', variation_name: null, quantity: 1, net: 1000 },
  ];

  constructor() {
    super();
    this.session();
    this.route(OPTIONS, () => json(200, this.options));
    this.route(SALES, (sent) => (isCsv(sent) ? csv(sent) : json(200, this.sales(sent.query))));
    this.route(ITEMS, (sent) => (isCsv(sent) ? csv(sent) : json(200, this.itemsReport(sent.query))));
    this.route(TAXES, (sent) => (isCsv(sent) ? csv(sent) : json(200, this.taxes(sent.query))));
    this.route(PAYMENTS, (sent) => (isCsv(sent) ? csv(sent) : json(200, this.payments(sent.query))));
  }

  session(more: { scopes?: string[] } = {}): void {
    const scopes = more.scopes ?? ['reports:read', 'reports:export'];
    this.route('/v1/sessions/current', () =>
      json(200, {
        object: 'session',
        merchant: 'mer_1',
        scopes,
        environment: 'sandbox',
        expires_in: 900,
      }),
    );
  }

  sales(query: URLSearchParams): SalesReport {
    const { from, to } = datesOf(query);
    const group = query.get('group') ?? 'day';
    const days = lengthOf({ from, to });
    const rowsOf = (perDay: number, first: string) => {
      if (group === 'surface') return [{ surface: 'ordering', ...sold(perDay * days) }];
      if (group === 'location') return [{ location: 'loc_1', ...sold(perDay * days) }];
      if (group === 'hour')
        return Array.from({ length: 24 }, (_, hour) => ({ hour, ...sold(hour === 12 ? perDay * days : 0) }));
      return Array.from({ length: days }, (_, at) => ({
        business_date: shifted(first, at),
        through: shifted(first, at),
        ...sold(perDay),
      }));
    };
    const totals = sold(this.perDay * days);
    const before = sold(this.perDayBefore * days);
    const compare = query.get('compare');
    return {
      ...this.#head(query, 'sales_report'),
      group,
      rows: rowsOf(this.perDay, from),
      totals,
      compare: compare
        ? {
            with: compare,
            from: shifted(from, -days),
            to: shifted(to, -days),
            until: to === this.options.today ? '2026-11-14T14:05:00.000Z' : null,
            rows: rowsOf(this.perDayBefore, shifted(from, -days)),
            totals: before,
            changes: changesOf(totals, before),
          }
        : null,
    } as SalesReport;
  }

  itemsReport(query: URLSearchParams): ItemsReport {
    const rows = this.items.map((item) => ({ ...item, gross: item.net + 500, discounts: 300, refunds: 200 }));
    const sum = (of: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((all, row) => all + of(row), 0);
    const totals = {
      quantity: sum(({ quantity }) => quantity),
      gross: sum(({ gross }) => gross),
      discounts: sum(({ discounts }) => discounts),
      refunds: sum(({ refunds }) => refunds),
      net: sum(({ net }) => net),
    };
    const before = { quantity: 0, gross: 0, discounts: 0, refunds: 0, net: 0 };
    const compared = { from: '', to: '', until: null, rows: [], totals: before };
    return {
      ...this.#head(query, 'items_report'),
      group: 'item',
      rows,
      totals,
      compare: query.get('compare')
        ? { with: 'previous', ...compared, changes: changesOf(totals, before) }
        : null,
    } as unknown as ItemsReport;
  }

  payments(query: URLSearchParams): PaymentsReport {
    const totals = {
      payments: 14,
      amount: 28_616,
      tip: 1400,
      fee_platform: 700,
      fee_partner: 300,
      refunds: 1,
      refunded: 616,
      disputes: this.disputed > 0 ? 1 : 0,
      disputed: this.disputed,
      collected: 28_000 - this.disputed,
    };
    const rows = [
      { tender: 'card', ...totals, payments: 13, amount: 27_616, collected: 27_000 - this.disputed },
      {
        tender: 'voucher',
        payments: 1,
        amount: 1000,
        tip: 0,
        fee_platform: 0,
        fee_partner: 0,
        refunds: 0,
        refunded: 0,
        disputes: 0,
        disputed: 0,
        collected: 1000,
      },
    ];
    return {
      ...this.#head(query, 'payments_report'),
      group: 'tender',
      rows,
      totals,
      compare: null,
    } as unknown as PaymentsReport;
  }

  taxes(query: URLSearchParams): TaxesReport {
    const group = query.get('group') ?? 'tax';
    const { from, to } = datesOf(query);
    const none = { name: null, jurisdiction: null, rate_ppm: null, net: 800, tax: 0, gross: 800, refunds: 0 };
    const rows = [taxAt(200_000, 12_180), taxAt(50_000, 1_000), none];
    const days = group === 'tax' ? [{}] : [from, to].map((day) => ({ business_date: day, through: day }));
    const totals = { net: 13_980, tax: 2_486, gross: 16_466, refunds: 2_400 };
    return {
      ...this.#head(query, 'taxes_report'),
      group,
      rows: days.flatMap((day) => rows.map((row) => ({ ...day, ...row }))),
      totals,
      compare: null,
    } as unknown as TaxesReport;
  }

  #head(query: URLSearchParams, object: string) {
    const { timezone, currency, merchant, generated_at } = this.options;
    return {
      object,
      merchant,
      timezone,
      currency,
      generated_at,
      ...datesOf(query),
      location: query.get('location'),
      surface: query.get('surface'),
    };
  }
}

const datesOf = (query: URLSearchParams) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' });
const isCsv = ({ query }: Sent): boolean => query.get('format') === 'csv';

/** Named as no other part of the page could name it. */
function csv({ path, query }: Sent): Response {
  const name = `${path.split('/').at(-1)}-${query.get('group') ?? ''}-by-the-service.csv`;
  return new Response('\uFEFFbusiness_date,orders\r\n2026-11-20,2\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
