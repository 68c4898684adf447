import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import * as operations from './contract/members.ts';
import { pageOfMembers, readMember } from './member-records.ts';
import { inviteMember, removeMember, resendInvitation, updateMember } from './members.ts';
import { passkeyMigrations } from './passkey-tables.ts';
import { peopleMigrations } from './tables.ts';

/** People who sign in, and the teams that they are on. */
export const people: Feature = {
  routes: memberRoutes,
  migrations: { ...peopleMigrations, ...passkeyMigrations },
};

function memberRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(operations.inviteMember, async ({ principal, work, body }) => ({
      body: await inviteMember(work, deps, principal, body),
    })),
    route(operations.listMembers, async ({ principal, query }) => ({
      body: await pageOfMembers(db, principal, pageRequestOf(query)),
    })),
    route(operations.getMember, async ({ principal, params }) => ({
      body: await readMember(db, principal, params.id),
    })),
    route(operations.updateMember, async ({ principal, work, params, body }) => ({
      body: await updateMember(work, deps, principal, params.id, body),
    })),
    route(operations.resendInvitation, async ({ principal, work, params }) => ({
      body: await resendInvitation(work, deps, principal, params.id),
    })),
    route(operations.removeMember, async ({ principal, params }) => ({
      body: await inTransaction(db, (work) => removeMember(work, principal, params.id)),
    })),
  ];
}
