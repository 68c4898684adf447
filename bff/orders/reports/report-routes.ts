import type { Db } from '../../core/database/database.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { archivedMonths } from '../../money/archives/archives.ts';
import { requireFurtherScope } from '../../core/api/credential.ts';
import { requireAllLocations, seesLocation, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { locationNames, runningDateOf } from '../../catalog/locations/locations.ts';
import {
  getReportOptions,
  reportItems,
  reportMerchants,
  reportPayments,
  reportPayouts,
  reportSales,
  reportTaxes,
  reportToday,
} from './contract/reports.ts';
import { merchantsReport } from './merchants-report.ts';
import { itemsKind } from './items-report.ts';
import { paymentsInBatches } from './payment-list.ts';
import { archivedInPayouts, payoutsInBatches, payoutsKind } from './payouts-report.ts';
import { reportOf } from './report.ts';
import {
  scopeOfReport,
  type ReportScope,
  type ReportWish,
  type ScopeDeps,
  merchantOfReport,
} from './report-scope.ts';
import {
  itemsTable,
  type LocationNames,
  paymentsTable,
  payoutsTable,
  salesTable,
  taxesTable,
} from './report-tables.ts';
import { taxesKind } from './taxes-report.ts';
import { paymentsKind, salesKind, todayOf } from './sales-report.ts';
import type { ReportOptions } from './contract/report-options.ts';
import { MAX_REPORT_DAYS, SURFACES } from './contract/report-query.ts';

/**
 * Reports are read from the replica; lines of a table are read while it is sent, when this call has ended,
 * from the database itself.
 */
export function reportRoutes(deps: FeatureDeps): Route[] {
  const { db, fromReplica } = deps;
  return [
    route(getReportOptions, async ({ principal, query }) => ({
      body: await optionsOf(deps, principal, query.merchant),
    })),
    route(reportToday, async ({ principal, query }) => ({
      body: await fromReplica((reading) => todayOf({ ...deps, db: reading }, principal, query)),
    })),
    route(reportSales, async ({ principal, query }) => {
      const { scope, isTable } = await asked(deps, principal, query);
      const kind = salesKind(query.group ?? 'day');
      const body = await fromReplica((reading) => reportOf(reading, scope, kind));
      return isTable ? { download: salesTable(scope, body, await namesIn(db, scope)) } : { body };
    }),
    route(reportMerchants, async ({ principal, query }) => ({
      body: await fromReplica((reading) => merchantsReport({ ...deps, db: reading }, principal, query)),
    })),
    route(reportItems, async ({ principal, query }) => {
      const { scope, isTable } = await asked(deps, principal, query);
      const body = await fromReplica((reading) => reportOf(reading, scope, itemsKind));
      return isTable ? { download: itemsTable(scope, body) } : { body };
    }),
    route(reportTaxes, async ({ principal, query }) => {
      const { scope, isTable } = await asked(deps, principal, query);
      const kind = taxesKind(query.group ?? 'tax');
      const body = await fromReplica((reading) => reportOf(reading, scope, kind));
      return isTable ? { download: taxesTable(scope, body) } : { body };
    }),
    route(reportPayments, async ({ principal, query }) => {
      const { scope, isTable } = await asked(deps, principal, query);
      if (isTable) {
        const lines = paymentsInBatches(db, scope);
        const archived = () => archivedMonths(db, scope.merchantId, scope.period);
        return { download: paymentsTable(scope, lines, await namesIn(db, scope), archived) };
      }
      const kind = paymentsKind(query.group ?? 'day');
      return { body: await fromReplica((reading) => reportOf(reading, scope, kind)) };
    }),
    route(reportPayouts, async ({ principal, query }) => {
      requireAllLocations(principal);
      const { scope, isTable } = await asked(deps, principal, query);
      if (isTable) {
        const lines = payoutsInBatches(db, scope, query);
        const archived = () => archivedInPayouts(db, scope, query);
        return { download: payoutsTable(scope, lines, await namesIn(db, scope), archived) };
      }
      const kind = payoutsKind(query.group ?? 'payout', query);
      return { body: await fromReplica((reading) => reportOf(reading, scope, kind)) };
    }),
  ];
}

async function namesIn(db: Db, { merchantId }: ReportScope): Promise<LocationNames> {
  const locations = await locationNames(db, merchantId);
  return new Map(locations.map(({ id, name }) => [id, name]));
}

/** @throws {ApiError} scope_insufficient: a table needs one more; what `scopeOfReport` refuses */
async function asked(
  deps: ScopeDeps,
  principal: Principal,
  wish: ReportWish,
): Promise<{ readonly scope: ReportScope; readonly isTable: boolean }> {
  const isTable = wish.format === 'csv';
  if (isTable) requireFurtherScope(principal, reportSales, 'reports:export');
  return { scope: await scopeOfReport(deps, principal, wish), isTable };
}

/**
 * Returns the options that a page needs before it requests a report. The running date is the environment's: a
 * browser's calendar may be in another time zone, or days behind the clock of a sandbox.
 * @throws {ApiError} field_missing; not_found: another one's merchant
 */
async function optionsOf(
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
    locations: locations.filter(({ id }) => seesLocation(principal, id)),
    surfaces: [...SURFACES],
  };
}
