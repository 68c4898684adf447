import type { Change } from './report-records.ts';

/**
 * How a figure of a row has changed, as the service computes it for totals: of nothing there is no percentage. It is for
 * display, so the hundredths of a percent are rounded as floats.
 */
export const changeOf = (now: number, before: number): Change => ({
  difference: now - before,
  bps: before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 10_000),
  is_new: before === 0 && now !== 0,
});

/** The figures of a row by name, without what it is of. */
export const figuresOf = (row: object): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value === 'number' || value === null),
  ) as Record<string, number | null>;
