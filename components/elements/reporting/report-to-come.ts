import type { ReportFilters } from './filters.ts';
import { type Dates, lengthOf, presetDates, readRange, shifted } from './range.ts';
import type { ReportOptions, SalesFigures, SalesReport } from './reporting-api.ts';

/** A calendar until the merchant's is known: what is rendered by it is painted over. */
export const calendarToCome = (): ReportOptions =>
  ({
    timezone: 'Europe/London',
    currency: 'EUR',
    today: new Date().toISOString().slice(0, 10),
    max_days: 400,
    locations: [],
    surfaces: [],
  }) as unknown as ReportOptions;

/** Returns a report with the shape of the one that is on its way, so that it takes the same room. */
export function reportToCome(
  { compare, range }: ReportFilters,
  known: Dates | undefined,
  { today, max_days: maxDays }: ReportOptions,
): SalesReport {
  const read = readRange(range, today, maxDays);
  const dates = known ?? (read.fault ? presetDates('last-7-days', today) : read.dates);
  const now = new Date().toISOString();
  const totals = { orders: 1, included_tax: 1 } as SalesFigures;
  const days = compare === 'previous' ? lengthOf(dates) : 365;
  const change = { difference: 1, bps: 1000 };
  return {
    ...dates,
    rows: [],
    totals,
    generated_at: now,
    compare: compare && {
      from: shifted(dates.from, -days),
      to: shifted(dates.to, -days),
      until: dates.to === today ? now : null,
      rows: [],
      totals,
      changes: new Proxy({}, { get: () => change }),
    },
  } as unknown as SalesReport;
}
