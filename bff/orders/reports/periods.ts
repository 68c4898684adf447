import type { Comparison } from './contract/report-fields.ts';

/** Business dates, `YYYY-MM-DD`, the first and the last one included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** Days since the epoch. */
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A date some days later, or earlier. */
export const shifted = (date: string, days: number): string => dateOf(numberOf(date) + days);

export const lengthOf = ({ from, to }: Period): number => numberOf(to) - numberOf(from) + 1;

export function datesOf({ from, to }: Period): string[] {
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => shifted(from, index));
}

/** A period's days, weeks from Monday on, or months; the first and the last one cut to the period. */
export function partsOf(period: Period, unit: 'day' | 'week' | 'month'): Period[] {
  const parts: Period[] = [];
  for (let from = period.from; from <= period.to;) {
    const end = endOf(from, unit);
    const to = end < period.to ? end : period.to;
    parts.push({ from, to });
    from = shifted(to, 1);
  }
  return parts;
}

function endOf(date: string, unit: 'day' | 'week' | 'month'): string {
  if (unit === 'day') return date;
  const at = new Date(`${date}T00:00:00Z`);
  if (unit === 'week') return shifted(date, (7 - at.getUTCDay()) % 7);
  return dateOf(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0) / DAY_MS);
}

/** A period by whole months, and days that are added to them and taken off again. */
export interface InMonths {
  /** The first day of each. */
  readonly months: readonly string[];
  readonly added: readonly Period[];
  readonly removed: readonly Period[];
}

/**
 * Splits a period into whole months, and days to add or remove at each end. A partial month is counted by its
 * days or by its missing days, whichever are fewer: at most half a month at each end.
 */
export function inMonths(period: Period): InMonths {
  const months: string[] = [];
  const added: Period[] = [];
  const removed: Period[] = [];
  for (const part of partsOf(period, 'month')) {
    const month = { from: `${part.from.slice(0, 8)}01`, to: endOf(part.from, 'month') };
    const missing = [
      { from: month.from, to: shifted(part.from, -1) },
      { from: shifted(part.to, 1), to: month.to },
    ].filter(({ from, to }) => from <= to);
    const missingDays = missing.reduce((sum, days) => sum + lengthOf(days), 0);
    if (lengthOf(part) <= missingDays) {
      added.push(part);
    } else {
      months.push(month.from);
      removed.push(...missing);
    }
  }
  return { months, added, removed };
}

/** The period to compare with: as many days right before, or the same dates a year earlier. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  if (comparison === 'previous') {
    const days = lengthOf(period);
    return { from: shifted(period.from, -days), to: shifted(period.to, -days) };
  }
  return { from: yearBefore(period.from), to: yearBefore(period.to) };
}

/** February 29 has the 28th before it. */
function yearBefore(date: string): string {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0');
  return date.endsWith('-02-29') ? `${year}-02-28` : year + date.slice(4);
}
