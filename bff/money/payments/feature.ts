import type { Feature } from '../../core/feature.ts';
import { paymentRoutes } from './payment-lists.ts';
import { paymentMigrations } from './tables.ts';
import type { PaymentService, Payables } from './payments.ts';
import { SETTLE } from './payable.ts';

declare module '../../core/feature.ts' {
  interface Feature {
    /** The feature's records that can be paid by card, by kind. */
    readonly payables?: Payables;
  }

  interface FeatureDeps {
    readonly payments: PaymentService;
  }
}

export const payments: Feature = {
  routes: paymentRoutes,
  migrations: paymentMigrations,
  timers: { [SETTLE]: { outside: ({ deps, owner, record }) => deps.payments.settleDue(owner, record) } },
};
