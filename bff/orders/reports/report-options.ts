import type { Principal } from '../../core/api/principal.ts';
import { locationNames, runningDateOf } from '../../catalog/locations/locations.ts';
import type { ReportOptions } from './contract/report-options.ts';
import { MAX_REPORT_DAYS, SURFACES } from './contract/report-query.ts';
import { merchantOfReport, type ScopeDeps } from './report-scope.ts';

/**
 * What a page needs before it asks for a report. The running date is the environment's: a browser's own calendar may be in another
 * zone, or days behind the clock of a sandbox.
 *
 * @throws {ApiError} field_missing; not_found: another one's merchant
 */
export async function optionsOf(
  { db, keys }: ScopeDeps,
  principal: Principal,
  named: string | undefined,
): Promise<ReportOptions> {
  const { id: merchantId, timezone, currency } = await merchantOfReport(db, principal, named);
  const now = new Date(await keys.clocks.now(principal));
  const [today, locations] = await Promise.all([
    runningDateOf(db, { merchantId, timezone }, now),
    locationNames(db, merchantId),
  ]);
  return {
    object: 'report_options',
    merchant: merchantId,
    timezone,
    currency,
    generated_at: now.toISOString(),
    today,
    max_days: MAX_REPORT_DAYS,
    locations,
    surfaces: [...SURFACES],
  };
}
