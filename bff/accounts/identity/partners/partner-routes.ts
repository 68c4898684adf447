import {
  createPartner,
  getPartner,
  getProductionReadiness,
  publishPartner,
  setOrigins,
  updatePartner as updatePartnerOperation,
} from '../contract/partners/partners.ts';
import type { ReadinessCheck } from '../contract/partners/readiness.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { type Limiter, addressQuota, spend } from '../../../core/api/limits/quota.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { replaceOrigins, updatePartner, readPartner } from './change-partner.ts';
import { checkOrigins, type Origins } from './origins.ts';
import { blockersOf, publish, type PublishCheck } from './publish.ts';
import { requireOpenSignUp, signUp, type SignUpDeps } from './sign-up.ts';

/** Calls what production is connected to. */
interface Readiness {
  check(): Promise<readonly ReadinessCheck[]>;
  /** The latest results on this node. */
  readonly latest: readonly ReadinessCheck[];
}

export interface PartnerRoutesDeps extends SignUpDeps {
  readonly isSignUpOpen: boolean;
  readonly origins: Origins;
  readonly limiter: Limiter;
  readonly publishChecks: readonly PublishCheck[];
  readonly readiness: Readiness;
}

export function partnerRoutes(deps: PartnerRoutesDeps): Route[] {
  const { db, clock, limiter, readiness } = deps;
  return [
    route(createPartner, async ({ body, remoteAddress, setHeader }) => {
      await spend(setHeader, [addressQuota(remoteAddress)], limiter);
      requireOpenSignUp(deps);
      const signedUp = await signUp(deps, body.name);
      const { id } = signedUp.partner;
      return {
        body: signedUp,
        about: { partnerId: id, environment: 'sandbox', merchantId: null, type: 'partner', id },
      };
    }),
    route(getPartner, async ({ principal: { partnerId, environment } }) => ({
      body: await readPartner(db, partnerId, environment),
    })),
    route(updatePartnerOperation, async ({ principal, work, body }) => ({
      body: await updatePartner(work, clock, principal, body),
    })),
    route(setOrigins, async ({ principal, body }) => {
      const origins = checkOrigins(body.origins, principal.environment);
      const partner = await inTransaction(db, (work) => replaceOrigins(work, clock, principal, origins));
      deps.origins.invalidateAll();
      return { body: partner };
    }),
    route(getProductionReadiness, async ({ principal }) => {
      const checks = await readiness.check();
      const blockers = await blockersOf(db, principal, deps.publishChecks);
      return {
        body: {
          object: 'readiness',
          checked_at: new Date(clock.now()).toISOString(),
          checks: [...checks],
          blockers,
        },
      };
    }),
    route(
      publishPartner,
      async ({ principal, work }) => {
        const partner = await publish(work, deps, principal);
        const missing = readiness.latest.filter(({ state }) => state !== 'ready');
        return { body: { ...partner, warnings: missing.map(({ name, message }) => ({ name, message })) } };
      },
      { prepare: async () => void (await readiness.check()) },
    ),
  ];
}
