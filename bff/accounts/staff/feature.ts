import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { findMerchant } from '../merchants/merchants.ts';
import * as operations from './contract/staff.ts';
import { inviteStaff, removeStaff, resendStaffInvitation, updateStaff } from './staff-changes.ts';
import { staffSimulations } from './staff-events.ts';
import { pageOfStaff, presentStaff, readStaff } from './staff-records.ts';
import { staffMigrations } from './tables.ts';

/** The people of merchants, who sign in to dashboards on partners' sites. */
export const staff: Feature = {
  routes: staffRoutes,
  simulations: staffSimulations,
  migrations: staffMigrations,
  catalog: (tag) => import(`./languages/${tag}.ts`),
};

function staffRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(operations.inviteStaff, async ({ principal, work, params, body }) => ({
      body: await inviteStaff(work, deps, principal, params.merchant, body),
    })),
    route(operations.listStaff, async ({ principal, params, query }) => {
      const view = viewOf(principal);
      if (!(await findMerchant(db, view, params.merchant))) throw new ApiError('not_found');
      return { body: await pageOfStaff(db, view, params.merchant, pageRequestOf(query)) };
    }),
    route(operations.getStaff, async ({ principal, params }) => ({
      body: presentStaff(await readStaff(db, viewOf(principal), pathOf(params))),
    })),
    route(operations.updateStaff, async ({ principal, work, params, body }) => ({
      body: await updateStaff(work, deps, principal, pathOf(params), body),
    })),
    route(operations.resendStaffInvitation, async ({ principal, work, params }) => ({
      body: await resendStaffInvitation(work, deps, principal, pathOf(params)),
    })),
    route(operations.removeStaff, async ({ principal, params }) => ({
      body: await inTransaction(db, (work) => removeStaff(work, deps, principal, pathOf(params))),
    })),
  ];
}

const pathOf = ({ merchant, id }: { readonly merchant: string; readonly id: string }) => ({
  merchantId: merchant,
  id,
});
