import type { Principal } from '../../core/api/principal.ts';
import { viewOf } from '../../core/api/principal.ts';
import { businessDateOf, findLocation, runningDateOf } from '../../catalog/locations/locations.ts';
import { countOpenOrders } from '../orders/orders.ts';
import type { TodayReport } from './contract/today-report.ts';
import { reportOf } from './report.ts';
import { merchantOfReport, scopeOfReport, type ScopeDeps } from './report-scope.ts';
import { salesKind } from './sales-report.ts';

/**
 * What was sold on the running business date, by the report of sales itself, and what is under way.
 * @throws {ApiError} field_missing; not_found: another one's merchant or location
 */
export async function todayOf(
  deps: ScopeDeps,
  principal: Principal,
  wish: { readonly merchant?: string; readonly location?: string },
): Promise<TodayReport> {
  const { db, keys } = deps;
  const { id: merchantId, timezone } = await merchantOfReport(db, principal, wish.merchant);
  const now = new Date(await keys.clocks.now(principal));
  const location =
    wish.location === undefined ? undefined : await findLocation(db, viewOf(principal), wish.location);
  const today = location
    ? await businessDateOf(location, now)
    : await runningDateOf(db, { merchantId, timezone }, now);
  // Refuses a location of another one.
  const scope = await scopeOfReport(deps, principal, { ...wish, from: today, to: today });
  const [sales, open] = await Promise.all([
    reportOf(db, scope, salesKind('day')),
    countOpenOrders(db, { merchantId, locationId: scope.location }, now),
  ]);
  const { orders, net } = sales.totals;
  return {
    object: 'today_report',
    merchant: merchantId,
    location: scope.location,
    timezone,
    currency: scope.currency,
    generated_at: now.toISOString(),
    business_date: today,
    orders,
    net,
    ...open,
  };
}
