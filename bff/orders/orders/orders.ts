import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { OrderMember } from './order-content.ts';
import type { OrderRow } from './order-records.ts';
import { sql } from 'kysely';

export { createOrder } from './create-order.ts';
export { eraseCustomer, moveOrder } from './move-order.ts';
export { soldLinesOf } from './order-sale.ts';
export { agreeToPay, payOrder } from './pay-order.ts';
export { priceOrder } from './price-order.ts';
export { allocationsOf, refundOrder } from './refund-order.ts';
export type { OrderMove } from './order-states.ts';
export type { OrderFollower, OrderStep } from './change-order.ts';
export type { MemberReward, OrderContent, OrderMember } from './order-content.ts';
export { findOrder, holdOrder, lockOwnOrder, ownerOfOrder, type OrderRow } from './order-records.ts';
export { orderSteps } from './simulations.ts';
export { presentOrder } from './present-order.ts';

/**
 * A readable number that is unique among the merchant's orders. An order's plain number begins again each
 * day, at each location, and after 9,999 orders on the same day, whose next round is included too.
 * @param slug of the location, unique for the merchant
 * @example referenceOf('mill-lane', { business_date: '2026-11-21', number: 8, number_round: 1 }); //
 * `mill-lane-20261121-8`
 * @example referenceOf('mill-lane', { business_date: '2026-11-21', number: 1, number_round: 2 }); //
 * `mill-lane-20261121-1-2`
 */
export function referenceOf(
  slug: string,
  { business_date: date, number, number_round: round }: Numbered,
): string {
  const first = `${slug}-${date.replaceAll('-', '')}-${number}`;
  return round === 1 ? first : `${first}-${round}`;
}

interface Numbered {
  readonly business_date: string;
  readonly number: number;
  readonly number_round: number;
}

/** The member program as an order uses it. The feature with such a program provides it. */
export interface OrderMembers {
  /**
   * Returns the named member, with the rewards to use. Nothing is taken.
   * @throws {ApiError} not_found; state_forbids: a reward is used, or isn't theirs
   */
  find(db: Db, of: MemberScope, named: NamedMember): Promise<OrderMember>;
  /**
   * Takes the rewards for a locked order that is being paid, so that no other order can use them. Rewards
   * already taken by the same order stay taken.
   * @throws {ApiError} state_forbids
   */
  take(work: Work, order: OrderRow, member: OrderMember): Promise<void>;
}

export interface MemberScope extends Owner {
  readonly merchantId: string;
}

export interface NamedMember {
  readonly account?: string | undefined;
  /** In any format. */
  readonly phone?: string | undefined;
  readonly rewards?: readonly string[] | undefined;
}

/** The number of orders in progress. */
interface OpenOrders {
  readonly open: number;
  /** Not accepted yet. */
  readonly waiting: number;
  /** Not ready, although overdue. */
  readonly late: number;
}

/** @param of a merchant, or one of its locations */
export async function countOpenOrders(
  db: Db,
  of: {
    readonly merchantId: string;
    readonly locationId: string | null;
    /** The only ones that the caller sees. */
    readonly locations?: readonly string[] | undefined;
  },
  now: Date,
): Promise<OpenOrders> {
  const row = await db
    .selectFrom('orders')
    .select([
      sql<string>`count(*)`.as('open'),
      sql<string>`count(*) filter (where fulfillment_state = 'proposed')`.as('waiting'),
      sql<string>`count(*) filter (where ready_at < ${now}
        and fulfillment_state in ('proposed', 'accepted', 'preparing'))`.as('late'),
    ])
    .where('merchant_id', '=', of.merchantId)
    .where('status', '=', 'open')
    .$if(of.locationId !== null, (query) => query.where('location_id', '=', of.locationId ?? ''))
    .$if(of.locations !== undefined, (query) =>
      query.where(sql<boolean>`location_id = any(${of.locations}::text[])`),
    )
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), waiting: Number(row.waiting), late: Number(row.late) };
}
