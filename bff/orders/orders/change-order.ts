import type { EventType } from '../../core/contract/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import { updateOrder, type OrderColumns, type OrderRow } from './order-records.ts';
import { presentOrder, type PresentDeps } from './present-order.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { StoredRefund } from './order-content.ts';

/** A public change of an order, with its events, in the same transaction. */
interface OrderChange {
  readonly columns: OrderColumns;
  readonly events: readonly EventType[];
  readonly now: Date;
}

/** @param row the order, locked. @returns it as it is now */
export async function changeOrder(
  work: Work,
  deps: PresentDeps,
  row: OrderRow,
  { columns, events, now }: OrderChange,
): Promise<OrderRow> {
  const changed = await updateOrder(work, row, columns, now);
  await tellOfOrder(work, deps, changed, events, now);
  return changed;
}

/** Records events about an order as it is now. */
export async function tellOfOrder(
  work: Work,
  deps: PresentDeps,
  row: OrderRow,
  types: readonly EventType[],
  at: Date,
): Promise<void> {
  const data = presentOrder(row, deps);
  const { partner_id: partnerId, environment, merchant_id: merchantId } = row;
  await recordEvents(
    work.db,
    types.map((type) => ({ type, partnerId, environment, merchantId, data, at })),
  );
}

/** The dependencies of orders. */
export type OrderDeps = Pick<
  FeatureDeps,
  | 'db'
  | 'clock'
  | 'publicUrl'
  | 'siteAddresses'
  | 'guestLinks'
  | 'keys'
  | 'locations'
  | 'menus'
  | 'payments'
  | 'orderFollowers'
  | 'retention'
  | 'members'
>;

/**
 * A feature's reaction to order events, as `orderFollower` of its descriptor: it is notified of each step in
 * the step's transaction, after the order's change and events. The order is locked; the follower takes its
 * locks after that.
 */
export interface OrderFollower {
  /**
   * An order is held for an answer about its payment: reads what the follower may need for it, in the same
   * round trip as the lock of the order, and locks nothing.
   */
  readonly expect?: (work: Work, order: string) => Promise<void>;
  readonly followed: (work: Work, step: OrderStep, deps: OrderDeps) => Promise<void>;
  /** Whether it tells people, so that the made-up past of a sandbox is none of its business. */
  readonly isOfPresent?: true;
}

/**
 * A step in the life of an order. Each occurs at most once per order, except `unpaid`, `delayed` and
 * `refunded`.
 */
export type OrderStep = {
  /** The order after the step. */
  readonly order: OrderRow;
  /** The environment's time of the step. */
  readonly now: Date;
} & (
  | {
      readonly what:
        /** The merchant sees it. */
        | 'placed'
        /** Its money was taken, by card or at the counter, or nothing was due. */
        | 'captured'
        /** Fulfilled, and its money taken. */
        | 'completed'
        /** Marked as ready; for a delivery, that it has left. */
        | 'ready'
        /** Canceled by any party. Captured money is refunded in separate steps. */
        | 'canceled'
        /** The payment of a draft came to nothing; it can be paid again. */
        | 'unpaid';
      readonly refund?: undefined;
    }
  /**
   * Accepted by the merchant, or automatically. An order can be ready, or handed over, without having been
   * accepted.
   */
  | {
      readonly what: 'accepted';
      /** The time that the guest was given before. */
      readonly plannedAt: Date | null;
      readonly refund?: undefined;
    }
  /** Delayed by the merchant, any number of times. */
  | {
      readonly what: 'delayed';
      /** The time that the guest was given before. */
      readonly plannedAt: Date | null;
      readonly refund?: undefined;
    }
  /**
   * Money went back, once for each refund that succeeds: also before it is completed, and after it was
   * canceled.
   */
  | { readonly what: 'refunded'; readonly refund: StoredRefund }
);

export async function tellFollowers(work: Work, deps: OrderDeps, step: OrderStep): Promise<void> {
  for (const { followed } of deps.orderFollowers) await followed(work, step, deps);
}
