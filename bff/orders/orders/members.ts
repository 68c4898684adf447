import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { OrderMember } from './order-content.ts';
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
