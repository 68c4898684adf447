import { route, type Route } from '../../core/api/route.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { auditExport } from './audit-export.ts';
import { pageOfAuditEvents, readAuditEvent } from './audit-records.ts';
import { exportAuditEvents, getAuditEvent, listAuditEvents } from './contract/audit-events.ts';
import { purgeEntries, sealEntries } from './seal.ts';
import { auditMigrations } from './tables.ts';

const SEAL_EVERY_MS = 5_000;
const PURGE_EVERY_MS = 60 * 60_000;

/** The log of every change. The gateway writes its entries (`core/api/audit.ts`). */
export const audit: Feature = {
  routes: auditRoutes,
  migrations: auditMigrations,
  chores: [
    { name: 'audit.seal', everyMs: SEAL_EVERY_MS, run: ({ db }) => sealEntries(db) },
    {
      name: 'audit.purge',
      everyMs: PURGE_EVERY_MS,
      run: ({ db, retention }) => purgeEntries(db, retention.auditLog),
    },
  ],
};

function auditRoutes({ db, fromReplica }: FeatureDeps): Route[] {
  return [
    route(listAuditEvents, async ({ principal, query }) => ({
      body: await fromReplica((reading) =>
        pageOfAuditEvents(reading, principal, pageRequestOf(query), query),
      ),
    })),
    route(exportAuditEvents, ({ principal, query }) => ({ download: auditExport(db, principal, query) })),
    route(getAuditEvent, async ({ principal, params }) => ({
      body: await readAuditEvent(db, principal, params.id),
    })),
  ];
}
