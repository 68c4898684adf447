import {
  createPartner,
  getPartner,
  publishPartner,
  setOrigins,
  updatePartner as updatePartnerOperation,
  type PartnerChange,
} from '../../contract/partners.ts';
import { inTransaction } from '../../database/unit-of-work.ts';
import { keyOf, workOf, type Route } from '../../gateway/call.ts';
import type { Limiter } from '../../gateway/limits/limiter.ts';
import { addressQuota } from '../../gateway/limits/quota.ts';
import { spend } from '../../gateway/limits/spend-quota.ts';
import { replaceOrigins, updatePartner } from './change-partner.ts';
import { checkOrigins, type Origins } from './origins.ts';
import { readPartner } from './partner-records.ts';
import { publish } from './publish.ts';
import { signUp, type SignUpDeps } from './sign-up.ts';

export interface PartnerRoutesDeps extends SignUpDeps {
  readonly origins: Origins;
  readonly limiter: Limiter;
}

export function partnerRoutes(deps: PartnerRoutesDeps): Route[] {
  return [
    {
      operation: createPartner,
      async handle(call) {
        await spend(call.res, [addressQuota(call.req.socket.remoteAddress ?? '')], deps.limiter);
        return { body: await signUp(deps, (call.body as { name: string }).name) };
      },
    },
    {
      operation: getPartner,
      async handle(call) {
        const { partnerId, environment } = keyOf(call);
        return { body: await readPartner(deps.db, partnerId, environment) };
      },
    },
    {
      operation: updatePartnerOperation,
      handle: async (call) => ({
        body: await updatePartner(workOf(call), deps.clock, keyOf(call), call.body as PartnerChange),
      }),
    },
    {
      operation: setOrigins,
      async handle(call) {
        const caller = keyOf(call);
        const origins = checkOrigins((call.body as { origins: string[] }).origins, caller.environment);
        const partner = await inTransaction(deps.db, (work) =>
          replaceOrigins(work, deps.clock, caller, origins),
        );
        deps.origins.invalidateAll();
        return { body: partner };
      },
    },
    {
      operation: publishPartner,
      handle: async (call) => ({ body: await publish(workOf(call), deps.clock, keyOf(call)) }),
    },
  ];
}
