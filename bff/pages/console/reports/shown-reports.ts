/** The reports as the console shows them: columns, and rows with those of the time before. */
import type { ItemsReport, SalesReport } from '../../../orders/reports/contract/sales-report.ts';
import type { PaymentsReport, PayoutsReport } from '../../../orders/reports/contract/payments-report.ts';
import { GROUPS } from './report-form.ts';
import {
  nowOf,
  rowText,
  shortDate,
  type Column,
  type Figures,
  type ShownReport,
  type ShownRow,
} from './report-section.ts';

const SALES: readonly Column[] = [
  { name: 'collected', label: 'Collected' },
  { name: 'net', label: 'Net' },
  { name: 'orders', label: 'Orders', unit: ['order', 'orders'] },
  { name: 'average', label: 'Average' },
  { name: 'gross', label: 'Gross', isExtra: true },
  { name: 'discounts', label: 'Discounts', isExtra: true },
  { name: 'charges', label: 'Charges', isExtra: true },
  { name: 'refunds', label: 'Refunds' },
  { name: 'tax', label: 'Tax' },
  { name: 'tips', label: 'Tips' },
];

const PAYMENTS: readonly Column[] = [
  { name: 'collected', label: 'Collected' },
  { name: 'amount', label: 'Captured' },
  { name: 'refunded', label: 'Refunded' },
  { name: 'disputed', label: 'Disputed' },
  { name: 'payments', label: 'Payments', unit: ['payment', 'payments'] },
  { name: 'tip', label: 'Tips' },
  { name: 'fee_platform', label: 'Platform fee' },
  { name: 'fee_partner', label: 'Your fee' },
];

const PAYOUTS: readonly Column[] = [
  { name: 'net', label: 'Paid out' },
  { name: 'payouts', label: 'Payouts', unit: ['payout', 'payouts'] },
  { name: 'gross', label: 'Before fees' },
  { name: 'fee', label: 'Fees' },
  { name: 'entries', label: 'Entries', isCount: true },
];

const ITEMS: readonly Column[] = [
  { name: 'net', label: 'Net' },
  { name: 'quantity', label: 'Sold', unit: ['sold', 'sold'] },
  { name: 'gross', label: 'Gross' },
  { name: 'discounts', label: 'Discounts' },
  { name: 'refunds', label: 'Refunds' },
];

/**
 * @param locations names by id
 * @param today the merchant's day, which hasn't ended
 */
export function shownSales(
  report: SalesReport | PaymentsReport,
  locations: ReadonlyMap<string, string>,
  today: string,
): ShownReport {
  const columns = report.object === 'sales_report' ? SALES : PAYMENTS;
  const { rows, compare, group } = report;
  const isInOrder = ['day', 'week', 'month', 'hour'].includes(group);
  const label = (row: (typeof rows)[number]): string => rowText(row, locations);
  const others = new Map(compare?.rows.map((row) => [label(row), row]));
  return {
    ...shared(report, columns, GROUPS.sales[group] ?? group),
    rows: rows.map((row, index): ShownRow => {
      const before = isInOrder ? compare?.rows[index] : others.get(label(row));
      return {
        label: label(row),
        figures: figuresOf(row),
        before: before && figuresOf(before),
        now: nowOf(row, today),
      };
    }),
  };
}

export function shownItems(report: ItemsReport): ShownReport {
  const { rows, compare } = report;
  const key = ({ item, variation, name }: (typeof rows)[number]): string => `${item ?? name} ${variation}`;
  const others = new Map(compare?.rows.map((row) => [key(row), row]));
  return {
    ...shared(report, ITEMS, 'Item'),
    rows: rows.map((row): ShownRow => {
      const before = others.get(key(row));
      const label = row.variation_name === null ? row.name : `${row.name}, ${row.variation_name}`;
      return { label, figures: figuresOf(row), before: before && figuresOf(before) };
    }),
  };
}

export function shownPayouts(report: PayoutsReport, today: string): ShownReport {
  const { rows, compare, group } = report;
  return {
    ...shared(report, PAYOUTS, GROUPS.payouts[group] ?? group),
    rows: rows.map((row, index): ShownRow => {
      const before = group === 'payout' ? undefined : compare?.rows[index];
      const label = row.arrival_date === undefined ? rowText(row, new Map()) : shortDate(row.arrival_date);
      return { label, figures: figuresOf(row), before: before && figuresOf(before), now: nowOf(row, today) };
    }),
  };
}

function shared(
  {
    currency,
    timezone,
    from,
    to,
    totals,
    compare,
  }: SalesReport | PaymentsReport | ItemsReport | PayoutsReport,
  columns: readonly Column[],
  rowName: string,
) {
  const [main] = columns as [Column];
  return {
    currency,
    timezone,
    from,
    to,
    main,
    columns,
    rowName,
    totals: figuresOf(totals),
    compare: compare && { ...compare, totals: figuresOf(compare.totals) },
  };
}

/** Returns the numeric fields of a row. */
function figuresOf(row: object): Figures {
  const fields = Object.entries(row).filter(([, value]) => typeof value === 'number' || value === null);
  return Object.fromEntries(fields) as Figures;
}
