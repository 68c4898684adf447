import { createPartner, getPartner, publishPartner, setOrigins } from '../../contract/partners.ts';
import { keyOf, workOf, type Route } from '../../gateway/call.ts';
import { ApiError } from '../../gateway/errors.ts';
import type { Limiter } from '../../gateway/limits/limiter.ts';
import { addressQuota } from '../../gateway/limits/quota.ts';
import { spend } from '../../gateway/limits/spend-quota.ts';
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
      operation: setOrigins,
      async handle(call) {
        const { partnerId, environment } = keyOf(call);
        const origins = checkOrigins((call.body as { origins: string[] }).origins, environment);
        const changed = await deps.db
          .updateTable('partner_environments')
          .set({ origins })
          .where('partner_id', '=', partnerId)
          .where('environment', '=', environment)
          .returning('partner_id')
          .executeTakeFirst();
        // The operator can issue a production key before the partner has published.
        if (!changed) throw new ApiError('not_published');
        deps.origins.forgetAll();
        return { body: await readPartner(deps.db, partnerId, environment) };
      },
    },
    {
      operation: publishPartner,
      handle: async (call) => ({ body: await publish(workOf(call), deps.clock, keyOf(call)) }),
    },
  ];
}
