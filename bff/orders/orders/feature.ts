import type { Feature } from '../../core/feature.ts';
import type { OrderFollower, OrderMembers } from './orders.ts';
import { orderInvariants, orderMigrations } from './tables.ts';
import { orderRoutes } from './order-routes.ts';
import { orderTimers } from './move-order.ts';
import { orderPayable } from './order-payable.ts';
import { orderSimulations } from './simulations.ts';

declare module '../../core/feature.ts' {
  interface Feature {
    /** Notified of each step of an order. */
    readonly orderFollower?: OrderFollower;
  }

  interface FeatureDeps {
    /** Followers from all features. */
    readonly orderFollowers: readonly OrderFollower[];
    /** The provider of rewards for orders. */
    readonly members: OrderMembers;
  }
}

export const orders: Feature = {
  routes: orderRoutes,
  payables: { order: orderPayable },
  simulations: orderSimulations,
  timers: orderTimers,
  migrations: orderMigrations,
  invariants: orderInvariants,
};
