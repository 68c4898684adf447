import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Sealer } from '../../core/http/secrets.ts';
import * as operations from './contract/members.ts';
import * as ssoOperations from './contract/sso.ts';
import { memberSimulations } from './member-events.ts';
import { pageOfMembers, readMember } from './member-records.ts';
import { inviteMember, removeMember, resendInvitation, updateMember } from './members.ts';
import { passkeyMigrations } from './passkey-tables.ts';
import { checkDomains } from './sso/domains.ts';
import type { IdentityProviders } from './sso/provider.ts';
import { deleteSso, readSso, replaceSso } from './sso/settings.ts';
import { ssoMigrations } from './sso/tables.ts';
import { peopleMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly identityProviders: IdentityProviders;
    /** Encrypts what the database must keep readable for the service alone. */
    readonly sealer: Sealer;
  }
}

/** People who sign in, and the teams that they are on. */
export const people: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  routes: (deps) => [...memberRoutes(deps), ...ssoRoutes(deps)],
  simulations: memberSimulations,
  migrations: { ...peopleMigrations, ...passkeyMigrations, ...ssoMigrations },
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
      body: await inTransaction(db, (work) => removeMember(work, deps, principal, params.id)),
    })),
  ];
}

function ssoRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(ssoOperations.getSso, async ({ principal }) => ({ body: await readSso(db, principal, deps) })),
    route(ssoOperations.setSso, async ({ principal, work, body }) => {
      await replaceSso(work, deps, principal, body);
      return { body: await readSso(work.db, principal, deps) };
    }),
    route(ssoOperations.verifySsoDomains, async ({ principal }) => {
      const { isDevelopment } = deps.identityProviders;
      await checkDomains({ ...deps, isDevelopment }, principal.partnerId);
      return { body: await readSso(db, principal, deps) };
    }),
    route(ssoOperations.removeSso, async ({ principal }) => {
      await inTransaction(db, (work) => deleteSso(work, principal));
      return { body: await readSso(db, principal, deps) };
    }),
  ];
}
