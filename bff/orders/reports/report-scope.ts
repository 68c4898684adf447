import type { Comparison } from './contract/report-fields.ts';
import { MAX_REPORT_DAYS, type Surface } from './contract/report-query.ts';
import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { merchantOf, viewOf, type Principal } from '../../core/api/principal.ts';
import type { EnvironmentClocks } from '../../core/timers/environment-clock.ts';
import { businessDateOf, findLocation, runningDateOf } from '../../catalog/locations/locations.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import { comparedPeriod, lengthOf, type Period } from './periods.ts';

/** The scope of a report. */
export interface ReportScope {
  readonly merchantId: string;
  readonly timezone: string;
  readonly currency: string;
  readonly location: string | null;
  /** The only locations whose sales the caller sees; `undefined` for all. */
  readonly locations?: readonly string[] | undefined;
  readonly surface: Surface | null;
  readonly period: Period;
  /** The environment's time. */
  readonly now: Date;
  readonly compared: Compared | undefined;
}

interface Compared {
  readonly comparison: Comparison;
  readonly period: Period;
  /** Set for a period with a day that hasn't ended: the comparison stops at the same point. */
  readonly until: Date | undefined;
}

/** A query of any report. */
export interface ReportWish {
  readonly merchant?: string;
  readonly from: string;
  readonly to: string;
  readonly compare?: Comparison;
  readonly location?: string;
  readonly surface?: Surface;
  readonly format?: 'json' | 'csv';
}

export interface ScopeDeps {
  readonly db: Db;
  readonly keys: { readonly clocks: EnvironmentClocks };
}

/** @throws {ApiError} field_missing, field_invalid; not_found: another one's merchant or location */
export async function scopeOfReport(
  { db, keys }: ScopeDeps,
  principal: Principal,
  wish: ReportWish,
): Promise<ReportScope> {
  const period = checkedPeriod(wish);
  refuseComparedTable(wish);
  const view = viewOf(principal);
  const now = new Date(await keys.clocks.now(principal));
  const { id: merchantId, timezone, currency } = await merchantOfReport(db, principal, wish.merchant);
  const location = wish.location === undefined ? undefined : await findLocation(db, view, wish.location);
  if (wish.location !== undefined && location?.merchantId !== merchantId) throw unknown('location');
  const running = location
    ? await businessDateOf(location, now)
    : await runningDateOf(db, { merchantId, timezone }, now);
  return {
    merchantId,
    timezone,
    currency,
    location: location?.id ?? null,
    locations: view.locations,
    surface: wish.surface ?? null,
    period,
    now,
    compared: wish.compare && (await comparedWith(wish.compare, { period, running, now, timezone })),
  };
}

/** @throws {ApiError} field_missing; not_found: another one's */
export async function merchantOfReport(db: Db, principal: Principal, named: string | undefined) {
  const merchant = await findMerchant(db, viewOf(principal), merchantOf(principal, named));
  if (!merchant) throw unknown('merchant');
  return merchant;
}

interface Present {
  readonly period: Period;
  /** The first day that hasn't ended everywhere. */
  readonly running: string;
  readonly now: Date;
  readonly timezone: string;
}

async function comparedWith(
  comparison: Comparison,
  { period, running, now, timezone }: Present,
): Promise<Compared> {
  const before = comparedPeriod(period, comparison);
  const hasEnded = period.to < running;
  const back = comparison === 'previous' ? { days: lengthOf(period) } : { years: 1 };
  return {
    comparison,
    period: before,
    until: hasEnded ? undefined : await sameTimeBefore(now, timezone, back),
  };
}

/** @throws {ApiError} field_invalid */
export function checkedPeriod({ from, to }: Period): Period {
  if (from > to) {
    throw new ApiError('field_invalid', { message: 'from must not be after to.', param: 'from' });
  }
  if (lengthOf({ from, to }) > MAX_REPORT_DAYS) {
    const message = `to must be at most ${MAX_REPORT_DAYS} days after from, both included.`;
    throw new ApiError('field_invalid', { message, param: 'to' });
  }
  return { from, to };
}

/** @throws {ApiError} field_invalid */
function refuseComparedTable({ format, compare }: ReportWish): void {
  if (format !== 'csv' || compare === undefined) return;
  throw new ApiError('field_invalid', { message: 'A csv has no comparison.', param: 'compare' });
}

function unknown(param: 'merchant' | 'location'): ApiError {
  return new ApiError('not_found', { message: `This ${param} doesn't exist.`, param });
}

/**
 * The same time of day on the wall, some days or years earlier. Where the clock skips it, the one after the
 * gap.
 */
async function sameTimeBefore(
  at: Date,
  timezone: string,
  back: { readonly days: number } | { readonly years: number },
): Promise<Date> {
  const { Temporal } = await import('temporal-polyfill');
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
  return new Date(now.subtract(back).epochMilliseconds);
}
