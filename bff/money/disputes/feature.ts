import type { Feature } from '../../core/feature.ts';
import { DISPUTE_LOOK } from '../payments/payments.ts';
import { DISPUTE_SEND } from './answer-dispute.ts';
import { disputeRoutes } from './dispute-routes.ts';
import type { DisputeService } from './disputes.ts';
import { guestsOfDisputes } from './dispute-records.ts';
import { DISPUTE_FORGET, forgetEvidence } from './look-at-disputes.ts';
import { disputeMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly disputes: DisputeService;
  }
}

export const disputes: Feature = {
  routes: disputeRoutes,
  migrations: disputeMigrations,
  guestRecords: [guestsOfDisputes],
  timers: {
    [DISPUTE_LOOK]: {
      outside: ({ deps, owner, record, dueAt }) => deps.disputes.lookDue(owner, record, dueAt),
    },
    [DISPUTE_FORGET]: forgetEvidence,
    [DISPUTE_SEND]: { outside: ({ deps, owner, record }) => deps.disputes.sendDue(owner, record) },
  },
};
