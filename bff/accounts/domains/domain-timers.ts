import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { checkNow, targetOf } from './domain-routes.ts';
import { DOMAIN_CHECK } from './settle-check.ts';

/** How soon it is asked again when nobody answered. */
const AGAIN_MS = 3_600_000;

/** Each verified domain is looked up once a day. */
export const domainTimers: TimerHandlers<FeatureDeps> = {
  [DOMAIN_CHECK]: {
    outside: async ({ deps, owner, record }) => {
      try {
        const row = await checkNow(deps, owner, record, await targetOf(deps, deps.db, owner));
        if (row?.status !== 'verified') return 'done';
        const hours = row.failure?.code === 'dns_unreachable' ? 1 : 24;
        return { againAt: new Date(deps.clock.now() + hours * AGAIN_MS) };
      } catch (error) {
        // It was removed.
        if (error instanceof ApiError && error.code === 'not_found') return 'done';
        throw error;
      }
    },
  },
};
