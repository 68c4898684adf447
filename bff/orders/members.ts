import type { Db } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { OrderRow } from './order-records.ts';

/** What an order asks of a program of members, when it names one: the feature that has such a program provides it. */
export interface OrderMembers {
  /**
   * Who the order names, with the rewards that it wants to use. Nothing is taken.
   * @throws {ApiError} not_found; state_forbids: a reward is used, or isn't theirs
   */
  find(db: Db, of: MemberScope, named: NamedMember): Promise<OrderMember>;
  /**
   * Takes the rewards for an order that is being paid and is locked: no other order can have them any more. Taken by the same
   * order already, they stay so.
   * @throws {ApiError} state_forbids
   */
  take(work: Work, order: OrderRow, member: OrderMember): Promise<void>;
}

export interface MemberScope extends Owner {
  readonly merchantId: string;
}

export interface NamedMember {
  readonly account?: string | undefined;
  /** In any spelling. */
  readonly phone?: string | undefined;
  readonly rewards?: readonly string[] | undefined;
}

/** As an order keeps it. */
export interface OrderMember {
  readonly account: string;
  readonly rewards: readonly MemberReward[];
}

/** What a reward takes off, once and for all: changes of the program don't change it. */
export interface MemberReward {
  readonly id: string;
  readonly name: string;
  /** `percent`: basis points of the order; `fixed`: minor units off the order; `item`: one unit of one of the items. */
  readonly type: 'percent' | 'fixed' | 'item';
  /** 0 for an item. */
  readonly value: number;
  /** At most this much, in minor units. */
  readonly cap: number | null;
  /** Ids of items; empty unless it is for items. */
  readonly items: readonly string[];
}
