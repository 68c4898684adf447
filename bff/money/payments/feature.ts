import type { Feature, FeatureDeps } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { paymentRoutes } from './payment-lists.ts';
import { paymentInvariants } from './invariants.ts';
import { paymentMigrations } from './tables.ts';
import type { PaymentService, Payables } from './payments.ts';
import { SETTLE, SETTLE_PART } from './payable.ts';

declare module '../../core/feature.ts' {
  interface Feature {
    /** The feature's records that can be paid by card, by kind. */
    readonly payables?: Payables;
  }

  interface FeatureDeps {
    readonly payments: PaymentService;
  }
}

const settling: TimerHandlers<FeatureDeps>[string] = {
  outside: ({ deps, owner, record }) => deps.payments.settleDue(owner, record),
};

export const payments: Feature = {
  routes: paymentRoutes,
  migrations: paymentMigrations,
  invariants: paymentInvariants,
  timers: { [SETTLE]: settling, [SETTLE_PART]: settling },
};
