import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { eventsAround, eventsRecordedBy } from '../../core/events/find-events.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps, Simulation } from '../../core/feature.ts';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';
import { RECONCILIATION_DUE } from '../ledger/ledger.ts';
import {
  getReconciliation,
  listReconciliations,
  makeSandboxDifference,
  resolveSandboxDifference,
} from './contract/reconciliations.ts';
import { forgetMovements } from './read-books.ts';
import type { ReconciliationService } from './reconciliation.ts';
import {
  findReconciliation,
  pageOfReconciliations,
  presentReconciliation,
} from './reconciliation-records.ts';
import { reconciliationMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly reconciliation: ReconciliationService;
  }
}

const FORGET_EVERY_MS = 60 * 60 * 1000;

export const reconciliation: Feature = {
  routes: reconciliationRoutes,
  migrations: reconciliationMigrations,
  timers: {
    [RECONCILIATION_DUE]: {
      outside: ({ deps, owner, record, dueAt }) => deps.reconciliation.compareDue(owner, record, dueAt),
    },
  },
  simulations: {
    'reconciliation.difference_found': simulate(false),
    'reconciliation.resolved': simulate(true),
  },
  chores: [
    {
      name: 'reconciliation.forget_movements',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetMovements(db, new Date(clock.now())),
    },
  ],
};

type RouteDeps = Pick<FeatureDeps, 'db' | 'fromReplica' | 'reconciliation'>;

function reconciliationRoutes({ db, fromReplica, reconciliation: service }: RouteDeps): Route[] {
  return [
    route(listReconciliations, async ({ principal, query }) => ({
      body: await fromReplica((reading) =>
        pageOfReconciliations(reading, viewOf(principal), pageRequestOf(query), query),
      ),
    })),
    route(getReconciliation, async ({ principal, params }) => ({
      body: presentReconciliation(await findReconciliation(db, viewOf(principal), params.id)),
    })),
    route(makeSandboxDifference, async ({ principal, body }) => ({
      body: await service.plant(viewOf(principal), body),
    })),
    route(resolveSandboxDifference, async ({ principal, params }) => ({
      body: await service.undo(viewOf(principal), params.id),
    })),
  ];
}

/** The sandbox's processor moves money that the ledger doesn't have, and takes it back. */
function simulate(isResolved: boolean): Simulation {
  return {
    outside: async (request) => {
      const { deps, caller } = request;
      const sinceMs = Date.now();
      const [merchant, before] = await inTransaction(deps.db, async (work) => {
        const id = await activeMerchant(work, request);
        return [id, await eventsRecordedBy(work.db, caller)] as const;
      });
      const view = { partnerId: caller.partnerId, environment: caller.environment, only: undefined };
      const made = await deps.reconciliation.plant(view, { merchant, difference: 'missing_in_ledger' });
      if (isResolved) await deps.reconciliation.undo(view, made.id);
      const about = { merchantId: merchant, record: made.id, sinceMs };
      return [...before, ...(await eventsAround(deps.db, caller, about))];
    },
  };
}
